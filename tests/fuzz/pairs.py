"""Pairs of tables that differ only in what a seat may not know: all that it and spectators are sent is equal.

From a moment of a random game on, both are played with the same answers at the same times, on the application
itself in simulated time; every byte and its time is compared. What is random by design is left out
(`Played.heard_alike`), and a pair ends where its tables part for a reason that all may know (`parting`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice, zip_longest
from typing import Final, NamedTuple

import pytest

from baston.games.smashup.variant import BASE_PRINCIPALE
from baston.kernel.rng import Rng
from baston.server.protocol import Clock, Terms
from baston.server.storage.rows import BOT, PERSON, SeatRow
from tests.fuzz.played import Moment, Played
from tests.fuzz.worlds import Fork, Tables, elsewhere, forks, known_to, shown_in
from tests.server.in_process import Heard
from tests.server.simulated import simulate

SPECIALS: Final = {"factions": "pirates+ninjas,ninjas+pirates", "copies": "2"}
MAT: Final = {"mode": BASE_PRINCIPALE}
PARTS: Final[dict[str, tuple[str, Tables]]] = {
    "smashup": (
        "smashup",
        (
            (2, SPECIALS),
            (2, {}),
            (3, {"boxes": "core", "factions": "draft"}),
            (4, {"boxes": "core", "edition": "2012", "copies": "2"}),
            (2, {"factions": "ignobles+tricksters,ninjas+robots", "bases": "all"}),
            (2, {"boxes": "ressemblances-fortuites"}),
        ),
    ),
    "base-principale": ("smashup", ((2, MAT | SPECIALS), (4, MAT | {"edition": "2012"}), (3, MAT))),
    "superfantasybrawl": (
        "superfantasybrawl",
        (
            (2, {"draft": "random"}),
            (2, {"draft": "league", "replace_challenges": "true"}),
            (4, {"draft": "random"}),
            (4, {"draft": "free", "opening_challenges": "1"}),
        ),
    ),
    "galacticlash": (
        "galacticlash",
        (
            (2, {"decks": "generated", "open_decks": "true"}),
            (2, {}),
            (2, {"format": "standard", "star_mix": "true", "action_speed_in_answer": "true"}),
            (2, {"second_player": "redraw"}),
            (3, {"stall_counts": "any_card", "split_attack": "false"}),
            (4, {"format": "duo", "delay_only_attack": "true"}),
            (4, {"format": "duo", "open_decks": "true", "duo_reveal": "on_attack"}),
        ),
    ),
}
TERMS: Final = (Terms(), Terms(), Terms(clock=Clock(60, 5)), Terms(), Terms(absence=1), Terms(window=3))
LENGTH: Final = 16  # acts of a pair, at most
TOLD: Final = 300  # characters of what differs

LEAKED: Final = "until something leaked"
WHOLE: Final = "to the end"
ANOTHER: Final = "until an answer that there is in one world alone"
SHOWN: Final = "until cards were shown"
ALONE: Final = "until a card asked who could answer"


class Outcome(NamedTuple):
    """What was found: a leak, or empty; how far the pair went, and how many messages were equal."""

    leak: str
    end: str
    equal: int


def leaked(part: str, kind: type[Played] = Played) -> Callable[[int, int], list[str]]:
    """A search for leaks in so many pairs of a part."""

    def search(pairs: int, seed: int) -> list[str]:
        found: list[str] = []
        ends: Counter[str] = Counter()
        equal = 0
        for outcome in outcomes(part, pairs, seed, kind):
            found += [outcome.leak] if outcome.leak else []
            ends[outcome.end] += 1
            equal += outcome.equal
        ways = ", ".join(f"{count} {end}" for end, count in ends.most_common())
        print(f"pairs-{part}: {pairs} pairs, {equal} messages and answers equal; {ways}")
        return found

    return search


def outcomes(part: str, pairs: int, seed: int, kind: type[Played] = Played) -> Iterator[Outcome]:
    """What is found in so many pairs of a part."""
    name, tables = PARTS[part]
    for number, fork in enumerate(islice(forks(name, tables, seed), pairs)):
        outcome = pair(fork, number, Rng(seed + number), kind)
        yield outcome._replace(leak=f"{part}, pair {number}: {outcome.leak}" if outcome.leak else "")


def pair(fork: Fork, number: int, chance: Rng, kind: type[Played] = Played) -> Outcome:
    """Play a pair of tables."""
    terms, rows = TERMS[number % len(TERMS)], _rows(fork, number)
    with pytest.MonkeyPatch.context() as patch:
        here = kind(fork, fork.state, rows, terms, f"{number} here")
        simulate(here.draw(chance, LENGTH), patch)
        states = [state for moment in here.match.trace for state in (*moment.stills, moment.state)]
        chance_used = any(state.rng.save() != fork.state.rng.save() for state in states)
        state = elsewhere(fork, shown_in(states, fork.seat), chance.next32(), chance_used)
        there = kind(fork, state, rows, terms, f"{number} there", here.picks)
        simulate(there.follow(here), patch)
    return compared(here, there)


def _rows(fork: Fork, number: int) -> list[SeatRow]:
    """The seat's person, others', and now and then a bot."""
    last = fork.setup.players - 1
    bot = last if number % 3 == 0 and last != fork.seat and last > 1 else None
    return [
        SeatRow(seat, BOT, None, "", "easy", "greedy")
        if seat == bot
        else SeatRow(seat, PERSON, f"seat-{seat}")
        for seat in range(fork.setup.players)
    ]


def compared(here: Played, there: Played) -> Outcome:
    """Compare what each was sent in two worlds, as far as they are one to the seat."""
    end = WHOLE if there.parted_at is None else ANOTHER
    equal = 0
    for who in sorted({heard.who for heard in here.heard}):
        ours, theirs = (_heard_by(who, one, there.parted_at) for one in (here, there))
        for one, other in zip_longest(ours, theirs):
            if one != other:
                at = min(heard.at for heard in (one, other) if heard is not None)
                parted = parting(here.match.trace, there.match.trace, here.fork)
                if parted is None or parted[0] > at or not parted[1]:
                    return Outcome(_told(one, other), LEAKED, equal)
                end = parted[1]
                break
            equal += 1
    return Outcome("", end, equal)


def _heard_by(who: str, played: Played, end: float | None) -> list[Heard]:
    return [x for x in played.heard_alike() if x.who == who and (end is None or x.at < end)]


def parting(ours: list[Moment], theirs: list[Moment], fork: Fork) -> tuple[float, str] | None:
    """When the games part, and why they may: empty if they may not. None if they do not.

    They may once cards are shown that the rules show; and where a card asks another seat, which alone can
    answer, outside of windows (docs/decisions/0032).
    """
    for one, other in zip_longest(ours, theirs):
        if one is None or other is None:
            return (one or other).at, ""
        at = min(one.at, other.at)
        if (one.at, one.number) != (other.at, other.number):
            return at, ""
        if any(known_to(one.state, who) != known_to(other.state, who) for who in (fork.seat, None)):
            return at, SHOWN
        if _asks(one) != _asks(other):
            return at, ALONE if _is_alone(one, fork) or _is_alone(other, fork) else ""
    return None


def _asks(moment: Moment) -> tuple[int | None, int, int]:
    frame = moment.state.frames[-1] if moment.state.frames else None
    return moment.asked, frame.effect if frame else 0, frame.step if frame else 0


def _is_alone(moment: Moment, fork: Fork) -> bool:
    """Is another seat asked, and it alone?"""
    is_other = moment.asked is not None and moment.asked != fork.seat
    return is_other and not fork.game.presentation.is_window(moment.state)


def _told(one: Heard | None, other: Heard | None) -> str:
    """Where what was heard differs."""
    if one is None or other is None or one[:2] != other[:2]:
        return f"{_cut(one)} and {_cut(other)}"
    both = zip(one.text, other.text, strict=False)
    place = next((i for i, (x, y) in enumerate(both) if x != y), 0)
    start = max(0, place - TOLD // 2)
    texts = [text[start : start + TOLD] for text in (one.text, other.text)]
    return f"{one.who} at {one.at}: …{texts[0]}… and …{texts[1]}…"


def _cut(heard: Heard | None) -> str:
    return "nothing" if heard is None else f"{heard.who} at {heard.at}: {heard.text[:TOLD]}"

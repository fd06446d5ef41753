"""What an answer gains the seat that gives it, told before it is given: sentences of the log to come.

The rules are played on two deals that the seat cannot tell apart; only what comes about in both is told.
Whoever else is asked declines, and the seat itself goes on as the evaluation likes best, then passes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from baston.bots.bot import value_after
from baston.kernel.event import LogEvent, Note
from baston.kernel.frame import PASS
from baston.kernel.game import Game
from baston.kernel.state import State
from baston.kernel.text import Json

DEALS: Final = (0, 1)
MOST: Final = 2  # sentences: what matters first
LONGEST: Final = 16  # answers after the first
WIDEST: Final = 40  # options that are tried for one of these answers
GAINS: Final = (
    "points",
    "met",
    "destroyed",
    "wounded",
)  # kinds of events, in the order of what they are worth


class Gain:
    """What comes about after an answer: a deal as it is then, and those notes of its log that tell a gain."""

    def __init__(self, state: State, notes: list[Note]) -> None:
        self.state = state
        self.notes = notes

    def sentences(self, game: Game[State], seat: int, lang: str) -> list[str]:
        """Return what it tells to the seat, a sentence for each gain, in the language ("en" or "fr")."""
        return [said(game, self.state, note, seat, lang) for note in self.notes]


def gain_of(game: Game[State], state: State, option: int, side: list[int]) -> Gain:
    """Return what the answer to the present decision gains the seat that is asked, with those on its `side`.

    Nothing of it is played, and it depends on nothing that the seat does not know. Raises Refusal,
    "no-search".
    """
    decision = state.decision
    assert decision is not None, "somebody is asked"
    seat = decision.player
    holders = Holders(game.presentation.view(state, seat))
    deals = [_played_on(game, game.search.determinize(state, seat, deal), seat, option) for deal in DEALS]
    here, other = (_gains(game, deal, seat, side, holders) for deal in deals)
    return Gain(deals[0], most_telling([told for sentence, told in here.items() if sentence in other]))


class Told(NamedTuple):
    """A note of a log, with the kind of its event and the thing that this is about."""

    kind: str
    thing: int
    note: Note


class Holders:
    """Whose the things in play are, as a seat sees it: by handle, and by what is printed on them."""

    def __init__(self, view: dict[str, Json]) -> None:
        self.by_handle: dict[int, int] = {}
        self.by_card: dict[str, set[int]] = {}
        self._note(view)

    def are_on(self, event: LogEvent, side: list[int]) -> bool:
        """Whether all that an event may be about is held by this side."""
        if event.thing in self.by_handle:
            return self.by_handle[event.thing] in side
        found = self.by_card.get(event.card, set())
        return len(found) > 0 and found.issubset(side)

    def are_others(self, event: LogEvent, side: list[int]) -> bool:
        """Whether all that an event may be about is held by nobody on this side."""
        if event.thing in self.by_handle:
            return self.by_handle[event.thing] not in side
        found = self.by_card.get(event.card, set())
        return len(found) > 0 and not found.intersection(side)

    def _note(self, part: Json) -> None:
        if isinstance(part, list):
            for one in part:
                self._note(one)
        elif isinstance(part, dict):
            handle, card = part.get("handle"), part.get("champion", part.get("card"))
            seat = part.get("controller", part.get("seat"))
            if isinstance(seat, int) and isinstance(handle, int):
                self.by_handle[handle] = seat
                if isinstance(card, str):
                    self.by_card.setdefault(card, set()).add(seat)
            for inner in part.values():
                self._note(inner)


def _played_on(game: Game[State], deal: State, seat: int, option: int) -> State:
    """The deal after the answer and what follows it this turn, with the log of that."""
    deal.notes = []
    first, turn = game.presentation.clause(deal), game.turns(deal)
    game.answer(deal, option)
    for _ in range(LONGEST):
        decision = deal.decision
        if decision is None or game.turns(deal) != turn:
            break
        again = game.presentation.clause(deal) == first
        if PASS in decision.options and (decision.player != seat or again):
            game.answer(deal, PASS)
        elif decision.player == seat and not again:
            game.answer(deal, best_option(game, deal, seat, WIDEST))
        else:
            break
    return deal


def best_option(game: Game[State], deal: State, seat: int, widest: int) -> int:
    """Return the option after which the seat stands best, by the evaluation: the first such of so many."""
    best, highest = 0, float("-inf")
    for option in game.search.candidates(deal)[:widest]:
        value = value_after(game, deal, option, seat)
        if value > highest:
            best, highest = option, value
    return best


def _gains(game: Game[State], deal: State, seat: int, side: list[int], holders: Holders) -> dict[str, Told]:
    """By their sentence, the notes that tell a gain of the side or a loss of others; the best first."""
    return noted(game, deal, seat, lambda event: event.kind in GAINS and _is_good(event, side, holders))


def noted(game: Game[State], deal: State, seat: int, counts: Callable[[LogEvent], bool]) -> dict[str, Told]:
    """Return by their sentence those notes of a deal's log whose event counts, in the order of GAINS."""
    found: list[tuple[int, str, Told]] = []
    for note in deal.notes or []:
        for event in game.presentation.log_events(deal, [note], seat):
            if event is not None and counts(event):
                told = Told(event.kind, event.thing, note)
                found.append((GAINS.index(event.kind), said(game, deal, note, seat, "en"), told))
    return {sentence: told for _, sentence, told in sorted(found, key=lambda one: one[0])}


def most_telling(found: Iterable[Told]) -> list[Note]:
    """Return the notes that are told of those found: points once, and of who is destroyed no wounds."""
    kept: list[Told] = []
    for one in found:
        scored = one.kind == "met" and any(other.kind == "points" for other in kept)
        gone = one.kind == "wounded" and any(
            other.kind == "destroyed" and other.thing == one.thing for other in kept
        )
        if not scored and not gone:
            kept.append(one)
    return [one.note for one in kept[:MOST]]


def _is_good(event: LogEvent, side: list[int], holders: Holders) -> bool:
    """Whether points come to the side, and harm to others."""
    if event.kind in ("points", "met"):
        return any(seat in side for seat in event.seats)
    if event.seats:
        return not any(seat in side for seat in event.seats)
    return holders.are_others(event, side)


def said(game: Game[State], deal: State, note: Note, seat: int, lang: str) -> str:
    """Return a note of the log as the seat may read it."""
    return game.presentation.sentences(deal, [note], seat, lang, seat)[-1]

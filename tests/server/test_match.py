"""A game taken back and played on is the game that its remaining answers make."""

from __future__ import annotations

from typing import Final

import pytest

from baston.games import game_named
from baston.games.superfantasybrawl.cards.card import Card
from baston.games.superfantasybrawl.champions.dugrun import dugrun, knock_down
from baston.games.superfantasybrawl.champions.gwaien import arcane_shield, gwaien, ignite
from baston.kernel.chacha import Seed
from baston.kernel.game import Setup
from baston.kernel.rng import Rng
from baston.kernel.state import State
from baston.pace import BEAT
from baston.server.matches.match import CHECKPOINT, Match
from baston.server.protocol import Terms
from baston.server.refusals import Refused
from baston.server.storage.rows import ANSWER, BOT, PERSON, Entry, SeatRow
from tests.superfantasybrawl.scenario import scenario
from tests.wrapped import Wrapped

PLAYERS: Final = 4
SEED: Final = 7
LONG: Final = 3 * CHECKPOINT  # answers


class Counted(Wrapped):
    """Smash Up, with a count of the answers that it has been given."""

    def __init__(self) -> None:
        super().__init__(game_named("smashup"))
        self.answered = 0

    def answer(self, state: State, option: int) -> None:
        self.answered += 1
        super().answer(state, option)


def begun(people: int) -> Match:
    """A game of so many people, each with an equal share of the seats."""
    game = Counted()
    seats = [SeatRow(seat, PERSON, f"person {seat % people}") for seat in range(PLAYERS)]
    return Match(game, game.setup(PLAYERS, {}), SEED, seats, Terms(), 0, 0.0)


def answer(match: Match, place: int) -> None:
    """Whoever is asked takes the option of this place."""
    assert match.asked is not None
    match.apply(Entry(match.number, ANSWER, match.asked, place, None, 0.0))


def answer_by_chance(match: Match, chance: Rng) -> None:
    """Whoever is asked takes any option."""
    assert match.state.decision is not None
    answer(match, chance.below(len(match.state.decision.options)))


def takes_back(match: Match, seat: int) -> bool:
    """The seat takes its last answer back, if it may; the others agree."""
    try:
        match.apply(match.prepare_undo(seat, 0.0))
    except Refused:
        return False
    while match.undo_asked is not None and match.undo_asked.waits_for:
        match.apply(match.prepare_undo_reply(match.undo_asked.waits_for[0], True, 0.0))
    if match.undo_asked is not None:
        match.apply(match.prepare_agreed_undo(0.0))
    return True


@pytest.mark.parametrize("people", [1, 2, PLAYERS])
def test_what_is_taken_back_leaves_the_game_of_the_other_answers(people: int) -> None:
    match, chance, undone = begun(people), Rng(SEED), 0
    while len(match.answers) < LONG and not match.over:
        answer_by_chance(match, chance)
        if chance.below(4) > 0:
            continue
        undone += sum(takes_back(match, chance.below(PLAYERS)) for _ in range(3))
    anew = begun(people)
    for place in match.answers:
        answer(anew, place)
    assert undone > 10
    assert match.game.save(match.state) == anew.game.save(anew.state)
    assert match.log_lengths == anew.log_lengths
    assert [match.may_undo(seat) for seat in range(PLAYERS)] == [
        anew.may_undo(seat) for seat in range(PLAYERS)
    ]


def test_a_long_game_is_not_played_again_whole_for_what_is_taken_back() -> None:
    match, chance = begun(PLAYERS), Rng(SEED)
    game = match.game
    assert isinstance(game, Counted)
    while True:
        answer_by_chance(match, chance)
        game.answered = 0
        if len(match.answers) > LONG and any(takes_back(match, seat) for seat in range(PLAYERS)):
            break
    assert game.answered < 2 * CHECKPOINT


class Attacked(Wrapped):
    """A game in which Gwaien is attacked, and her player holds one card."""

    def __init__(self, held: Card) -> None:
        super().__init__(game_named("superfantasybrawl"))
        self.held = held

    def new(self, setup: Setup, seed: Seed, log: bool = False) -> State:  # noqa: ARG002 - always the same
        position = scenario({dugrun: "c3"}, {gwaien: "c4"}, hand=[knock_down], rival_hand=[self.held])
        position.play(knock_down, on=gwaien)
        return position.arena


@pytest.mark.clause("SFB-273")
@pytest.mark.parametrize(("held", "options"), [(arcane_shield, 2), (ignite, 1)])
def test_the_time_of_a_bot_tells_nothing_of_what_it_could_have_played(held: Card, options: int) -> None:
    game = Attacked(held)
    seats = [SeatRow(0, PERSON, "person"), SeatRow(1, BOT, bot="greedy")]
    match = Match(game, game.setup(2, {}), SEED, seats, Terms(), 0, 100.0)
    assert match.state.decision is not None
    assert len(match.state.decision.options) == options
    assert match.beat_ends == 100.0 + BEAT
    match.apply(Entry(0, ANSWER, 1, 0, None, 102.0))
    assert match.beat_ends == 102.0

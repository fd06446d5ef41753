"""Windows that all are asked in: neither what others are told nor when tells who could have answered."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Final

import pytest

from baston.games import game_named
from baston.games.galacticlash.cards.card import Card
from baston.games.galacticlash.factions.neutral import mule_cuirassee, sursaut
from baston.kernel.chacha import Seed
from baston.kernel.frame import PASS
from baston.kernel.game import Setup
from baston.kernel.state import State
from baston.pace import SHORT_BEAT, within_a_beat
from baston.server.matches.match import Match
from baston.server.matches.projections import Projection, Viewer, project_all, times_left
from baston.server.matches.schedule import AUTO_PASS, ScheduledAction, next_action
from baston.server.protocol import Answer, Clock, Terms
from baston.server.storage.rows import ASK, AWAY, REFUSE, Entry
from baston.server.tables.connection import Connection
from baston.server.tables.room import Room
from tests.galacticlash.scenario import scenario
from tests.server.simulated import InMemory, room_of, simulate
from tests.server.test_terms import answers, seats
from tests.wrapped import Wrapped

EVEN: Final = {"even_windows": "true"}
HERE: Final = {"ada", "bob"}
INSTANT, CREATURE = sursaut, mule_cuirassee  # only the one is an answer
BEGUN: Final = 100.0


class Asked(Wrapped):
    """Galacti'Clash where the first seat, and then the second one, may answer before construction."""

    def __init__(self, held: Card, energies: str = "lf") -> None:
        super().__init__(game_named("galacticlash"))
        self.held = held
        self.energies = energies

    def new(self, setup: Setup, seed: Seed, log: bool = False) -> State:  # noqa: ARG002 - always the same
        position = scenario(
            mine=[mule_cuirassee],
            theirs=[mule_cuirassee],
            hand=[CREATURE],
            rival_hand=[self.held],
            energies=self.energies,
            rival_energies=self.energies,
            step="w1",
        )
        return position.clash


def match_of(held: Card, *browsers: str, energies: str = "lf", terms: Terms | None = None) -> Match:
    """The second seat is asked, and holds this card. It has just been asked."""
    game, terms = Asked(held, energies), terms or Terms()
    match = Match(game, game.setup(2, EVEN), 1, seats(*browsers), terms, 0, BEGUN - terms.window)
    answers(match, BEGUN)
    assert match.asked == 1
    return match


def due(match: Match) -> ScheduledAction | None:
    """What happens there by itself."""
    return next_action(match, seats("ada", "bob"), HERE, {}, BEGUN)


def seen(match: Match, seat: int | None = 0) -> Projection:
    """What a seat, or who watches, is shown."""
    reader = Viewer(seat)
    return project_all(match, [reader])[reader]


@pytest.mark.clause("G-68")
def test_what_others_see_and_when_is_the_same_whether_or_not_there_was_an_answer() -> None:
    """All messages to the others, before the pass and after, and the time that it takes at least."""
    told = []
    for held in (INSTANT, CREATURE):
        match = match_of(held, "ada", "bob", terms=Terms(clock=Clock(600, 5)))
        before = [seen(match), seen(match, None), times_left(match, BEGUN)]
        passes = match.beat_ends
        answers(match, passes)
        told.append([before, passes, seen(match), seen(match, None), times_left(match, passes)])
    assert told[0] == told[1]
    assert told[0][1] == BEGUN + SHORT_BEAT


@pytest.mark.clause("G-68")
def test_only_who_has_an_answer_is_bothered() -> None:
    asked, passed = (seen(match_of(held, "ada", "bob"), 1).decision for held in (INSTANT, CREATURE))
    assert asked is not None
    assert passed is not None
    assert (asked.mine, asked.unasked, len(asked.options)) == (True, False, 2)
    assert (passed.mine, passed.unasked, len(passed.options)) == (True, True, 1)
    assert due(match_of(INSTANT, "ada", "bob")) is None
    assert due(match_of(CREATURE, "ada", "bob")) == ScheduledAction(BEGUN + SHORT_BEAT, AUTO_PASS, 1)


def test_where_all_see_that_nobody_can_answer_nothing_waits() -> None:
    """Without a ready energy nobody launches anything, whatever the hand."""
    for held in (INSTANT, CREATURE):
        match = match_of(held, "ada", "bob", energies="")
        assert due(match) == ScheduledAction(BEGUN, AUTO_PASS, 1)
        assert not match.game.presentation.tells_by_time(match.state)


def test_among_bots_nobody_waits_for_a_person_but_a_bot_takes_its_beat() -> None:
    person = match_of(CREATURE, "", "bob")
    assert due(person) == ScheduledAction(BEGUN, AUTO_PASS, 1)
    for held in (INSTANT, CREATURE):
        bot = match_of(held, "ada", "")
        assert due(bot) is None
        assert bot.beat_ends == BEGUN + SHORT_BEAT


def test_who_was_away_is_not_told_by_what_went_on_meanwhile_who_had_an_answer() -> None:
    """Nor are spectators: a pass takes its beat while a bot stands in for the only other person."""
    for held in (INSTANT, CREATURE):
        match = match_of(held, "ada", "bob", terms=Terms(absence=1))
        match.apply(Entry(match.number, AWAY, 0, 0, None, BEGUN))
        assert match.people == [1]
        assert match.beat_ends == BEGUN + SHORT_BEAT


def test_at_one_screen_everybody_who_might_answer_is_handed_it() -> None:
    for held in (INSTANT, CREATURE):
        match = match_of(held, "ada", "ada")
        decision = seen(match, 1).decision
        assert decision is not None
        assert not decision.unasked
        assert due(match) is None
    assert due(match_of(CREATURE, "ada", "ada", energies="")) == ScheduledAction(BEGUN, AUTO_PASS, 1)


def test_a_window_of_a_fixed_time_is_no_quicker_for_who_cannot_answer() -> None:
    for held in (INSTANT, CREATURE):
        match = match_of(held, "ada", "bob", terms=Terms(window=8))
        decision = seen(match, 1).decision
        assert decision is not None
        assert not decision.unasked
        assert due(match) == ScheduledAction(BEGUN + 8, AUTO_PASS, 1)


def test_a_beat_is_on_nobody_s_clock_and_a_pass_earns_no_time() -> None:
    match = match_of(CREATURE, "ada", "bob", terms=Terms(clock=Clock(600, 5)))
    assert match.clocks.left_at(1, BEGUN + SHORT_BEAT) == 600
    assert match.clocks.left_at(1, BEGUN + SHORT_BEAT + 3) == pytest.approx(597)
    answers(match, BEGUN + SHORT_BEAT)
    assert match.clocks.left_at(1, BEGUN + SHORT_BEAT) == 600


def test_what_has_passed_unasked_is_not_what_is_taken_back() -> None:
    """It would pass again at once."""
    match = match_of(CREATURE, "ada", "bob")
    assert match.may_undo(0) == "no"  # it has passed unasked too
    held = match_of(INSTANT, "ada", "bob")
    answers(held, BEGUN + 1)
    assert held.may_undo(1) == "ask"


def test_nothing_passes_by_itself_while_somebody_thinks_about_an_undo() -> None:
    match = match_of(CREATURE, "ada", "bob")
    match.apply(Entry(match.number, ASK, 0, 0, None, BEGUN))
    waiting = due(match)
    assert waiting is not None
    assert waiting.kind == REFUSE


def test_a_bot_that_thinks_by_the_clock_thinks_within_the_beat() -> None:
    assert within_a_beat("strong", SHORT_BEAT) == "ismcts:0.25s:70%"
    assert within_a_beat("strong", 0) == "strong"
    assert within_a_beat("normal", SHORT_BEAT) == "normal"
    assert within_a_beat("ismcts:2s*2", SHORT_BEAT) == "ismcts:0.25s*2"
    assert within_a_beat("ismcts:2s:60%", SHORT_BEAT) == "ismcts:0.25s:60%"
    assert within_a_beat("ismcts:200:60%", SHORT_BEAT) == "ismcts:200:60%"


# ---- at the table, in simulated time


@pytest.mark.clause("G-68")
def test_a_pass_at_once_is_told_when_one_without_an_answer_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """All that the other's line tells, and when."""
    heard: list[list[tuple[float, bytes]]] = []

    async def act(held: Card) -> None:
        room, store, line = await playing(held)
        asked, work = store.record[-1].time, []
        if held is INSTANT:
            work.append(asyncio.create_task(room.answer("bob", Answer(room.number, 1, PASS))))
        heard.append(await told(line, 1.5 * SHORT_BEAT))
        await asyncio.gather(*work)
        assert [entry.seat for entry in store.record] == [0, 1]
        assert store.record[1].time == pytest.approx(asked + SHORT_BEAT)

    for held in (INSTANT, CREATURE):
        simulate(act(held), monkeypatch)
    assert heard[0] == heard[1] != []


def test_what_is_no_early_pass_waits_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(option_place: int, thought: float) -> None:
        room, store, _ = await playing(INSTANT)
        assert room.match is not None
        decision = room.match.state.decision
        assert decision is not None
        await asyncio.sleep(thought)
        answered = time.time()
        await room.answer("bob", Answer(room.number, 1, decision.options[option_place]))
        assert store.record[-1].time == answered
        assert len(store.record) == 2

    simulate(act(1, 0.0), monkeypatch)  # the instant is launched
    simulate(act(0, 3.0), monkeypatch)  # a pass after some thought


async def playing(held: Card) -> tuple[Room, InMemory, Connection]:
    """The second seat has just been asked, and holds this card; the first one's line has told all so far."""
    store, line = InMemory(), Connection("ada")
    room = room_of(seats("ada", "bob"), Asked(held), EVEN, store)
    for connection in (line, Connection("bob")):
        room.connect(connection)
    await room.resume()
    while len(store.record) == 0:  # the first has no answer, and passes unasked
        await asyncio.sleep(SHORT_BEAT)
    await told(line, 0)
    return room, store, line


async def told(line: Connection, seconds: float) -> list[tuple[float, bytes]]:
    """What the line tells in this time, and when."""
    found: list[tuple[float, bytes]] = []
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while (message := await line.next_message()) is not None:
                found.append((round(time.time(), 6), message))
    return found

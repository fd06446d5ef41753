"""In two thousand windows, the time until somebody passes tells nobody whether there was an answer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from math import inf
from typing import Final, NamedTuple

import pytest

from baston.cli.arguments.seating import Wishes, arranged
from baston.games import game_named
from baston.kernel.chacha import Seed
from baston.kernel.frame import PASS
from baston.kernel.game import Game, Setup
from baston.kernel.rng import Rng
from baston.kernel.state import State
from baston.kernel.text import Json
from baston.pace import BEAT, SHORT_BEAT
from baston.server.channels.bus import MessageBus
from baston.server.matches.match import Match
from baston.server.matches.projections import project
from baston.server.processes.bots import BotPool
from baston.server.processes.queue import ThinkingTable
from baston.server.processes.sandbox import Sandbox
from baston.server.protocol import Answer, NewTable, SeatWish, Terms
from baston.server.refusals import Refused
from baston.server.settings import MEMORY
from baston.server.storage.rows import SeatRow, TableRow
from baston.server.storage.writer import Statement
from baston.server.tables.connection import Connection
from baston.server.tables.room import Room
from baston.server.tables.rooms import Rooms
from tests.chance import kolmogorov_smirnov
from tests.conformance.walk import any_option, stops
from tests.server.simulated import START, AtOnce, InMemory, room_of, simulate
from tests.server.test_terms import seats
from tests.wrapped import Wrapped

WINDOWS: Final = 500  # of each of the four: two thousand
FEW: Final = 60
SPECIALS: Final = {"factions": "pirates+ninjas,ninjas+pirates", "copies": "2"}
TABLES: Final = {
    "smashup": ("smashup", SPECIALS | {"even_windows": "true"}),
    "base-principale": ("smashup", SPECIALS | {"even_windows": "true", "mode": "base-principale"}),
    "superfantasybrawl": ("superfantasybrawl", {"draft": "random"}),
    "galacticlash": ("galacticlash", {"even_windows": "true", "decks": "generated"}),
}
POSITIONS: Final = 60  # of each game, from which windows are drawn
SAMPLES: Final = 8  # worlds in which each position is looked at
NEEDED: Final = 0.01  # where p is less, times can be told apart


class Passing(NamedTuple):
    """Who passes, and after how many seconds at least and at most."""

    least: float
    most: float
    is_bot: bool = False

    def draw(self, chance: Rng) -> float:
        """The seconds that it takes this time."""
        return self.least + (self.most - self.least) * chance.below(1000) / 1000


AT_ONCE: Final = Passing(0.0, 0.35)  # by a stop: the way to the browser and back
BY_HAND: Final = Passing(0.2, 5.0)  # some thought
BOT: Final = Passing(0.0, 0.25, is_bot=True)


class Window(NamedTuple):
    """One that looks the same to the other seat, whether or not the seat that is asked has an answer."""

    with_an_answer: State
    without: State
    asked: int


class AtWindow(Wrapped):
    """A game that begins with a window. Nobody looks at anything but the time."""

    def __init__(self, inner: Game[State], state: State) -> None:
        super().__init__(inner)
        self.state = state

    def new(self, setup: Setup, seed: Seed, log: bool = False) -> State:  # noqa: ARG002 - as it is
        return self.inner.copy(self.state)

    def view(self, state: State, seat: int | None) -> dict[str, Json]:  # noqa: ARG002 - nothing to see
        return {}

    def label(self, state: State, option: int, lang: str) -> str:  # noqa: ARG002 - nothing to read
        return ""


class Thinking(BotPool):
    """Passes after some time, as bots that keep within their beat do."""

    def __init__(self, seconds: float) -> None:
        super().__init__(1)
        self.seconds = seconds

    async def choose(  # all bots are alike
        self,
        table: ThinkingTable,  # noqa: ARG002
        match: Match,  # noqa: ARG002
        bot: str,  # noqa: ARG002
        seconds: float = inf,  # noqa: ARG002
    ) -> int:
        await asyncio.sleep(self.seconds)
        return PASS


def setup_of(name: str) -> tuple[Game[State], Setup]:
    """The game of a table, and its options."""
    id, options = TABLES[name]
    game = game_named(id)
    return game, game.setup(2, options)


@cache
def windows_of(name: str) -> list[Window]:
    """Windows of random games, of which the other seat cannot know whether there is an answer."""
    game, setup = setup_of(name)
    found: list[Window] = []
    seed = 0
    while len(found) < POSITIONS:
        seed += 1
        found += _windows(game, setup, seed)
    return found[:POSITIONS]


def _windows(game: Game[State], setup: Setup, seed: int) -> Iterator[Window]:
    """What one seat answers opens a window for the other, in worlds that the first cannot tell apart."""
    chance = Rng(seed)
    state = game.new(setup, seed)
    while state.decision is not None:
        before, asked, option = game.copy(state), state.decision.player, any_option(state, chance)
        game.answer(state, option)
        if not _asks_another(game, state, asked):
            continue
        worlds: dict[bool, State] = {}
        for n in range(SAMPLES):
            world = game.search.determinize(before, asked, n)
            game.answer(world, option)
            if _asks_another(game, world, asked) and world.decision is not None:
                worlds[len(world.decision.options) > 1] = world
        if len(worlds) == 2:
            yield Window(worlds[True], worlds[False], 1 - asked)


def _asks_another(game: Game[State], state: State, seat: int) -> bool:
    decision = state.decision
    return decision is not None and decision.player != seat and game.presentation.tells_by_time(state)


def waits(
    name: str,
    passing: Passing,
    monkeypatch: pytest.MonkeyPatch,
    count: int = FEW,
    terms: Terms | None = None,
) -> tuple[list[float], list[float]]:
    """How long the other seat waits in windows with an answer and in windows without one."""
    game, setup = setup_of(name)
    chance = Rng(1)
    with_one: list[float] = []
    without: list[float] = []

    async def act(state: State, asked: int, found: list[float]) -> None:
        room = _room(AtWindow(game, state), setup, passing, asked, chance, terms)
        found.append(await _wait(room, asked, passing.draw(chance)))

    for n in range(count):
        window = windows_of(name)[n % POSITIONS]
        for state, found in ((window.with_an_answer, with_one), (window.without, without)):
            # In a time of its own: what waits at one table would have to be looked at for all others.
            simulate(act(state, window.asked, found), monkeypatch)
    return with_one, without


def _room(
    game: AtWindow, setup: Setup, passing: Passing, asked: int, chance: Rng, terms: Terms | None
) -> Room:
    browsers = ["ada", "ada"]
    browsers[asked] = "" if passing.is_bot else "bob"
    thinking = Thinking(passing.draw(chance))
    return room_of(seats(*browsers), game, setup.options, thinking=thinking, terms=terms)


async def _wait(room: Room, asked: int, thought: float) -> float:
    """The seconds from when the other seat sees who is asked until it sees the pass."""
    line = Connection("ada")
    room.connect(line)
    room.connect(Connection("bob"))
    await room.resume()
    begun, number, match = time.time(), room.number, room.match
    assert match is not None
    decision = match.state.decision
    assert decision is not None
    if match.bot_of(asked) is None and len(decision.options) > 1:
        await asyncio.sleep(thought)
        with suppress(Refused):  # before the window is over
            await room.answer("bob", Answer(number, asked, PASS))
    while room.number == number:
        await line.next_message()
    return round(time.time() - begun, 6)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("smashup", {"even_windows": "true"}),
        ("smashup", {"even_windows": "true", "edition": "2012", "copies": "2"}),
        ("smashup", {"even_windows": "true", "mode": "base-principale"}),
        ("superfantasybrawl", {"draft": "random", "max_rounds": "8"}),
    ],
)
def test_who_might_answer_is_known_to_all_and_whoever_can_is_among_them(
    name: str, options: dict[str, str], players: int
) -> None:
    """The same in all determinizations for the others."""
    game = game_named(name)
    setup = game.setup(players, options)
    might: list[bool] = []
    games = 0
    while games < 6 or {*might} != {False, True}:
        games += 1
        for state in stops(game, setup, games, 1):
            if game.presentation.is_window(state):
                might.append(_might_answer(game, state, len(might)))


def _might_answer(game: Game[State], state: State, n: int) -> bool:
    tells = game.presentation.tells_by_time(state)
    asked = state.decision
    assert asked is not None
    assert tells or len(asked.options) == 1
    for other in {*range(len(game.points(state)))} - {asked.player}:
        assert game.presentation.tells_by_time(game.search.determinize(state, other, n)) is tells
    return tells


class Made(InMemory):
    """Keeps the table that was made last."""

    table: TableRow

    async def create_table(self, table: TableRow, seats: list[SeatRow], *also: Statement) -> None:  # noqa: ARG002 - any
        self.table = table


def even_of(wished: list[SeatWish], options: dict[str, str]) -> str:
    """What a new table of Smash Up settles about windows."""
    store = Made()
    rooms = Rooms(store, AtOnce(), MessageBus(MEMORY), Sandbox())
    asyncio.run(rooms.create_table("ada", NewTable("smashup", len(wished), wished, options)))
    return store.table.options["even_windows"]


def test_tables_of_two_people_ask_everybody_unless_their_maker_says_otherwise() -> None:
    """Whoever may still come is a person; bots need no such care."""
    me, whoever, bot = SeatWish("me"), SeatWish("open"), SeatWish("bot")
    for wished, usual in (
        ([me, whoever], "true"),
        ([me, me, bot], "true"),
        ([me, bot, bot], "false"),
    ):
        assert even_of(wished, {}) == even_of(wished, {"mode": "base-principale"}) == usual
        for chosen in ("false", "true"):
            assert even_of(wished, {"even_windows": chosen}) == chosen


def test_so_do_two_people_at_a_terminal() -> None:
    game = game_named("smashup")
    assert arranged(game, Wishes(seats="me,me"))[0].options["even_windows"] == "true"
    assert arranged(game, Wishes(seats="me,normal"))[0].options["even_windows"] == "false"
    assert arranged(game, Wishes(seats="me,me"), simulated=True)[0].options["even_windows"] == "false"
    assert (
        arranged(game, Wishes(seats="me,me", rules=["even_windows=false"]))[0].options["even_windows"]
        == "false"
    )


@pytest.mark.clause("SFB-273")
def test_who_has_no_reaction_is_not_bothered_though_no_option_says_that_all_are_asked() -> None:
    game, setup = setup_of("superfantasybrawl")
    window = windows_of("superfantasybrawl")[0]
    for state, unasked in ((window.with_an_answer, False), (window.without, True)):
        match = Match(AtWindow(game, state), setup, 1, seats("ada", "bob"), Terms(window=8), 0, START)
        decision = project(match, window.asked).decision
        assert decision is not None
        assert (decision.even, decision.unasked) == (True, unasked)
        assert match.beat_ends == START + BEAT
        assert match.auto_pass_at == (START + BEAT if unasked else None)
        assert match.window_ends is None  # whatever its terms say


@pytest.mark.clause("SU-123", "SFB-273", "G-68")
@pytest.mark.parametrize("name", TABLES)
def test_by_a_stop_an_answer_is_declined_when_who_has_none_passes(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert kolmogorov_smirnov(*waits(name, AT_ONCE, monkeypatch, WINDOWS)) > NEEDED


@pytest.mark.parametrize("name", TABLES)
def test_a_bot_passes_at_the_same_time_with_and_without_an_answer(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert kolmogorov_smirnov(*waits(name, BOT, monkeypatch)) > NEEDED


@pytest.mark.parametrize("name", ["smashup", "galacticlash"])
def test_who_thinks_tells_nothing_where_responses_take_a_fixed_time(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_one, without = waits(name, BY_HAND, monkeypatch, terms=Terms(window=8))
    assert {*with_one, *without} == {8.0}


def test_who_thinks_longer_than_a_beat_can_be_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """As at any table; and so the test can tell."""
    with_one, without = waits("smashup", BY_HAND, monkeypatch)
    assert kolmogorov_smirnov(with_one, without) < NEEDED
    assert set(without) == {SHORT_BEAT}

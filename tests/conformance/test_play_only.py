"""A game that offers nothing but play: what works, and in which words the rest is refused."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

import baston.games
from baston.analysis import analyse_decision
from baston.bots import bot_named
from baston.cli.__main__ import run
from baston.env.encoding import Encoding
from baston.games import game_named
from baston.kernel.game import Game, Refusal
from baston.kernel.record import Record, begin_record, parse, replay, write_answer
from baston.kernel.rng import Rng
from baston.kernel.search import Search, Tuning
from baston.kernel.state import State
from baston.locales import sentence
from baston.server.channels.bus import MessageBus
from baston.server.processes.sandbox import Sandbox
from baston.server.protocol import NewTable, SeatWish
from baston.server.settings import MEMORY
from baston.server.tables.rooms import Rooms
from baston.simulation.match import play
from tests.conformance import playing
from tests.conformance.playing import Check
from tests.conformance.setups import RIGS
from tests.server.simulated import AtOnce, InMemory
from tests.wrapped import PlayOnly

NAME: Final = "bare"


class Bare(PlayOnly):
    """Nim, of which nobody has said how to search, show or observe it."""

    def __init__(self) -> None:
        super().__init__(game_named("nim"))
        self.name = NAME


BARE: Final = Bare()
SETUP: Final = BARE.setup(2, {})


@pytest.fixture
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is a package, named where games are named, as its author does it."""
    package = ModuleType(f"baston.games.{NAME}")
    package.GAME = BARE  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, package.__name__, package)
    monkeypatch.setattr(baston.games, "TEMPLATES", (*baston.games.TEMPLATES, NAME))


def midgame() -> tuple[State, int]:
    """A state in which somebody is asked, and who."""
    state = BARE.new(SETUP, 1)
    assert state.decision is not None
    return state, state.decision.player


@pytest.mark.parametrize("check", playing.PLAY_CHECKS, ids=lambda check: check.__name__)
def test_it_passes_every_check_of_play(check: Check) -> None:
    check(BARE, RIGS["nim"], SETUP, 1)


def test_it_is_simulated_with_points_and_a_winner_though_nothing_is_known_of_seats() -> None:
    played = play(BARE, SETUP, ["uniform", "uniform"], seed=3, events=True)
    assert sorted(played.row.points) == [0, 1]
    assert played.row.winner == played.row.points.index(1)
    assert (played.row.factions, played.row.decks, played.row.cut_short) == (None, None, False)
    assert played.events == []
    assert played.row == play(game_named("nim"), SETUP, ["uniform", "uniform"], seed=3).row


def recorded() -> Record:
    """The record of a game between two bots."""
    record, state, chance = begin_record(BARE, SETUP, 5), BARE.new(SETUP, 5), Rng(5)
    uniform = bot_named("uniform")
    while state.decision is not None:
        option = uniform.choose(BARE, state, state.decision.player, chance.next32())
        write_answer(BARE, record, state, option)
    return record


def test_it_is_recorded_and_its_record_replays() -> None:
    record = recorded()
    *_, last = replay(BARE, parse(record.text()))
    assert last.over
    assert BARE.points(last) == record.result != []


@pytest.mark.parametrize("name", ["greedy", "flat:4", "ismcts:4"])
def test_a_bot_that_searches_refuses_it(name: str) -> None:
    state, seat = midgame()
    with pytest.raises(Refusal) as refused:
        bot_named(name).check(BARE)
    assert refused.value.key == "no-search"
    with pytest.raises(Refusal, match="no-search"):
        bot_named(name).choose(BARE, state, seat, 1)
    bot_named("uniform").check(BARE)


def test_what_needs_a_part_that_is_missing_is_refused() -> None:
    state, seat = midgame()
    with pytest.raises(Refusal, match="no-search"):
        analyse_decision(BARE, state, seat, 0, 1, "ismcts:4")
    with pytest.raises(Refusal, match="no-observation"):
        Encoding(BARE)
    with pytest.raises(Refusal, match="no-presentation"):
        BARE.presentation.view(state, seat)


@pytest.mark.parametrize("key", ["no-search", "no-presentation", "no-observation"])
def test_every_refusal_is_a_sentence_in_both_languages(key: str) -> None:
    english, french = sentence("en", key), sentence("fr", key)
    assert english.endswith(".")
    assert french.endswith(".")
    assert english != french


@pytest.mark.usefixtures("listed")
def test_the_command_line_simulates_it_and_refuses_what_it_cannot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BASTON_DATA", str(tmp_path))
    monkeypatch.setenv("BASTON_LANG", "en")
    assert run(["simulate", NAME, "--games", "20", "--seed", "1", "--jobs", "1", "--json"]) == 0
    assert sum(json.loads(capsys.readouterr().out)["wins"]) == 20
    refused = [
        ("no-search", ["simulate", NAME, "--games", "1", "--seats", "greedy,uniform"]),
        ("no-search", ["league", NAME, "--bots", "uniform,greedy", "--games", "2"]),
        ("no-search", ["bench", NAME, "--games", "1"]),
        ("no-presentation", ["play", NAME]),
        ("no-presentation", ["play", NAME, "--seats", "uniform,uniform"]),
    ]
    for key, arguments in refused:
        assert run(arguments) == 2
        assert sentence("en", key) in " ".join(capsys.readouterr().err.split())
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


@pytest.mark.usefixtures("listed")
def test_the_command_line_verifies_its_record_but_shows_no_board(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BASTON_LANG", "en")
    record = recorded()
    file = tmp_path / "game.json"
    file.write_text(record.text(), "utf-8")
    assert run(["replay", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["points"] == record.result
    for key, arguments in [("no-presentation", ["replay"]), ("no-search", ["analyse"])]:
        assert run([*arguments, str(file)]) == 2
        assert sentence("en", key) in " ".join(capsys.readouterr().err.split())


@pytest.mark.usefixtures("listed")
def test_a_web_table_of_it_is_refused() -> None:
    rooms = Rooms(InMemory(), AtOnce(), MessageBus(MEMORY), Sandbox())
    wish = NewTable(NAME, 2, [SeatWish("me"), SeatWish("open")])
    with pytest.raises(Refusal, match="no-presentation"):
        asyncio.run(rooms.create_table("browser", wish))


class Searched(PlayOnly):
    """Nim, of which a search knows how to sample, but not what a position is worth."""

    def __init__(self) -> None:
        super().__init__(game_named("nim"))
        self.search = Sampler(self.inner)


class Sampler(Search[State]):
    """Determinizes as the game does, and evaluates nothing."""

    def __init__(self, inner: Game[State]) -> None:
        super().__init__(Tuning())
        self.inner = inner

    def determinize(self, state: State, seat: int, seed: int) -> State:
        return self.inner.search.determinize(state, seat, seed)


@pytest.mark.parametrize("name", ["flat:60", "ismcts:60"])
def test_a_game_without_an_evaluation_is_searched_by_rollouts_to_the_end(name: str) -> None:
    """One heap of 2, no tokens left: who takes both counters (option 3) wins at once, else the other does."""
    game = Searched()
    state = game.new(game.setup(2, {"heaps": "2"}), 1)
    endgame = game.load(game.save(state) | {"token": [0, 0]})
    assert endgame.decision is not None
    seat = endgame.decision.player
    answers = [bot_named(name).choose(game, endgame, seat, seed) for seed in range(10)]
    assert answers == [3] * 10

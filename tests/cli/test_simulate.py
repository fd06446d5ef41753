"""Many games at once: the same whatever the jobs, counted as promised, written as rows."""

from __future__ import annotations

import json
from pathlib import Path

import polars
import pytest

from baston.bots.rollout import rollout
from baston.cli.arguments.seating import Wishes, arranged
from baston.cli.runs.simulate import planned
from baston.games import game_named
from baston.kernel.rng import Rng
from baston.simulation.plan import game_seed
from tests.cli.conftest import Shell

KEYS = [
    *("games", "decisions", "seconds", "games_per_s", "decisions_per_s"),
    *("wins", "draws", "cut_short", "faults", "seed", "compiled"),
]


def simulated(shell: Shell, *args: str) -> dict[str, object]:
    """The one JSON value that a simulation prints."""
    said = shell.run("simulate", *args, "--json")
    assert said.status == 0
    assert said.err == ""
    value = json.loads(said.out)
    assert isinstance(value, dict)
    return value


def test_json_has_the_promised_fields(shell: Shell) -> None:
    value = simulated(shell, "smashup", "--games", "7", "--seats", "uniform,uniform,uniform", "--seed", "4")
    assert list(value) == KEYS
    assert value["games"] == 7
    assert value["seed"] == 4
    wins, draws = value["wins"], value["draws"]
    assert isinstance(wins, list)
    assert isinstance(draws, int)
    assert len(wins) == 3
    assert sum(wins) + draws == 7


def test_decisions_are_questions_with_a_choice(shell: Shell) -> None:
    value = simulated(shell, "nim", "--games", "40", "--seed", "2")
    game = game_named("nim")
    count = 0
    for i in range(40):
        seed = game_seed(2, i)
        state, rng = game.new(game.setup(2, {}), seed), Rng(seed ^ 0xB075)
        while state.decision is not None:
            options = state.decision.options
            count += len(options) >= 2
            game.answer(state, options[rng.below(len(options))] if len(options) > 1 else options[0])
    assert value["decisions"] == count


def test_bots_that_think_are_counted_like_those_that_do_not(shell: Shell, tmp_path: Path) -> None:
    simulated(shell, "nim", "--games", "5", "--seats", "greedy,uniform", "--seed", "1", "--out", "there")
    rows = polars.read_parquet(tmp_path / "there" / "games.parquet")
    assert rows["decisions"].min() != 0
    game = game_named("nim")
    assert rollout(game, game.new(game.setup(2, {}), int(rows["seed"][0])), Rng(1)) > 0


def test_factions_are_random_unless_given(shell: Shell, tmp_path: Path) -> None:
    simulated(shell, "smashup", "--games", "12", "--seed", "3", "--out", "any")
    given = "pirates+ninjas,zombies+robots"
    simulated(shell, "smashup", "--games", "3", "--seed", "3", "--factions", given, "--out", "given")
    assert (
        len(set(map(str, polars.read_parquet(tmp_path / "any" / "games.parquet")["factions"].to_list()))) > 3
    )
    factions = polars.read_parquet(tmp_path / "given" / "games.parquet")["factions"].to_list()
    assert factions == [["pirates+ninjas", "zombies+robots"]] * 3


def test_out_gets_a_row_for_each_game_and_the_run(shell: Shell, tmp_path: Path) -> None:
    value = simulated(shell, "smashup", "--games", "9", "--seed", "5", "--out", "there")
    rows = polars.read_parquet(tmp_path / "there" / "games.parquet")
    assert rows.columns == [
        *("game", "seed", "players", "mode", "format", "bots", "factions", "champions", "decks"),
        *("team", "points", "winner", "draw", "turns", "decisions", "cut_short", "starter", "faults"),
    ]
    assert rows["game"].to_list() == list(range(9))
    assert rows["decisions"].sum() == value["decisions"]
    assert rows["turns"].min() is not None
    wins = [rows.filter(polars.col("winner") == seat).height for seat in (0, 1)]
    assert wins == value["wins"]
    run = json.loads((tmp_path / "there" / "run.json").read_text())
    assert run["seats"] == ["uniform", "uniform"]
    assert run["options"]["edition"] == "2017"
    assert run["games"] == 9


def test_games_that_have_no_factions_have_rows_too(shell: Shell, tmp_path: Path) -> None:
    simulated(shell, "nim", "--games", "3", "--seed", "5", "--out", "there")
    rows = polars.read_parquet(tmp_path / "there" / "games.parquet")
    assert rows["factions"].null_count() == 3


def test_results_are_not_replaced_unless_asked(shell: Shell, tmp_path: Path) -> None:
    args = ("simulate", "nim", "--games", "3", "--out", "there")
    assert shell.run(*args).status == 0
    before = (tmp_path / "there" / "games.parquet").read_bytes()
    said = shell.run(*args)
    assert said.status == 2
    assert "--overwrite" in said.err
    assert "--resume" in said.err
    assert (tmp_path / "there" / "games.parquet").read_bytes() == before
    assert shell.run(*args, "--overwrite", "--games", "4").status == 0
    assert polars.read_parquet(tmp_path / "there" / "games.parquet").height == 4


def test_an_out_folder_that_cannot_be_written_is_said_before_the_play(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    said = shell.run("simulate", "nim", "--games", "100000000", "--out", "file/there")
    assert said.status == 2
    assert len(said.err.splitlines()) == 1


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_without_json_it_is_told_in_words(shell: Shell, lang: str) -> None:
    said = shell.run("simulate", "nim", "--games", "10", "--seed", "1", "--lang", lang)
    assert said.status == 0
    assert said.err == ""
    assert {"en": "wins", "fr": "victoires"}[lang] in said.out


def test_a_simulation_loads_nothing_that_it_does_not_need(shell: Shell) -> None:
    code = (
        "import sys; from baston.cli.__main__ import run; "
        "run(['simulate', 'nim', '--games', '1', '--json']); "
        "print([name for name in ('rich', 'polars', 'fluent', 'multiprocessing') if name in sys.modules])"
    )
    assert shell.python(code).out.splitlines()[-1] == "[]"


def test_interrupting_all_jobs_leaves_no_traceback(shell: Shell) -> None:
    terminal = shell.at_terminal("simulate", "nim", "--games", "9000000", "--jobs", "2")
    terminal.sees("/9000000")
    terminal.interrupts()
    terminal.sees(r"Interrupted after \d+ of 9,000,000 games. Nothing is kept: --out DIR")
    assert terminal.status() == 130
    assert "Traceback" not in terminal.shown


def test_every_option_of_play_is_one_of_simulate(shell: Shell, tmp_path: Path) -> None:
    options = "--players 3 --edition 2012 --copies 2 --first 2 --rule bgb_fixes=true --factions draft"
    simulated(shell, "smashup", "--games", "4", *options.split(), "--seed", "6", "--out", "there")
    run = json.loads((tmp_path / "there" / "run.json").read_text())
    asked = {"edition": "2012", "copies": "2", "first": "2", "bgb_fixes": "true", "factions": "draft"}
    assert run["options"].items() >= asked.items()
    assert run["seats"] == ["uniform"] * 3
    rows = polars.read_parquet(tmp_path / "there" / "games.parquet")
    assert [len(points) for points in rows["points"]] == [3] * 4


def test_the_rows_are_the_same_whatever_the_jobs(shell: Shell, tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        seats = ("--seats", "greedy,uniform", "--seed", "8", "--jobs", jobs, "--out", jobs)
        simulated(shell, "smashup", "--games", "9", *seats)
    one, two = (polars.read_parquet(tmp_path / jobs / "games.parquet") for jobs in ("1", "2"))
    assert one.equals(two)


def test_a_search_may_have_processes_of_its_own_whatever_the_jobs(shell: Shell) -> None:
    values = [
        simulated(
            shell, "nim", "--games", "3", "--seats", "ismcts:20*2,greedy", "--seed", "2", "--jobs", jobs
        )
        for jobs in ("1", "2")
    ]
    assert values[0]["wins"] == values[1]["wins"]
    assert values[0]["decisions"] == values[1]["decisions"]


@pytest.mark.parametrize(("name", "limit"), [("superfantasybrawl", "60"), ("smashup", "100")])
def test_a_game_without_an_end_of_its_own_is_limited_in_simulations_alone(name: str, limit: str) -> None:
    game = game_named(name)
    assert planned(game, Wishes(), 1).setup.options["max_rounds"] == limit
    assert planned(game, Wishes(rules=["max_rounds=2"]), 1).setup.options["max_rounds"] == "2"
    assert (
        planned(game, Wishes(rules=["max_rounds=none"]), 1).setup.options.get("max_rounds", "none") == "none"
    )
    setup, _ = arranged(game, Wishes())
    assert setup.options.get("max_rounds", "none") == "none"


def test_it_is_told_how_many_games_a_limit_has_ended(shell: Shell) -> None:
    short = ("superfantasybrawl", "--games", "5", "--rule", "max_rounds=1", "--seed", "2")
    value = simulated(shell, *short)
    assert value["cut_short"] == 5
    assert "Ended by the limit of rounds: 5" in shell.run("simulate", *short, "--lang", "en").out
    value = simulated(shell, "superfantasybrawl", "--games", "5", "--seats", "greedy,greedy", "--seed", "2")
    assert value["cut_short"] == 0


@pytest.mark.parametrize("game", ["superfantasybrawl --players 4", "galacticlash --format duo --players 4"])
def test_teams_win_as_one(game: str, shell: Shell) -> None:
    args = (*game.split(), "--games", "6", "--seed", "3", "--seats", "greedy,uniform,greedy,uniform")
    value = simulated(shell, *args)
    wins = value["wins"]
    assert isinstance(wins, list)
    assert len(wins) == 2
    assert wins[0] > wins[1]
    assert value["draws"] == 6 - sum(wins)
    said = shell.run("simulate", *args, "--lang", "en").out
    assert "Players 1 + 3 (greedy + greedy): " in said
    assert "Players 2 + 4 (uniform + uniform): " in said

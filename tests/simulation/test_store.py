"""What a run leaves in its folder, whatever happens to it: every game once, in order, the same."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import polars
import pytest

from baston.games import game_named
from baston.kernel.game import Refusal, Setup
from baston.simulation.match import play
from baston.simulation.plan import Plan
from baston.simulation.run import run, summed_up
from baston.simulation.runner import Here
from baston.simulation.store import Store
from baston.simulation.tables import GAMES, join, read, write
from tests.cli.conftest import COMMAND, Shell

NIM = ("simulate", "nim", "--seed", "5")
ENDLESS = (*NIM, "--games", "9000000")
LONG = ("simulate", "smashup", "--games", "16", "--seats", "greedy,uniform", "--seed", "6", "--events")


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    """A shell in an empty folder."""
    return Shell(tmp_path)


def rows(folder: Path, name: str = "games") -> polars.DataFrame:
    """All rows that the folder has so far."""
    joined = folder / f"{name}.parquet"
    files = [joined] if joined.exists() else sorted((folder / "parts").glob(f"{name}-*.parquet"))
    return polars.concat([polars.read_parquet(file) for file in files])


def wait_for_parts(folder: Path, count: int) -> None:
    deadline = time.monotonic() + 60
    while len(list(folder.glob("parts/games-*.parquet"))) < count:
        assert time.monotonic() < deadline, "no parts are written"
        time.sleep(0.02)


def test_a_killed_run_goes_on_where_it_was(shell: Shell, tmp_path: Path) -> None:
    command = [*COMMAND, *LONG, "--jobs", "2", "--out", "killed"]
    process = subprocess.Popen(command, cwd=tmp_path, env=shell.env)
    wait_for_parts(tmp_path / "killed", 3)
    process.kill()
    process.wait()
    before = rows(tmp_path / "killed")
    assert 3 <= before.height < 16
    said = shell.run(*LONG, "--jobs", "1", "--out", "killed", "--resume", "--lang", "en")
    assert said.status == 0, said.err
    assert f"Gone on: {16 - before.height} games" in said.out  # what was kept is not played again
    assert shell.run(*LONG, "--jobs", "1", "--out", "whole").status == 0
    for name in ("games", "events"):
        assert rows(tmp_path / "killed", name).equals(rows(tmp_path / "whole", name))
    assert before.equals(rows(tmp_path / "whole").filter(polars.col("game").is_in(before["game"].to_list())))
    names = {path.name for path in (tmp_path / "killed").iterdir()}
    assert names == {"games.parquet", "events.parquet", "run.json", ".lock"}


def test_an_interrupt_keeps_the_games_and_says_so(shell: Shell, tmp_path: Path) -> None:
    terminal = shell.at_terminal(*ENDLESS, "--jobs", "2", "--out", "there", "--lang", "en")
    terminal.sees("games/s")
    wait_for_parts(tmp_path / "there", 2)
    terminal.interrupts()
    assert terminal.status() == 130
    assert "Traceback" not in terminal.shown
    said = re.search(r"Interrupted: ([\d,]+) of 9,000,000 games", terminal.shown)
    assert said is not None
    told, kept = int(said[1].replace(",", "")), rows(tmp_path / "there").height
    assert 0 < told <= kept <= told + 900  # a part may be written and not be counted yet
    assert shell.litter() == []


def test_a_run_goes_on_with_the_seed_that_chance_gave_it(shell: Shell, tmp_path: Path) -> None:
    args = ("simulate", "nim", "--games", "20", "--out", "there")
    assert shell.run(*args).status == 0
    before = rows(tmp_path / "there")
    (tmp_path / "there" / "games.parquet").unlink()
    said = shell.run(*args, "--resume", "--json")
    assert said.status == 0, said.err
    assert rows(tmp_path / "there").equals(before)


def test_resume_begins_where_nothing_is_and_ends_where_all_is_done(shell: Shell, tmp_path: Path) -> None:
    args = (*NIM, "--games", "20", "--out", "there", "--resume", "--json")
    first, second = (json.loads(shell.run(*args).out) for _ in range(2))
    for of_time in ("seconds", "games_per_s", "decisions_per_s"):
        assert first.pop(of_time) > 0
        assert second.pop(of_time) == 0
    assert first == second


@pytest.mark.parametrize(
    ("args", "setting"),
    [
        (("--games", "21"), "its number of games is 20, not 21"),
        (
            ("--games", "20", "--seats", "greedy,uniform"),
            "list of bots is uniform,uniform, not greedy,uniform",
        ),
        (("--games", "20", "--seed", "6"), "seed is 5, not 6"),
        (("--games", "20", "--rule", "heaps=5,6"), "its option heaps is 3,4,5, not 5,6"),
        (("--games", "20", "--events"), "its --events is off, not on"),
        (("--games", "20", "--times", "5"), "its --times is 1, not 5"),
    ],
)
def test_another_run_is_not_gone_on_with(
    shell: Shell, tmp_path: Path, args: tuple[str, ...], setting: str
) -> None:
    assert shell.run(*NIM, "--games", "20", "--out", "there").status == 0
    before = rows(tmp_path / "there")
    said = shell.run(*NIM, *args, "--out", "there", "--resume", "--lang", "en")
    assert said.status == 2
    assert setting in said.err
    assert len(said.err.splitlines()) == 1
    assert rows(tmp_path / "there").equals(before)


def test_a_run_of_earlier_rules_stays_as_it_is(shell: Shell, tmp_path: Path) -> None:
    args = (
        "simulate",
        "smashup",
        "--games",
        "2",
        "--seats",
        "uniform,uniform",
        "--seed",
        "6",
        "--out",
        "old",
    )
    assert shell.run(*args).status == 0
    file = tmp_path / "old" / "run.json"
    now = game_named("smashup").rules_version
    file.write_text(json.dumps(json.loads(file.read_text()) | {"rules_version": now - 1}))
    before = {path.name: path.read_bytes() for path in (tmp_path / "old").iterdir()}
    for lang, told in (("en", f"earlier rules: version {now - 1}"), ("fr", "avec des règles antérieures")):
        said = shell.run(*args, "--resume", "--lang", lang)
        assert said.status == 2
        assert told in " ".join(said.err.split())
    assert {path.name: path.read_bytes() for path in (tmp_path / "old").iterdir()} == before


def test_an_option_that_was_not_given_is_the_default(shell: Shell) -> None:
    args = ("simulate", "smashup", "--games", "2", "--seed", "5", "--out", "there")
    assert shell.run(*args).status == 0
    other = (*args, "--mode", "base-principale", "--resume")
    assert "its option mode is the default, not base-principale." in shell.run(*other, "--lang", "en").err
    said = shell.run(*other, "--lang", "fr").err
    assert "pour l’option mode, c’est la valeur par défaut, pas base-principale." in said
    said = shell.run(*args, "--events", "--resume", "--lang", "fr").err
    assert "pour --events, c’est non, pas oui." in said


@pytest.mark.parametrize("more", [(), ("--overwrite",), ("--resume",)])
@pytest.mark.parametrize("name", ["notes.txt", "run.json", "games.parquet"])
def test_a_folder_of_other_files_is_left_alone(
    shell: Shell, tmp_path: Path, name: str, more: tuple[str, ...]
) -> None:
    (tmp_path / "there").mkdir()
    (tmp_path / "there" / name).write_text("mine")
    said = shell.run(*NIM, "--games", "3", "--out", "there", *more)
    assert said.status == 2
    assert name in said.err
    assert len(said.err.splitlines()) == 1
    assert (tmp_path / "there" / name).read_text() == "mine"
    assert [path.name for path in (tmp_path / "there").iterdir()] == [name]


def test_overwriting_takes_away_the_games_and_nothing_else(shell: Shell, tmp_path: Path) -> None:
    assert shell.run(*NIM, "--games", "20", "--events", "--out", "there").status == 0
    (tmp_path / "there" / "report.html").write_text("mine")
    assert shell.run(*NIM, "--games", "4", "--out", "there", "--overwrite").status == 0
    assert rows(tmp_path / "there").height == 4
    names = {path.name for path in (tmp_path / "there").iterdir()}
    assert names == {"games.parquet", "run.json", "report.html", ".lock"}


@pytest.mark.parametrize("name", ["games", "events"])
def test_a_file_that_was_taken_away_is_made_again(shell: Shell, tmp_path: Path, name: str) -> None:
    args = ("simulate", "smashup", "--games", "4", "--seed", "5", "--events", "--out", "there")
    assert shell.run(*args).status == 0
    before = rows(tmp_path / "there", name)
    (tmp_path / "there" / f"{name}.parquet").unlink()
    assert shell.run(*args, "--resume").status == 0
    assert rows(tmp_path / "there", name).equals(before)


def test_a_damaged_part_is_played_again(tmp_path: Path) -> None:
    plan = Plan("nim", game_named("nim").setup(2, {}), ["uniform"] * 2, 1, 64)
    store = Store(tmp_path, plan)
    store.begin(overwrite=False)
    tally = run(plan, Here(), store, lambda _: None)
    files = sorted((tmp_path / "parts").glob("games-*"))
    before = rows(tmp_path)
    files[3].write_bytes(b"")
    files[5].write_bytes(files[5].read_bytes()[:-20])
    files[7].write_bytes(files[8].read_bytes())
    again = run(plan, Here(), store, lambda _: None)
    assert (again.games, again.games_now) == (64, 3)
    store.finish(summed_up(plan, again))
    assert rows(tmp_path).equals(before)
    assert (again.winners, again.decisions) == (tally.winners, tally.decisions)


SMALL = ("simulate", "smashup", "--games", "4", "--events")
AGAIN = (*SMALL, "--seed", "5", "--out", "there")
WAYS = ["cut", "empty", "of another run", "twice"]


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with two runs: `there`, and `other`, of another seed."""
    shell = Shell(tmp_path_factory.mktemp("small"))
    assert shell.run(*AGAIN).status == 0
    assert shell.run(*SMALL, "--seed", "6", "--out", "other").status == 0
    return shell.folder


def damaged(other: Path, name: str) -> dict[str, Callable[[Path], object]]:
    """Ways to spoil a file of a run: half of it, none of it, what is in it of another run, or all twice."""
    return {
        "cut": lambda file: file.write_bytes(file.read_bytes()[:-20]),
        "empty": lambda file: file.write_bytes(b""),
        "of another run": lambda file: file.write_bytes((other / f"{name}.parquet").read_bytes()),
        "twice": lambda file: polars.concat([polars.read_parquet(file)] * 2).write_parquet(file),
    }


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", ["games", "events"])
def test_a_damaged_file_of_all_games_is_said(
    shell: Shell, tmp_path: Path, small: Path, name: str, way: str
) -> None:
    shutil.copytree(small / "there", tmp_path / "there")
    damaged(small / "other", name)[way](tmp_path / "there" / f"{name}.parquet")
    said = shell.run(*AGAIN, "--resume", "--lang", "en")
    assert said.status == 2
    assert said.err.startswith(f"there/{name}.parquet: These are not the games of a simulation")
    assert len(said.err.splitlines()) == 1


@pytest.mark.parametrize("way", [*WAYS, "away"])
def test_a_part_with_damaged_events_is_played_again(way: str, small: Path, tmp_path: Path) -> None:
    plan = Plan("smashup", _setup_there(small / "there"), ["uniform"] * 2, 5, 4, events=True)
    store = Store(tmp_path / "again", plan)
    store.begin(overwrite=False)
    run(plan, Here(), store, lambda _: None)
    spoil = damaged(small / "other", "events") | {"away": Path.unlink}
    spoil[way](tmp_path / "again" / "parts" / "events-000002.parquet")
    again = run(plan, Here(), store, lambda _: None)
    assert (again.games, again.games_now) == (4, 1)
    store.finish(summed_up(plan, again))
    for name in ("games", "events"):
        assert rows(tmp_path / "again", name).equals(rows(small / "there", name))


def _setup_there(folder: Path) -> Setup:
    options = json.loads((folder / "run.json").read_text())["options"]
    return game_named("smashup").setup(2, options)


def test_a_part_that_cannot_be_joined_is_named(tmp_path: Path) -> None:
    whole, broken = (tmp_path / f"games-00000{number}.parquet" for number in range(2))
    write(whole, [], GAMES)
    broken.write_bytes(whole.read_bytes()[:-20])
    with pytest.raises(Refusal) as raised:
        join([whole, broken], tmp_path / "games.parquet", GAMES)
    assert (raised.value.key, raised.value.values) == ("part-broken", {"file": str(broken)})
    assert sorted(tmp_path.iterdir()) == [whole, broken]


def test_games_kept_before_the_starter_was_have_none(tmp_path: Path) -> None:
    earlier, later = (tmp_path / f"games-00000{number}.parquet" for number in range(2))
    game = play(game_named("smashup"), game_named("smashup").setup(2, {}), ["uniform"] * 2, 1).row
    write(later, [game], GAMES)
    polars.read_parquet(later).drop("starter").write_parquet(earlier)
    assert read(earlier, GAMES)["starter"].to_list() == [None]
    join([earlier, later], tmp_path / "games.parquet", GAMES)
    assert read(tmp_path / "games.parquet", GAMES)["starter"].to_list() == [None, game.starter]


def test_going_on_with_what_is_finished_keeps_how_fast_it_was(shell: Shell, tmp_path: Path) -> None:
    args = (*NIM, "--games", "20", "--out", "there")
    assert shell.run(*args).status == 0
    before = (tmp_path / "there" / "run.json").read_bytes()
    assert json.loads(before)["games_per_s"] > 0
    assert shell.run(*args, "--resume").status == 0
    assert (tmp_path / "there" / "run.json").read_bytes() == before


@pytest.mark.parametrize(("largest", "kept"), [(3000, 0), (12_000, 1920)], ids=["a part", "all games"])
def test_a_full_disk_keeps_what_was_played(shell: Shell, tmp_path: Path, largest: int, kept: int) -> None:
    args = (*NIM, "--games", "1920", "--jobs", "1", "--out", "there", "--lang", "en")
    said = shell.run(*args, largest_file=largest)
    assert said.status == 2
    assert len(said.err.splitlines()) == 1
    assert f"the disk is full. {kept:,} of 1,920 games are kept" in said.err
    assert "--resume" in said.err
    assert shell.litter() == []
    assert shell.run(*args, "--resume").status == 0
    assert rows(tmp_path / "there")["game"].to_list() == list(range(1920))


def test_two_processes_do_not_write_into_one_folder(shell: Shell, tmp_path: Path) -> None:
    terminal = shell.at_terminal(*ENDLESS, "--jobs", "1", "--out", "there")
    wait_for_parts(tmp_path / "there", 1)
    said = shell.run(*ENDLESS, "--out", "there", "--resume", "--lang", "en")
    terminal.close()
    assert said.status == 2
    assert "Another process" in said.err


@pytest.mark.parametrize("option", ["--events", "--resume", "--overwrite"])
def test_what_is_kept_needs_a_folder(shell: Shell, option: str) -> None:
    said = shell.run(*NIM, "--games", "3", option)
    assert said.status == 2
    assert option in said.err
    assert "--out" in said.err


def test_an_empty_name_is_not_the_current_folder(shell: Shell) -> None:
    said = shell.run(*NIM, "--games", "3", "--out", "", "--lang", "en")
    assert (said.status, said.err) == (2, "--out names no folder. Write --out DIR.\n")
    assert shell.litter() == []


def test_what_is_told_has_numbers_as_the_language_writes_them(shell: Shell) -> None:
    args = (*NIM, "--games", "1200", "--jobs", "1", "--lang")
    english, french = (shell.run(*args, lang).out.splitlines() for lang in ("en", "fr"))
    assert english[0] == "1,200 games of nim, seed 5"
    assert french[0] == "1\u202f200 parties de nim, graine 5"
    assert re.fullmatch(
        r"[\d,]+ decisions in [\d.]+ s of play: [\d,]+\.\d .*, [\d,]+\.\d games/s", english[-1]
    )
    number = r"\d[\d\u202f]*,\d+"
    assert re.fullmatch(
        rf"[\d\u202f]+ décisions en {number} s de jeu\u00a0: {number} décisions/s, {number} parties/s",
        french[-1],
    )

"""A folder that is none of ours, or damaged: one sentence, status 2, and nothing destroyed."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import polars
import pytest

from baston.cli.__main__ import run
from baston.simulation.match import Event
from tests.cli.conftest import Shell
from tests.report.planted import RUN, laid, laid_with_bots, planted, row

GOOD = planted(20, "pirates", 60)


def parquet(folder: Path) -> Path:
    return laid(folder, GOOD) / "games.parquet"


def cut(folder: Path) -> None:
    file = parquet(folder)
    file.write_bytes(file.read_bytes()[:-200])


def torn(folder: Path) -> None:
    file = parquet(folder)
    raw = bytearray(file.read_bytes())
    raw[len(raw) // 2 :] = bytes(len(raw) - len(raw) // 2)
    file.write_bytes(bytes(raw))


def foreign(folder: Path) -> None:
    polars.DataFrame({"city": ["Paris"], "people": [2]}).write_parquet(parquet(folder))


def foreign_events(folder: Path) -> None:
    polars.DataFrame({"city": ["Paris"]}).write_parquet(laid(folder, GOOD) / "events.parquet")


def of_other_types(folder: Path) -> None:
    file = parquet(folder)
    polars.read_parquet(file).with_columns(polars.col("winner").cast(polars.String)).write_parquet(file)


def not_a_run(folder: Path) -> None:
    laid(folder, GOOD)
    (folder / "run.json").write_text("[1, 2", encoding="utf-8")


def a_run_of(about: object) -> Callable[[Path], None]:
    def lay(folder: Path) -> None:
        laid(folder, GOOD)
        (folder / "run.json").write_text(json.dumps(about), encoding="utf-8")

    return lay


def one_row(**changed: int | str | Sequence[int | None] | None) -> Callable[[Path], None]:
    def lay(folder: Path) -> None:
        laid(folder, [*GOOD, replace(row(20, None, 0), **changed)])  # type: ignore[arg-type]

    return lay


def with_event(**changed: int | str | None) -> Callable[[Path], None]:
    """Events of which the second is changed."""

    def lay(folder: Path) -> None:
        events = [Event(4, number, 1, 0, "play", "first_mate") for number in range(3)]
        events[1] = replace(events[1], **changed)  # type: ignore[arg-type]
        laid(folder, GOOD, events)

    return lay


def of_other_bots(folder: Path) -> None:
    laid_with_bots(folder, GOOD, "greedy", "uniform")
    (folder / "run.json").write_text(json.dumps({**RUN, "games": 20}), encoding="utf-8")


def of_another_seed(folder: Path) -> None:
    laid(folder, GOOD, run={**RUN, "games": 20, "seed": 2})


def of_another_mode(folder: Path) -> None:
    laid(folder, GOOD, run={**RUN, "games": 20, "options": {"mode": "base-principale"}})


OF_EVENTS = "the events of game"
BAD: dict[str, tuple[Callable[[Path], object], str]] = {
    "nothing there": (lambda folder: folder.mkdir(), "no results"),
    "run without games": (lambda folder: laid(folder, []), "no finished game"),
    "cut short": (cut, "games.parquet: These are not the games of a simulation, or they are damaged"),
    "torn": (torn, "damaged"),
    "no Parquet": (lambda folder: parquet(folder).write_text("hello"), "damaged"),
    "empty file": (lambda folder: parquet(folder).write_bytes(b""), "damaged"),
    "foreign Parquet": (foreign, "not the games of a simulation"),
    "foreign events": (foreign_events, "events.parquet: These are not the games of a simulation"),
    "other types": (of_other_types, "not the games of a simulation"),
    "run.json cut": (not_a_run, "run.json: it does not describe a run"),
    "run.json foreign": (a_run_of({"name": "x"}), "run.json: it does not describe a run"),
    "run.json a list": (a_run_of([]), "run.json: it does not describe a run"),
    "unknown game": (a_run_of({**RUN, "game": "chess"}), 'run.json: There is no game "chess"'),
    "other players": (a_run_of({**RUN, "players": 3}), "game 0 cannot have been played so"),
    "players whom the game has not": (a_run_of({**RUN, "players": 9}), "9"),
    "an option of another game": (a_run_of({**RUN, "options": {"split_attack": "false"}}), "split_attack"),
    "another team": (one_row(team=[0, 2]), "game 20 cannot have been played so"),
    "all in one team": (one_row(team=[0, 0]), "game 20 cannot have been played so"),
    "points of nobody": (one_row(points=[None, 3]), "game 20 cannot have been played so"),
    "factions without a name": (one_row(factions=[None, None]), "game 20 cannot have been played so"),
    "a winner who did not play": (one_row(winner=5), "game 20 cannot have been played so"),
    "a seat too many": (one_row(points=[1, 2, 3]), "game 20 cannot have been played so"),
    "a game twice": (one_row(game=3), "game 3 cannot have been played so"),
    "a game that was not planned": (one_row(game=10**15), "game 1000000000000000 cannot have been"),
    "a game before the first": (one_row(game=-1), "game -1 cannot have been played so"),
    "a game without a number": (one_row(game=None), "cannot have been played so"),
    "fewer decisions than none": (one_row(decisions=-5), "game 20 cannot have been played so"),
    "fewer turns than none": (one_row(turns=-5), "game 20 cannot have been played so"),
    "won and drawn": (one_row(draw=True), "game 20 cannot have been played so"),
    "another format": (one_row(format="flash"), "game 20 cannot have been played so"),
    "another mode": (of_another_mode, "game 0 cannot have been played so"),
    "another seed": (of_another_seed, "game 0 cannot have been played so"),
    "other bots": (of_other_bots, "game 0 cannot have been played so"),
    "a finished run of fewer games": (
        lambda folder: laid(folder, GOOD, run={**RUN, "games": 21}),
        "games.parquet does not have the 21 games of this run, but 20",
    ),
    "an event of another game": (with_event(game=20), f"{OF_EVENTS} 20 cannot be of this run"),
    "an event of nobody": (with_event(seat=2), f"{OF_EVENTS} 4 cannot be of this run"),
    "an event of no seat": (with_event(seat=None), f"{OF_EVENTS} 4 cannot be of this run"),
    "another event": (with_event(what="win"), f"{OF_EVENTS} 4 cannot be of this run"),
    "an event twice": (with_event(number=0), f"{OF_EVENTS} 4 cannot be of this run"),
    "an event after the end": (with_event(turn=500), f"{OF_EVENTS} 4 cannot be of this run"),
    "a card of another game": (with_event(card="KOR"), f"{OF_EVENTS} 4 cannot be of this run"),
}


@pytest.mark.parametrize("name", BAD)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_folder_that_cannot_be_reported_on(
    name: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lay, sentence = BAD[name]
    lay(tmp_path / "run")
    assert run(["report", str(tmp_path / "run"), "--lang", lang]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert lang == "fr" or sentence in said.err
    assert "Traceback" not in said.err
    assert not (tmp_path / "run" / "report.html").exists()


def test_events_that_are_right_are_taken(tmp_path: Path) -> None:
    with_event()(tmp_path / "run")
    assert run(["report", str(tmp_path / "run")]) == 0


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        ([""], "DIR is missing"),
        (["run", "--out", ""], "--out needs a value"),
        (["run", "--csv", ""], "--csv needs a value"),
    ],
)
def test_an_empty_name_is_not_the_current_folder(
    args: list[str],
    sentence: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    laid(laid(tmp_path, GOOD) / "run", GOOD)
    before = sorted(tmp_path.rglob("*"))
    monkeypatch.chdir(tmp_path)
    assert run(["report", *args, "--lang", "en"]) == 2
    assert sentence in capsys.readouterr().err
    assert sorted(tmp_path.rglob("*")) == before


def test_a_folder_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["report", str(tmp_path / "nowhere"), "--lang", "en"]) == 2
    assert "nowhere does not exist" in capsys.readouterr().err


@pytest.mark.parametrize("out", ["games.parquet", "notes.txt"])
def test_nothing_else_is_written_over(out: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    laid(tmp_path, GOOD)
    (tmp_path / "notes.txt").write_text("mine", encoding="utf-8")
    before = (tmp_path / out).read_bytes()
    assert run(["report", str(tmp_path), "--out", str(tmp_path / out), "--lang", "en"]) == 2
    assert "a report would destroy it" in capsys.readouterr().err
    assert (tmp_path / out).read_bytes() == before


def test_figures_are_not_written_over_anything_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    laid(tmp_path, GOOD)
    (tmp_path / "seat.csv").write_text("my seats", encoding="utf-8")
    assert run(["report", str(tmp_path), "--csv", str(tmp_path), "--lang", "en"]) == 2
    assert "the figures would destroy it" in capsys.readouterr().err
    assert (tmp_path / "seat.csv").read_text("utf-8") == "my seats"


def test_a_place_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    laid(tmp_path, GOOD)
    assert run(["report", str(tmp_path), "--out", "/dev/null/there.html", "--lang", "en"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert run(["report", str(tmp_path), "--out", str(tmp_path), "--lang", "en"]) == 2
    assert "is a folder" in capsys.readouterr().err


def test_a_file_that_cannot_grow_leaves_nothing_behind(shell: Shell) -> None:
    laid(shell.folder / "run", GOOD)
    said = shell.run("report", "run", "--lang", "en", largest_file=100_000)
    assert said.status == 2
    assert "Traceback" not in said.err
    assert said.err.count("\n") == 1
    assert sorted(path.name for path in (shell.folder / "run").iterdir()) == ["games.parquet", "run.json"]

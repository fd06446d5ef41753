"""Runs measured against a table of targets: what is met, what is missed, and files that cannot be read."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from baston.cli.__main__ import run
from baston.kernel.text import Json
from baston.report.targets import KNOWN, read_targets
from baston.simulation.match import Event, Row
from tests.report.planted import RUN, laid, planted, row

SHIPPED = Path(__file__).parents[2] / "docs" / "balance" / "galacticlash-targets.toml"
TURNS = [20] * 9 + [70]
USED = {"collector": 20, "supreme_overlord": 19}


def table(folder: Path, *rows: str, game: str = "smashup") -> str:
    text = f'game = "{game}"\n' + "".join(f"\n[[targets]]\n{each}\n" for each in rows)
    (folder / "targets.toml").write_text(text, encoding="utf-8")
    return str(folder / "targets.toml")


def ten_games() -> tuple[list[Row], list[Event]]:
    """Ten games of two turns, the first with an answer: the first seat begins, and wins six of them."""
    rows = [
        replace(row(number, ["aliens+ninjas", "pirates+robots"], int(number > 5), turns=turns), starter=0)
        for number, turns in enumerate(TURNS)
    ]
    events = [
        event
        for game in range(10)
        for event in (
            Event(game, 0, 1, 0, "turn", standing=[0, 0]),
            Event(game, 1, 1, 0, "play", "collector"),
            Event(game, 2, 1, 1, "play", "first_mate", answers=True),
            Event(game, 3, 2, 1, "turn", standing=[1, 0]),
        )
    ]
    return rows, events


def measured(tmp_path: Path, *rows: str, lang: str = "en") -> int:
    games, events = ten_games()
    laid(tmp_path / "run", games, events)
    return run(["report", str(tmp_path / "run"), "--targets", table(tmp_path, *rows), "--lang", lang])


@pytest.mark.parametrize(
    ("target", "value", "status"),
    [
        ('figure = "answers"\nleast = 1', "1", 0),
        ('figure = "answers"\nleast = 1.5', "1", 1),
        ('figure = "counters"\nleast = 0.4', "0", 1),
        ('figure = "idle-turns"\nmost = 10', "50.0%", 1),
        ('figure = "idle-turns"\nmost = 50', "50.0%", 0),
        ('figure = "winner-behind"\nleast = 40', "40.0%", 0),
        ('figure = "winner-behind"\nleast = 41', "40.0%", 1),
        ('figure = "lead-changes"\nmost = 0', "0", 0),
        ('figure = "median-length"\nleast = 16\nmost = 24', "20", 0),
        ('figure = "median-length"\nleast = 21\nmost = 24', "20", 1),
        ('figure = "longest"\nmost = 60', "70", 1),
        ('figure = "order"\nof = "1"\nmost = 54', "60.0%", 1),
        ('figure = "order"\nof = "1"\nmost = 60', "60.0%", 0),
        ('figure = "order"\nof = "2"\nmost = 54', "40.0%", 0),
        ('figure = "faction"\nleast = 30\nmost = 70', "60.0% (Aliens)", 0),
        ('figure = "faction"\nleast = 45\nmost = 70', "40.0% (Pirates)", 1),
        ('figure = "faction-meetings"\nleast = 40\nmost = 60', "60.0% (Aliens against Pirates)", 0),
        ('figure = "faction-meetings"\nmost = 59', "60.0% (Aliens against Pirates)", 1),
    ],
)
def test_a_target_is_met_or_missed(
    target: str, value: str, status: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert measured(tmp_path, target) == status
    said = capsys.readouterr().out
    assert f" {value} " in said
    assert ("1 met, 0 missed" if status == 0 else "0 met, 1 missed") in said


def test_how_sure_it_is_and_what_is_to_blame(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    faction = 'figure = "faction"\nleast = 45\nmost = 55'
    assert (
        measured(tmp_path, 'figure = "order"\nof = "1"\nmost = 54', faction, 'figure = "longest"\nmost = 60')
        == 1
    )
    said = capsys.readouterr().out
    assert said.count("missed, may be chance") == 2
    assert "Win rate by faction (any), not as asked for: Pirates 40.0%" in said
    assert "Ninjas 60.0%" in said
    assert "0 met, 3 missed, 0 not measured." in said


def test_only_runs_of_the_target_count(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    answers = 'figure = "answers"\nleast = 1'
    others = ('mode = "base-principale"', "players = 3", 'bots = ["greedy", "uniform"]')
    assert measured(tmp_path, answers, *[f"{answers}\n{other}" for other in others]) == 0
    said = capsys.readouterr().out
    assert said.count("not measured: no run is of it") == 3
    assert "1 met, 0 missed, 3 not measured." in said
    same = f'{answers}\nmode = "standard"\nplayers = 2\nbots = ["greedy"]'
    assert measured(tmp_path, same) == 0
    assert "1 met" in capsys.readouterr().out


def test_runs_of_a_target_count_together(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games, events = ten_games()
    one = laid(tmp_path / "one", games, events)
    none = [replace(event, answers=False) for event in events]
    two = laid(tmp_path / "two", games, none)
    args = ["--targets", table(tmp_path, 'figure = "answers"\nleast = 1'), "--lang", "en"]
    assert run(["report", str(one), *args]) == 0
    assert run(["report", str(one), str(two), *args]) == 1
    assert " 0.5 " in capsys.readouterr().out
    bare = laid(tmp_path / "bare", games)  # without events, it tells of no answers
    assert run(["report", str(one), str(bare), *args]) == 0
    assert run(["report", str(bare), *args]) == 2
    assert "None of these targets" in capsys.readouterr().err


def test_deals_are_told_by_runs_that_repeat_them_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games, events = ten_games()
    plain = laid(tmp_path / "plain", games, events)
    about: dict[str, Json] = {**RUN, "games": 12, "times": 12}
    same = [replace(row(number, None, 0), seed=row(0, None, 0).seed) for number in range(12)]
    deals = laid(tmp_path / "deals", same, run=about)
    targets = table(tmp_path, 'figure = "deals-decided"\nmost = 35', 'figure = "seat"\nmost = 60')
    assert run(["report", str(plain), str(deals), "--targets", targets, "--lang", "en"]) == 1
    said = capsys.readouterr().out
    assert "100.0%" in said
    assert "60.0% (Seat 1)" in said


def test_cards_that_are_not_used_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Both are drawn in 60 games; one is played in a third of them, the other in one less."""
    rows = [row(number, ["aliens+ninjas", "pirates+robots"], 0) for number in range(60)]
    drawn = [Event(game, 0, 1, 0, "draw", card) for game in range(60) for card in USED]
    played = [Event(game, 1, 1, 0, "play", card) for card, games in USED.items() for game in range(games)]
    laid(tmp_path / "run", rows, _numbered(drawn + played))
    targets = table(tmp_path, 'figure = "cards-used"\nleast = 95')
    assert run(["report", str(tmp_path / "run"), "--targets", targets, "--lang", "en"]) == 1
    said = capsys.readouterr().out
    assert " 50.0% " in said
    assert "not as asked for: Supreme Overlord 31.7%" in said
    assert "Collector" not in said


def _numbered(events: list[Event]) -> list[Event]:
    """The events game by game, numbered in order."""
    counts: dict[int, int] = {}
    told = []
    for event in sorted(events, key=lambda event: (event.game, event.number)):
        number = counts.get(event.game, 0)
        counts[event.game] = number + 1
        told.append(replace(event, number=number))
    return told


def test_it_is_told_in_french(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert measured(tmp_path, 'figure = "idle-turns"\nmost = 10', lang="fr") == 1
    said = capsys.readouterr().out
    assert "Tours sans rien faire" in said
    assert "50,0\u202f%" in said
    assert "Objectifs atteints : 0 ; manqués : 1 ; pas mesurés : 0." in said.replace("\u00a0", " ")


FILE = "Targets, line "
BAD = {
    "no TOML": ("game = \n", f"{FILE}2: this cannot be read as TOML"),
    "empty": ("", "game is missing"),
    "no targets": ('game = "smashup"\n', "targets is missing"),
    "an empty list": ('game = "smashup"\ntargets = []\n', "targets has nothing in it"),
    "unknown game": ('game = "chess"\n[[targets]]\n', 'there is no game "chess"'),
    "unknown figure": ('figure = "luck"\nleast = 1', "targets[1].figure has to be one of answers"),
    "no figure": ("least = 1", "targets[1].figure is missing"),
    "no bound": ('figure = "answers"', "this target has no bound"),
    "bounds crossed": ('figure = "answers"\nleast = 2\nmost = 1', "`least` is more than `most`"),
    "a bound in words": ('figure = "answers"\nleast = "3"', "targets[1].least has to be a number from 0"),
    "more than all": (
        'figure = "idle-turns"\nmost = 101',
        "targets[1].most has to be a number from 0 to 100",
    ),
    "not a number": ('figure = "answers"\nleast = nan', "targets[1].least has to be a number"),
    "a key that is none": ('figure = "answers"\nleats = 3', "Did you mean least?"),
    "of what has no rows": ('figure = "answers"\nof = "1"\nleast = 3', "of is of no use with answers"),
    "unknown mode": ('figure = "answers"\nmode = "flash"\nleast = 3', "has to be one of standard"),
    "players in words": ('figure = "answers"\nplayers = "two"\nleast = 3', "has to be a whole number"),
    "unknown bot": ('figure = "answers"\nbots = ["greed"]\nleast = 3', 'there is no bot "greed"'),
    "a bot alone": ('figure = "answers"\nbots = "greedy"\nleast = 3', "targets[1].bots has to be a list"),
}


@pytest.mark.parametrize("name", BAD)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_file_that_cannot_be_read(
    name: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text, sentence = BAD[name]
    file = tmp_path / "bad.toml"
    file.write_text(
        text if not text or "game" in text else f'game = "smashup"\n[[targets]]\n{text}\n', encoding="utf-8"
    )
    laid(tmp_path / "run", planted(20, "pirates", 60))
    assert run(["report", str(tmp_path / "run"), "--targets", str(file), "--lang", lang]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert lang == "fr" or sentence in said.err
    assert "Traceback" not in said.err


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--targets", "nowhere.toml"], "nowhere.toml"),
        (["--targets", ""], "--targets needs a value"),
        (["--targets", "targets.toml", "--out", "page.html"], "leave out --out"),
        (["--targets", "targets.toml", "--csv", "figures"], "leave out --csv"),
        (["run", "--out", "page.html"], "A page is about one run"),
    ],
)
def test_what_does_not_go_together(
    args: list[str],
    sentence: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    laid(tmp_path / "run", planted(20, "pirates", 60))
    table(tmp_path, 'figure = "longest"\nmost = 60')
    assert run(["report", "run", *args, "--lang", "en"]) == 2
    assert sentence in capsys.readouterr().err
    assert not (tmp_path / "page.html").exists()


def test_targets_of_another_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    laid(tmp_path / "run", planted(20, "pirates", 60))
    assert run(["report", str(tmp_path / "run"), "--targets", str(SHIPPED), "--lang", "en"]) == 2
    assert "A run is of smashup, the targets are those of galacticlash" in capsys.readouterr().err


def test_the_targets_that_come_with_the_game_can_be_read() -> None:
    shipped = read_targets(SHIPPED.read_text("utf-8"))
    assert shipped.game == "galacticlash"
    asked = {(each.figure, each.mode): (each.least, each.most) for each in shipped.rows}
    assert asked["deck-meetings", "flash"] == pytest.approx((0.4, 0.6))
    assert asked["median-length", "standard"] == (16, 24)
    assert asked["answers", "standard"] == (4, None)
    assert {each.figure for each in shipped.rows} < set(KNOWN)

"""Files of puzzles that people write, and packs that bring them."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from baston.kernel.game import Refusal
from baston.puzzles import goal_of, puzzles_text, read_puzzles, shelf, shelves

GOOD = puzzles_text([shelf("smashup")[0]])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "puzzle = 3",
        "[[puzzle]]",
        "[[puzzle",
        GOOD.replace("seat = ", 'seat = "x" #'),
        GOOD.replace("grade = ", "grade = 9 #"),
        GOOD.replace('lines = ["', 'lines = ["x '),
    ],
)
def test_what_is_no_puzzle_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="puzzles-broken"):
        read_puzzles(text)


def test_a_goal_is_one_of_its_game() -> None:
    assert str(goal_of("gain 3", "smashup")) == "gain 3"
    for text in ("survive 1", "gain", "gain x", "gain 100", ""):
        if text == "gain":
            assert goal_of(text, "smashup").amount == 1
            continue
        with pytest.raises(Refusal, match="bad-goal"):
            goal_of(text, "smashup")


def test_a_puzzle_that_does_not_fit_is_refused_when_it_is_tried() -> None:
    broken = read_puzzles(GOOD.replace('position = """\nsmashup 2017', 'position = """\nsmashup 1999'))[0]
    with pytest.raises(Refusal, match="position-known"):
        broken.begin()
    other = read_puzzles(GOOD.replace("seat = 1", "seat = 9").replace("seat = 2", "seat = 9"))[0]
    with pytest.raises(Refusal, match="puzzle-broken"):
        other.begin()


def test_an_installed_pack_brings_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pack = tmp_path / "my_puzzles"
    pack.mkdir()
    (pack / "__init__.py").write_text("")
    (pack / "puzzles.toml").write_text(GOOD, encoding="utf-8")
    info = tmp_path / "my_puzzles-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: my-puzzles\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[baston.puzzles]\nmine = my_puzzles\n")
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    assert EntryPoint("mine", "my_puzzles", "baston.puzzles").load().__name__ == "my_puzzles"
    assert shelves()[-1] == "mine"
    assert shelf("mine") == tuple(read_puzzles(GOOD))


def test_an_unknown_shelf_is_refused() -> None:
    with pytest.raises(Refusal, match="unknown-shelf"):
        shelf("chess")

"""Positions at the terminal: checked and drawn, refused with their place, played on, judged, in records."""

from __future__ import annotations

import io
import json
from pathlib import Path
from types import ModuleType

import pytest

from baston.cli.__main__ import run
from baston.cli.arguments.positions import link_of, position_text
from baston.games import game_named
from baston.kernel.game import Refusal
from baston.kernel.record import parse
from baston.puzzles import Trial, puzzle_from, puzzles_text, read_puzzles
from tests.cli.conftest import Shell
from tests.puzzles.test_proving import NEAR

POSITION = """\
smashup 2017 players=2 turn=1 number=7 vp=6,5 plays=1,1
base the_homeworld: 1:invader 2:king_rex
base jungle_oasis: 1:zapbot
hand 1: hoverbot nukebot
hand 2: shinobi
deck 1: zapbot
deck 2: howl
discard 1:
discard 2:
bases: the_mothership
base discard:
"""
Printed = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("there.txt").write_text(POSITION, "utf-8")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_position_is_drawn_as_the_board_with_who_plays_next(lang: str, capsys: Printed) -> None:
    assert run(["position", "there.txt", "--lang", lang]) == 0
    said = capsys.readouterr().out
    assert "The Homeworld" in said if lang == "en" else "Planète mère" in said or "King Rex" in said
    assert {"en": "This can be set up: Player 1", "fr": "Cette position est possible"}[lang] in said


def test_a_position_is_told_as_json_and_its_link_is_read_again(capsys: Printed) -> None:
    assert run(["position", "there.txt", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["players"], told["player"]) == ("smashup", 2, 1)
    assert position_text(f"https://play.example{told['link']}") == POSITION
    assert run(["position", f"https://play.example{told['link']}", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == told


def test_a_position_may_be_piped(capsys: Printed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(POSITION.replace("nukebot", "nukebott")))
    assert run(["position", "-", "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == 'Line 4 of the position: there is no card "nukebott". Did you mean nukebot?\n'


@pytest.mark.parametrize("link", ["x/board/smashup#p=AAAA", "x#p=!", "x#", "#p=" + "A" * 5])
def test_a_link_without_a_position_is_refused(link: str) -> None:
    with pytest.raises(Refusal) as refused:
        position_text(link)
    assert refused.value.key == "position-link"


def test_a_link_that_swells_is_refused_in_time() -> None:
    bomb = link_of("smashup " + "x" * 70_000)
    assert len(bomb) < 1_000
    assert len(position_text(bomb)) == 70_008


def test_a_position_is_copied_as_a_puzzle_that_is_solved_by_its_hints(shell: Shell, tmp_path: Path) -> None:
    there, file = tmp_path / "near.txt", tmp_path / "mine.toml"
    there.write_text(NEAR, "utf-8")
    said = shell.run("position", str(there), "--as", "puzzle", "--goal", "gain 1")
    assert said.status == 0
    proved = "Proved: one line reaches the goal, whatever is answered."
    assert said.err == f"Gain at least 1 VP this turn. {proved} ★☆☆\n"
    file.write_text(said.out, "utf-8")
    (puzzle,) = read_puzzles(said.out)
    assert (puzzle.grade, len(puzzle.lines), str(puzzle.goal)) == (1, 1, "gain 1")
    labels = [label.split("(")[0].strip() for _, label in Trial(puzzle).solution("en")]
    tried = shell.run("puzzle", "--file", str(file), typed="hint\n" + "\n".join(labels) + "\n")
    assert tried.status == 0
    assert "★☆☆" in tried.out
    assert f": {labels[0]}" in tried.out
    assert "Solved" in tried.out


def test_a_puzzle_of_which_nothing_is_proved_is_tried_all_the_same(shell: Shell, tmp_path: Path) -> None:
    there, file = tmp_path / "near.txt", tmp_path / "mine.toml"
    there.write_text(NEAR, "utf-8")
    told = json.loads(shell.run("position", str(there), "--as", "puzzle", "--goal", "gain 9", "--json").out)
    assert (told["verdict"], told["grade"], told["link"].partition("#")[0]) == (
        "none",
        0,
        "/puzzle/smashup?goal=gain+9",
    )
    file.write_text(told["file"], "utf-8")
    tried = shell.run("puzzle", "--file", str(file), "--lang", "fr", typed="indice\nsolution\nquitter\n")
    said = " ".join(tried.out.split())
    assert "difficulté non évaluée" in said
    assert "ne peut plus être atteint" in said
    assert "aucune suite qui atteigne sûrement le but" in said


def test_hints_of_a_puzzle_without_a_solution_come_from_a_search(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(puzzles_text([puzzle_from("smashup", NEAR, "gain 1")]), "utf-8")
    tried = shell.run("puzzle", "--file", str(file), typed="hint\nquit\n")
    assert "the goal can still be reached" in tried.out


def test_a_position_is_copied_as_a_test_that_passes(shell: Shell) -> None:
    there = str(Path("there.txt").resolve())
    said = shell.run("position", there, "--as", "test")
    program = ModuleType("copied")
    exec(said.out, program.__dict__)
    program.test_what_is_offered()
    assert json.loads(shell.run("position", there, "--as", "test", "--json").out) == {"file": said.out}


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--as", "poem"], 'not as "poem"'),
        (["--as", "puzzle"], "Known here: win, both, alone, lead, gain"),
        (["--goal", "survive"], '"survive" is no goal of this game'),
        (["--as", "test", "--goal", "win"], "leave out --goal"),
    ],
)
def test_what_cannot_be_copied_is_said(shell: Shell, options: list[str], words: str) -> None:
    said = shell.run("position", str(Path("there.txt").resolve()), *options)
    assert (said.status, said.out) == (2, "")
    assert words in said.err


def test_a_game_is_played_on_from_a_position_and_its_record_has_it(shell: Shell) -> None:
    there = str(Path("there.txt").resolve())
    said = shell.run("play", "--position", there, "--seats", "me,easy", typed="quit\n")
    assert said.status == 0
    assert "The Homeworld" in said.out
    assert "You take" not in said.out, "what lies there has not just been drawn"
    (record,) = shell.records()
    assert game_named("smashup").new(parse(record.read_text()).setup, 1).vp == [6, 5]  # type: ignore[attr-defined]
    printed = shell.run("replay", str(record), "--position", "0")
    assert (printed.status, printed.out) == (0, POSITION)
    assert shell.run("replay", str(record), "--position", "9").status == 2


def test_a_mat_that_a_game_begins_from_tells_the_next_base(shell: Shell) -> None:
    mat = Path("mat.txt")
    mat.write_text(
        "smashup 2017 players=2 turn=1 number=1 vp=0,0 plays=1,1 round=1.1.1\nbase tortuga:\n"
        "hand 1: zapbot\nbases: the_homeworld tar_pits\n",
        "utf-8",
    )
    said = shell.run("play", "--position", str(mat.resolve()), "--seats", "me,easy", typed="quit\n")
    assert "Next The Homeworld" in " ".join(said.out.split())
    assert "none left" not in said.out
    assert "Choosing factions" not in said.out, "those seats have none"


def test_a_position_settles_what_it_tells(shell: Shell) -> None:
    there = str(Path("there.txt").resolve())
    said = shell.run("play", "smashup", "--position", there, "--edition", "2012")
    assert (said.status, said.err) == (
        2,
        "The position settles edition itself: it is 2017. Leave out --rule edition.\n",
    )
    said = shell.run("simulate", "smashup", "--games", "2", "--rule", f"position={POSITION}", "--json")
    assert said.status == 0


def test_a_position_is_judged(capsys: Printed) -> None:
    assert run(["analyse", "--position", "there.txt", "--bot", "ismcts:5", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["seat"] == 1
    assert 0 <= told["chance"] <= 100
    assert run(["analyse", "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith("Name a record, or a position")

"""Positions at the terminal: checked and drawn, refused with their place, played on, judged, in records."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from baston.cli.__main__ import run
from baston.cli.arguments.positions import link_of, position_text
from baston.games import game_named
from baston.kernel.game import Refusal
from baston.kernel.record import parse
from tests.cli.conftest import Shell

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

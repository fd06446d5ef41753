"""Super Fantasy Brawl drawn in the terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from baston.cli.__main__ import run
from baston.cli.boards import board_of
from baston.cli.table.choices import Choices
from baston.games import game_named
from baston.games.superfantasybrawl import GAME
from baston.games.superfantasybrawl.champions.dugrun import dugrun, mighty_blow
from baston.games.superfantasybrawl.champions.goldarr import goldarr, plundarr
from baston.games.superfantasybrawl.champions.gwaien import arcane_shield, fireball, gwaien
from baston.games.superfantasybrawl.champions.kolel import kolel
from baston.kernel.record import parse
from tests.cli.conftest import Shell
from tests.superfantasybrawl.arenas import STANDARD
from tests.superfantasybrawl.scenario import Play, scenario

NAMES = ["Ann", "Bo"]


def printed(what: RenderableType | None) -> str:
    console = Console(width=80, no_color=True)
    with console.capture() as captured:
        console.print(what)
    return captured.get()


def drawn(game: Play, seat: int | None, lang: str = "en") -> str:
    """What the seat, or a spectator, sees of the table, in eighty columns."""
    board = board_of(game_named("superfantasybrawl"), lang, NAMES)
    return printed(board.draw(GAME.presentation.view(game.arena, seat)))


@pytest.fixture
def game() -> Play:
    return scenario(
        {dugrun: "c4", goldarr: "f4"},
        {gwaien: "d5", kolel: "k2"},
        hand=[mighty_blow, plundarr],
        rival_hand=[arcane_shield],
        levelled=[goldarr],
        damage={gwaien: 4},
        traps={"d3": "damage2"},
        cores="red blue",
        vp=(3, 1),
    )


def test_a_standard_action_has_one_line_with_all_who_can_take_it(game: Play) -> None:
    asked = game.arena.decision
    assert asked is not None
    presented = GAME.presentation
    for lang, move in (("en", "Move 2 (blue Core)"), ("fr", "Mouvement 2 (Noyau bleu)")):
        labels = {option: presented.label(game.arena, option, lang) for option in asked.options}
        board = board_of(game_named("superfantasybrawl"), lang, NAMES)
        choices = Choices(board, presented.view(game.arena, 0), asked, labels)
        told = printed(choices.draw(80)).replace("\u00a0", " ")
        lines = told.splitlines()
        line = next(line for line in lines if f"  {move} →" in line)
        whole = r"\d+ Dugrun +\d+ Gold'arr +\d+ Sir Tentaclot$"
        assert re.search(whole if lang == "en" else r"\d+ DUG +\d+ GOL +\d+ TEN$", line.rstrip()), told
        assert re.search(r"^ +1 ", lines[0]), "what has one way comes first"
        assert "Dugrun" not in lines[0]
        flowing = printed(choices.flow(80)).replace("\u00a0", " ")
        assert re.search(re.escape(move) + r" → \d+ DUG \d+ GOL", flowing), flowing
        for number in range(1, len(choices.options) + 1):
            assert re.search(rf"(^|\s){number} ", told)
            assert choices.number_of(choices.options[number - 1]) == number


def test_the_map_names_its_hexes_and_who_stands_there(game: Play) -> None:
    lines = drawn(game, 0).splitlines()
    line, above = next((x, lines[i - 1]) for i, x in enumerate(lines) if "◆GWA" in x)
    assert "d5" in above
    assert abs(above.index("d5") - line.index("◆GWA")) <= 1
    board = "\n".join(lines)
    assert board.count("♜") == 3
    assert "d3 ▼?" in board  # nobody has looked at it
    for column, rows in zip("abcdefghijk", (4, 7, 8, 9, 8, 9, 8, 9, 8, 7, 4), strict=True):
        assert f"{column}{rows}" in board
        assert f" {column}{rows + 1} " not in board


def test_the_board_tells_states_cores_track_and_the_own_hand(game: Play) -> None:
    board = drawn(game, 0)
    for part in ("3/5 VP", "R · B", "♥ 8/8", "II", "♥ 2/6", "Bloodied", "Gate", "Mighty Blow"):
        assert part in board
    assert "Arcane Shield" not in board
    assert "Your hand" not in drawn(game, None)
    assert max(len(line) for line in board.splitlines()) <= 80


def test_the_board_speaks_french(game: Play) -> None:
    board = drawn(game, 0, "fr")
    for part in ("3/5 PV", "Ensanglanté", "Porte", "Tour de jeu 2", "Coup puissant"):
        assert part in board


def test_a_sheet_is_found_by_hex_and_by_name(game: Play) -> None:
    board = board_of(game_named("superfantasybrawl"), "en", NAMES)
    view = GAME.presentation.view(game.arena, 0)
    assert "Fireball" in printed(board.sheet(view, "d5"))
    assert fireball.title in printed(board.sheet(view, "fireball"))
    assert board.sheet(view, "nobody at all") is None


def test_a_hex_is_explained_by_its_name(game: Play) -> None:
    view = GAME.presentation.view(game.arena, 0)
    for lang, zone, trap, plain in (
        ("en", "blue zone", "trap hex", "common ground"),
        ("fr", "zone bleue", "hexagone de piège", "terrain commun"),
    ):
        board = board_of(game_named("superfantasybrawl"), lang, NAMES)
        assert zone in printed(board.sheet(view, "f4"))
        assert f"{trap} ▼?" in printed(board.sheet(view, "d3"))
        assert plain in printed(board.sheet(view, "D4"))


def test_the_narrow_map_names_every_hex_and_who_stands_there(game: Play) -> None:
    board = board_of(game_named("superfantasybrawl"), "en", NAMES)
    narrow = printed(board.drawings(GAME.presentation.view(game.arena, 0), 80)[-1])
    lines = narrow.splitlines()
    assert len(lines) <= 19
    for column, rows in zip("abcdefghijk", (4, 7, 8, 9, 8, 9, 8, 9, 8, 7, 4), strict=True):
        for row in range(1, rows + 1):
            assert re.search(rf"{column}{row}(?![0-9])", narrow), f"{column}{row}"
    assert "◆GWA!d5" in narrow
    assert "▼?d3" in narrow


def test_a_game_is_played_in_the_terminal_up_to_its_first_turn(shell: Shell) -> None:
    seats = ("--seats", "me,uniform", "--rule", "draft=random", "--first", "1")
    said = shell.run("play", "superfantasybrawl", *seats, "--seed", "1", typed="1\n" * 25)
    assert "Round 1" in said.out
    assert "Traceback" not in said.err


def test_the_draft_and_an_arena_of_ones_own_are_asked_for_by_name_and_kept(
    shell: Shell, tmp_path: Path
) -> None:
    file = tmp_path / "my.toml"
    file.write_text(STANDARD.replace("slots = [0, 1, 2, 1]", "slots = [0, 3, 3]"), "utf-8")
    wishes = ("--draft", "league", "--arena", str(file), "--seats", "me,uniform", "--first", "1")
    said = shell.run("play", "superfantasybrawl", *wishes, typed="1\n")
    assert "Which champions do you bring?" in said.out
    setup = parse(shell.records()[0].read_text("utf-8")).setup
    assert setup.options["draft"] == "league"
    assert '"slots":[0,3,3]' in setup.options["arena"]


def test_an_arena_that_is_no_text_names_the_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_bytes(b"\xff\xfe\x00")
    assert run(["play", "superfantasybrawl", "--arena", str(file), "--lang", "en"]) == 2
    assert capsys.readouterr().err == f"{file}: This is no text.\n"


@pytest.mark.clause("SFB-273")
@pytest.mark.parametrize(("typed", "asked"), [("", True), ("stops r\n", False), ("stops r\nstops r\n", True)])
def test_reactions_are_passed_unasked_if_it_is_wished_so(shell: Shell, typed: str, asked: bool) -> None:
    wishes = ("--seats", "me,greedy", "--draft", "random", "--first", "2", "--seed", "6")
    said = shell.run("play", "superfantasybrawl", *wishes, "--lang", "en", typed=typed + "1\n" * 30)
    assert ("Do you play a Reaction?" in said.out) is asked
    assert said.out.count("Which action do you take?") > 1


def test_only_reactions_can_be_passed_unasked(game: Play) -> None:
    board = board_of(game_named("superfantasybrawl"), "fr", NAMES)
    assert list(board.windows()) == ["r"]
    assert board.window(GAME.presentation.view(game.arena, 0)) == ""
    game.play(mighty_blow, to="c5", on=gwaien)
    assert game.asked == 1
    assert board.window(GAME.presentation.view(game.arena, 1)) == "r"

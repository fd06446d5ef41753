"""Arenas and mats of one's own at the terminal: written out, shown, refused in a sentence, played on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from baston.cli.__main__ import run
from baston.games.smashup.mat import PROPOSED, read_mat
from baston.games.superfantasybrawl.arena_files.arena_file import board_named, standard_text
from baston.kernel.record import parse
from tests.bad_files import Bad
from tests.cli.conftest import Shell
from tests.smashup.base_principale.test_mat import BAD as BAD_MATS
from tests.superfantasybrawl.arenas import EXAMPLE
from tests.superfantasybrawl.test_arena_file import BAD as BAD_ARENAS

Printed = pytest.CaptureFixture[str]
ARENA = ["play", "superfantasybrawl", "--arena"]
MAT = ["play", "smashup", "--mode", "base-principale", "--mat"]


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BASTON_DATA", str(tmp_path / "data"))


def refused(args: list[str], lang: str, printed: Printed) -> str:
    """The one line that is said of what is refused; nothing else is printed or kept."""
    assert run([*args, "--lang", lang]) == 2
    said = printed.readouterr()
    assert said.out == ""
    assert not Path("data").exists()
    return said.err


@pytest.mark.parametrize("bad", BAD_ARENAS, ids=str)
def test_what_is_wrong_with_an_arena_is_told_by_file_line_and_field(bad: Bad, capsys: Printed) -> None:
    Path("my.toml").write_text(bad.text, "utf-8")
    assert refused([*ARENA, "my.toml"], "en", capsys) == f"my.toml: {bad.en}\n"
    assert refused([*ARENA, "my.toml"], "fr", capsys) == f"my.toml\u00a0: {bad.fr}\n"


@pytest.mark.parametrize("bad", BAD_MATS, ids=str)
def test_what_is_wrong_with_a_mat_is_told_by_file_line_and_field(bad: Bad, capsys: Printed) -> None:
    Path("my.toml").write_text(bad.text, "utf-8")
    assert refused([*MAT, "my.toml"], "en", capsys) == f"my.toml: {bad.en}\n"
    assert refused([*MAT, "my.toml"], "fr", capsys) == f"my.toml\u00a0: {bad.fr}\n"


@pytest.mark.parametrize("args", [ARENA, ["simulate", "superfantasybrawl", "--arena"], ["arena"]])
def test_each_command_names_the_file(args: list[str], capsys: Printed) -> None:
    Path("my.toml").write_text(EXAMPLE.replace("drawn = 5", "drawn = 9"), "utf-8")
    line = EXAMPLE.splitlines().index("drawn = 5") + 1
    told = f"my.toml: Arena, line {line}: challenges.drawn has to be a whole number from 5 to 5.\n"
    assert refused([*args, "my.toml"], "en", capsys) == told


@pytest.mark.parametrize(
    ("args", "what"), [(ARENA, "L’arène"), (MAT, "Le tapis"), (["arena"], "L’arène"), (["mat"], "Le tapis")]
)
def test_a_file_that_never_ends_is_refused(args: list[str], what: str, capsys: Printed) -> None:
    assert refused([*args, "/dev/zero"], "fr", capsys) == f"/dev/zero\u00a0: {what} dépasse 64 ko.\n"
    Path("large.toml").write_text("é" * 70_000, "utf-8")
    assert refused([*args, "large.toml"], "fr", capsys) == f"large.toml\u00a0: {what} dépasse 64 ko.\n"


def test_a_file_that_begins_with_a_mark_of_its_encoding_is_read() -> None:
    Path("my.toml").write_text(EXAMPLE, "utf-8-sig", newline="\r\n")
    assert run(["arena", "my.toml"]) == 0


# Begun with what is played on by default.


@pytest.mark.parametrize(("command", "text"), [("arena", standard_text()), ("mat", PROPOSED)])
def test_a_file_to_begin_with_is_written_out_once(command: str, text: str, capsys: Printed) -> None:
    assert run([command, "--write", "my.toml", "--lang", "en"]) == 0
    assert Path("my.toml").read_text("utf-8") == text
    assert "my.toml is written." in capsys.readouterr().out
    Path("my.toml").write_text("mine", "utf-8")
    there = "my.toml is there already. Name another file, or replace it with --overwrite.\n"
    assert refused([command, "--write", "my.toml"], "en", capsys) == there
    assert Path("my.toml").read_text("utf-8") == "mine"
    assert run([command, "--write", "my.toml", "--overwrite", "--lang", "fr"]) == 0
    assert "my.toml est écrit." in capsys.readouterr().out
    assert Path("my.toml").read_text("utf-8") == text
    assert sorted(path.name for path in Path().iterdir()) == ["my.toml"]


@pytest.mark.parametrize(("command", "text"), [("arena", standard_text()), ("mat", PROPOSED)])
def test_it_is_printed_for_a_dash(command: str, text: str, capsys: Printed) -> None:
    assert run([command, "--write", "-"]) == 0
    assert capsys.readouterr().out == text


@pytest.mark.parametrize(
    ("args", "en", "fr"),
    [
        (
            "--overwrite",
            "--overwrite is for a file that --write names.",
            "--overwrite est pour un fichier que --write nomme.",
        ),
        (
            "mine.toml --write my.toml",
            "--write writes out what is played on by default, mine.toml would be shown. "
            "Leave out one of the two.",
            "--write écrit ce sur quoi on joue par défaut, mine.toml serait montré. "
            "Ne donne que l’un des deux.",
        ),
        ("nowhere.toml", "There is no file nowhere.toml.", "Il n’y a pas de fichier nowhere.toml."),
    ],
)
@pytest.mark.parametrize("command", ["arena", "mat"])
def test_what_cannot_be_shown_or_written_is_told(
    command: str, args: str, en: str, fr: str, capsys: Printed
) -> None:
    assert refused([command, *args.split()], "en", capsys) == f"{en}\n"
    assert refused([command, *args.split()], "fr", capsys) == f"{fr}\n"
    assert list(Path().iterdir()) == []


def test_a_folder_that_may_not_be_written_to_is_told(capsys: Printed) -> None:
    assert run(["arena", "--write", "/proc/my.toml", "--lang", "en"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


# Shown.


def test_an_arena_is_shown_as_the_game_reads_it(capsys: Printed) -> None:
    Path("my.toml").write_text(EXAMPLE, "utf-8")
    assert run(["arena", "my.toml", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    for part in (
        "e2 ♜",
        "red statue",
        "e2, zone",
        "4 × 1 damage",
        "0 · 1 · 2",
        "Undisputed",
        "5 challenges, of which 5",
    ):
        assert part in shown
    assert run(["arena", "my.toml", "--lang", "fr"]) == 0
    shown = capsys.readouterr().out
    for part in (
        "statue rouge",
        "2 × Enracinement",
        "Sans partage",
        "5 défis, dont 5 sont tirés",
        "baston arena --write",
    ):
        assert part in shown


def test_a_mat_is_shown_as_the_game_reads_it(capsys: Printed) -> None:
    assert run(["mat", "--lang", "en"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    for part in (
        "Period 3",
        "7 · 4 · 2 · 1",
        "North 1",
        "Presence: this turn you may play an extra minion (2 or less) here",
    ):
        assert part in shown
    assert run(["mat", "--lang", "fr"]) == 0
    assert "Présence\u00a0: tu peux piocher une carte" in capsys.readouterr().out


def test_both_are_printed_as_values(capsys: Printed) -> None:
    Path("my.toml").write_text(EXAMPLE, "utf-8")
    assert run(["arena", "my.toml", "--json"]) == 0
    values = json.loads(capsys.readouterr().out)
    assert [values["drawn"], values["track"], len(values["challenges"])] == [5, [0, 1, 2], 5]
    assert len(values["board"]["hexes"]) == 61
    assert run(["mat", "--json"]) == 0
    values = json.loads(capsys.readouterr().out)
    assert values["vp"][2] == [7, 4, 2, 1]
    assert values["slots"]["west"][1] == {"effect": "power-per-rival", "when": "", "power": 1, "most": 2}


# Played on.


def test_whole_games_are_simulated_on_an_own_arena(shell: Shell) -> None:
    (shell.folder / "my.toml").write_text(EXAMPLE, "utf-8")
    for seats in ("greedy,uniform", "greedy,uniform,greedy,uniform"):
        wishes = (
            "--arena",
            "my.toml",
            "--games",
            "4",
            "--seats",
            seats,
            "--seed",
            "5",
            "--jobs",
            "1",
            "--json",
        )
        said = shell.run("simulate", "superfantasybrawl", *wishes)
        assert (said.status, said.err) == (0, "")
        assert json.loads(said.out)["games"] == 4


def test_a_game_is_begun_and_kept_on_files_that_were_written_out_and_changed(shell: Shell) -> None:
    shell.run("arena", "--write", "a.toml")
    file = shell.folder / "a.toml"
    file.write_text(file.read_text("utf-8").replace("slots = [0, 1, 2, 1]", "slots = [0, 3, 3]"), "utf-8")
    shell.run("play", "superfantasybrawl", "--arena", "a.toml", "--seats", "me,uniform", typed="1\n")
    shell.run("mat", "--write", "m.toml")
    file = shell.folder / "m.toml"
    file.write_text(file.read_text("utf-8").replace("camp = 1", "camp = 2"), "utf-8")
    wishes = ("--mode", "base-principale", "--mat", "m.toml", "--seats", "me,uniform")
    shell.run("play", "smashup", *wishes, typed="1\n")
    kept = {
        record.game: record.setup.options
        for path in shell.records()
        for record in [parse(path.read_text("utf-8"))]
    }
    assert board_named(kept["superfantasybrawl"]["arena"]).track.slots == [0, 3, 3]
    assert read_mat(kept["smashup"]["mat"]).camp_vp == 2

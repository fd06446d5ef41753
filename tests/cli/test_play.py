"""A game at the terminal and through a pipe: played to the end, left, killed, taken up again."""

from __future__ import annotations

import json
import re

import pytest

from tests.cli.conftest import Shell

NIM = ("play", "nim", "--seats", "me,greedy", "--seed", "3")
SMASHUP = ("play", "smashup", "--seats", "me,greedy", "--seed", "3")
FIRSTS = "1\n" * 2000  # always the first option
ESCAPE = "\x1b"
COLOUR = re.compile(r"\x1b\[[0-9;]*m")


def answers(shell: Shell) -> int:
    """How many answers the one kept game has."""
    (path,) = shell.records()
    lines = [line for line in path.read_text().splitlines() if line.startswith("answers: ")]
    return sum(len(line.split()) - 1 for line in lines)


@pytest.mark.parametrize("game", [NIM, SMASHUP])
def test_a_whole_game_through_a_pipe(shell: Shell, game: tuple[str, ...]) -> None:
    said = shell.run(*game, typed=FIRSTS)
    assert said.status == 0
    assert said.err == ""
    assert re.search(r"^(You win|greedy wins)\.", said.out, re.MULTILINE)
    assert ESCAPE not in said.out
    assert max(len(line) for line in said.out.splitlines()) <= 80
    (record,) = shell.records()
    verified = json.loads(shell.run("replay", str(record), "--json").out)
    assert verified["over"] is True


def test_the_position_is_told_as_the_seat_knows_it(shell: Shell) -> None:
    said = shell.run(*SMASHUP, "--first", "1", typed="position\nquit\n")
    lines = said.out.splitlines()
    assert any(line.startswith("smashup 2017 players=2 turn=1 ") for line in lines)
    assert "hand 2: ? ? ? ? ?" in lines
    assert "no positions as text" in shell.run(*NIM, typed="position\nquit\n").out


@pytest.mark.parametrize("game", [NIM, SMASHUP])
def test_a_whole_game_at_a_terminal(shell: Shell, game: tuple[str, ...]) -> None:
    child = shell.at_terminal(*game)
    while child.asks():
        child.types("1")
    assert child.status() == 0
    assert "result: " in shell.records()[0].read_text()


def test_a_game_between_bots_is_only_watched(shell: Shell) -> None:
    said = shell.run("play", "nim", "--seats", "uniform,greedy", "--seed", "1")
    assert said.status == 0
    assert "takes" in said.out
    assert "wins." in said.out


def test_the_same_seed_gives_the_same_game(shell: Shell) -> None:
    first = shell.run(*NIM, typed=FIRSTS).out.splitlines()
    second = shell.run(*NIM, typed=FIRSTS).out.splitlines()
    assert first[:-1] == second[:-1]  # the last line names the file


@pytest.mark.parametrize("typed", ["1\n", "1\nquit\n", "1\nq\n", "1\nquitter\n"])
def test_leaving_keeps_the_game_and_says_how_to_go_on(shell: Shell, typed: str) -> None:
    said = shell.run(*NIM, typed=typed)
    assert said.status == 0
    assert "baston play nim --resume" in said.out
    kept = answers(shell)
    again = shell.run("play", "nim", "--resume", typed=FIRSTS)
    assert again.status == 0
    assert f"Going on after {kept} answers." in again.out
    assert "wins." in again.out
    assert len(shell.records()) == 1


def test_interrupting_keeps_the_game(shell: Shell) -> None:
    child = shell.at_terminal(*NIM)
    child.asks()
    child.types("1")
    child.asks()
    child.interrupts()
    child.sees("baston play nim --resume")
    assert child.status() == 130
    assert answers(shell) >= 2


def test_a_killed_game_goes_on_where_it_was(shell: Shell) -> None:
    child = shell.at_terminal(*NIM)
    child.asks()
    child.types("1")
    child.sees("How many")
    child.asks()
    child.is_killed()
    kept = answers(shell)
    again = shell.at_terminal("play", "--resume")
    again.sees(f"Going on after {kept} answers.")
    again.sees("How many")
    again.asks()
    again.types("quit")
    assert again.status() == 0


def test_resume_takes_the_newest_unfinished_game(shell: Shell) -> None:
    shell.run("play", "nim", "--seats", "me,greedy", "--seed", "1", typed="1\n")
    shell.run("play", "nim", "--seats", "me,greedy", "--seed", "2", typed="1\n")
    shell.run("play", "nim", "--seats", "me,greedy", "--seed", "3", typed=FIRSTS)
    assert "seed 2" in shell.run("play", "nim", "--resume").out


def test_a_saved_game_goes_on_and_the_saved_file_stays(shell: Shell) -> None:
    said = shell.run(*NIM, typed="1\nsave here.record\n")
    assert "Saved in here.record" in said.out
    saved = (shell.folder / "here.record").read_text()
    assert shell.run("play", "nim", "--resume", "here.record", typed=FIRSTS).status == 0
    assert (shell.folder / "here.record").read_text() == saved
    assert len(shell.records()) == 2


def test_save_asks_before_it_replaces_a_file(shell: Shell) -> None:
    file = shell.folder / "notes.txt"
    file.write_text("mine")
    refused = shell.run(*NIM, typed="save notes.txt\nn\n")
    assert "notes.txt exists" in refused.out
    assert file.read_text() == "mine"
    shell.run(*NIM, typed="save notes.txt\ny\n")
    assert file.read_text().startswith("baston record")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("99", "There is no option 99"),
        ("0", "There is no option 0"),
        ("9" * 5000, "There is no option 999999"),
        ("²", "is no command"),
        ("heap", '"heap" may be any of'),
        ("?99", "There is no option 99"),
        ("?zzz", 'Nothing on the table is called "zzz"'),
        ("save", "Say where: save FILE"),
        ("save /", "/ is a folder"),
        ("save /dev/null/there", "/dev/null is a file. Name a folder."),
        ("save /proc/there", "/proc/there does not exist"),
        ("save no\0where", "Say where: save FILE"),
        ("save data/games", "data/games is a folder"),
        ("rules", "no written rules of nim"),
        ("discard", "no discard piles"),
        ("undo", "Another person plays too"),
        ("help", "take back your last answer"),
        ("log", "draws a token"),
    ],
)
def test_what_is_typed_is_answered_and_the_game_goes_on(shell: Shell, typed: str, said: str) -> None:
    done = shell.run("play", "nim", "--seats", "me,me", "--seed", "1", typed=f"\n{typed}\n1\n")
    assert done.status == 0
    assert said in " ".join(done.out.split())
    assert "How many do you take?" in done.out  # the answer after it was taken
    assert "Traceback" not in done.out + done.err


def test_undo_takes_back_the_last_answer(shell: Shell) -> None:
    said = shell.run(*NIM, typed="1\nundo\n")
    assert said.out.count("From which heap do you take?") == 2
    assert said.out.count("How many do you take?") == 1
    before, after = said.out.split("Your last answer is taken back.")
    board = before.split("Type a number")[1].split("From which heap")[0].split("─\n")[1]
    assert board in after


def test_undo_is_kept_like_an_answer(shell: Shell) -> None:
    shell.run(*NIM, typed="")
    before = shell.records()[0].read_text()
    shell.run("play", "--resume", typed="1\nundo\n")
    assert shell.records()[0].read_text() == before


def test_undo_of_the_first_answer_comes_to_its_end(shell: Shell) -> None:
    said = shell.run(*NIM, typed="1\nundo\nundo\n")
    assert "You have given no answer yet" in said.out


def test_undo_gives_a_card_just_played_back_to_the_hand(shell: Shell) -> None:
    said = shell.run(*SMASHUP, typed="1\nundo\n")
    before, after = said.out.split("Your last answer is taken back.")
    hands = [part.split("Your hand\n")[1].split("\n\n")[0] for part in (before, after)]
    assert hands[0] == hands[1]


def test_undo_stops_where_something_hidden_has_come_to_light(shell: Shell) -> None:
    child = shell.at_terminal(*SMASHUP)
    child.asks()
    while "End the play phase" not in child.shown.splitlines()[-1]:
        child.types("1")
        child.asks()
    last = re.findall(r"(\d+) .{0,9}End the play phase", COLOUR.sub("", child.shown))[-1]
    child.types(last)  # two cards are drawn
    child.asks()
    child.types("undo")
    child.sees("cannot be taken back")
    child.types("quit")
    child.sees()


def test_undo_is_for_those_who_play_alone(shell: Shell) -> None:
    said = shell.run("play", "nim", "--seats", "me,me", "--seed", "1", typed="\n1\nundo\n")
    assert "Another person plays too" in said.out


def test_no_color_leaves_out_colours(shell: Shell) -> None:
    plain = shell.at_terminal(*SMASHUP, NO_COLOR="1")
    plain.asks()
    assert not re.search(r"\x1b\[[0-9;]*3[0-7]m|38;5", plain.shown)
    plain.close()
    coloured = shell.at_terminal(*SMASHUP)
    coloured.asks()
    assert re.search(r"\x1b\[[0-9;]*3[0-7]m", coloured.shown)
    coloured.close()


def test_a_disk_that_fills_up_ends_the_game_and_loses_nothing(shell: Shell) -> None:
    start = shell.run(*NIM, typed="")
    assert start.status == 0
    size = shell.records()[0].stat().st_size
    shell.records()[0].unlink()
    said = shell.run(*NIM, typed=FIRSTS, largest_file=size + 4)
    assert said.status == 2
    assert "cannot be used" in said.out
    assert "baston play nim --resume" in said.out
    assert "Traceback" not in said.out + said.err
    assert shell.litter() == []
    assert shell.run("play", "nim", "--resume", typed=FIRSTS).status == 0


def test_a_data_folder_that_cannot_be_written_is_said_before_the_game_begins(shell: Shell) -> None:
    (shell.folder / "file").write_text("")
    said = shell.run(*NIM, BASTON_DATA=str(shell.folder / "file" / "data"))
    assert said.status == 2
    assert len(said.err.splitlines()) == 1
    assert "no folder" in said.err
    assert said.out == ""

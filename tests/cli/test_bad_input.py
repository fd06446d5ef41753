"""Whatever is asked for wrongly: one clear sentence in either language, status 2, no traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from baston.cli.__main__ import run
from baston.kernel.text import digest_of
from tests.cli.conftest import Shell

PIRATES = "pirates+ninjas,zombies+robots"
BAD = {
    "unknown command": "frobnicate",
    "unknown option": "play smashup --foo",
    "option without value": "play smashup --seed",
    "no game": "play",
    "unknown game": "play chess",
    "unknown game to list": "cards chess",
    "unknown faction": "play smashup --factions pirates+ninjas,zombies+lawyers",
    "faction twice": "play smashup --factions pirates+pirates,zombies+robots",
    "faction taken": "play smashup --factions pirates+ninjas,pirates+robots",
    "one faction": "play smashup --factions pirates,zombies+robots",
    "factions for three": f"play smashup --factions {PIRATES},aliens+wizards",
    "unknown box": "play smashup --boxes core,atlantis",
    "unknown box to simulate": "simulate smashup --games 1 --boxes atlantis",
    "box without a name": "play smashup --boxes core,,",
    "faction of another box": f"play smashup --boxes ressemblances-fortuites --factions {PIRATES}",
    "boxes on a list": "cards smashup --boxes core",
    "unknown bases": "play smashup --bases mine",
    "unknown edition": "play smashup --edition 1999",
    "unknown copies": "play smashup --copies 3",
    "unknown first": "play smashup --first 3",
    "unknown rule": "play smashup --rule gravity=low",
    "rule without value": "play smashup --rule bgb_fixes",
    "bad value of a rule": "play smashup --rule bgb_fixes=maybe",
    "unknown mode": "play smashup --mode big",
    "mode of another game": "play nim --mode base-principale",
    "mat that is not there": "play smashup --mode base-principale --mat nowhere.toml",
    "mat without the mode": "play smashup --rule mat=x",
    "agreements without the mode": "play smashup --rule useless_cards=false",
    "bad value of an agreement": "play smashup --mode base-principale --rule change_base=perhaps",
    "resume in another mode": "play smashup --mode base-principale --resume",
    "option of another game": "play nim --factions random",
    "unknown draft": "play superfantasybrawl --draft snake",
    "draft of another game": "play smashup --draft league",
    "draft of two for four": "play superfantasybrawl --players 4 --draft competitive",
    "arena that is not there": "play superfantasybrawl --arena nowhere.toml",
    "arena of another game": "play smashup --rule arena=standard",
    "unknown champion": "play superfantasybrawl --rule teams=DUG+GOL+GWA,KIL+TZU+BOB",
    "champion twice": "play superfantasybrawl --rule teams=DUG+GOL+GWA,KIL+TZU+DUG",
    "champion twice in the pool": "play superfantasybrawl --rule pool=DUG+DUG",
    "too few for the draft": "play superfantasybrawl --rule pool=DUG+GOL+GWA+KIL",
    "too few for a league": "play superfantasybrawl --draft league --rule pool=DUG+GOL+GWA+KIL+TZU+DER",
    "teams of two": "play superfantasybrawl --rule teams=DUG+GOL,KIL+TZU",
    "three brawlers": "play superfantasybrawl --players 3",
    "no number of rounds": "play superfantasybrawl --rule max_rounds=many",
    "resume with a draft": "play superfantasybrawl --draft free --resume",
    "one player": "play smashup --players 1",
    "five players": "play smashup --players 5",
    "players no number": "play smashup --players two",
    "one seat": "play smashup --seats me",
    "five seats": "play smashup --seats me,greedy,greedy,greedy,greedy",
    "empty seat": "play smashup --seats me,,greedy",
    "seats and players": "play smashup --players 3 --seats me,greedy",
    "unknown bot": "play smashup --seats me,hal9000",
    "no budget": "play smashup --seats me,flat:",
    "bad budget": "play smashup --seats me,flat:-3",
    "seed no number": "play smashup --seed abc",
    "seed too large": "play smashup --seed 99999999999999999999999",
    "unknown card": "cards smashup excalibur",
    "unknown card, near others": "cards smashup zapbots",
    "a word too many": "games all",
    "words too many": "play smashup with friends",
    "a flag with a value": "games --json=5",
    "an option without its value": "simulate smashup --games",
    "results into a file": "simulate nim --out /dev/null",
    "results below a file": "simulate nim --out /dev/null/there",
    "budget of nothing": "play smashup --seats me,flat:0",
    "budget of a bot without": "play smashup --seats me,greedy:3",
    "draft and more": "play smashup --factions draft,zombies+robots",
    "resume a folder": "play smashup --resume .",
    "replay no record": "replay /dev/null",
    "unknown clause": "rules smashup SU-9999",
    "clause no clause": "rules smashup x",
    "no rules": "rules nim",
    "people in a simulation": "simulate smashup --seats me,greedy",
    "unknown bot to simulate": "simulate nim --seats greedy,hal9000",
    "budget of no rollouts": "simulate nim --seats greedy,ismcts:0",
    "budget of no time": "simulate nim --seats greedy,flat:0s",
    "unit that does not exist": "simulate nim --seats greedy,ismcts:5min",
    "search without processes": "simulate nim --seats greedy,ismcts:50*0",
    "no games": "simulate smashup --games 0",
    "games no number": "simulate smashup --games many",
    "no jobs": "simulate smashup --jobs 0",
    "report on nothing": "report nowhere",
    "report on an empty folder": "report .",
    "report on a file": "report /dev/null",
    "league of an unknown bot": "league nim --bots greedy,hal9000",
    "league with a budget of nothing": "league nim --bots greedy,ismcts:0",
    "no such file": "replay nowhere.record",
    "resume no such file": "play smashup --resume nowhere.record",
    "resume nothing": "play smashup --resume",
    "resume with options": "play smashup --seats me,greedy --resume",
}


@pytest.mark.parametrize("args", BAD.values(), ids=BAD)
def test_bad_input_gets_one_sentence_in_either_language(
    args: str, shell: Shell, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(shell.folder)
    monkeypatch.setenv("BASTON_DATA", str(shell.data))
    said = {}
    for lang in ("en", "fr"):
        monkeypatch.setenv("BASTON_LANG", lang)
        assert run(args.split()) == 2
        printed = capsys.readouterr()
        assert printed.out == ""
        assert len(printed.err.splitlines()) == 1
        assert printed.err.strip().endswith(".")
        assert "{" not in printed.err  # every value is filled in
        said[lang] = printed.err
    assert said["en"] != said["fr"]
    assert shell.records() == []


def test_an_unknown_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games", "--lang", "de"]) == 2
    assert "de" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["play", "simulate --games 1"])
@pytest.mark.parametrize("factions", ["random", "draft"])
def test_boxes_with_too_few_factions_say_how_many_are_needed(
    command: str, factions: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BASTON_LANG", "en")
    wanted = f"smashup --boxes ressemblances-fortuites --factions {factions} --seats greedy,greedy,greedy"
    assert run([*command.split(), *wanted.split()]) == 2
    assert capsys.readouterr().err == (
        "3 players need 6 factions, and ressemblances-fortuites has 4: "
        "name more boxes, or take two copies of each with --copies 2.\n"
    )


@pytest.mark.parametrize(
    ("args", "told"),
    [
        ("simulate smashup extra", "There is more than the command can use: extra."),
        ("simulate smashup one (two)", "There is more than the command can use: one (two)."),
        ("simulate smashup --games --lang en", "The option --games needs a value.\n"),
        ("league smashup --target --lang en", "The option --target needs a value.\n"),
        ("report", "DIR is missing."),
        ("play smashup --seats me,hal", 'There is no bot "hal". Known: me, uniform, '),
        ("simulate smashup --seats greedy,hal", 'There is no bot "hal". Known: uniform, '),
        ("league smashup --bots greedy,hal", 'There is no bot "hal". Known: uniform, '),
    ],
)
def test_what_is_wrong_is_said_in_these_words(
    args: str, told: str, shell: Shell, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(shell.folder)
    monkeypatch.setenv("BASTON_DATA", str(shell.data))
    monkeypatch.setenv("BASTON_LANG", "en")
    assert run(args.split()) == 2
    assert capsys.readouterr().err.startswith(told)


def test_as_a_process_the_status_is_two_and_there_is_no_traceback(shell: Shell) -> None:
    said = shell.run("play", "smashup", "--players", "5")
    assert said.status == 2
    assert said.err == "This game is for 2 to 4 players, not 5.\n"


def saved(shell: Shell) -> str:
    """The text of a game of nim left after two answers."""
    shell.run("play", "nim", "--seats", "me,greedy", "--seed", "3", typed="1\n1\nsave kept\n")
    return (shell.folder / "kept").read_text()


def checked(body: str) -> str:
    """The text with a check line that agrees."""
    return f"{body}check: {digest_of(body)}\n"


@pytest.mark.parametrize("command", [("play", "nim", "--resume"), ("replay",)])
def test_broken_records_are_refused(
    shell: Shell,
    command: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = saved(shell)
    monkeypatch.chdir(shell.folder)
    monkeypatch.setenv("BASTON_DATA", str(shell.data))
    monkeypatch.setenv("BASTON_LANG", "en")
    body = text[: text.index("check: ")]
    broken: dict[str, tuple[str | bytes, str]] = {
        "nothing": ("", "no record"),
        "prose": ("Once upon a time\n", "no record"),
        "bytes": (b"\xff\xfe\x00\x01" * 9, "no record"),
        "truncated": (body[: len(body) // 2], "cut short"),
        "edited": (text.replace("seed: 3", "seed: 4"), "changed after it was written"),
        "line": (checked(body.replace("seed: 3", "seed: three")), "cannot be read"),
        "rules": (checked(body.replace("rules: 1", "rules: 999")), "version 999"),
        "answer": (checked(body + "answers: 77\n"), "does not fit"),
        "digest": (checked(body + "digest: 1 0123456789abcdef\n"), "is not what it was"),
        "game": (checked(body.replace("game: nim", "game: chess")), 'no game "chess"'),
        "players": (checked(body.replace("players: 2", "players: 7")), "7"),
    }
    for name, (content, sentence) in broken.items():
        file = shell.folder / name
        file.write_bytes(content if isinstance(content, bytes) else content.encode())
        assert run([*command, name]) == 2, name
        said = capsys.readouterr().err
        assert sentence in said
        assert said.startswith(f"{name}: ")
        assert len(said.splitlines()) == 1


def test_a_folder_is_no_record(shell: Shell) -> None:
    (shell.folder / "folder").mkdir()
    said = shell.run("replay", "folder")
    assert said.status == 2
    assert said.err == "folder is a folder. Name a file in it.\n"


def test_a_record_of_another_game_is_refused(shell: Shell) -> None:
    saved(shell)
    said = shell.run("play", "smashup", "--resume", "kept")
    assert said.status == 2
    assert "a game of nim" in said.err


def test_a_record_with_an_unknown_bot_is_refused(shell: Shell) -> None:
    text = saved(shell)
    body = text[: text.index("check: ")].replace("seat: greedy", "seat: hal9000")
    (shell.folder / "kept").write_text(checked(body))
    said = shell.run("play", "--resume", "kept")
    assert said.status == 2
    assert 'no bot "hal9000"' in said.err


def test_a_finished_game_is_not_resumed(shell: Shell) -> None:
    shell.run("play", "nim", "--seats", "me,greedy", "--seed", "3", typed="1\n" * 99)
    said = shell.run("play", "--resume", str(shell.records()[0]))
    assert said.status == 2
    assert "is over" in said.err


def test_a_false_result_is_noticed(shell: Shell) -> None:
    shell.run("play", "nim", "--seats", "me,greedy", "--seed", "3", typed="1\n" * 99)
    text = shell.records()[0].read_text()
    body = text[: text.index("check: ")]
    result = next(line for line in body.splitlines() if line.startswith("result: "))
    (shell.folder / "false").write_text(checked(body.replace(result, "result: 9 9")))
    said = shell.run("replay", "false")
    assert said.status == 2
    assert "result" in said.err


def test_resume_without_a_file_passes_over_broken_ones(shell: Shell) -> None:
    shell.run("play", "nim", "--seats", "me,greedy", "--seed", "3", typed="1\n")
    (shell.data / "games" / "newer.record").write_text("baston record 1\n")
    assert "Going on after" in shell.run("play", "--resume").out


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("args", ["games", "cards smashup", "simulate nim --games 3 --json", "--version"])
def test_what_cannot_be_printed_is_one_sentence(shell: Shell, args: str, lang: str) -> None:
    said = shell.script(f"baston {args} > /dev/full", BASTON_LANG=lang)
    assert said.status == 2
    assert {
        "en": "What is printed cannot be written: the disk is full",
        "fr": "Ce qui s’affiche ne peut être écrit : le disque est plein",
    }[lang] in said.err.replace("\u00a0", " ")
    assert len(said.err.splitlines()) == 1

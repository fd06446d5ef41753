"""`baston league` as people run it: tables, interruptions, whatever is asked for wrongly."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import Protocol

import pytest

from baston.cli.__main__ import run
from baston.cli.arguments.seating import Wishes
from baston.cli.runs.league import divisions
from baston.games import game_named
from baston.league import rounds
from baston.league.plan import LOOKS, League, Pairing
from baston.league.standings import Match, Results, match_of
from tests.cli.conftest import COMMAND, PATIENCE, Shell

NIM = ("league", "nim", "--bots", "uniform,greedy", "--games", "20", "--seed", "3", "--jobs", "1")
LONG = ("league", "nim", "--bots", "uniform,flat:40", "--games", "20", "--seed", "3", "--jobs", "2")


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    """A shell in an empty folder."""
    return Shell(tmp_path)


def games(folder: Path) -> list[dict[str, object]]:
    """The games kept, in a fixed order and without the seconds that they took."""
    lines = (folder / "games.jsonl").read_text().splitlines()
    rows = [{name: value for name, value in json.loads(line).items() if name != "seconds"} for line in lines]
    return sorted(rows, key=str)


def begun(shell: Shell, kept: int) -> subprocess.Popen[str]:
    """The long league in a process of its own, once it has kept so many games in the folder `there`."""
    process = subprocess.Popen(
        [*COMMAND, *LONG, "--out", "there"],
        cwd=shell.folder,
        env=shell.env,
        stderr=subprocess.PIPE,
        text=True,
    )
    file, patience = shell.folder / "there" / "games.jsonl", monotonic() + PATIENCE
    while not file.exists() or file.read_bytes().count(b"\n") < kept:
        assert monotonic() < patience
        assert process.poll() is None
        sleep(0.01)
    return process


class Refused(Protocol):
    """Runs a command that is refused; the one sentence that it prints."""

    def __call__(self, *args: str) -> str: ...


@pytest.fixture
def refused(shell: Shell, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Refused:
    """Gives the one English sentence with which the arguments are refused; the French one is another."""
    monkeypatch.chdir(shell.folder)

    def sentence(*args: str) -> str:
        capsys.readouterr()
        said = {}
        for lang in ("fr", "en"):
            assert run([*args, "--lang", lang]) == 2
            printed = capsys.readouterr()
            assert printed.out == ""
            assert printed.err.count("\n") == 1
            assert "{" not in printed.err or "{" in " ".join(args)
            said[lang] = printed.err
        assert said["en"] != said["fr"]
        return said["en"]

    return sentence


@pytest.fixture
def league(shell: Shell, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Path:
    """The folder `there` of a league that is over."""
    monkeypatch.chdir(shell.folder)
    assert run([*NIM, "--out", "there"]) == 0
    capsys.readouterr()
    return shell.folder / "there"


def test_a_league_is_told_as_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*NIM, "--lang", "en"]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    for word in ("Nim", "greedy", "uniform", "Elo", "lead"):
        assert word in told.out
    assert run([*NIM, "--lang", "fr"]) == 0
    french = capsys.readouterr().out
    assert "rencontres" in french
    assert "avance" in french


@pytest.mark.parametrize("terminal", [True, False])
def test_a_match_is_looked_at_once_a_round_and_not_after_every_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], terminal: bool
) -> None:
    looks: list[Pairing] = []

    def looked_at(of: League, pairing: Pairing, results: Results) -> tuple[Match, bool]:
        looks.append(pairing)
        return match_of(of, pairing, results)

    monkeypatch.setattr(rounds, "match_of", looked_at)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: terminal)
    assert run([*NIM, "--games", "60"]) == 0
    assert ("60/60" in capsys.readouterr().err) == terminal
    assert len(looks) == LOOKS


def test_a_target_is_shown_with_all_its_decimals(capsys: pytest.CaptureFixture[str]) -> None:
    for target, lang, shown in (
        ("0.755", "en", "  75.5%: "),
        ("0.6", "en", "  60%: "),
        ("greedy,uniform=0.29", "en", "  29%: "),
        ("0.7125", "fr", "  71,25 % : "),
    ):
        assert run([*NIM, "--target", target, "--lang", lang]) == 0
        assert shown in capsys.readouterr().out.replace("\u00a0", " ")


def test_json_has_standings_and_matches(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*NIM, "--target", "0.9", "--json"]) == 0
    (division,) = json.loads(capsys.readouterr().out)["divisions"]
    assert [standing["bot"] for standing in division["standings"]] == ["greedy", "uniform"]
    (match,) = division["matches"]
    assert (match["bot"], match["against"], match["games"]) == ("greedy", "uniform", 20)
    assert match["low"] < match["share"] < match["high"]
    won, as_many, lost = match["deals"]
    assert won + as_many + lost == match["games"] / 2
    assert (won - lost) / match["games"] == pytest.approx(match["share"] - 0.5)  # in nim nobody draws
    assert match["verdict"] in ("open", "missed", "reached")


def test_out_gets_games_tables_and_a_plot(league: Path) -> None:
    names = sorted(file.name for file in league.iterdir() if file.name[0] != ".")
    assert names == ["elo.svg", "games.jsonl", "league.json", "league.md"]
    assert len(games(league)) == 20
    assert "| 1 | greedy |" in (league / "league.md").read_text()
    assert (league / "elo.svg").read_text().startswith("<svg")


def test_every_mode_is_a_division_unless_one_is_asked_for() -> None:
    game = game_named("galacticlash")
    every = divisions(game, Wishes())
    assert [(division.name, division.setup.players) for division in every] == [
        *(("flash", 2), ("standard", 2), ("multi", 4), ("duo", 4))
    ]
    for wishes in (Wishes(options={"format": "duo"}), Wishes(rules=["format=duo"])):
        assert [division.name for division in divisions(game, wishes)] == ["duo"]
    for mode in game_named("smashup").modes:
        asked = Wishes(options={"mode": mode})
        assert [division.name for division in divisions(game_named("smashup"), asked)] == [mode]
    assert [division.name for division in divisions(game_named("nim"), Wishes(players="4"))] == ["nim"]


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGINT])
def test_a_league_that_was_ended_goes_on_to_the_same_end(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, blow: signal.Signals
) -> None:
    process = begun(shell, kept=3)
    process.send_signal(blow)
    _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == (130 if blow == signal.SIGINT else -signal.SIGKILL)
    assert ("--resume" in said) == (blow == signal.SIGINT)
    before = games(shell.folder / "there")
    assert 3 <= len(before) < 20
    monkeypatch.chdir(shell.folder)
    assert run([*LONG, "--out", "there", "--resume"]) == 0
    assert run([*LONG, "--out", "whole"]) == 0
    after = games(shell.folder / "there")
    assert after == games(shell.folder / "whole")
    assert all(game in after for game in before)


def test_a_league_that_is_kept_nowhere_says_so_when_it_is_interrupted(shell: Shell) -> None:
    terminal = shell.at_terminal(*LONG[:-6], "--games", "90000")
    terminal.sees("/90000")
    terminal.interrupts()
    terminal.sees(r"Interrupted after .* games?\. Nothing is kept: --out DIR")
    assert terminal.status() == 130


def test_games_that_need_no_longer_be_played_leave_the_bar(shell: Shell) -> None:
    bots = ("--bots", "uniform,greedy,flat:1", "--games", "200", "--target", "uniform,greedy=0.3")
    terminal = shell.at_terminal("league", "nim", *bots, "--seed", "3", "--jobs", "1")
    terminal.sees()
    totals = {int(total) for total in re.findall(r"\d+/(\d+)", terminal.shown)}
    assert max(totals) == 600
    assert min(totals) < 600


def test_a_line_that_is_not_whole_is_played_again(league: Path) -> None:
    whole = games(league)
    file = league / "games.jsonl"
    file.write_bytes(file.read_bytes()[:-30])
    assert run([*NIM, "--out", "there", "--resume"]) == 0
    assert games(league) == whole


def test_a_full_disk_keeps_what_was_played(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    said = shell.run(*NIM, "--out", "there", largest_file=2000)
    assert (said.status, said.out, said.err.count("\n")) == (2, "", 1)
    assert "games.jsonl" in said.err
    kept = (shell.folder / "there" / "games.jsonl").read_bytes()
    assert kept.endswith(b"\n")
    assert len(kept) > 1000
    monkeypatch.chdir(shell.folder)
    assert run([*NIM, "--out", "there", "--resume"]) == 0
    assert len(games(shell.folder / "there")) == 20


@pytest.mark.usefixtures("league")
def test_the_seed_of_a_league_that_goes_on_need_not_be_given(refused: Refused) -> None:
    unseeded = [arg for arg in NIM if arg not in ("--seed", "3")]
    assert run([*unseeded, "--out", "there", "--resume"]) == 0
    assert "seed" in refused(*unseeded, "--seed", "4", "--out", "there", "--resume")


@pytest.mark.usefixtures("league")
def test_another_league_is_not_mixed_into_a_folder(refused: Refused) -> None:
    assert "--resume" in refused(*NIM, "--out", "there")
    for change, told in (
        (("--games", "40"), "number of games"),
        (("--bots", "uniform,flat:5"), "bots"),
        (("--rule", "heaps=1,2"), "rules"),
        (("--target", "0.8"), "targets"),
    ):
        assert told in refused(*NIM, *change, "--out", "there", "--resume")


def test_a_league_of_earlier_rules_stays_as_it_is(shell: Shell) -> None:
    args = (
        "league",
        "smashup",
        "--mode",
        "standard",
        "--bots",
        "uniform,greedy",
        "--games",
        "2",
        "--seed",
        "3",
    )
    assert shell.run(*args, "--out", "old").status == 0
    file = shell.folder / "old" / "league.json"
    now = game_named("smashup").rules_version
    file.write_text(json.dumps(json.loads(file.read_text()) | {"rules_version": now - 1}))
    before = {path.name: path.read_bytes() for path in file.parent.iterdir()}
    said = shell.run(*args, "--out", "old", "--resume")
    assert said.status == 2
    assert f"earlier rules: version {now - 1}" in " ".join(said.err.split())
    assert {path.name: path.read_bytes() for path in file.parent.iterdir()} == before


def test_a_folder_of_other_files_stays_as_it_is(refused: Refused, tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    (tmp_path / "there" / "letter.txt").write_text("mine")
    assert "other files" in refused(*NIM, "--out", "there")
    assert "no league" in refused(*NIM, "--out", "there", "--resume")
    assert [file.name for file in (tmp_path / "there").iterdir()] == ["letter.txt"]


def test_a_league_is_played_by_one_process_at_a_time(shell: Shell, refused: Refused) -> None:
    process = begun(shell, kept=1)
    try:
        assert "Another process" in refused(*LONG, "--out", "there", "--resume")
    finally:
        process.kill()
        process.communicate()


def test_files_that_were_spoilt_are_said_to_be(league: Path, refused: Refused) -> None:
    lines = (league / "games.jsonl").read_text().splitlines()
    other_deal = lines[1].replace('"pair":0', '"pair":5')
    seven = lines[1].replace('"points":', '"points":7')
    for spoilt in ("{}", "no game", other_deal, seven, lines[1].replace('"second":1', '"second":7')):
        (league / "games.jsonl").write_text("\n".join([lines[0], spoilt, ""]))
        assert "Line 2" in refused(*NIM, "--out", "there", "--resume")
    (league / "league.json").write_text('{"game":1}')
    assert "league.json" in refused(*NIM, "--out", "there", "--resume")


@pytest.mark.parametrize(
    ("args", "told"),
    [
        ("--bots uniform", "two bots"),
        ("--bots uniform,hal9000", "hal9000"),
        ("--bots uniform,", '"uniform," does not name every bot'),
        ("--bots uniform,me", 'no bot "me". Known: uniform,'),
        ("--bots uniform,flat:0", "budget"),
        ("--bots uniform,flat:5min", "budget"),
        ("--bots softmax:60,easy", "same bot"),
        ("--games 1", "--games"),
        ("--games many", "--games"),
        ("--jobs 0", "--jobs"),
        ("--target 0.5", "0.5"),
        ("--target 1", "target"),
        ("--target high", "target"),
        ("--target =0.8", '"=0.8" is no target'),
        ("--target uniform,=0.8", '"uniform,=0.8" is no target'),
        ("--target uniform=0.8", "target"),
        ("--target uniform,easy=0.8,1", "target"),
        ("--target strong,uniform=0.8", "target"),
        ("--target uniform,uniform=0.8", "target"),
        ("--players 3", "equal sides"),
        ("--players 9", "players"),
        ("--resume", "--resume needs a folder: --out"),
        ("--out=", "--out names no folder"),
        ("--out /dev/null", "/dev/null"),
    ],
)
def test_what_is_asked_for_wrongly_is_said_in_a_sentence(refused: Refused, args: str, told: str) -> None:
    bots = [] if "--bots" in args else ["--bots", "uniform,greedy"]
    assert told in refused("league", "nim", *bots, *args.split())

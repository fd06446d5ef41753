"""Whole games of guests: in simulations, leagues and at the terminal, won, lost, and lost by a fault."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from baston.kernel.record import parse
from tests.cli.conftest import Shell
from tests.cli.conftest import shell as shell
from tests.cli.full_screens import SCENES, app_of, session_of, settled, text_of
from tests.guests.house import bad, picker, programs_in, wrong


@pytest.fixture(autouse=True)
def nothing_left(shell: Shell) -> Iterator[None]:
    """No program that was started in the test's folder is there after it."""
    yield
    assert programs_in(shell.folder) == []


def test_the_sample_plays_the_same_game_for_the_same_seed_with_any_number_of_processes(shell: Shell) -> None:
    bot = picker(shell.folder)
    asked = ["simulate", "galacticlash", "--games", "3", "--seats", f"{bot},uniform", "--seed", "5", "--json"]
    runs = [json.loads(shell.run(*asked, "--jobs", jobs).out) for jobs in ("1", "2")]
    same = [{key: run[key] for key in ("games", "decisions", "wins", "faults")} for run in runs]
    assert same[0] == same[1]
    assert same[0]["games"] == 3
    assert same[0]["faults"] == []


def test_the_sample_plays_in_a_league(shell: Shell) -> None:
    bot = picker(shell.folder)
    said = shell.run(
        "league", "galacticlash", "--format", "flash", "--bots", f"uniform,{bot}", "--games", "2", "--json"
    )
    (division,) = json.loads(said.out)["divisions"]
    assert {standing["bot"] for standing in division["standings"]} == {"uniform", bot}
    assert json.loads(said.out)["faults"] == []


def test_the_sample_plays_at_the_terminal_and_its_game_is_the_same_again(shell: Shell) -> None:
    bot = picker(shell.folder)
    asked = ["play", "galacticlash", "--seats", f"{bot},greedy", "--seed", "5"]
    assert [shell.run(*asked).status for _ in range(2)] == [0, 0]
    first, second = [parse(path.read_text("utf-8")) for path in shell.records()]
    assert first.seats == [bot, "greedy"]
    assert first.result != []
    assert first.answers == second.answers


@pytest.mark.parametrize(
    ("deed", "kind"), [("dies", "ended"), ("cheats", "not-offered"), ("rambles", "too-long")]
)
def test_a_simulation_keeps_the_game_that_a_bot_has_lost_by_its_fault(
    shell: Shell, deed: str, kind: str
) -> None:
    import polars

    asked = [
        "simulate",
        "smashup",
        "--games",
        "2",
        "--seats",
        f"uniform,{bad(shell.folder, deed)}",
        "--seed",
        "5",
    ]
    said = shell.run(*asked, "--out", "there", "--jobs", "1")
    assert (said.status, said.err) == (0, "")
    assert "lost 2 games by its own fault" in said.out
    rows = polars.read_parquet(shell.folder / "there" / "games.parquet")
    assert rows["faults"].to_list() == [["", kind]] * 2
    assert rows["winner"].to_list() == [0, 0]
    again = shell.run(*asked, "--out", "there", "--jobs", "1", "--resume")
    assert "lost 2 games by its own fault" in again.out


def test_others_play_on_where_one_of_three_has_lost_by_its_fault(shell: Shell) -> None:
    asked = [
        "simulate",
        "smashup",
        "--games",
        "1",
        "--seats",
        f"uniform,{bad(shell.folder, 'garbles')},uniform",
        "--json",
    ]
    said = json.loads(shell.run(*asked, "--seed", "5").out)
    assert said["faults"] == [{"seat": 2, "fault": "nonsense", "games": 1}]
    assert said["decisions"] > 50
    assert said["wins"][1] == 0


def test_a_league_gives_the_point_to_the_other_and_goes_on(shell: Shell) -> None:
    bot = bad(shell.folder, "dies")
    asked = ["league", "galacticlash", "--format", "flash", "--bots", f"uniform,easy,{bot}", "--games", "2"]
    said = json.loads(shell.run(*asked, "--json", "--jobs", "2").out)
    standings = {standing["bot"]: standing for standing in said["divisions"][0]["standings"]}
    assert standings[bot]["points"] == 0
    assert standings[bot]["games"] == standings["uniform"]["games"] == 4
    assert said["faults"] == [{"bot": bot, "fault": "ended", "games": 4}]
    assert "4 parties par sa propre faute" in shell.run(*asked, "--lang", "fr").out


def test_a_bot_that_hangs_loses_and_the_run_goes_on(shell: Shell) -> None:
    """It has 5 seconds more than its time."""
    bot = bad(shell.folder, "hangs", budget="0.05s")
    said = shell.run("simulate", "smashup", "--games", "1", "--seats", f"{bot},uniform", "--json")
    assert json.loads(said.out)["faults"] == [{"seat": 1, "fault": "late", "games": 1}]


def test_at_the_terminal_a_bot_that_fails_has_conceded(shell: Shell) -> None:
    said = shell.run("play", "smashup", "--seats", f"{bad(shell.folder, 'cheats')},uniform", "--seed", "5")
    assert (said.status, said.err) == (0, "")
    assert "its answer 123456789 is none of the options" in said.out
    assert "uniform wins" in said.out
    (path,) = shell.records()
    record = parse(path.read_text("utf-8"))
    assert record.winners == [1]
    assert [(event.kind, event.seat) for event in record.events] == [("concede", 0)]
    assert shell.run("replay", str(path), "--json").status == 0


def test_at_the_terminal_others_play_on(shell: Shell) -> None:
    said = shell.run(
        "play", "smashup", "--seats", f"{bad(shell.folder, 'dies')},uniform,uniform", "--seed", "5"
    )
    assert (said.status, said.err) == (0, "")
    assert "A bot of baston plays on in its place." in said.out
    record = parse(shell.records()[0].read_text("utf-8"))
    assert record.result != []
    assert 0 not in record.winners
    assert len(record.winners) >= 1


def test_who_plays_against_a_bot_that_fails_wins(shell: Shell) -> None:
    seats = f"me,{bad(shell.folder, 'dies')}"
    terminal = shell.at_terminal("play", "smashup", "--seats", seats, "--seed", "6")
    while terminal.sees("process has ended", "> $") == 1:
        terminal.types("1")
    assert terminal.status() == 0
    assert parse(shell.records()[0].read_text("utf-8")).winners == [0]


def test_the_full_screen_says_how_a_bot_has_lost(tmp_path: Path) -> None:
    async def act() -> None:
        session = session_of(SCENES["smashup-2"], tmp_path, ["me", wrong("garbles")])
        app = app_of(session, "en")
        async with app.run_test(size=(120, 40)) as pilot:
            while not session.over:
                await pilot.press("1", "enter")
                await settled(pilot)
            assert "first one, please" in " ".join(text_of(app).split())
            assert "You win" in text_of(app)
        assert session.winners == [0]

    asyncio.run(act())


def test_a_game_from_elsewhere_starts_no_bot_that_is_not_named(shell: Shell) -> None:
    started = shell.folder / "started"
    script = shell.folder / "bot.sh"
    script.write_text(f"touch {started}; read -r line; echo ready; cat > /dev/null", encoding="utf-8")
    bot = f"exec:sh {script}"
    assert shell.run("play", "smashup", "--seats", f"me,{bot}", "--seed", "6").status == 0
    (own,) = shell.records()
    elsewhere = Path(shell.folder, "from-a-friend.record")
    own.rename(elsewhere)
    started.unlink()
    said = shell.run("play", "--resume", str(elsewhere))
    assert said.status != 0
    assert bot in said.err
    assert "--bots" in said.err
    assert not started.exists()
    assert shell.run("play", "--resume", str(elsewhere), "--bots", bot).status == 0
    assert started.exists()
    started.unlink()
    assert shell.run("play", "--resume").status == 0  # the copy that is kept here now
    assert started.exists()


@pytest.mark.parametrize("command", ["simulate", "play", "league"])
@pytest.mark.parametrize("bot", ["no.such:Bot", "json:JSONDecoder", "exec:./none", "exec:true"])
def test_a_wrong_bot_is_refused_in_a_sentence_before_a_game_begins(
    shell: Shell, command: str, bot: str
) -> None:
    option = "--bots" if command == "league" else "--seats"
    for lang in ("en", "fr"):
        said = shell.run(command, "smashup", option, f"uniform,{bot}", "--lang", lang)
        assert said.status != 0
        assert bot.removeprefix("exec:").split(":")[0] in said.err
        assert "Traceback" not in said.err
    assert shell.records() == []

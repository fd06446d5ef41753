"""Programs that speak the line protocol: what they are told, what counts as an answer, how they lose."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest

from baston.guests import BotFault, Guest, bot_named, program
from baston.guests.fault import ENDED, LATE, NONSENSE, NOT_OFFERED, TOO_LONG
from baston.guests.program import Budget, Program
from baston.kernel.game import Refusal
from baston.kernel.text import a_dict, a_list
from tests.guests.house import begun, children, is_gone, picker, wrong

# A shell that answers the first option and keeps all that it is told.
KEEPER = """
while read -r line; do
  printf '%s\\n' "$line" >> "$1"
  case $line in
    baston*) echo 'id name keeper'; echo ready;;
    isready) echo readyok;;
    go*) o=${line#* options }; echo "info ${o%% *}"; echo "bestoption ${o%% *}";;
    quit) exit;;
  esac
done
"""


def keeper(told: Path, budget: str = "") -> Guest:
    script = told.with_suffix(".sh")
    script.write_text(KEEPER, encoding="utf-8")
    bot = bot_named(f"exec:{budget}{shlex.join(['sh', str(script), str(told)])}")
    assert isinstance(bot, Guest)
    return bot


def lines(told: Path) -> list[str]:
    return told.read_text(encoding="utf-8").splitlines()


def asked(name: str) -> BotFault:
    """How a bot loses that is asked once; nothing of it is left."""
    game, state, seat = begun()
    before, bot = children(), bot_named(name)
    with pytest.raises(BotFault) as caught:
        bot.choose(game, state, seat, 1)
    assert children() == before
    return caught.value


def test_a_program_is_told_its_seat_the_table_and_what_it_may_answer(tmp_path: Path) -> None:
    game, state, seat = begun()
    bot = keeper(tmp_path / "told", "500:")
    assert state.decision is not None
    assert bot.choose(game, state, seat, 1) == state.decision.options[0]
    bot.close()
    first, newgame, isready, position, go, last = lines(tmp_path / "told")
    assert (first, isready, last) == ("baston 1", "isready", "quit")
    told = {"game": "smashup", "rules": game.rules_version, "seat": seat}
    assert json.loads(newgame.removeprefix("newgame ")) == told
    shown = a_dict(json.loads(position.removeprefix("position ")))
    assert shown["view"] == json.loads(json.dumps(game.presentation.view(state, seat)))
    decision = a_dict(shown["decision"])
    assert decision["prompt"] == {lang: game.presentation.prompt(state, lang) for lang in ("en", "fr")}
    options = [a_dict(option) for option in a_list(decision["options"])]
    assert [option["option"] for option in options] == state.decision.options
    labels = [game.presentation.label(state, option, "fr") for option in state.decision.options]
    assert [a_dict(option["label"])["fr"] for option in options] == labels
    words = go.split()
    assert words[:5] == ["go", "playouts", "500", "limit", "60000"]
    assert words[5] == "seed"
    assert words[7:] == ["options", *map(str, state.decision.options)]


def test_a_time_is_told_in_milliseconds_and_is_what_is_left_of_a_beat(tmp_path: Path) -> None:
    game, state, seat = begun()
    bot = keeper(tmp_path / "told")
    bot.choose(game, state, seat, 1)
    bot.seconds = 0.25
    bot.choose(game, state, seat, 1)
    bot.close()
    told = [line.split()[:5] for line in lines(tmp_path / "told") if line.startswith("go ")]
    assert told == [["go", "time", "1000", "limit", "6000"], ["go", "time", "250", "limit", "5250"]]


def test_the_same_seed_is_told_as_the_same_number_and_not_as_itself(tmp_path: Path) -> None:
    game, state, seat = begun()
    bot = keeper(tmp_path / "told")
    for seed in (1, 2, 1):
        bot.choose(game, state, seat, seed)
    bot.close()
    told = [line.split()[6] for line in lines(tmp_path / "told") if line.startswith("go ")]
    assert told[0] == told[2] != told[1]
    assert told[0] != "1"


def test_a_decision_with_one_option_is_not_asked(tmp_path: Path) -> None:
    game, state, seat = begun()
    assert state.decision is not None
    state.decision.options = state.decision.options[:1]
    bot = keeper(tmp_path / "told")
    assert bot.choose(game, state, seat, 1) == state.decision.options[0]
    assert not (tmp_path / "told").exists()


def test_partners_are_two_programs_each_told_of_its_own_seat_alone(tmp_path: Path) -> None:
    game, state, seat = begun()
    bot = keeper(tmp_path / "told")
    before = children()
    for one in (seat, 1 - seat):
        bot.choose(game, state, one, 1)
    assert len(children() - before) == 2
    bot.close()
    assert children() == before
    told = [a_dict(json.loads(line[9:])) for line in lines(tmp_path / "told") if line.startswith("position ")]
    assert [shown["seat"] for shown in told] == [a_dict(shown["view"])["seat"] for shown in told]


@pytest.mark.parametrize(
    ("deed", "kind"),
    [
        ("dies", ENDED),
        ("cheats", NOT_OFFERED),
        ("garbles", NONSENSE),
        ("counts", NONSENSE),
        ("raves", NONSENSE),
        ("rambles", TOO_LONG),
    ],
)
def test_whoever_gives_no_answer_that_counts_has_lost(deed: str, kind: str) -> None:
    fault = asked(wrong(deed))
    assert fault.kind == kind
    assert len(fault.detail) <= 81
    assert fault.detail.isprintable() or fault.detail == ""


@pytest.mark.parametrize("deed", ["hangs", "floods"])
def test_whoever_does_not_answer_within_the_limit_has_lost(
    deed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "LONGEST", 1.0)
    assert asked(wrong(deed)).kind == LATE


def test_whoever_thinks_on_is_told_to_stop_and_may_answer_then() -> None:
    game, state, seat = begun()
    assert state.decision is not None
    bot = bot_named(wrong("waits", budget="0.05s"))
    assert bot.choose(game, state, seat, 1) == state.decision.options[-1]


def test_what_a_program_has_started_ends_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "LONGEST", 2.0)
    assert asked(wrong("breeds", str(tmp_path / "child"))).kind == LATE
    assert is_gone(int((tmp_path / "child").read_text()))


def test_a_bot_that_is_forgotten_leaves_no_process() -> None:
    game, state, seat = begun()
    before, bot = children(), bot_named(wrong("waits", budget="0.05s"))
    bot.choose(game, state, seat, 1)
    (pid,) = children() - before
    del bot
    assert children() == before
    assert is_gone(pid)


def test_a_program_is_told_nothing_of_the_host_s_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BASTON_DATABASE", "postgresql://baston:password@db/baston")
    script = f"env > {shlex.quote(str(tmp_path / 'env'))}; read -r line; echo ready"
    Program(["sh", "-c", script], "exec:sh", Budget(1, 0.0)).end(kindly=False)
    assert "BASTON" not in (tmp_path / "env").read_text()


def test_the_sample_answers_the_same_for_the_same_seed_and_passes_only_if_it_must(tmp_path: Path) -> None:
    game, state, seat = begun("galacticlash")
    assert state.decision is not None
    bot = bot_named(picker(tmp_path))
    answers = [bot.choose(game, state, seat, seed) for seed in (*range(20), *range(20))]
    assert answers[:20] == answers[20:]
    assert set(answers) <= set(state.decision.options) - {0}


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("exec:", "bot-exec"),
        ("exec:'./mybot", "bot-exec"),
        ("exec:0:./mybot", "bot-exec"),
        ("exec:0s:./mybot", "bot-exec"),
        ("exec:./there-is-none", "bot-program"),
        ("exec:5:there-is-none", "bot-program"),
    ],
)
def test_what_cannot_be_started_is_refused_before_the_game(name: str, key: str) -> None:
    game, _, _ = begun()
    with pytest.raises(Refusal) as caught:
        bot_named(name).check(game)
    assert caught.value.key == key


@pytest.mark.parametrize("command", ["true", "echo hello", "no-such-option -x"])
def test_what_does_not_speak_the_protocol_is_refused_before_the_game(command: str) -> None:
    game, _, _ = begun()
    with pytest.raises(Refusal) as caught:
        bot_named(f"exec:{command}").check(game)
    assert caught.value.key == ("bot-program" if command.startswith("no-such") else "bot-silent")

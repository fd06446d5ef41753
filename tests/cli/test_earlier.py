"""Records of earlier rules at the terminal: shown as far as they go, flagged, never changed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from baston.games import game_named
from baston.kernel.earlier import parting
from baston.kernel.record import Record, parse
from tests.cli.conftest import Shell
from tests.released_rules import NAMES, released

SMASHUP = "rules-1/smashup"
FLAG = "Played under earlier rules: version 1"


def kept(shell: Shell, record: Record, name: str = "old.record") -> Path:
    """A file with the record."""
    path = shell.folder / name
    path.write_text(record.text())
    return path


def begun(answers: int) -> Record:
    """The game as it was left after so many answers."""
    return released(SMASHUP).until(answers)


def broken_at(answer: int) -> Record:
    """A game of which an answer fits no longer."""
    record = released(SMASHUP)
    record.answers[answer - 1] = 99
    record.digests = {at: digest for at, digest in record.digests.items() if at < answer}
    return record


@pytest.mark.parametrize("name", NAMES)
def test_every_record_of_the_released_rules_is_shown(shell: Shell, name: str) -> None:
    record = released(name)
    found = parting(game_named(record.game), record)
    path = kept(shell, record)
    said = shell.run("replay", str(path))
    assert said.status == 0, said.err
    assert FLAG in said.out
    assert ("Verified:" in said.out) == (found is None)
    shown = len(record.answers) if found is None else found.count
    told = json.loads(shell.run("replay", str(path), "--json").out)
    assert (told["rules"], told["earlier"], told["answers"]) == (1, True, shown)
    assert told["recorded_result"] == record.result
    assert path.read_text() == record.text()


def test_a_record_that_holds_is_verified_and_flagged_in_french(shell: Shell) -> None:
    said = shell.run("replay", str(kept(shell, begun(40))), "--lang", "fr")
    out = " ".join(said.out.split())
    assert "règles antérieures : la version 1" in out
    assert "Vérifié : 40 réponses" in out


def test_from_where_on_the_rules_differ_is_said_and_how_it_ended(shell: Shell) -> None:
    record = broken_at(41)
    points = " – ".join(map(str, record.result))
    said = shell.run("replay", str(kept(shell, record)))
    assert said.status == 0
    out = " ".join(said.out.split())
    assert "Up to answer 25, today's rules" in out
    assert "from answer 41 on at the latest" in out
    assert f"According to the record, the game ended {points}." in out
    assert "Verified:" not in out
    told = json.loads(shell.run("replay", "old.record", "--json").out)
    assert (told["answers"], told["differs_from"], told["over"]) == (40, 41, False)
    fr = " ".join(shell.run("replay", "old.record", "--lang", "fr").out.split())
    assert "à partir de la réponse 41 au plus tard" in fr
    assert f"D’après l’enregistrement, la partie s’est terminée sur {points}." in fr


def test_what_today_s_rules_do_not_allow_at_all_is_said_with_the_reason(shell: Shell) -> None:
    record = released(SMASHUP)
    record.setup.options["factions"] = "aliens+atlanteans,ninjas+robots"
    said = shell.run("replay", str(kept(shell, record)))
    assert said.status == 0
    assert "nothing of it can be shown" in " ".join(said.out.split())
    assert "atlanteans" in said.out
    assert "the game ended" in said.out
    for command in (["replay", "old.record", "--json"], ["analyse", "old.record"]):
        refused = shell.run(*command)
        assert refused.status == 2
        assert "nothing of it can be shown" in " ".join(refused.err.split())


def test_a_record_of_later_rules_is_refused(shell: Shell) -> None:
    record = begun(5)
    record.rules = 99
    said = shell.run("replay", str(kept(shell, record)))
    assert said.status == 2
    assert "version 99" in said.err


def test_a_game_that_holds_goes_on_under_its_flag(shell: Shell) -> None:
    (shell.data / "games").mkdir(parents=True)
    kept(shell, begun(30), str(shell.data / "games" / "smashup-1.record"))
    said = shell.run("play", "--resume", typed="1\n1\n1\n")
    assert FLAG in said.out
    (path,) = shell.records()
    now = parse(path.read_text())
    assert (now.rules, now.answers[:30]) == (1, begun(30).answers)
    assert len(now.answers) > 30
    again = shell.run("play", "--resume", typed="quit\n")
    assert again.status == 0
    assert FLAG in again.out


def test_an_answer_that_is_taken_back_leaves_the_rules_it_names(shell: Shell) -> None:
    (shell.data / "games").mkdir(parents=True)
    kept(shell, begun(30), str(shell.data / "games" / "smashup-1.record"))
    shell.run("play", "--resume", typed="1\nundo\n")
    (path,) = shell.records()
    assert parse(path.read_text()).rules == 1


def test_a_game_that_does_not_hold_stays_as_it_is_and_can_be_watched(shell: Shell) -> None:
    record = broken_at(20).until(30)
    path = kept(shell, record)
    said = shell.run("play", "smashup", "--resume", str(path))
    assert said.status == 2
    assert "from answer 20 on at the latest: it cannot go on" in " ".join(said.err.split())
    fr = " ".join(shell.run("play", "smashup", "--resume", str(path), "--lang", "fr").err.split())
    assert "à partir de la réponse 20 au plus tard : elle ne peut pas continuer" in fr
    assert path.read_text() == record.text()
    assert shell.records() == []
    assert shell.run("replay", str(path)).status == 0


def test_what_holds_is_judged(shell: Shell) -> None:
    path = kept(shell, broken_at(16))
    said = shell.run("analyse", str(path), "--bot", "ismcts:2")
    assert said.status == 0, said.err
    assert FLAG in said.out
    assert "From answer 16 on at the latest" in " ".join(said.out.split())
    told = json.loads(shell.run("analyse", str(path), "--bot", "ismcts:2", "--json").out)
    assert told["rules"] == 1
    assert told["end"] is None
    assert max(moment["answers"] for moment in told["moments"]) < 16

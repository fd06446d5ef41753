"""A record replayed: in sentences, for a seat, step by step."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from baston.games import game_named
from baston.kernel.fair_deal import NO_NONCE, FairDeal
from baston.kernel.record import (
    AWAY,
    BACK,
    CONCEDE,
    TIMEOUT,
    UNDO,
    Event,
    Record,
    begin_record,
    commitment_to,
    parse,
    write_answer,
)
from tests.cli.conftest import Shell

NIM = game_named("nim")


def played(shell: Shell) -> str:
    """The file of a game of nim played to the end."""
    shell.run("play", "nim", "--seats", "me,greedy", "--seed", "3", typed="1\n" * 99)
    return str(shell.records()[0])


def test_a_replay_tells_the_game_and_verifies_it(shell: Shell) -> None:
    said = shell.run("replay", played(shell))
    assert said.status == 0
    assert "takes" in said.out
    assert "The game is over" in said.out
    assert "Verified:" in said.out


def test_spectators_see_no_secret_and_a_seat_sees_its_own(shell: Shell) -> None:
    file = played(shell)
    assert "draws a token:" not in shell.run("replay", file).out
    seen = shell.run("replay", file, "--seat", "1").out
    assert "You draw a token:" in seen
    assert "greedy draws a token." in seen


def test_a_seat_that_nobody_held_is_refused(shell: Shell) -> None:
    said = shell.run("replay", played(shell), "--seat", "3")
    assert said.status == 2
    assert "no seat 3" in said.err


def test_step_by_step_at_a_terminal(shell: Shell) -> None:
    terminal = shell.at_terminal("replay", played(shell))
    assert terminal.asks()
    assert "takes" not in terminal.shown
    terminal.types("")
    assert terminal.asks()
    assert "1/" in terminal.shown
    terminal.types("end")
    terminal.sees("Verified:")
    assert terminal.status() == 0


def test_steps_lead_back_and_to_any_answer(shell: Shell) -> None:
    terminal = shell.at_terminal("replay", played(shell))
    for typed, at in (("", 1), ("", 2), ("b", 1), ("back", 0), ("back", 0), ("3", 3), ("retour", 2)):
        assert terminal.asks()
        terminal.types(typed)
        terminal.sees(rf"{at}/\d+")
    assert terminal.asks()
    for typed, said in (("99", "no such step: 0 to"), ("turn 2", "counts no turns"), ("sideways", "back:")):
        terminal.types(typed)
        terminal.sees(said)
        assert terminal.asks()
    terminal.types("end")
    terminal.sees("Verified:")
    assert terminal.status() == 0


def test_a_step_back_tells_what_its_answer_did(shell: Shell) -> None:
    terminal = shell.at_terminal("replay", played(shell))
    for typed in ("2", "", "back"):
        assert terminal.asks()
        terminal.types(typed)
    terminal.sees("takes ([^\r]*)\r")
    again = terminal.found
    assert terminal.asks()
    terminal.types("2")
    terminal.sees("takes ([^\r]*)\r")
    assert terminal.found == again


@pytest.mark.parametrize(("lang", "word"), [("en", "turn"), ("fr", "tour")])
def test_a_turn_is_gone_to_by_its_number(shell: Shell, lang: str, word: str) -> None:
    shell.run("play", "smashup", "--seats", "me,uniform", "--seed", "3", typed="1\n" * 60)
    terminal = shell.at_terminal("replay", str(shell.records()[0]), "--lang", lang)
    assert terminal.asks()
    for number in ("3", "1"):
        terminal.types(f"{word} {number}")
        assert terminal.asks()
        assert re.search(rf"(Turn|Tour) {number} ", terminal.shown)
    terminal.types(f"{word} 99")
    terminal.sees({"en": "no such turn: 1 to", "fr": "pas ce tour"}[lang])
    assert terminal.asks()
    terminal.types("quit")
    assert terminal.status() == 0


def test_a_step_may_be_the_last_one_looked_at(shell: Shell) -> None:
    terminal = shell.at_terminal("replay", played(shell), "--lang", "fr")
    assert terminal.asks()
    terminal.types("quitter")
    assert terminal.status() == 0


def test_as_json(shell: Shell) -> None:
    said = shell.run("replay", played(shell), "--json")
    value = json.loads(said.out)
    assert said.err == ""
    assert value["game"] == "nim"
    assert value["seed"] == 3
    assert value["over"] is True
    assert sorted(value["points"]) == [0, 1]


def test_an_unfinished_game_can_be_replayed(shell: Shell) -> None:
    shell.run("play", "nim", "--seats", "me,greedy", "--seed", "3", typed="1\n")
    said = shell.run("replay", str(shell.records()[0]))
    assert said.status == 0
    assert "The game goes on" in said.out


def test_a_person_s_seat_is_named_as_it_was_in_play(shell: Shell) -> None:
    shell.run("play", "smashup", "--seats", "me,greedy", "--seed", "3", typed="1\n")
    shown = shell.run("replay", str(shell.records()[0]), "--seat", "1").out
    assert "● You " in shown
    assert "◆ greedy " in shown


# ---- records of a web table


def from_table(shell: Shell, *events: Event) -> tuple[Path, Record]:
    """The record of a game as a web table gives it, with what happened there besides; its file."""
    path = Path(played(shell))
    record = parse(path.read_text())
    record.salt = "5a17"
    record.commitment = commitment_to(3, record.salt)
    record.events = list(events)
    path.write_text(record.text())
    return path, record


@pytest.mark.parametrize(("lang", "said"), [("en", "committed to"), ("fr", "s’était engagée")])
def test_a_table_s_record_proves_that_its_shuffle_was_settled_before(
    shell: Shell, lang: str, said: str
) -> None:
    before = shell.run("replay", played(shell), "--lang", lang)
    assert said not in before.out
    path, record = from_table(shell)
    shown = shell.run("replay", str(path), "--lang", lang)
    assert (before.status, shown.status) == (0, 0)
    assert said in shown.out
    assert record.commitment in shown.out.replace("\n", "")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_shuffle_that_was_chosen_afterwards_is_refused(shell: Shell, lang: str) -> None:
    path, record = from_table(shell)
    record.salt = "5a18"
    path.write_text(record.text())
    said = shell.run("replay", str(path), "--lang", lang)
    assert (said.status, said.out) == (2, "")
    assert {"en": "The shuffle of this record", "fr": "Le mélange de cet enregistrement"}[lang] in said.err


def test_the_commitment_that_was_noted_before_the_game_is_compared(shell: Shell) -> None:
    path, record = from_table(shell)
    noted = shell.run("replay", str(path), "--commitment", f" {record.commitment.upper()} ")
    assert noted.status == 0
    assert "It is the commitment that you noted" in noted.out
    other = shell.run("replay", str(path), "--commitment", "0" * 64)
    assert (other.status, other.out) == (2, "")
    assert "This is not the commitment that you noted" in other.err
    short = shell.run("replay", str(path), "--commitment", record.commitment[:-1])
    assert (short.status, short.out) == (2, "")
    assert "64 digits" in short.err


def dealt(shell: Shell) -> tuple[Path, Record]:
    """The record of a game that a table dealt from its secret and the first seat's nonce; its file."""
    path = Path(played(shell))
    seed = parse(path.read_text())
    deal = FairDeal("k3v9", "0f" * 32, ["a1" * 32, NO_NONCE])
    record = begin_record(NIM, seed.setup, deal.key())
    record.deal, record.commitment, record.seats = deal, deal.commitment(), ["me", "me"]
    state = NIM.new(record.setup, record.seed)
    while state.decision is not None:
        write_answer(NIM, record, state, state.decision.options[0])
    path.write_text(record.text())
    return path, record


@pytest.mark.parametrize(
    ("lang", "added", "none"),
    [
        ("en", "Player 1 added this number", "Player 2 added no"),
        ("fr", "Joueur 1 a ajouté", "Joueur 2 n’a ajouté"),
    ],
)
def test_a_replay_tells_who_added_to_the_deal(shell: Shell, lang: str, added: str, none: str) -> None:
    path, record = dealt(shell)
    said = shell.run("replay", str(path), "--commitment", record.commitment, "--lang", lang)
    assert said.status == 0
    assert added in said.out
    assert "a1" * 32 in said.out.replace("\n", "").replace(" ", "")
    assert none in said.out


def test_a_deal_as_json(shell: Shell) -> None:
    path, record = dealt(shell)
    value = json.loads(shell.run("replay", str(path), "--json").out)
    assert value["seed"] is None
    assert value["deal"] == {"table": "k3v9", "secret": "0f" * 32, "nonces": ["a1" * 32, None]}
    assert value["commitment"] == record.commitment


def test_a_deal_that_is_not_told_is_refused_in_both_languages(shell: Shell) -> None:
    path, record = dealt(shell)
    assert record.deal is not None
    record.deal.nonces.pop()
    path.write_text(record.text())
    for lang, sentence in (("en", "how its cards were dealt"), ("fr", "comment ses cartes ont été")):
        said = shell.run("replay", str(path), "--lang", lang)
        assert (said.status, said.out) == (2, "")
        assert sentence in said.err


def test_such_a_game_is_gone_on_with(shell: Shell) -> None:
    path, record = dealt(shell)
    before = record.until(3)
    before.seats = ["me", "greedy"]
    path.write_text(before.text())
    said = shell.run("play", "--resume", str(path), typed="1\n" * 99)
    assert said.status == 0
    assert "as dealt at table k3v9" in said.out
    assert parse(path.read_text()).result


def test_a_record_without_a_commitment_cannot_be_compared(shell: Shell) -> None:
    said = shell.run("replay", played(shell), "--commitment", "0" * 64)
    assert (said.status, said.out) == (2, "")
    assert "does not say what its table had committed to" in said.err


def test_the_commitment_as_json(shell: Shell) -> None:
    assert json.loads(shell.run("replay", played(shell), "--json").out)["commitment"] is None
    path, record = from_table(shell)
    assert json.loads(shell.run("replay", str(path), "--json").out)["commitment"] == record.commitment


def test_what_happened_besides_is_told_where_it_happened(shell: Shell) -> None:
    events = [Event(2, AWAY, 0), Event(3, BACK, 0), Event(3, UNDO, 0)]
    path, _ = from_table(shell, *events)
    shown = shell.run("replay", str(path)).out
    told = ["You are away", "You are back", "You have taken an answer back"]
    places = [shown.index(text) for text in told]
    assert places == sorted(places)
    assert shown.index("takes") < places[0]


@pytest.mark.parametrize(("kind", "told"), [(CONCEDE, "concede"), (TIMEOUT, "have run out of time")])
def test_who_is_left_alone_has_won(shell: Shell, kind: str, told: str) -> None:
    path, record = from_table(shell, Event(2, kind, 0))
    record.answers, record.digests = record.answers[:2], {}
    record.result, record.winners = [0, 0], [1]
    path.write_text(record.text())
    shown = shell.run("replay", str(path)).out
    assert f"You {told}" in shown
    assert "The game is over: 0 – 0" in shown
    assert "greedy wins" in shown
    value = json.loads(shell.run("replay", str(path), "--json").out)
    assert (value["over"], value["winners"], value["points"]) == (True, [1], [0, 0])
    record.winners = [0]
    path.write_text(record.text())
    said = shell.run("replay", str(path))
    assert said.status == 2
    assert "not that of the game" in said.err

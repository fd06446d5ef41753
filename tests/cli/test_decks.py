"""Decks at the terminal: ready ones and files, shown, checked, exported, played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from baston.cli.__main__ import run
from tests.cli.conftest import Shell


def test_the_ready_decks_are_listed_in_both_languages(shell: Shell) -> None:
    assert "Première Lumière" in shell.run("decks", "--lang", "fr").out
    rows = json.loads(shell.run("decks", "--json").out)
    assert [row["id"] for row in rows][:2] == ["premiere_lumiere", "braises"]
    assert set(rows[0]["codes"]) == {"flash", "standard", "multi", "duo"}


def test_a_deck_is_shown_with_its_curve(shell: Shell) -> None:
    said = shell.run("decks", "show", "braises", "--format", "standard")
    assert "Embers: 60 cards" in said.out
    assert "Energies: 21" in said.out
    assert "Cards by cost: 1: 7" in said.out
    assert json.loads(shell.run("decks", "show", "braises", "--json").out)["cards"]["acolyte_cendre"] == 2


@pytest.mark.parametrize("name", ["marche_airain", "Bronze March", "bronze march", "Marche d'Airain"])
def test_a_ready_deck_is_called_by_its_id_or_by_its_name_in_either_language(shell: Shell, name: str) -> None:
    assert "Bronze March: " in shell.run("decks", "show", name).out
    assert "Bronze March" in shell.run("decks", "export", name).out
    assert shell.run("decks", "check", name).status == 0


def test_a_game_is_played_with_decks_called_by_their_english_names(shell: Shell) -> None:
    by_id, by_name = (
        shell.run("simulate", "galacticlash", "--games", "1", "--decks", decks, "--seed", "1", "--json").out
        for decks in ("braises,ciel_lisieres", "Embers,Fringe Sky")
    )
    assert [json.loads(said)["decisions"] for said in (by_id, by_name)] == [
        json.loads(by_id)["decisions"]
    ] * 2


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_exported_deck_is_legal_and_can_be_played(shell: Shell, lang: str) -> None:
    text = shell.run("decks", "export", "marche_airain", "--lang", lang).out
    file = Path(shell.folder, "mine.txt")
    file.write_text(text, "utf-8")
    checked = shell.run("decks", "check", str(file), "--format", "flash", "--lang", lang)
    assert checked.status == 0
    assert ("legal" if lang == "en" else "légal") in checked.out
    played = shell.run(
        "simulate", "galacticlash", "--games", "1", "--decks", f"{file},braises", "--seed", "1"
    )
    assert played.status == 0


def test_all_faults_of_a_deck_are_told_at_once(shell: Shell) -> None:
    file = Path(shell.folder, "bad.txt")
    file.write_text("5 acolyte de cendre\n3 ilvane\n1 nobody at all\n", "utf-8")
    said = shell.run("decks", "check", str(file), "--format", "standard")
    assert said.status == 1
    for part in ("Line 3", "G-8", "G-9", "5 copies of Ash Acolyte", "3 copies of Ilvane"):
        assert part in said.out


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    "command",
    [
        "decks frobnicate",
        "decks show",
        "decks show nowhere",
        "decks check nowhere.txt",
        "decks check braises --format chess",
        "play galacticlash --format duo",
        "play galacticlash --format flash --players 3",
        "play galacticlash --decks braises,nowhere.txt",
        "play galacticlash --decks acolyte_cendre*4",
        "play galacticlash --decks acolyte_cendre*4+nobody*2",
        "play galacticlash --decks braises,braises,braises",
        "play smashup --decks braises",
    ],
)
def test_what_cannot_be_had_is_one_sentence(
    command: str,
    lang: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BASTON_DATA", str(tmp_path))
    status = run([*command.split(), "--lang", lang])
    said = capsys.readouterr()
    assert (status, said.out) == (2, "")
    assert len(said.err.strip().splitlines()) == 1
    assert "Traceback" not in said.err


@pytest.mark.parametrize(
    ("data", "part"), [(b"\xff\xfe", "UTF-8"), (b"x" * 70000, "too large"), (b"\n", "no card")]
)
def test_what_is_no_deck_is_told(shell: Shell, data: bytes, part: str) -> None:
    file = Path(shell.folder, "deck.txt")
    file.write_bytes(data)
    said = shell.run("decks", "check", str(file))
    assert said.status == 2
    assert part in said.err

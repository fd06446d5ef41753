"""What there is: games, cards, rules, records, versions; in words and as JSON."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from baston import rulebook
from baston.cli.__main__ import run
from baston.cli.commands.app import app
from baston.cli.terminal import french_help
from baston.cli.terminal.french_help import Described
from baston.games import GAMES, game_named
from tests.cli.conftest import COMMAND, Shell

CARD = [
    *("id", "name", "name_fr", "kind", "set", "faction", "copies"),
    *("power", "breakpoint", "vp", "text", "text_fr", "gist", "gist_fr"),
]


def listed(shell: Shell, *args: str) -> list[dict[str, object]]:
    """The list that a command prints as JSON, and nothing else."""
    said = shell.run(*args, "--json")
    assert said.status == 0
    assert said.err == ""
    value = json.loads(said.out)
    assert isinstance(value, list)
    return value


def test_cards_as_json(shell: Shell) -> None:
    cards = listed(shell, "cards", "smashup")
    assert cards == game_named("smashup").texts.catalog()
    assert [list(card) for card in cards] == [CARD] * len(cards)
    assert len({str(card["id"]) for card in cards}) == len(cards) == 173
    assert len([card for card in cards if card["set"] == "core"]) == 94 + 16
    assert {card["kind"] for card in cards} == {"minion", "action", "base"}


def test_cards_of_another_game_are_listed_by_champion(shell: Shell) -> None:
    cards = listed(shell, "cards", "superfantasybrawl")
    assert cards == game_named("superfantasybrawl").texts.catalog()
    assert len({str(card["id"]) for card in cards}) == len(cards)
    said = shell.run("cards", "superfantasybrawl", "--lang", "fr")
    assert said.status == 0
    assert said.out.index("Dugrun") < said.out.index("Coup puissant") < said.out.index("Boule de feu")


def test_one_card_of_another_game_has_its_figures(shell: Shell) -> None:
    said = shell.run("cards", "superfantasybrawl", "Mighty Blow")
    assert "attack, Dugrun, blue, move 1, melee, strength 1" in " ".join(said.out.split())


@pytest.mark.clause("G-60")
def test_a_card_with_a_keyword_explains_it_and_says_what_each_part_of_its_cost_is(shell: Shell) -> None:
    said = " ".join(shell.run("cards", "galacticlash", "Wandering Titan").out.split())
    assert "cost 8 (4 technology mastery, 4 dark or light Force), 8/8" in said
    assert "Breakthrough – When this unit is blocked, its controller may assign" in said
    french = " ".join(shell.run("cards", "galacticlash", "deserteur_directoire", "--lang", "fr").out.split())
    assert "créature, Directoire d’Airain, Ligue des Lisières, coût 3" in french
    assert "action, Neutral, cost 3" in shell.run("cards", "galacticlash", "Coded Transmission").out


@pytest.mark.parametrize("name", ["King Rex", "king_rex", "kingrex", "KING REX"])
def test_one_card_by_name(shell: Shell, name: str) -> None:
    said = shell.run("cards", "smashup", name)
    assert said.status == 0
    assert said.out.startswith("King Rex")
    assert "power 7" in said.out


def test_a_card_by_its_french_name_without_accents(shell: Shell) -> None:
    (card,) = listed(shell, "cards", "smashup", "recolteur")
    assert card["id"] == "collector"


def test_a_french_name_of_our_own_is_marked_so_with_the_english_one(shell: Shell) -> None:
    ours = shell.run("cards", "smashup", "space_knight", "--lang", "fr").out
    assert ours.startswith("Chevalière de l’espace")
    assert "Nom traduit par nous ; en anglais : Space Knight." in ours.replace("\u00a0", " ")
    official = shell.run("cards", "smashup", "scoundrel", "--lang", "fr").out
    assert official.startswith("Vaurienne")
    assert "traduit" not in official


def test_a_misspelt_card_gets_near_ones(shell: Shell) -> None:
    said = shell.run("cards", "smashup", "king rax")
    assert said.status == 2
    assert "King Rex" in said.err


def test_cards_in_words_fit_eighty_columns(shell: Shell) -> None:
    for lang in ("en", "fr"):
        said = shell.run("cards", "smashup", "--lang", lang)
        assert max(len(line) for line in said.out.splitlines()) <= 80


def test_nim_has_no_cards(shell: Shell) -> None:
    assert listed(shell, "cards", "nim") == []


def test_rules_as_json(shell: Shell) -> None:
    rules = listed(shell, "rules", "smashup")
    assert [rule["id"] for rule in rules] == [clause.id for clause in rulebook.clauses("smashup")]
    assert all(list(rule) == ["id", "section", "text", "text_fr"] for rule in rules)
    assert listed(shell, "rules", "smashup", "su-31") == [rule for rule in rules if rule["id"] == "SU-31"]


def test_a_clause_in_words(shell: Shell) -> None:
    assert "scored next" in shell.run("rules", "smashup", "SU-31").out
    assert "conquête" in shell.run("rules", "smashup", "SU-31", "--lang", "fr").out.lower()


def test_games_as_json(shell: Shell) -> None:
    games = listed(shell, "games")
    assert [game["id"] for game in games] == [*GAMES]
    game = games[0]
    assert list(game) == ["id", "name", "name_fr", "rules", "players", "modes", "options"]
    assert game["rules"] == game_named("smashup").rules_version
    assert game["id"] == "smashup"
    assert game["players"] == [2, 3, 4]
    options = game["options"]
    assert isinstance(options, list)
    assert {"name": "edition", "default": "2017", "choices": ["2017", "2012"]} in options


def test_games_in_words(shell: Shell) -> None:
    said = shell.run("games", "--lang", "fr")
    assert "smashup" in said.out
    assert "joueurs" in said.out
    assert f"version {game_named('smashup').rules_version} des règles" in said.out


def test_the_version(shell: Shell) -> None:
    said = shell.run("--version")
    assert said.status == 0
    assert said.out.startswith("baston ")


@pytest.mark.parametrize("asked", [("--lang", "fr"), ("--lang=fr",), ()])
def test_help_is_french_in_french(shell: Shell, asked: tuple[str, ...]) -> None:
    said = shell.run(
        "play", "--help", *asked, LC_ALL="en_GB.UTF-8" if asked else "fr_FR.UTF-8", COLUMNS="200"
    )
    assert said.status == 0
    for french in ("Joue dans le terminal", "[JEU]", "Le nombre de joueurs.", "[défaut\u00a0: (au hasard)]"):
        assert french in said.out
    for english in ("Play ", "GAME", "Number", "default", "Show this"):
        assert english not in said.out


def test_the_commands_are_listed_in_french(shell: Shell) -> None:
    said = shell.run("--help", LC_ALL="fr_FR.UTF-8", COLUMNS="200")
    assert "COMMANDE [ARGUMENTS]…" in said.out
    assert "Liste les jeux" in said.out
    assert "Commands" not in said.out


def described(command: TyperCommand | TyperGroup) -> Iterator[tuple[set[str], set[str]]]:
    """The paragraphs of help, and the names of values, of a command and of all below it."""
    texts = {" ".join(part.split()) for part in (command.help or "").split("\n\n")}
    values = set()
    for param in command.params:
        assert isinstance(param, Described)
        texts |= {param.help or ""} | ({param.show_default} if isinstance(param.show_default, str) else set())
        values.add(param.metavar or "")
    yield texts - {""}, values - {""}
    for below in command.commands.values() if isinstance(command, TyperGroup) else ():
        assert isinstance(below, TyperCommand | TyperGroup)
        yield from described(below)


def test_all_help_has_its_french_and_no_french_is_left_over() -> None:
    command = get_command(app)
    assert isinstance(command, TyperGroup)
    found = list(described(command))
    texts: set[str] = set().union(*[texts for texts, _ in found])
    values: set[str] = set().union(*[values for _, values in found])
    catalog = tomllib.loads(Path(french_help.__file__).with_suffix(".toml").read_text("utf-8"))
    known = {**catalog["commands"], **catalog["options"]}
    assert set(known) - {"Show this message and exit."} == texts
    assert set(catalog["values"]) <= values
    words = [text for text in known.values() if re.search(r"[^\u00a0][:;!?%](?![\w/\]])", text)]
    assert words == []


def test_help_shows_every_word_of_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    said = ""
    for command in app.registered_commands:
        assert command.callback is not None
        assert run([command.callback.__name__, "--help"]) == 0
        printed = capsys.readouterr().out
        for hint in get_type_hints(command.callback, include_extras=True).values():
            for about in get_args(hint)[1:]:
                help_text = getattr(about, "help", None) or ""
                assert help_text.replace("\\[", "[") in printed
        said += printed
    for whole in ("needs baston[cluster]", "report.html in DIR", "one a core", "the locale, else en"):
        assert whole in said


@pytest.mark.parametrize("command", ["simulate", "league"])
def test_where_no_person_can_play_help_offers_none(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([command, "--help"]) == 0
    assert " me," not in capsys.readouterr().out


def test_without_a_command_there_is_help(shell: Shell) -> None:
    assert shell.run().out == shell.run("--help").out


def test_bench_as_json(shell: Shell) -> None:
    said = shell.run("bench", "nim", "--games", "2", "--json")
    figures = json.loads(said.out)
    assert said.err == ""
    assert figures["game"] == "nim"
    for name in ("decisions_per_s", "games_per_s", "copy_us", "save_us", "load_us", "determinize_us"):
        assert figures[name] > 0


def test_bench_in_words(shell: Shell) -> None:
    assert "décisions par seconde" in shell.run("bench", "nim", "--games", "2", "--lang", "fr").out


def test_a_reader_that_goes_away_sees_no_traceback(shell: Shell) -> None:
    process = subprocess.Popen(
        [*COMMAND, "rules", "smashup"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=shell.env
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    process.wait()

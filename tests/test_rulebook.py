"""The written rules: both languages hold the same clauses, and the loader loses none of them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from baston import rulebook
from baston.rulebook import Clause, NoClause, NoRules, clause, clauses

RULES = Path(__file__).parents[1] / "docs" / "rules"
FILES = sorted(path.stem for path in RULES.glob("*.md") if "." not in path.stem)  # a mode after its game
GAMES = [file for file in FILES if "-" not in file]


def ids_in(file: str) -> list[str]:
    """Reads the identifiers straight from a file, without the loader."""
    return re.findall(r"^- \*\*([A-Z]+-\d+)", (RULES / file).read_text(encoding="utf-8"), re.MULTILINE)


def written_ids(game: str, ending: str) -> list[str]:
    """The identifiers of a game and of its modes."""
    return [id for file in FILES if file.partition("-")[0] == game for id in ids_in(f"{file}{ending}")]


def ids_cited(text: str) -> list[str]:
    """Lists the clauses that a text refers to; SU-33c is a step of SU-33."""
    return re.findall(r"\b[A-Z]{2,}-\d+", text)


def figures(text: str) -> list[str]:
    """Lists every number of a text, in rising order: languages may put them in another order."""
    return sorted(re.findall(r"\d+", text))


def test_smashup_has_rules() -> None:
    assert "smashup" in GAMES
    assert len(clauses("smashup")) == 162 + 62


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_clauses_in_the_same_order(game: str) -> None:
    english, french = written_ids(game, ".md"), written_ids(game, ".fr.md")
    assert english == french
    assert [rule.id for rule in clauses(game)] == english


@pytest.mark.parametrize("file", FILES)
def test_identifiers_rise_and_never_repeat(file: str) -> None:
    numbers = [int(id.partition("-")[2]) for id in ids_in(f"{file}.md")]
    assert numbers == sorted(set(numbers))


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_sections(game: str) -> None:
    pairs = list(dict.fromkeys((rule.section, rule.section_fr) for rule in clauses(game)))
    assert len({english for english, _ in pairs}) == len({french for _, french in pairs}) == len(pairs)
    for english, french in pairs:
        assert english
        assert french
        assert english != french


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_plain_text_in_both_languages(game: str) -> None:
    for rule in clauses(game):
        for text in (rule.text, rule.text_fr):
            assert len(text) > 20, rule.id
            assert not set(text) & set("*`\n"), rule.id
            assert "  " not in text, rule.id
            assert text.endswith((".", ")")), rule.id


@pytest.mark.parametrize("game", GAMES)
def test_french_clause_is_a_translation(game: str) -> None:
    for rule in clauses(game):
        assert rule.text_fr != rule.text, rule.id
        assert 0.6 < len(rule.text_fr) / len(rule.text) < 2, f"{rule.id} is not translated whole"
        assert figures(rule.text_fr) == figures(rule.text), f"{rule.id}: other figures in French"
        assert sorted(ids_cited(rule.text_fr)) == sorted(ids_cited(rule.text)), rule.id


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_cited_in_a_clause_exists(game: str) -> None:
    known = set(written_ids(game, ".md"))
    for rule in clauses(game):
        assert set(ids_cited(rule.text) + ids_cited(rule.text_fr)) <= known, rule.id


@pytest.mark.parametrize("game", GAMES)
def test_french_typography_keeps_its_no_break_spaces_and_apostrophes(game: str) -> None:
    for rule in clauses(game):
        assert not re.search(r" [:;?!»]|«[^\u00a0]", rule.text_fr), rule.id
        assert "'" not in rule.text_fr + rule.section_fr, f"{rule.id}: a straight apostrophe"


@pytest.mark.parametrize("game", GAMES)
def test_french_clauses_say_tu_as_the_cards_do(game: str) -> None:
    for rule in clauses(game):
        assert not re.search(r"\b(vous|vos|votre|vôtres?)\b", rule.text_fr, re.IGNORECASE), rule.id


def test_title_is_a_sentence_before_the_text() -> None:
    assert clause("smashup", "SU-91").text.startswith("Ongoing. Active as long as")
    assert clause("smashup", "SU-91").text_fr.startswith("Permanent. Actif tant que")
    assert clause("smashup", "SU-193").text.startswith("It's a Trap! Cards are revealed")


def test_lines_of_a_clause_are_joined() -> None:
    found = clause("smashup", "SU-41")
    assert found.section == "Scoring a base"
    assert found.section_fr == "La Conquête d’une Base"
    assert found.text.startswith('What an "after scoring" ability settles')
    assert found.text.endswith("(ours; triggers of destroyed cards: SU-135).")


def test_identifier_may_be_lower_case() -> None:
    assert clause("smashup", " su-31 ") is clause("smashup", "SU-31")


def test_the_clauses_of_a_mode_are_those_of_its_game() -> None:
    assert clause("smashup", "bp-12").text.startswith("End of the round, in this order")
    assert [rule.id for rule in clauses("smashup")][-1] == "BP-105"


def test_unknown_clause_names_near_ones() -> None:
    with pytest.raises(LookupError, match=r"no clause 'SU-9'\. Did you mean SU-\d+ or SU-\d+") as error:
        clause("smashup", "SU-9")
    assert isinstance(error.value, NoClause)
    assert set(error.value.near) <= set(written_ids("smashup", ".md"))


def test_clause_unlike_any_other_is_told_the_range() -> None:
    with pytest.raises(NoClause, match=r"They go from SU-1 to BP-105\."):
        clause("smashup", "nonsense")


@pytest.mark.parametrize("game", ["chess", "", "smashup.fr", "../rules/smashup"])
def test_game_without_rules(game: str) -> None:
    with pytest.raises(LookupError, match=r"no written rules for .* Games with rules: .*smashup") as error:
        clauses(game)
    assert isinstance(error.value, NoRules)


@pytest.mark.parametrize("module", ["site/baston/rulebook.py", "src/baston/rulebook.py"])
def test_rules_are_found_in_a_package_and_in_a_checkout(tmp_path: Path, module: str) -> None:
    place = tmp_path / module
    rules = (place.parent if module.startswith("site") else tmp_path) / "docs" / "rules"
    rules.mkdir(parents=True)
    place.parent.mkdir(parents=True, exist_ok=True)
    place.with_name("__init__.py").touch()
    shutil.copy(rulebook.__file__, place)
    (rules / "go.md").write_text("# Go\n\n## Play\n- **GO-1 Liberty** An empty\n  point.\n", encoding="utf-8")
    (rules / "go.fr.md").write_text("## Jeu\n- **GO-1 Liberté** Un point\n  vide.\n", encoding="utf-8")
    shown = subprocess.run(
        [sys.executable, "-c", "from baston.rulebook import clauses; print(ascii(clauses('go')))"],
        env=os.environ | {"PYTHONPATH": str(place.parents[1])},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    expected = [Clause("GO-1", "Play", "Jeu", "Liberty. An empty point.", "Liberté. Un point vide.")]
    assert shown.strip() == ascii(expected)


def test_list_is_the_callers_own() -> None:
    mine = clauses("smashup")
    mine.clear()
    assert isinstance(clauses("smashup")[0], Clause)

"""The terms that players read: printed in their game, resting on a clause, and none of the rules left out."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from baston.games import GAMES, game_named
from baston.locales import FOLDER
from baston.rulebook import clauses
from baston.terms import Term, all_terms, occurs, plain, terms, terms_called

LANGUAGES: Final = ("en", "fr")
RULES: Final = Path(__file__).parents[1] / "docs" / "rules"
# Words that stand in the rules alone, and are explained to who asks.
OF_THE_RULES: Final = {"on_your_turn", "row"}
# What has to be there, as it is printed.
WANTED: Final = {
    "smashup": (
        "breakpoint, talent, extra minion, ongoing, standing, special, counter, draw phase, play phase",
        "résistance, supplémentaire, permanent, phase de pioche, conquête, marqueur, résoudre",
        "camp, slot, Presence, round, period, emplacement, manche, décompte",
    ),
    "galacticlash": (
        "engage, ready, chain, counter, priming, construction, reinforcement, regeneration, capacity",
        "Breakthrough, Reach, No delay, sudden death, window, pit, star, unit, decoy, leurre",
        "résoudre, contrecarrer, amorce, renforcement, chaîne, Percée, fosse",
    ),
    "superfantasybrawl": (
        "Core, Level II, Upkeep, Activation, Reaction, standard action, challenge, Gate, Bloodied",
        "Root, Stun, Push, Swoop, Lifesteal",
        "Noyau, Niveau II, Entretien, Étourdi, hors de combat",
    ),
}


@cache
def printed(game: str, lang: str) -> str:
    """All that a game prints in a language: its cards, its prompts, its log, its phases."""
    key = "text_fr" if lang == "fr" else "text"
    cards = [str(entry[key] or "") for entry in game_named(game).texts.catalog()]
    catalogs = [*(FOLDER / lang).glob(f"{game}*.ftl"), FOLDER / lang / "cli.ftl"]
    lines = [line for path in catalogs for line in path.read_text(encoding="utf-8").splitlines()]
    return "\n".join([*cards, *(line.partition(" = ")[2] or line for line in lines if line[:1] != "#")])


@pytest.mark.parametrize("game", GAMES)
def test_every_term_is_printed_in_both_languages(game: str) -> None:
    for lang in LANGUAGES:
        found = [term.id for term in all_terms(game) if not any_form(term, lang, printed(game, lang))]
        assert set(found) <= OF_THE_RULES
    said = " ".join(f"{rule.text} {rule.text_fr}" for rule in clauses(game))
    rare = [term for term in all_terms(game) if term.id in OF_THE_RULES]
    assert all(any_form(term, lang, said) for term in rare for lang in LANGUAGES)


def any_form(term: Term, lang: str, text: str) -> bool:
    return any(occurs(form, text) for form in term.forms_in(lang))


@pytest.mark.parametrize("game", GAMES)
def test_every_term_rests_on_a_clause_of_its_mode_and_says_something(game: str) -> None:
    modes = {rule.id: rule.mode for rule in clauses(game)}
    for term in all_terms(game):
        assert modes[term.clause] == term.mode
        for means in (term.means, term.means_fr):
            assert means.endswith(".")
            assert 3 <= len(means.split()) <= 34
    ids = [term.id for term in all_terms(game)]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("game", GAMES)
def test_a_form_that_is_marked_means_one_thing(game: str) -> None:
    marked = [term for term in all_terms(game) if not term.common]
    for mode in {term.mode for term in marked}:
        for lang in LANGUAGES:
            forms = [form for term in marked if term.mode == mode for form in term.forms_in(lang)]
            assert sorted(set(forms)) == sorted(forms)


@pytest.mark.parametrize("game", GAMES)
def test_what_the_rules_define_is_explained(game: str) -> None:
    resting = {term.clause for term in all_terms(game)}
    defined = {id for path in RULES.glob(f"{game}*.md") for id in titled(path)}
    assert defined - resting == set()
    known = {plain(form) for term in all_terms(game) for form in term.forms + term.forms_fr}
    assert {word for word in ", ".join(WANTED[game]).split(", ") if plain(word) not in known} == set()


def titled(path: Path) -> list[str]:
    """The clauses that explain a word, which is their title, in the sections made for that."""
    sections = re.split(r"^## ", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    own = [part for part in sections if part.startswith(("Terms\n", "Keywords\n"))]
    return [id for part in own for id in re.findall(r"^- \*\*([A-Z]+-\d+) [^*]+\*\*", part, re.MULTILINE)]


def test_a_mode_has_terms_of_its_own_before_those_of_the_game() -> None:
    standard, mat = terms("smashup", "standard"), terms("smashup", "base-principale")
    assert not any(term.mode for term in standard)
    assert mat[-len(standard) :] == standard
    assert terms_called(mat, "Emplacement")[0].id == "slot"
    assert terms_called(standard, "slot") == []
    assert terms("nim") == []


def test_a_term_is_found_as_people_type_it() -> None:
    brawl = terms("superfantasybrawl")
    assert [term.id for term in terms_called(brawl, "level ii")] == ["level"]
    assert [term.id for term in terms_called(brawl, "etourdie")] == ["stun"]
    assert [term.id for term in terms_called(terms("galacticlash"), "RESOUDRE")] == ["resolve"]


def test_a_capital_of_a_form_has_to_be_in_the_text() -> None:
    assert occurs("talent", "Talent: draw a card.")
    assert occurs("Core", "Your red Core is ready.")
    assert not occurs("Force", "by force")
    assert not occurs("base", "basement")

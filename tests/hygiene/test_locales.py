"""Both languages say the same things: equal keys, equal values, and every key that the code names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import baston
from baston.locales import LANGUAGES, sentence

PACKAGE = Path(baston.__file__).parent
CATALOGS = PACKAGE / "locales"
FRENCH_ALONE = ("card-", "faction-", "does-")  # their English stands in the code of the cards
SOURCES = sorted(PACKAGE.rglob("*.py"))
# A key stands first in a call of one of these; keys made of parts are left to the tests that print them.
NAMED = re.compile(
    r"(?:\bRefusal|\.refusal|\.say|\.words|\._words|\.waiting)\(\s*\"([a-z0-9-]+)\""
    r"|\bsentence\([^\"()]+, \"([a-z0-9-]+)\""
)


class Values(Visitor):
    """Collects the names of the values that a message is given."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """Every message of a language with the values that it uses."""
    found: dict[str, set[str]] = {}
    for path in sorted((CATALOGS / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path.name}: {entry.id.name} twice"
                values = Values()
                values.visit(entry)
                found[entry.id.name] = values.names
    return found


def test_both_languages_have_the_same_keys() -> None:
    english, french = (set(messages(lang)) for lang in LANGUAGES)
    assert english - french == set()
    assert {key for key in french - english if not key.startswith(FRENCH_ALONE)} == set()


def test_both_languages_use_the_same_values() -> None:
    english, french = (messages(lang) for lang in LANGUAGES)
    assert {key: french[key] for key in english} == english


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("value", [7, "seven"])
def test_every_message_is_said_with_all_its_values(lang: str, value: int | str) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    for path in sorted((CATALOGS / lang).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    known = messages(lang)
    given = dict.fromkeys(set().union(*known.values()), value)
    for key in known:
        pattern = bundle.get_message(key).value
        assert pattern is not None
        assert sentence(lang, key, **given) == bundle.format_pattern(pattern, {**given})[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_that_the_code_names_has_a_message(lang: str) -> None:
    known = messages(lang)
    named = {
        key
        for path in SOURCES
        for match in NAMED.findall(path.read_text(encoding="utf-8"))
        for key in match
        if key
    }
    assert len(named) > 60
    assert named - set(known) == set()


@pytest.mark.parametrize("path", sorted((CATALOGS / "fr").glob("*.ftl")), ids=lambda path: path.name)
def test_french_has_its_no_break_spaces(path: Path) -> None:
    for line in path.read_text(encoding="utf-8").splitlines():
        said = line.partition(" = ")[2] or line
        if not line.startswith("#"):
            assert not re.search(r" (?:[;!?%»:](?:\s|$))|« |[\w}][;!»](?:\s|$)", said), line


def test_values_stand_in_their_place_without_marks() -> None:
    assert sentence("en", "no-file", file="x") == "There is no file x."

"""Both languages say the same things: equal keys, equal values, and every key that the code names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import baston
from baston.locales import LANGUAGES, de, sentence

PACKAGE = Path(baston.__file__).parent
CATALOGS = PACKAGE / "locales"
PAGES = Path(__file__).parents[2] / "client" / "src"
FRENCH = [*sorted((CATALOGS / "fr").glob("*.ftl")), *sorted(PAGES.rglob("*fr.ftl"))]
ENGLISH = [*sorted((CATALOGS / "en").glob("*.ftl")), *sorted(PAGES.rglob("*en.ftl"))]
FRENCH_ALONE = ("card-", "faction-", "does-")  # their English stands in the code of the cards
RULES = sorted((Path(__file__).parents[2] / "docs" / "rules").glob("*.md"))
SOURCES = sorted(PACKAGE.rglob("*.py"))
# A key stands first in a call of one of these; keys made of parts are left to the tests that print them.
NAMED = re.compile(
    r"(?:\bRefusal|\.refusal|\.say|\.words|\._words|\.waiting)\(\s*\"([a-z0-9-]+)\""
    r"|\bsentence\([^\"()]+, \"([a-z0-9-]+)\""
)


PARTICIPLES = (
    "Étourdi Enraciné Ensanglanté Placé Poussé Attiré Transféré déplacé soigné il"  # of one champion
)
# Who plays without being a person is a bot, whoever says it; one's own machine and the faction are others.
BOT_BY_OTHER_WORDS = re.compile(r"\b[Cc]omputers?\b|\b[Oo]rdinateurs?\b|(?<![+-])\brobots?\b")
OWN_MACHINE = re.compile(r"your own computer|ton propre ordinateur")
# A key's line of the log, if it tells of a person.
LOGS = re.compile(r"(sfb-|)log-")


class Values(Visitor):
    """Collects the names of the values that a message is given."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.parts: list[str] = []  # other messages that it is made of

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.parts.append(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """Every message of a language with the values that it uses; as `key.you` how it is said to a person."""
    found: dict[str, Values] = {}
    for path in sorted((CATALOGS / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path.name}: {entry.id.name} twice"
                said = {entry.id.name: entry.value} | {
                    f"{entry.id.name}.{attribute.id.name}": attribute.value
                    for attribute in entry.attributes
                    if attribute.id.name == "you"
                }
                for key, pattern in said.items():
                    found[key] = Values()
                    found[key].visit(pattern)
    return {
        key: values.names.union(*[found[part].names for part in values.parts])
        for key, values in found.items()
    }


def test_both_languages_have_the_same_keys() -> None:
    english, french = (set(messages(lang)) for lang in LANGUAGES)
    assert english - french == set()
    alone = {key for key in french - english if not key.startswith(FRENCH_ALONE)}
    assert {key for key in alone if not key.endswith(".you")} == set()  # "win" is said to all alike


def test_both_languages_use_the_same_values() -> None:
    english, french = (messages(lang) for lang in LANGUAGES)
    assert {key: french[key] - {"gender"} for key in english} == english
    assert all(
        "champion" in english[key] or "bonus" in key or "board" in key
        for key in french
        if "gender" in french[key]
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("value", [7, "seven"])
def test_every_message_is_said_with_all_its_values(lang: str, value: int | str) -> None:
    bundle = FluentBundle([lang], functions={"DE": de}, use_isolating=False)  # type: ignore[dict-item]
    for path in sorted((CATALOGS / lang).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    known = messages(lang)
    given = dict.fromkeys(set().union(*known.values()), value)
    for key in known:
        id, _, attribute = key.partition(".")
        message = bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_the_log_about_a_person_is_said_to_that_person_too(lang: str) -> None:
    known = messages(lang)
    about = {key for key, values in known.items() if LOGS.match(key) and "player" in values}
    assert len(about) > 100
    assert {key for key in about if f"{key}.you" not in known} == set()
    second = re.compile(
        r"\b(you|your|yours)\b" if lang == "en" else r"\b(tu|te|toi|ton|ta|tes)\b|\bt’", re.IGNORECASE
    )
    given = dict.fromkeys(set().union(*known.values()), "X") | {"card": "none"}
    for key in about:
        assert second.search(sentence(lang, f"{key}.you", **given)), key
        assert not second.search(sentence(lang, key, **given)), key


def test_french_agrees_with_champions() -> None:
    """No sentence about a feminine champion is left with a masculine word, nor without a feminine one."""
    known = messages("fr")
    told = dict.fromkeys(set().union(*known.values()), "X") | {"champion": "Loralei"}
    masculine = re.compile(rf"\b({PARTICIPLES.replace(' ', '|')})(?=\W|$)")
    agreeing = 0
    for key, values in known.items():
        if key.startswith("sfb-") and values & {"champion", "gender"}:
            him, her = (sentence("fr", key, **told | {"gender": gender}) for gender in "mf")
            assert not masculine.search(her), her
            assert (him != her) == bool(masculine.search(him)), him
            agreeing += him != her
    assert agreeing > 10


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: path.name)
def test_french_has_its_no_break_spaces_and_apostrophes(path: Path) -> None:
    for line in path.read_text(encoding="utf-8").splitlines():
        said = line.partition(" = ")[2] or line
        if not line.startswith("#"):
            assert not re.search(r" (?:[;!?%»:](?:[\s,.)]|$))|« |[\w}][;!»](?:\s|$)|['\u202f]", said), line


@pytest.mark.parametrize("path", ENGLISH, ids=lambda path: path.name)
def test_english_has_straight_apostrophes_and_quotation_marks(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.search("[’‘“”\u00a0\u202f]", text)


def test_values_stand_in_their_place_without_marks() -> None:
    assert sentence("en", "no-file", file="x") == "There is no file x."


def test_a_bot_is_called_a_bot_everywhere() -> None:
    texts = [(path, OWN_MACHINE.sub("", path.read_text("utf-8"))) for path in (*ENGLISH, *FRENCH, *RULES)]
    assert {path.name: found for path, text in texts if (found := BOT_BY_OTHER_WORDS.findall(text))} == {}

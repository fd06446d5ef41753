"""Where the texts of cards and their code, or the texts of both languages, do not say the same."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from baston.games import game_named
from baston.kernel.text import a_str
from tests.sources.declared import QUESTIONS, Declared, declared
from tests.sources.wording import concepts, may_be_declined, numbers_in, says_can

# Plays that are given are never forced on anybody, nor is a card played at a moment of its own.
GIVEN = ("extra", "played_at", "special", "from_discard")


@dataclass(frozen=True)
class Texts:
    """What a card says in both languages."""

    game: str
    id: str
    en: str
    fr: str


def texts_of(game: str) -> list[Texts]:
    """The texts of all that the game prints, apart from what has none."""
    told = [(a_str(x["id"]), a_str(x["text"]), a_str(x["text_fr"])) for x in game_named(game).texts.catalog()]
    return [Texts(game, id, en, fr) for id, en, fr in told if en or fr]


def findings(game: str) -> dict[str, list[str]]:
    """All that does not agree in the texts of a game, by card."""
    found = {texts.id: [*between_languages(texts), *to_code(texts)] for texts in texts_of(game)}
    return {id: told for id, told in found.items() if told}


def to_code(texts: Texts) -> Iterator[str]:
    """What its text and its code do not both say, if it stands in a module of cards."""
    code = declared().get(texts.id)
    if code is not None:
        yield from between(texts, code)


def between_languages(texts: Texts) -> Iterator[str]:
    """What one language says and the other does not."""
    en, fr = numbers_in("en", texts.en), numbers_in("fr", texts.fr)
    if en != fr:
        yield f"numbers: {sorted(en.elements())} in English, {sorted(fr.elements())} in French"
    if says_can("en", texts.en) != says_can("fr", texts.fr):
        yield f"can: in {'English' if says_can('en', texts.en) else 'French'} alone"
    for concept in concepts(texts.game):
        if concept.is_in("en", texts.en) != concept.is_in("fr", texts.fr):
            yield f"{concept.name}: in {'English' if concept.is_in('en', texts.en) else 'French'} alone"


def between(texts: Texts, code: Declared) -> Iterator[str]:
    """What the text says and its code does not, and the reverse."""
    asks = bool(code.names & QUESTIONS) or any("may" in name.split("_") for name in code.names)
    if may_be_declined(texts.en) and not asks and not code.says([*GIVEN]):
        yield "may: in the text alone"
    if asks and not may_be_declined(texts.en):
        yield "may: in the code alone"
    said = {number for number in numbers_in("en", texts.en) if number > 0}
    for number in sorted(said - code.numbers):
        yield f"number {number}: in the text alone"
    for number in sorted(code.numbers - said - {0, 1}):
        yield f"number {number}: in the code alone"
    for concept in concepts(texts.game):
        named = concept.is_in("en", texts.en)
        if named and not code.says(concept.code + concept.also):
            yield f"{concept.name}: in the text alone"
        if not named and code.says(concept.code):
            yield f"{concept.name}: in the code alone"

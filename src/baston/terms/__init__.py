"""The terms of each game as players read them, in English and French: how they are printed, what they mean.

Reads the data beside it, for each game and each of its modes. Each term rests on a clause of the rules.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Term:
    """A term, for instance "breakpoint": its forms as printed, that of lists first, and its meaning.

    `clause` says so in the rules. `mode`: of which mode it is, empty for all. `common`: every player reads it
    in every other sentence; it is explained when asked for, and not marked in texts.
    """

    id: str
    clause: str
    forms: tuple[str, ...]
    forms_fr: tuple[str, ...]
    means: str
    means_fr: str
    mode: str
    common: bool

    def forms_in(self, lang: str) -> tuple[str, ...]:
        """Return how it is printed in the language ("en" or "fr")."""
        return self.forms_fr if lang == "fr" else self.forms

    def means_in(self, lang: str) -> str:
        """Return what it means, in the language ("en" or "fr")."""
        return self.means_fr if lang == "fr" else self.means


def terms(game: str, mode: str = "") -> list[Term]:
    """Return the terms of a game, and those of the mode that is played; none of a game without any.

    What the mode says of a term comes before what the game says of it.
    """
    loaded = _load(game)
    own = [term for term in loaded if mode and term.mode == mode]
    return own + [term for term in loaded if not term.mode]


def all_terms(game: str) -> list[Term]:
    """Return the terms of a game and of all its modes."""
    return list(_load(game))


def terms_called(found: list[Term], typed: str) -> list[Term]:
    """Return those of the terms that have this form, in either language; without case and accents."""
    wanted = plain(typed)
    return [term for term in found if any(plain(form) == wanted for form in term.forms + term.forms_fr)]


def occurs(form: str, text: str) -> bool:
    """Whether a text has a form of a term, in words of its own. A capital of the form has to be there too."""
    return _pattern(form).search(text) is not None


def plain(text: str) -> str:
    """Return the text without case, accents and typographic apostrophes, as people type it."""
    parts = unicodedata.normalize("NFKD", text.replace("’", "'")).casefold()
    return " ".join("".join(letter for letter in parts if not unicodedata.combining(letter)).split())


@cache
def _pattern(form: str) -> re.Pattern[str]:
    first = form[0]
    start = re.escape(first) if first.isupper() else f"[{first}{first.upper()}]"
    return re.compile(rf"(?<!\w){start}{re.escape(form[1:])}(?!\w)")


@cache
def _load(game: str) -> tuple[Term, ...]:
    found: list[Term] = []
    for path in sorted(FOLDER.glob(f"{game}*.toml")):
        mode = path.stem[len(game) + 1 :].replace("_", "-")
        for id, entry in tomllib.loads(path.read_text(encoding="utf-8")).items():
            forms, forms_fr = tuple(entry["en"]), tuple(entry["fr"])
            means, means_fr = entry["means"], entry["means_fr"]
            common = entry.get("common", False)
            found.append(Term(id, entry["clause"], forms, forms_fr, means, means_fr, mode, common))
    return tuple(found)

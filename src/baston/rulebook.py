"""The written rules of each game, clause by clause, in English and French.

Reads `docs/rules/<game>.md`, then `<game>-<mode>.md`, each with its French twin. Knows nothing of how a game
enforces them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Final

# In an installed package the rules ship inside it; in a checkout they stand in `docs`, beside `src`.
_PACKAGE: Final = Path(__file__).parent
_FOLDERS: Final = (_PACKAGE / "docs" / "rules", _PACKAGE.parents[1] / "docs" / "rules")
_CLAUSE: Final = re.compile(r"- \*\*(?P<id>[A-Z]+-\d+)(?: (?P<title>[^*]+))?\*\* (?P<text>.+)")
# Not `\s`: the no-break spaces of French typography are kept.
_BLANKS: Final = re.compile(r"[ \t\n]+")


class NoRules(LookupError):
    """Raised for a game without written rules; `known` lists the games that have some."""

    def __init__(self, game: str, known: list[str]) -> None:
        """Words the sentence shown to a person."""
        self.game, self.known = game, known
        super().__init__(f"There are no written rules for {game!r}. Games with rules: {', '.join(known)}.")


class NoClause(LookupError):
    """Raised for an identifier that no clause has; `near` lists the closest ones, best first."""

    def __init__(self, game: str, id: str, near: list[str], first: str, last: str) -> None:
        """Words the sentence shown to a person."""
        self.game, self.id, self.near, self.first, self.last = game, id, near, first, last
        mend = f"Did you mean {' or '.join(near)}?" if near else f"They go from {first} to {last}."
        super().__init__(f"The rules of {game} have no clause {id!r}. {mend}")


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered rule as plain text, such as SU-31; a clause with a title reads "Title. Text".

    `mode`: the mode of the game whose rule it is, empty if it is the game's.
    """

    id: str
    section: str
    section_fr: str
    text: str
    text_fr: str
    mode: str = ""


def clauses(game: str, mode: str | None = None) -> list[Clause]:
    """Return the clauses of a game, in the order of the rules. Raises `NoRules`, a `LookupError`.

    With a mode, those that its players need: its own first, which go before the game's.
    """
    loaded = _load(game)
    if mode is None:
        return list(loaded)
    return [rule for rule in loaded if rule.mode == mode] + [rule for rule in loaded if not rule.mode]


def modes(game: str) -> list[str]:
    """Return the modes of a game with rules of their own, in the order of the rules. Raises `NoRules`."""
    return list(dict.fromkeys(rule.mode for rule in _load(game) if rule.mode))


def clause(game: str, id: str) -> Clause:
    """Return one clause by its id, in upper or lower case.

    Raises `NoRules` or `NoClause`, both `LookupError`.
    """
    by_id = {clause.id: clause for clause in _load(game)}
    wanted = id.strip().upper()
    if wanted not in by_id:
        ids = list(by_id)
        raise NoClause(game, id, get_close_matches(wanted, ids, n=3, cutoff=0.5), ids[0], ids[-1])
    return by_id[wanted]


@cache
def _load(game: str) -> tuple[Clause, ...]:
    games: dict[str, list[Path]] = {}
    for path in _english_files():
        games.setdefault(path.stem.partition("-")[0], []).append(path)
    if game not in games:
        raise NoRules(game, sorted(games))
    english: dict[str, tuple[str, str]] = {}
    french: dict[str, tuple[str, str]] = {}
    modes: dict[str, str] = {}
    for path in games[game]:
        parsed = _parse(path)
        english |= parsed
        french |= _parse(path.with_suffix(".fr.md"))
        modes |= dict.fromkeys(parsed, path.stem.partition("-")[2])
    if list(english) != list(french):
        raise ValueError(f"the English and French rules of {game} have different clauses")
    return tuple(
        Clause(id, section, french[id][0], text, french[id][1], modes[id])
        for id, (section, text) in english.items()
    )


def _english_files() -> list[Path]:
    """Lists the English rules of the first folder that exists, those of a game before those of its modes."""
    folder = next((folder for folder in _FOLDERS if folder.is_dir()), _FOLDERS[0])
    return sorted([path for path in folder.glob("*.md") if "." not in path.stem], key=lambda path: path.stem)


def _parse(path: Path) -> dict[str, tuple[str, str]]:
    """Reads one language: identifier → section and plain text. Raises `ValueError` on a malformed file."""
    found: dict[str, tuple[str, str]] = {}
    for section, item in _items(path.read_text(encoding="utf-8")):
        match = _CLAUSE.fullmatch(item)
        if match is None or match["id"] in found:
            raise ValueError(f"{path.name}: malformed or repeated clause: {item[:60]}")
        found[match["id"]] = (section, _titled(match["title"], match["text"]))
    return found


def _items(markdown: str) -> list[tuple[str, str]]:
    """Splits a file into its list items, each with its section and joined into one line."""
    items: list[tuple[str, str]] = []
    for part in re.split(r"^## ", markdown, flags=re.MULTILINE)[1:]:
        section, _, body = part.partition("\n")
        listed = re.split(r"^(?=- )", body, flags=re.MULTILINE)[1:]
        items.extend((section.strip(" "), _BLANKS.sub(" ", item).strip(" ")) for item in listed)
    return items


def _titled(title: str | None, text: str) -> str:
    """Puts the title before the text as a sentence of its own and takes out Markdown's marks."""
    plain = text.replace("`", "").replace("*", "")
    if title is None:
        return plain
    return f"{title}{'' if title.endswith(('.', '!', '?', '…')) else '.'} {plain}"

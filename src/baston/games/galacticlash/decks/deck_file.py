"""Decks as people write them: TOML, or a plain list of lines such as `4 Acolyte de Cendre`."""

from __future__ import annotations

import re
from typing import Final

from baston.games.galacticlash.cards.card import CARDS
from baston.games.galacticlash.cards.names import card_name, cards_named, near_names
from baston.games.galacticlash.decks.card_lists import MOST_CARDS, counted
from baston.games.galacticlash.decks.editions import EDITION, FIRST
from baston.kernel.field import read_file
from baston.kernel.game import Refusal

DECK: Final = "deck"  # what the file is, in sentences
MOST_BYTES: Final = 64 * 1024
MOST_COPIES: Final = 999
MOST_FAULTS: Final = 50  # that are told: there is nothing like a deck in a file that has more
LONGEST_TITLE: Final = 80
_HEADER: Final = re.compile(r"^[ \t]*\[cards\]", re.MULTILINE)
_EDITION: Final = re.compile(r"// edition ([0-9]{1,3})")
_LINE: Final = re.compile(r"(?:([0-9]+) ?[x×*]? (.+)|(.+?) [x×*] ?([0-9]+))")  # of a line with single blanks


class DeckFile:
    """What a file says: a name, if it has one, the cards, and all that is wrong with its lines.

    `edition`: of the pool, for which it was made; files of the first say none.
    """

    def __init__(self, name: str, cards: list[int], faults: list[Refusal]) -> None:
        self.name: str = name
        self.cards: list[int] = cards
        self.faults: list[Refusal] = faults
        self.edition: int = FIRST


def read_deck(data: bytes, lang: str) -> DeckFile:
    """The deck of a file, with its faults line by line. Raises Refusal if it is no text, or far too long."""
    if len(data) > MOST_BYTES:
        raise Refusal("deck-too-large", most=MOST_BYTES // 1024)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Refusal("deck-not-text") from error
    if "\0" in text:
        raise Refusal("deck-not-text")
    file = _read_toml(text, lang) if _HEADER.search(text) else _read_list(text, lang)
    if not file.cards and not file.faults:
        raise Refusal("deck-empty")
    return file


def _read_list(text: str, lang: str) -> DeckFile:
    file = DeckFile("", [], [])
    for number, raw in enumerate(text.splitlines(), start=1):
        if _is_enough(file, number):
            break
        line = " ".join(raw.split())
        if line.startswith("#"):
            file.name = file.name or line.lstrip("# ")[:LONGEST_TITLE].strip()
        told = _EDITION.fullmatch(line)
        if told is not None:
            file.edition = int(told[1])
        if not line or line.startswith(("#", "//")):
            continue
        match = _LINE.fullmatch(line)
        if match is None:
            file.faults.append(Refusal("deck-line", line=number, text=line[:60]))
        else:
            count, name = match[1] or match[4], match[2] or match[3]
            _add(file, number, name, int(count[:6]), lang)
    return file


def _read_toml(text: str, lang: str) -> DeckFile:
    table = read_file(text, DECK)
    names = table.names()
    name = table.part("name").value if "name" in names else ""
    file = DeckFile(name[:LONGEST_TITLE] if isinstance(name, str) else "", [], [])
    edition = table.part("edition").value if "edition" in names else FIRST
    if isinstance(edition, int):
        file.edition = edition
    cards = table.part("cards")
    for card in cards.names():
        field = cards.part(card)
        line, count = field.lines.line(field.path), field.value
        if _is_enough(file, line):
            break
        if isinstance(count, int) and not isinstance(count, bool):
            _add(file, line, card, count, lang)
        else:
            file.faults.append(Refusal("deck-line", line=line, text=f"{card} = {count!r}"[:60]))
    return file


def _is_enough(file: DeckFile, line: int) -> bool:
    """Whether so much is wrong by now that the rest is not read; then that is the last fault."""
    if len(file.faults) < MOST_FAULTS:
        return False
    file.faults.append(Refusal("deck-many-faults", line=line))
    return True


def _add(file: DeckFile, line: int, name: str, count: int, lang: str) -> None:
    found = cards_named(name)
    name = name[:60]
    if not 0 < count <= MOST_COPIES or len(file.cards) + count > MOST_CARDS:
        file.faults.append(Refusal("deck-count", line=line, name=name, count=count))
    elif len(found) == 1:
        file.cards += [found[0].number] * count
    elif found:
        known = ", ".join(card_name(card, lang) for card in found[:5])
        file.faults.append(Refusal("deck-ambiguous", line=line, name=name, known=known))
    else:
        near = near_names(name, lang)
        key = "deck-unknown" if near else "deck-unknown-nothing-near"
        file.faults.append(Refusal(key, line=line, name=name, near=", ".join(near)))


def write_deck(name: str, deck: list[int], lang: str) -> str:
    """The deck as a plain list of counts and names, which `read_deck` reads back."""
    lines = [f"{count} {card_name(CARDS[n], lang)}" for n, count in enumerate(counted(deck)) if count]
    named = [f"# {name}"] if name else []
    return "\n".join([*named, f"// edition {EDITION}", *lines]) + "\n"


def write_toml(name: str, deck: list[int]) -> str:
    """The deck as TOML text, with cards by id."""
    lines = [f"{CARDS[number].id} = {count}" for number, count in enumerate(counted(deck)) if count]
    quoted = name.replace("\\", "\\\\").replace('"', '\\"')
    return f'name = "{quoted}"\nedition = {EDITION}\n\n[cards]\n' + "\n".join(lines) + "\n"

"""Decks as people write them: TOML, or a plain list of lines such as `4 Acolyte de Cendre`."""

from __future__ import annotations

import re
import tomllib
from typing import Final

from baston.games.galacticlash.cards.card import CARDS
from baston.games.galacticlash.cards.names import card_name, cards_named, near_names
from baston.kernel.game import Refusal

MOST_BYTES: Final = 64 * 1024
MOST_COPIES: Final = 999
_LINE: Final = re.compile(r"(?:(\d+)\s*[x×*]?\s+(\S.*)|(\S.*?)\s+[x×*]\s*(\d+))")


class DeckFile:
    """What a file says: a name, if it has one, the cards, and all that is wrong with its lines."""

    def __init__(self, name: str, cards: list[int], faults: list[Refusal]) -> None:
        self.name: str = name
        self.cards: list[int] = cards
        self.faults: list[Refusal] = faults


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
    file = (
        _read_toml(text, lang) if re.search(r"^\s*\[cards\]", text, re.MULTILINE) else _read_list(text, lang)
    )
    if not file.cards and not file.faults:
        raise Refusal("deck-empty")
    return file


def _read_list(text: str, lang: str) -> DeckFile:
    file = DeckFile("", [], [])
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip()
        if line.startswith("#"):
            file.name = file.name or line.lstrip("# ").strip()
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
    try:
        table = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise Refusal("deck-toml", reason=str(error)) from error
    name = table.get("name", "")
    file = DeckFile(name if isinstance(name, str) else "", [], [])
    cards = table["cards"]
    for card, count in cards.items() if isinstance(cards, dict) else ():
        line = _line_of(text, card)
        if isinstance(count, int) and not isinstance(count, bool):
            _add(file, line, card, count, lang)
        else:
            file.faults.append(Refusal("deck-line", line=line, text=f"{card} = {count!r}"[:60]))
    return file


def _line_of(text: str, key: str) -> int:
    """Where a key of the table stands, as well as can be told."""
    for number, line in enumerate(text.splitlines(), start=1):
        if line.strip().strip("\"'").startswith(key):
            return number
    return 1


def _add(file: DeckFile, line: int, name: str, count: int, lang: str) -> None:
    found = cards_named(name)
    if not 0 < count <= MOST_COPIES:
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
    numbers = sorted(set(deck))
    lines = [f"{deck.count(number)} {card_name(CARDS[number], lang)}" for number in numbers]
    return "\n".join([f"# {name}", *lines]) + "\n" if name else "\n".join(lines) + "\n"


def write_toml(name: str, deck: list[int]) -> str:
    """The deck as TOML text, with cards by id."""
    numbers = sorted(set(deck))
    lines = [f"{CARDS[number].id} = {deck.count(number)}" for number in numbers]
    quoted = name.replace("\\", "\\\\").replace('"', '\\"')
    return f'name = "{quoted}"\n\n[cards]\n' + "\n".join(lines) + "\n"

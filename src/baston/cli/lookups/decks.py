"""Decks of Galacti'Clash at the terminal: the ready ones, and those in files, shown, checked and exported."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from rich.table import Table

from baston.cli.terminal.errors import refused
from baston.cli.terminal.screen import Screen
from baston.games.galacticlash.cards.card import CARDS
from baston.games.galacticlash.cards.names import card_name, folded
from baston.games.galacticlash.constants import KINDS
from baston.games.galacticlash.decks.codes import code_of
from baston.games.galacticlash.decks.deck_file import MOST_BYTES, DeckFile, read_deck, write_deck
from baston.games.galacticlash.decks.editions import changes
from baston.games.galacticlash.decks.legality import faults
from baston.games.galacticlash.decks.ready_decks import Deck, ready_decks
from baston.games.galacticlash.setup.dealing import GENERATED, RANDOM
from baston.games.galacticlash.variant import FLASH, FORMATS, STANDARD
from baston.kernel.game import Refusal
from baston.kernel.text import Json, plain

SHOW: Final = "show"
CHECK: Final = "check"
EXPORT: Final = "export"
ILLEGAL: Final = 1  # exit status of a check that finds faults


def decks(action: str | None, name: str | None, format: str | None, lang: str, as_json: bool) -> int:
    """List the ready decks, or show, check or export one, as `baston decks` does; return the exit status.

    Raises Refusal if there is no such action, deck or format, or the file holds no deck.
    """
    if format is not None and format not in FORMATS:
        raise Refusal("bad-option", name="format", value=format, known=", ".join(FORMATS))
    if action is None:
        _list(lang, as_json)
        return 0
    if action not in (SHOW, CHECK, EXPORT):
        raise Refusal("decks-action", action=action)
    if name is None:
        raise Refusal("decks-which", action=action)
    if action == CHECK:
        return _check(name, format, lang, as_json)
    title, cards = _deck(name, format or FLASH, lang)
    if action == SHOW:
        _show(title, cards, lang, as_json)
    elif as_json:
        print(json.dumps({"name": title, "code": code_of(cards)}))
    else:
        print(write_deck(title, cards, lang), end="")
    return 0


def decks_option(text: str, lang: str) -> str:
    """Return the option that begins a game with these decks, those in files replaced by their codes.

    Raises Refusal if there is no such deck or file, or the file's deck has a fault.
    """
    return ",".join([_code(name.strip(), lang) for name in text.split(",")])


def _code(name: str, lang: str) -> str:
    if name.lower() in (RANDOM, GENERATED) or "*" in name:
        return name
    ready = _ready(name)
    if ready is not None:
        return ready.id
    if not Path(name).exists():
        raise Refusal("unknown-deck", name=name, known=", ".join(ready_decks()))
    return code_of(_sound(name, lang).cards)


def _ready(name: str) -> Deck | None:
    """The ready deck with this id, or this name in either language; None if there is none."""
    wanted = folded(name)
    return next((deck for deck in ready_decks().values() if wanted in _names(deck)), None)


def _names(deck: Deck) -> list[str]:
    return [folded(name) for name in (deck.id, deck.title, deck.title_fr)]


def _read(name: str, lang: str) -> DeckFile:
    """The deck of a file, with its faults. Raises Refusal or OSError."""
    try:
        with Path(name).open("rb") as file:
            return read_deck(file.read(MOST_BYTES + 1), lang)
    except Refusal as refusal:
        raise Refusal(refusal.key, file=name, **refusal.values) from refusal


def _sound(name: str, lang: str) -> DeckFile:
    """The deck of a file without faults. Raises Refusal for the first one."""
    file = _read(name, lang)
    for fault in file.faults:
        raise Refusal(fault.key, file=name, **fault.values)
    return file


def _deck(name: str, format: str, lang: str) -> tuple[str, list[int]]:
    """The title and cards of a ready deck in a format, or of a file. Raises Refusal or OSError."""
    ready = _ready(name)
    if ready is not None:
        return _title(ready, lang), ready.lists[format]
    if not Path(name).exists():
        raise Refusal("unknown-deck", name=name, known=", ".join(ready_decks()))
    file = _sound(name, lang)
    return file.name or Path(name).stem, file.cards


def _title(deck: Deck, lang: str) -> str:
    return deck.title_fr if lang == "fr" else deck.title


def _list(lang: str, as_json: bool) -> None:
    if as_json:
        rows: list[Json] = [
            {
                "id": deck.id,
                "name": deck.title,
                "name_fr": deck.title_fr,
                "plan": deck.plan,
                "plan_fr": deck.plan_fr,
                "codes": {format: code_of(cards) for format, cards in deck.lists.items()},
            }
            for deck in ready_decks().values()
        ]
        print(json.dumps(rows))
        return
    grid = Table.grid(padding=(0, 2, 0, 0))
    for deck in ready_decks().values():
        plan = deck.plan_fr if lang == "fr" else deck.plan
        grid.add_row(deck.id, _title(deck, lang), plan)
    Screen(lang).show(grid)


def _show(title: str, cards: list[int], lang: str, as_json: bool) -> None:
    """The cards by kind, then by cost, and how many there are of each cost."""
    numbers = sorted(set(cards), key=lambda n: (CARDS[n].kind, CARDS[n].cost.total, CARDS[n].id))
    if as_json:
        counts: dict[str, Json] = {CARDS[number].id: cards.count(number) for number in numbers}
        print(json.dumps({"name": title, "cards": counts, "curve": plain(curve(cards))}))
        return
    screen = Screen(lang)
    screen.say("deck-title", "bold", name=title, count=len(cards))
    kind = -1
    grid = Table.grid(padding=(0, 2, 0, 0))
    for number in numbers:
        card = CARDS[number]
        if card.kind != kind:
            kind = card.kind
            among = sum(1 for other in cards if CARDS[other].kind == kind)
            grid.add_row("", screen.words(f"deck-kind-{KINDS[kind]}", count=among))
        figures = f"{card.attack}/{card.defense}" if card.is_unit() else ""
        grid.add_row(f"{cards.count(number)} ×", card_name(card, lang), str(card.cost.total), figures)
    screen.show(grid)
    costs = "  ".join(f"{cost}: {count}" for cost, count in enumerate(curve(cards)) if cost and count)
    screen.say("deck-curve", "dim", costs=costs)


def curve(cards: list[int]) -> list[int]:
    """Return how many of the cards have the total cost 0, 1, 2 …; those without a cost are left out."""
    costs = [CARDS[number].cost.total for number in cards if CARDS[number].cost.total > 0]
    return [costs.count(cost) for cost in range(max(costs, default=0) + 1)]


def _check(name: str, format: str | None, lang: str, as_json: bool) -> int:
    """All that is wrong with a deck at once: line by line, then format by format."""
    ready = _ready(name)
    if ready is None and not Path(name).exists():
        raise Refusal("unknown-deck", name=name, known=", ".join(ready_decks()))
    file = _read(name, lang) if ready is None else None
    told = [] if file is None else [refused(fault, lang) for fault in file.faults]
    wrong: dict[str, list[str]] = {}
    for wanted in [format] if format else [FLASH, STANDARD]:
        cards = ready.lists[wanted] if ready is not None else file.cards if file is not None else []
        wrong[wanted] = [refused(fault, lang) for fault in faults(cards, FORMATS[wanted], lang)]
    changed = [] if file is None else [refused(x, lang) for x in changes(file.cards, file.edition, lang)]
    legal = not told and any(not lines for lines in wrong.values())
    if as_json:
        print(json.dumps({"legal": legal, "lines": told, "changed": changed, "formats": wrong}))
        return 0 if legal else ILLEGAL
    screen = Screen(lang)
    for line in [*told, *changed]:
        screen.show(line)
    for wanted, lines in wrong.items():
        screen.say("deck-not-legal" if lines or told else "deck-legal", "bold", format=wanted)
        for line in lines:
            screen.show(f"  {line}")
    return 0 if legal else ILLEGAL

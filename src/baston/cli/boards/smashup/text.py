"""The things of Smash Up as a line of a terminal has them: names, shapes, minions, attached actions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from baston.cli.boards.card_sheets import Entry, card_name, faction_name
from baston.cli.boards.smashup.view import Attached, Buried, Minion
from baston.locales import sentence

SHAPES: Final = "●◆▲■"  # a seat is told by its shape; colour only repeats it
COLOURS: Final = ("bright_blue", "yellow", "green", "magenta")
SIGNS: Final = {
    **{"9/20": "reached", "█ ░": "bar", "4/2/1": "pays", "●5": "power", "a1:2": "coded"},
    **{"✶": "action", "↑": "raised", "↓": "lowered", "+1 −1": "counters", "★ ☆": "talent", "∅": "lost"},
    **{"←●": "owner", "[ ]": "attached", "↳": "on-base", "▾": "buried", "‼": "scoring", "⚑": "first"},
    **{"–": "free-slot", "[●]": "leads", "●+1": "adds"},
}


class Lettering:
    """Writes things in a language; `catalog` has the cards by their ids."""

    def __init__(self, lang: str, catalog: dict[str, Entry]) -> None:
        self.lang = lang
        self.catalog = catalog

    def words(self, key: str, **values: str | int) -> str:
        """Return the message of the catalogs with this key, in the language."""
        return sentence(self.lang, key, **values)

    def name(self, card: str) -> str:
        """Return the name of the card with this id, in the language."""
        return card_name(self.catalog[card], self.lang)

    def text(self, card: str) -> str:
        """Return the text of the card with this id, in the language; empty if it has none."""
        return str(self.catalog[card]["text_fr" if self.lang == "fr" else "text"] or "")

    def shape(self, seat: int) -> Text:
        """Return the coloured sign that stands for a seat."""
        return Text(SHAPES[seat], COLOURS[seat])

    def minion(self, minion: Minion, codes: dict[int, str]) -> Text:
        """Return a minion with its code, power, marks and what is attached to it; `codes` are by handle."""
        sign = "↑" if minion.power > minion.printed else "↓" if minion.power < minion.printed else ""
        style = {"↑": "bold green", "↓": "bold red", "": "bold"}[sign]
        text = Text.assemble((f"{codes[minion.handle]} ", "cyan"), f"{self.name(minion.card)} ")
        text.append(f"{minion.power}{sign}", style)
        if minion.controller != minion.owner:
            text = Text.assemble(text, " ←", self.shape(minion.owner))
        text.append("".join(marks_of(minion)), "dim")
        if minion.actions:
            attached = Text(", ").join(self.attached(action, codes) for action in minion.actions)
            text = Text.assemble(text, " [", attached, "]")
        return text

    def attached(self, action: Attached, codes: dict[int, str]) -> Text:
        """Return an attached action with its code and the sign of its controller; `codes` are by handle."""
        text = Text.assemble((f"{codes[action.handle]} ", "cyan"), self.shape(action.controller))
        text.append(self.name(action.card), "italic")
        if action.named is not None:
            text.append(f" ({faction_name(action.named, self.lang)})")
        return text

    def buried(self, card: Buried) -> Text:
        """Return a card that lies face down, with its name if the reader knows it."""
        told = self.words("face-down")
        return Text(f"▾ {told}" if card.card is None else f"▾ {self.name(card.card)} ({told})")


def marks_of(minion: Minion) -> Iterator[str]:
    """Yield counters, a star for each talent that is not lost, empty once it is used, and whether any are."""
    if minion.plus:
        yield f" +{minion.plus}"
    if minion.minus:
        yield f" −{minion.minus}"
    for talent in minion.talents:
        if not talent.is_lost:
            yield " ☆" if talent.is_used else " ★"
    if minion.losses:
        yield " ∅"

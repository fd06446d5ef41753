"""Smash Up for a small terminal: a line for each seat, a few for each base, with names or codes alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from baston.cli.boards.card_sheets import faction_name, points_of
from baston.cli.boards.flowing import flow, hanging
from baston.cli.boards.smashup.mat_short import MatInShort
from baston.cli.boards.smashup.text import COLOURS, Lettering, marks_of
from baston.cli.boards.smashup.view import Base, Minion, Sight, things_on

SCORING: Final = "‼"


class SmashUpInShort:
    """Draws the table in few lines.

    Unless they are `named`, minions have their codes alone; `factions` says whether seats tell theirs.
    """

    def __init__(self, text: Lettering, players: list[str], named: bool, factions: bool = True) -> None:
        self.text = text
        self.players = players
        self.named = named
        self.factions = factions

    def draw(
        self,
        sight: Sight,
        bases: list[tuple[str, Base]],
        about: list[RenderableType],
        hand: list[RenderableType],
    ) -> RenderableType:
        """Return the drawing of seats, bases (with their letters), and the own hand, in short if not given.

        `about` tells what is on its way, and stands below the bases.
        """
        parts: list[RenderableType] = [self.seat(sight, seat) for seat in range(len(self.players))]
        if sight.mat is None:
            parts.append(hanging(self._base(sight, *pair) for pair in bases))
        else:
            parts.append(MatInShort(self.text, sight.mat, bases, self._things).draw())
        parts += about
        if sight.seat is not None and not sight.over:
            parts += hand or [self._hand(sight)]
        return Group(*parts)

    def seat(self, sight: Sight, seat: int) -> Text:
        """Return a line on a seat: points, cards, factions."""
        words = self.text.words
        counts = (len(sight.hands[seat]), sight.decks[seat], len(sight.discards[seat]))
        told = ("board-hand-count", "board-deck", "board-discard")
        factions = [faction_name(faction, self.text.lang) for faction in sight.factions[seat]]
        return flow(
            [
                Text.assemble(self.text.shape(seat), f" {self.players[seat]}"),
                Text(words("board-vp", vp=sight.vp[seat]), "bold"),
                *(f"{words(key)} {count}" for key, count in zip(told, counts, strict=True)),
                *([" + ".join(factions)] if self.factions else []),
            ]
        )

    def _base(self, sight: Sight, letter: str, base: Base) -> tuple[Text, Text]:
        """Its letter; its name, how much of its breakpoint is reached, what it pays, what is there."""
        reached = base.total >= base.breakpoint
        head = Text.assemble(
            (self.text.name(base.card), "bold"),
            (f" {base.total}/{base.breakpoint}", "bold" if reached else ""),
        )
        if sight.scoring == base.place:
            head.append(f" {SCORING}", "bold magenta")
        pays = self.text.words("board-vp", vp=points_of(self.text.catalog[base.card]))
        return Text(letter, "bold cyan"), flow([head, Text(pays, "dim"), *self._things(letter, base)])

    def _things(self, letter: str, base: Base) -> Iterator[Text]:
        """What lies on a base, by seat, after the power that the seat has there."""
        codes = {thing.handle: f"{letter}{i}" for i, thing in enumerate(things_on(base), start=1)}
        for seat, total in enumerate(base.totals):
            minions = [minion for minion in base.minions if minion.controller == seat]
            if minions or total:
                yield Text.assemble(self.text.shape(seat), (str(total), f"bold {COLOURS[seat]}"))
            yield from (self._minion(minion, codes) for minion in minions)
        yield from (Text.assemble("↳ ", self.text.attached(action, codes)) for action in base.actions)
        for card in base.buried:
            yield Text.assemble(self.text.shape(card.controller), self.text.buried(card))

    def _minion(self, minion: Minion, codes: dict[int, str]) -> Text:
        if self.named:
            return self.text.minion(minion, codes)
        sign = "↑" if minion.power > minion.printed else "↓" if minion.power < minion.printed else ""
        told = Text.assemble((codes[minion.handle], "cyan"), (f":{minion.power}{sign}", "bold"))
        if minion.controller != minion.owner:
            told.append("←").append_text(self.text.shape(minion.owner))
        told.append("".join(marks_of(minion)), "dim")
        attached = ",".join(codes[action.handle] for action in minion.actions)
        return told.append(f"[{attached}]" if attached else "")

    def _hand(self, sight: Sight) -> Text:
        hand = sight.mine()
        if not hand:
            return Text(self.text.words("board-empty-hand"), "bold")
        pieces = [Text(self.text.words("board-hand-before"), "bold")]
        for number, card in enumerate(hand, start=1):
            power = str(card.power) if card.is_minion else "✶"
            useless = f" ({self.text.words('board-useless')})" if card.handle in sight.useless else ""
            name = f" {self.text.name(card.card)} "
            pieces.append(Text.assemble((f"h{number}", "cyan"), name, (power, "bold"), useless))
        return flow(pieces)

"""Smash Up in eighty columns: who has what, the bases with all that is on them, one's own hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from baston.cli.boards.board import Board, Place
from baston.cli.boards.smashup_view import Attached, Base, Held, Minion, Sight, things_on
from baston.cli.cards import card_name, card_sheet, cards_named, faction_name, points_of
from baston.games.smashup.affect import FIELD, HANDLE
from baston.games.smashup.table import NO_LIMIT
from baston.kernel.frame import PACKED, PASS, THING, Decision
from baston.kernel.game import Game
from baston.kernel.state import State
from baston.kernel.text import Json
from baston.locales import sentence

LETTERS: Final = "abcdefgh"  # a base is told by its letter
SHAPES: Final = "●◆▲■"  # a seat is told by its shape; colour only repeats it
COLOURS: Final = ("bright_blue", "yellow", "green", "magenta")
BAR: Final = 20  # cells of a full bar


class SmashUpBoard(Board):
    """Draws what a seat sees of a game of Smash Up."""

    def __init__(self, game: Game[State], lang: str, names: list[str]) -> None:
        self.lang = lang
        self.names = names
        self.catalog = {str(entry["id"]): entry for entry in game.catalog()}

    def draw(self, view: dict[str, Json]) -> RenderableType:
        """The whole table."""
        sight = Sight(view)
        parts: list[RenderableType] = [self._heading(sight), self._seats(sight), Text("")]
        if sight.is_draft:
            left = ", ".join(faction_name(name, self.lang) for name in sight.open_factions)
            return Group(*parts, Text(self._words("board-open-factions", factions=left)))
        for letter, base in zip(LETTERS, sight.bases, strict=False):
            parts.append(self._base(sight, letter, base))
        if sight.seat is not None and not sight.over:
            parts += [Text(""), *self._hand(sight)]
        return Group(*parts)

    def discards(self, view: dict[str, Json]) -> RenderableType | None:
        """All discard piles, the last card first."""
        sight = Sight(view)
        lines: list[RenderableType] = []
        for seat, pile in enumerate(sight.discards):
            cards = ", ".join(self._name(card.card) for card in reversed(pile) if card)
            lines.append(
                Text.assemble(
                    self._shape(seat), f" {self.names[seat]}: ", cards or self._words("board-discard-empty")
                )
            )
        bases = ", ".join(self._name(base) for base in reversed(sight.base_discard))
        if bases:
            lines.append(Text(f"  {self._words('board-bases-discard')}: {bases}"))
        return Group(*lines)

    def sheet(self, view: dict[str, Json], code: str) -> RenderableType | None:
        """All about the thing with this code, or about the cards with this name."""
        sight = Sight(view)
        thing = sight.by_code().get(code.lower())
        if thing is not None:
            return self._sheet(thing)
        named = cards_named(list(self.catalog.values()), code)
        ids = {entry["id"] for entry in named}
        there = [thing for thing in sight.by_handle().values() if thing.card in ids]
        sheets = {self._what_differs(thing).plain: thing for thing in there}
        if sheets:
            return Group(*(self._sheet(thing) for thing in sheets.values()))
        return Group(*(card_sheet(entry, self.lang) for entry in named)) if named else None

    def option_sheet(
        self, view: dict[str, Json], decision: Decision, option: int, label: str
    ) -> RenderableType | None:
        """All about the card, the base or the faction that an option is about."""
        if option == PASS:
            return None
        thing = Sight(view).by_handle().get(_handle(decision, option))
        if thing is not None:
            return self._sheet(thing)
        # A card looked at in a deck is no part of the view, a faction is no card: the label names them.
        cards = list(self.catalog.values())
        named = [entry for entry in cards if label == faction_name(str(entry["faction"]), self.lang)]
        if not named:
            within = [entry for entry in cards if card_name(entry, self.lang) in label]
            named = sorted(within, key=lambda entry: len(card_name(entry, self.lang)))[-1:]
        return Group(*(card_sheet(entry, self.lang) for entry in named)) if named else None

    def code(self, view: dict[str, Json], decision: Decision, option: int) -> str:
        """The code of the card or the base that an option is about."""
        handle = _handle(decision, option)
        codes = Sight(view).by_code().items()
        return next((code for code, thing in codes if handle and thing.handle == handle), "")

    def play_of(
        self, view: dict[str, Json], decision: Decision, option: int, label: str
    ) -> tuple[str, Place | None]:
        """The card and the base that a play is about; what a label says beyond that stays with the card."""
        bases = zip(LETTERS, Sight(view).bases, strict=False)
        for letter, base in bases if decision.kind == PACKED else ():
            name = self._name(base.card)
            card, arrow, more = label.partition(f" → {name}")
            if option & HANDLE == base.place and arrow:
                return card + more, Place(letter, name)
        return label, None

    def are_alike(self, view: dict[str, Json], decision: Decision, one: int, other: int) -> bool:
        """Are they about two copies of a card in the same hand, discard pile or deck?"""
        sight = Sight(view)
        in_play = {thing.handle for _, thing in sight.in_play()}
        handles = [_handle(decision, one), _handle(decision, other)]
        if not all(handles) or in_play.intersection(handles):
            return False
        return sight.pile_of(handles[0]) is sight.pile_of(handles[1])

    def _heading(self, sight: Sight) -> RenderableType:
        if sight.is_draft:
            return Text(self._words("phase-draft"), "bold")
        turn = self._words("board-turn", turn=sight.turn_number, name=self._player(sight, sight.turn))
        line = Text(turn, "bold")
        if sight.over:
            return line.append(f" · {self._words('board-over')}")
        if sight.phase != "play":
            return line.append(f" · {self._words(f'phase-{sight.phase}')}")
        plays = [self._words("board-plays", minions=sight.minion_plays, actions=sight.action_plays)]
        plays += [self._extra(extra) for extra in sight.extra]
        return line.append(f" · {' '.join(plays)}", "not bold")

    def _player(self, sight: Sight, seat: int) -> str:
        """The name of a seat; the reader's own is marked."""
        return self.names[seat] + (f" ({self._words('board-you')})" if seat == sight.seat else "")

    def _extra(self, extra: dict[str, Json]) -> str:
        power = extra["power_at_most"]
        if extra["raising"]:
            return self._words("board-extra-action-raising")
        if extra["action"]:
            return self._words("board-extra-action")
        if extra["other_than"] is not None:
            return self._words("board-extra-minion-other", card=self._name(str(extra["other_than"])))
        if isinstance(power, int) and power != NO_LIMIT:
            return self._words("board-extra-minion-power", power=power)
        return self._words("board-extra-minion")

    def _seats(self, sight: Sight) -> RenderableType:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column()
        grid.add_column(justify="right")
        grid.add_column()
        heads = ["", "board-points", "", "board-hand-count", "board-deck", "board-discard"]
        for _ in heads[3:]:
            grid.add_column(justify="right")
        grid.add_row(*(Text(self._words(head) if head else "", "dim") for head in heads))
        for seat in range(len(self.names)):
            grid.add_row(
                Text.assemble(self._shape(seat), f" {self._player(sight, seat)}"),
                Text(str(sight.vp[seat]), "bold"),
                " + ".join(faction_name(faction, self.lang) for faction in sight.factions[seat]),
                str(len(sight.hands[seat])),
                str(sight.decks[seat]),
                str(len(sight.discards[seat])),
            )
        return grid

    def _base(self, sight: Sight, letter: str, base: Base) -> RenderableType:
        head = Table.grid(padding=(0, 2, 0, 0))
        head.add_column(min_width=30)
        name = Text.assemble((f"{letter} ", "bold cyan"), (self._name(base.card), "bold"))
        if sight.scoring == base.place:
            name.append(f" ({self._words('board-scoring')})", "bold magenta")
        reached = Text(f"{base.total:>2}/{base.breakpoint}", "bold" if base.total >= base.breakpoint else "")
        entry = self.catalog[base.card]
        head.add_row(
            name, reached, self._bar(base), Text(self._words("board-vp", vp=points_of(entry)), "dim")
        )
        rows = Table.grid(padding=(0, 1, 0, 0))
        rows.add_column(width=5, justify="right")
        codes = {thing.handle: f"{letter}{i}" for i, thing in enumerate(things_on(base), start=1)}
        for seat in range(len(self.names)):
            minions = [minion for minion in base.minions if minion.controller == seat]
            if minions or base.totals[seat]:
                listed = Text(", ").join(self._minion(minion, codes) for minion in minions)
                rows.add_row(Text.assemble(self._shape(seat), f" {base.totals[seat]}"), listed)
        if base.actions:
            rows.add_row(Text("↳"), Text(", ").join(self._attached(action, codes) for action in base.actions))
        return Group(head, rows)

    def _bar(self, base: Base) -> Text:
        """The power there, seat by seat, on the way to the breakpoint."""
        bar = Text()
        scale = BAR / max(base.breakpoint, base.total, 1)
        done = 0.0
        for seat, total in enumerate(base.totals):
            cells = round(done + total * scale) - round(done)
            bar.append("█" * cells, COLOURS[seat])
            done += total * scale
        return bar.append("░" * (BAR - len(bar)), "dim")

    def _minion(self, minion: Minion, codes: dict[int, str]) -> Text:
        sign = "↑" if minion.power > minion.printed else "↓" if minion.power < minion.printed else ""
        style = {"↑": "bold green", "↓": "bold red", "": "bold"}[sign]
        text = Text.assemble((f"{codes[minion.handle]} ", "cyan"), f"{self._name(minion.card)} ")
        text.append(f"{minion.power}{sign}", style)
        if minion.controller != minion.owner:
            text = Text.assemble(text, " ←", self._shape(minion.owner))
        text.append("".join(self._marks(minion)), "dim")
        if minion.actions:
            attached = Text(", ").join(self._attached(action, codes) for action in minion.actions)
            text = Text.assemble(text, " [", attached, "]")
        return text

    def _marks(self, minion: Minion) -> Iterator[str]:
        """Counters, and a star for each talent: empty once it is used, none where it is lost."""
        if minion.plus:
            yield f" +{minion.plus}"
        if minion.minus:
            yield f" −{minion.minus}"
        for talent in minion.talents:
            if not talent.is_lost:
                yield " ☆" if talent.is_used else " ★"

    def _attached(self, action: Attached, codes: dict[int, str]) -> Text:
        text = Text.assemble((f"{codes[action.handle]} ", "cyan"), self._shape(action.controller))
        text.append(self._name(action.card), "italic")
        if action.named is not None:
            text.append(f" ({faction_name(action.named, self.lang)})")
        return text

    def _hand(self, sight: Sight) -> list[RenderableType]:
        hand = sight.mine()
        if not hand:
            return [Text(self._words("board-empty-hand"), "bold")]
        lines: list[RenderableType] = [Text(self._words("board-hand"), "bold")]
        widest = max(len(self._name(card.card)) for card in hand)
        for number, card in enumerate(hand, start=1):
            text = str(self.catalog[card.card]["text_fr" if self.lang == "fr" else "text"] or "")
            line = Text(no_wrap=True, overflow="ellipsis")
            line.append(f"{f'h{number}':>4} ", "cyan")
            line.append(f"{card.power if card.is_minion else '✶'} ", "bold")
            lines.append(line.append(f"{self._name(card.card):<{widest}}  ").append(text, "dim"))
        return lines

    def _sheet(self, thing: Base | Minion | Attached | Held) -> RenderableType:
        differs = self._what_differs(thing)
        sheet = card_sheet(self.catalog[thing.card], self.lang)
        return Group(sheet, differs) if differs else sheet

    def _what_differs(self, thing: Base | Minion | Attached | Held) -> Text:
        """Why the numbers of a thing in play are not the printed ones, and what is attached to it."""
        lines = []
        if isinstance(thing, Base) and thing.breakpoint != thing.printed:
            lines.append(self._words("why-breakpoint", now=thing.breakpoint, printed=thing.printed))
        if isinstance(thing, Minion) and thing.why:
            parts = [self._words("why-printed", power=thing.printed)]
            for card, amount in thing.why:
                parts.append(f"{amount:+d} {self._words('why-nobody') if card is None else self._name(card)}")
            lines.append(self._words("why-power", now=thing.power, parts=", ".join(parts)))
        if isinstance(thing, Minion):
            lines += self._gained_and_lost(thing)
        if isinstance(thing, Minion | Attached) and thing.controller != thing.owner:
            owner, controller = self.names[thing.owner], self.names[thing.controller]
            lines.append(self._words("why-controlled", owner=owner, controller=controller))
        if isinstance(thing, Minion | Base) and thing.actions:
            actions = ", ".join(self._name(action.card) for action in thing.actions)
            lines.append(self._words("why-attached", actions=actions))
        return Text("\n".join(lines))

    def _gained_and_lost(self, minion: Minion) -> list[str]:
        """Its counters, its talents, and until when it has lost its abilities."""
        lines = []
        if minion.plus or minion.minus:
            lines.append(self._words("why-counters", plus=minion.plus, minus=minion.minus))
        for talent in minion.talents:
            state = "lost" if talent.is_lost else "used" if talent.is_used else "free"
            lines.append(self._words("why-talent", card=self._name(talent.card), state=state))
        for loss in minion.losses:
            whose = "none" if loss.seat is None else self.names[loss.seat]
            lines.append(self._words("why-lost", moment=loss.moment, name=whose))
        return lines

    def _shape(self, seat: int) -> Text:
        return Text(SHAPES[seat], COLOURS[seat])

    def _name(self, card: str) -> str:
        return card_name(self.catalog[card], self.lang)

    def _words(self, key: str, **values: str | int) -> str:
        return sentence(self.lang, key, **values)


def _handle(decision: Decision, option: int) -> int:
    """The thing that an option is about; 0 if it is about none."""
    if decision.kind == THING:
        return option
    return option >> FIELD & HANDLE if decision.kind == PACKED else 0


def board(game: Game[State], lang: str, names: list[str]) -> SmashUpBoard:
    """The board of a game of Smash Up."""
    return SmashUpBoard(game, lang, names)

"""Smash Up in eighty columns: who has what, the bases with all that is on them, one's own hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from baston.cli.boards.board import Board, Place
from baston.cli.boards.card_sheets import (
    card_name,
    card_sheet,
    cards_named,
    faction_name,
    folded,
    names_of,
    points_of,
)
from baston.cli.boards.smashup.mat import MatDrawing
from baston.cli.boards.smashup.mat_view import AROUND, Mat
from baston.cli.boards.smashup.sheets import Sheets
from baston.cli.boards.smashup.short import SmashUpInShort
from baston.cli.boards.smashup.text import COLOURS, SHAPES, SIGNS, Lettering
from baston.cli.boards.smashup.view import (
    Affecting,
    Base,
    Sight,
    things_on,
)
from baston.cli.terminal.names import marked
from baston.games.smashup.base_principale.proposals import SHOWING
from baston.games.smashup.effects.abilities import TOKEN, USE
from baston.games.smashup.state.table import NO_LIMIT
from baston.kernel.frame import FIELD, HANDLE, PACKED, PASS, THING, Decision
from baston.kernel.game import Game
from baston.kernel.state import State
from baston.kernel.text import Json

LETTERS: Final = "abcdefgh"  # a base is told by its letter
TO_SHOW: Final = ("show", "montrer")
TO_PROPOSE: Final = ("propose", "proposer")
BAR: Final = 20  # cells of a full bar
ROOMY: Final = 80  # columns for a line for each thing


class SmashUpBoard(Board):
    """Draws what a seat sees of a game of Smash Up."""

    def __init__(self, game: Game[State], lang: str, names: list[str]) -> None:
        self.lang = lang
        self.names = names
        self.catalog = {str(entry["id"]): entry for entry in game.texts.catalog()}
        self.text = Lettering(lang, self.catalog)
        self.sheets = Sheets(self.text, names)

    def draw(self, view: dict[str, Json]) -> RenderableType:
        """Return the drawing of the whole table."""
        return Group(self.heading(view), self._table(Sight(view)))

    def drawings(self, view: dict[str, Json], width: int) -> list[RenderableType]:
        """Return the table without its heading: a line for each thing, or flowing, or by codes alone.

        The last does without the factions, which whoever plays knows.
        """
        sight = Sight(view)
        if sight.is_draft:
            return [self._table(sight)]
        players = [self._player(sight, seat) for seat in range(len(self.names))]
        bases = list(zip(LETTERS, sight.bases, strict=False))
        named, coded = (SmashUpInShort(self.text, players, named) for named in (True, False))
        bare = SmashUpInShort(self.text, players, named=False, factions=False)
        about = [] if sight.affecting is None else [*self._affecting(sight, sight.affecting)]
        drawings = [drawing.draw(sight, bases, about, []) for drawing in (named, coded, bare)]
        if width >= ROOMY:
            hand = [] if sight.seat is None else [*self._hand(sight)]
            drawings = [self._table(sight), named.draw(sight, bases, about, hand), *drawings]
        return drawings

    def seat(self, view: dict[str, Json], seat: int) -> RenderableType:
        """Return a line on a seat: points, cards, factions."""
        sight = Sight(view)
        players = [self._player(sight, other) for other in range(len(self.names))]
        return SmashUpInShort(self.text, players, named=True).seat(sight, seat)

    def legend(self) -> list[tuple[str, str]]:
        """Return the signs of seats, of minions and of cards in hand."""
        seats = [(shape, name) for shape, name in zip(SHAPES, self.names, strict=False)]
        return seats + [(sign, self.text.words(f"legend-smashup-{key}")) for sign, key in SIGNS.items()]

    def _table(self, sight: Sight) -> RenderableType:
        """All but the heading, a line or more for each thing."""
        parts: list[RenderableType] = [self._seats(sight), Text("")]
        if sight.is_draft:
            left = ", ".join(faction_name(name, self.lang) for name in sight.open_factions)
            return Group(*parts, Text(self.text.words("board-open-factions", factions=left)))
        bases = list(zip(LETTERS, sight.bases, strict=False))
        if sight.mat is None:
            parts += [self._base(sight, letter, base) for letter, base in bases]
        else:
            parts.append(MatDrawing(self.text, sight.mat, bases).draw())
        if sight.affecting is not None:
            parts += [Text(""), *self._affecting(sight, sight.affecting)]
        if sight.seat is not None and not sight.over:
            parts += [Text(""), *self._hand(sight)]
        return Group(*parts)

    def discards(self, view: dict[str, Json]) -> RenderableType | None:
        """Return the drawing of all discard piles, each with its last card first."""
        sight = Sight(view)
        lines: list[RenderableType] = []
        for seat, pile in enumerate(sight.discards):
            cards = ", ".join(self.text.name(card.card) for card in reversed(pile) if card)
            lines.append(
                Text.assemble(
                    self.text.shape(seat),
                    f" {self.names[seat]}: ",
                    cards or self.text.words("board-discard-empty"),
                )
            )
        bases = ", ".join(self.text.name(base) for base in reversed(sight.base_discard))
        if bases:
            lines.append(Text(f"  {self.text.words('board-bases-discard')}: {bases}"))
        return Group(*lines)

    def sheet(self, view: dict[str, Json], code: str) -> RenderableType | None:
        """Return all about the thing with this code, or the cards with this name; None if there are none."""
        sight = Sight(view)
        thing = sight.by_code().get(code.lower())
        if thing is not None:
            return self.sheets.sheet(thing)
        slot = self._slots(sight).get(code.lower())
        if slot is not None:
            return slot
        named = cards_named(list(self.catalog.values()), code)
        ids = {entry["id"] for entry in named}
        there = [thing for thing in sight.by_handle().values() if thing.card in ids]
        sheets = {self.sheets.what_differs(thing).plain: thing for thing in there}
        if sheets:
            return Group(*(self.sheets.sheet(thing) for thing in sheets.values()))
        named = named or self.sheets.of_faction(code)
        return Group(*(card_sheet(entry, self.lang) for entry in named)) if named else None

    def places(self, view: dict[str, Json], code: str) -> list[int]:
        """Return the handles of the bases with this letter or name, and of the slots."""
        sight, wanted = Sight(view), folded(code)
        if sight.mat is None:
            named = [base.place for base in sight.bases if wanted in names_of(self.catalog[base.card])]
            return named or [handle for handle, place in self._places(sight) if wanted == folded(place.code)]
        drawing, found = MatDrawing(self.text, sight.mat, []), list[int]()
        for camp, slot in sight.mat.slots():
            place = drawing.slot_place(camp, slot)
            names = (place.code, place.name, self.text.words(f"mat-camp-{camp.side}"))
            found += [slot.handle] if wanted in map(folded, names) else []
        return found

    def option_sheet(
        self, view: dict[str, Json], decision: Decision, option: int, label: str
    ) -> RenderableType | None:
        """Return all about the card, base or faction that an option is about; None if it is about none."""
        if option == PASS:
            return None
        thing = Sight(view).by_handle().get(_handle(decision, option))
        if thing is not None:
            return self.sheets.sheet(thing)
        # A card looked at in a deck is no part of the view, a faction is no card: the label names them.
        cards = list(self.catalog.values())
        named = [entry for entry in cards if label == faction_name(str(entry["faction"]), self.lang)]
        if not named:
            within = [entry for entry in cards if card_name(entry, self.lang) in label]
            named = sorted(within, key=lambda entry: len(card_name(entry, self.lang)))[-1:]
        return Group(*(card_sheet(entry, self.lang) for entry in named)) if named else None

    def code(self, view: dict[str, Json], decision: Decision, option: int) -> str:
        """Return the code of the card or base that an option is about; empty if it has none."""
        handle = _handle(decision, option)
        codes = Sight(view).by_code().items()
        return next((code for code, thing in codes if handle and thing.handle == handle), "")

    def words(self, decision: Decision, option: int) -> tuple[str, ...]:
        """Return the words for an option that proposes or shows something on a mat; else none."""
        if decision.kind != PACKED or option >> TOKEN != USE or option & HANDLE != 0:
            return ()
        words = TO_SHOW if option == SHOWING else TO_PROPOSE
        return words[::-1] if self.lang == "fr" else words

    def has_word(self, typed: str) -> bool:
        """Whether the typed text is a word for what is proposed or shown on a mat."""
        return typed in TO_SHOW + TO_PROPOSE

    def play_of(
        self, view: dict[str, Json], decision: Decision, option: int, label: str
    ) -> tuple[str, Place | None]:
        """Return the card and the base of a play, with what else the label says; else the label and None."""
        for handle, place in self._places(Sight(view)) if decision.kind == PACKED else ():
            card, arrow, more = label.partition(f" → {place.name}")
            if option & HANDLE == handle and arrow:
                return card + more, place
        return label, None

    def _places(self, sight: Sight) -> Iterator[tuple[int, Place]]:
        """Where a card can go: the bases, on a mat the slots."""
        for letter, base in zip(LETTERS, sight.bases, strict=False):
            yield base.place, Place(letter, self.text.name(base.card))
        if sight.mat is not None:
            drawing = MatDrawing(self.text, sight.mat, [])
            for camp, slot in sight.mat.slots():
                yield slot.handle, drawing.slot_place(camp, slot)

    def _slots(self, sight: Sight) -> dict[str, RenderableType]:
        """What the slots of a mat do, by their codes; those of a camp by its name."""
        if sight.mat is None:
            return {}
        drawing = MatDrawing(self.text, sight.mat, [])
        found: dict[str, RenderableType] = {}
        for side in AROUND:
            camp = sight.mat.camp(side)
            slots = {drawing.slot_place(camp, slot).code: drawing.sheet(camp, slot) for slot in camp.slots}
            found |= {code.lower(): sheet for code, sheet in slots.items()}
            found[self.text.words(f"mat-camp-{side}").lower()] = Group(*slots.values())
        return found

    def are_alike(self, view: dict[str, Json], decision: Decision, one: int, other: int) -> bool:
        """Whether both options are about copies of a card in the same hand, discard pile or deck."""
        sight = Sight(view)
        in_play = {thing.handle for _, thing in sight.in_play()}
        handles = [_handle(decision, one), _handle(decision, other)]
        if not all(handles) or in_play.intersection(handles):
            return False
        return sight.pile_of(handles[0]) is sight.pile_of(handles[1])

    def heading(self, view: dict[str, Json]) -> Text:
        """Return whose turn it is, and what may still be played in it."""
        sight = Sight(view)
        if sight.is_draft:
            return Text(self.text.words("phase-draft"), "bold")
        turn = self.text.words("board-turn", turn=sight.turn_number, name=self._player(sight, sight.turn))
        if sight.mat is not None:
            turn = f"{self._round(sight.mat)} · {self._player(sight, sight.turn)}"
        line = Text(turn, "bold")
        if sight.over:
            return line.append(f" · {self.text.words('board-over')}")
        if sight.phase != "play":
            return line.append(f" · {self.text.words(f'phase-{sight.phase}')}")
        plays = [self.text.words("board-plays", minions=sight.minion_plays, actions=sight.action_plays)]
        plays += [self._extra(extra) for extra in sight.extra]
        return line.append(f" · {' '.join(plays)}", "not bold")

    def _round(self, mat: Mat) -> str:
        if mat.is_extra:
            return self.text.words("mat-tie")
        return self.text.words("mat-where", period=mat.period, round=mat.round)

    def _player(self, sight: Sight, seat: int) -> str:
        """The name of a seat; the reader's own is marked, and who has the first-player marker."""
        marker = " ⚑" if sight.mat is not None and sight.mat.first == seat else ""
        name = self.names[seat]
        return (marked(name, self.lang) if seat == sight.seat else name) + marker

    def _extra(self, extra: dict[str, Json]) -> str:
        power = extra["power_at_most"]
        if extra["raising"]:
            return self.text.words("board-extra-action-raising")
        if extra["action"]:
            return self.text.words("board-extra-action")
        if extra["other_than"] is not None:
            return self.text.words("board-extra-minion-other", card=self.text.name(str(extra["other_than"])))
        if isinstance(power, int) and power != NO_LIMIT:
            return self.text.words("board-extra-minion-power", power=power)
        return self.text.words("board-extra-minion")

    def _seats(self, sight: Sight) -> RenderableType:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column()
        grid.add_column(justify="right")
        grid.add_column()
        heads = ["", "board-points", "", "board-hand-count", "board-deck", "board-discard"]
        for _ in heads[3:]:
            grid.add_column(justify="right")
        grid.add_row(*(Text(self.text.words(head) if head else "", "dim") for head in heads))
        for seat in range(len(self.names)):
            grid.add_row(
                Text.assemble(self.text.shape(seat), f" {self._player(sight, seat)}"),
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
        name = Text.assemble((f"{letter} ", "bold cyan"), (self.text.name(base.card), "bold"))
        if sight.scoring == base.place:
            name.append(f" ({self.text.words('board-scoring')})", "bold magenta")
        reached = Text(f"{base.total:>2}/{base.breakpoint}", "bold" if base.total >= base.breakpoint else "")
        entry = self.catalog[base.card]
        head.add_row(
            name, reached, self._bar(base), Text(self.text.words("board-vp", vp=points_of(entry)), "dim")
        )
        rows = Table.grid(padding=(0, 1, 0, 0))
        rows.add_column(width=5, justify="right")
        codes = {thing.handle: f"{letter}{i}" for i, thing in enumerate(things_on(base), start=1)}
        for seat in range(len(self.names)):
            minions = [minion for minion in base.minions if minion.controller == seat]
            if minions or base.totals[seat]:
                listed = Text(", ").join(self.text.minion(minion, codes) for minion in minions)
                rows.add_row(Text.assemble(self.text.shape(seat), f" {base.totals[seat]}"), listed)
        if base.actions:
            rows.add_row(
                Text("↳"), Text(", ").join(self.text.attached(action, codes) for action in base.actions)
            )
        for card in base.buried:
            rows.add_row(self.text.shape(card.controller), self.text.buried(card))
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

    def _affecting(self, sight: Sight, about: Affecting) -> Iterator[RenderableType]:
        """Who is about to do what to whom, and who has taken the place of others."""
        things = sight.by_handle()
        codes = {thing.handle: code for code, thing in sight.in_play()}

        def named(handles: list[int]) -> str:
            return ", ".join(f"{codes[h]} {self.text.name(things[h].card)}" for h in handles if h in codes)

        if named(about.victims):
            source = self.names[about.player] if about.card is None else self.text.name(about.card)
            places = {base.place: self.text.name(base.card) for base in sight.bases}
            told = self.text.words(
                "board-affecting",
                source=source,
                way=about.way,
                victims=named(about.victims),
                place="none" if about.place is None else places[about.place],
                name="none" if about.seat is None else self.names[about.seat],
                action="none" if about.action is None else self.text.name(about.action),
                amount=f"{about.amount:+d}".replace("-", "−"),
            )
            yield Text(told, "bold")
        if named(about.stand_ins):
            yield Text(self.text.words("board-stand-ins", names=named(about.stand_ins)))

    def _hand(self, sight: Sight) -> list[RenderableType]:
        hand = sight.mine()
        if not hand:
            return [Text(self.text.words("board-empty-hand"), "bold")]
        lines: list[RenderableType] = [Text(self.text.words("board-hand"), "bold")]
        widest = max(len(self.text.name(card.card)) for card in hand)
        for number, card in enumerate(hand, start=1):
            text = self.text.text(card.card)
            if card.handle in sight.useless:
                text = f"({self.text.words('board-useless')}) {text}"
            line = Text(no_wrap=True, overflow="ellipsis")
            line.append(f"{f'h{number}':>4} ", "cyan")
            line.append(f"{card.power if card.is_minion else '✶'} ", "bold")
            lines.append(line.append(f"{self.text.name(card.card):<{widest}}  ").append(text, "dim"))
        return lines


def _handle(decision: Decision, option: int) -> int:
    """The thing that an option is about; 0 if it is about none."""
    if decision.kind == THING:
        return option
    return option >> FIELD & HANDLE if decision.kind == PACKED else 0


def board(game: Game[State], lang: str, names: list[str]) -> SmashUpBoard:
    """Return the board of a game of Smash Up; `names` are those of the seats."""
    return SmashUpBoard(game, lang, names)

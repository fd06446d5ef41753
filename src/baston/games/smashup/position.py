"""Positions as text, the FEN of this game: what lies on the table in a play phase, a line for each zone.

    smashup 2017 players=2 turn=1 number=7 vp=3,5 plays=1,1
    base the_homeworld: 1:invader 2:king_rex(2:upgrade,1:poison) | 1:infiltrate
    hand 1: zapbot hoverbot

Seats count from 1; decks and base deck are written from the top; `2<1:card` is controlled by 2, owned by 1.
`1:huffie+2-1*` has two +1 counters and a −1 counter, and has used its talents this turn. What lasts until a
later moment is not part of a position; `docs/notation.md` has the grammar.
"""

from __future__ import annotations

import re

from baston.games.smashup.card import BY_ID, CARDS, MINION, RULES, Card, printed
from baston.games.smashup.marks import put_down
from baston.games.smashup.query import actions_on
from baston.games.smashup.row import new_place, open_base
from baston.games.smashup.start import blank_table
from baston.games.smashup.table import (
    ANYWHERE,
    FIRST_BASE,
    NO_LIMIT,
    WHERE_I_HAVE_NONE,
    ExtraPlay,
    Table,
)
from baston.games.smashup.timing import DECK, DISCARD, LIMBO, PLAY
from baston.games.smashup.variant import BOXES, CORE, Variant
from baston.games.smashup.verbs import enter, lay_on, put_in_discard, put_in_hand
from baston.kernel.frame import Frame
from baston.kernel.game import Refusal
from baston.kernel.machine import run

UNKNOWN_CARD = "?"
TURN_PLAYS = 2  # the step of the turn that asks what is played next
EXTRA = re.compile(r"(\d+|any)@(\d|any|empty)(?:!([a-z0-9_]+))?")
RAISING = "raising"  # an extra action that has to increase power
PIECE = re.compile(r"(\d)(?:<(\d))?:([a-z0-9_]+)(?:\+(\d+))?(?:-(\d+))?(\*?)(?:\(([^)]*)\))?")


def write_position(table: Table, seat: int | None = None) -> str:
    """The position as text: open, or with `?` for what the seat does not know."""
    known = _Known(table, seat)
    vp = ",".join(str(x) for x in table.vp)
    plays = ",".join([str(table.minion_plays), str(table.action_plays), *_extra_plays(table)])
    lines = [
        f"smashup {table.variant.edition} players={table.players} turn={table.turn + 1}"
        f" number={table.turn_number} vp={vp} plays={plays}"
    ]
    if table.variant.boxes != (CORE,):
        lines[0] += f" boxes={','.join(table.variant.boxes)}"
    for place in table.places:
        if table.base_at[place]:
            lines.append(_base_line(table, place))
    for name, piles in (("hand", table.hand), ("deck", table.deck), ("discard", table.discard)):
        for owner, pile in enumerate(piles):
            cards = pile[::-1] if name == "deck" else pile
            lines.append(f"{name} {owner + 1}: {known.names(cards)}".rstrip())
    lines.append(f"bases: {known.names(table.base_deck[::-1])}".rstrip())
    lines.append(f"base discard: {known.names(table.base_discard)}".rstrip())
    return "\n".join(lines) + "\n"


def _extra_plays(table: Table) -> list[str]:
    """The plays with a condition: greatest power, `@` and the base's number, `!` and a name not allowed."""
    texts: list[str] = []
    for extra in table.extra:
        if extra.raising:
            texts.append(RAISING)
            continue
        power = "any" if extra.power_at_most == NO_LIMIT else str(extra.power_at_most)
        where = {ANYWHERE: "any", WHERE_I_HAVE_NONE: "empty"}.get(extra.place)
        but = f"!{CARDS[extra.other_than].id}" if extra.other_than > 0 else ""
        texts.append(f"{power}@{where or table.places.index(extra.place) + 1}{but}")
    return texts


class _Known:
    """The names of cards as one seat knows them, all of them for None."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.table = table
        self.seat = seat

    def names(self, cards: list[int]) -> str:
        return " ".join([self._name(card) for card in cards])

    def _name(self, card: int) -> str:
        if self.seat is not None and self.table.seen[card] >> self.seat & 1 == 0:
            return UNKNOWN_CARD
        return printed(self.table, card).id


def _base_line(table: Table, place: int) -> str:
    minions = [_piece(table, minion) for minion in table.minions_at[place]]
    actions = [_piece(table, action) for action in actions_on(table, place)]
    line = f"base {printed(table, table.base_at[place]).id}: {' '.join(minions)}".rstrip()
    return f"{line} | {' '.join(actions)}" if actions else line


def _piece(table: Table, card: int) -> str:
    seat, owner = table.control[card] + 1, table.owner[card] + 1
    side = str(seat) if seat == owner else f"{seat}<{owner}"
    worn = [_piece(table, action) for action in actions_on(table, card)]
    plus, minus = table.counters.count(card), table.counters.count(-card)
    marks = (f"+{plus}" if plus else "") + (f"-{minus}" if minus else "")
    if card in table.uses[::3] and table.turn in table.uses[2::3]:
        marks += "*"
    return f"{side}:{printed(table, card).id}{marks}" + (f"({','.join(worn)})" if worn else "")


def read_position(text: str, seed: int = 0) -> Table:
    """The table of a position, asked what is played next. Raises Refusal, naming the line, if it is none."""
    lines = [line for line in text.splitlines() if line.strip()]
    if not lines:
        raise Refusal("position-line", line=1)
    table = _table_of(lines[0], seed)
    layout = Layout(table)
    for number, line in enumerate(lines[1:], start=2):
        name, colon, rest = line.partition(":")
        if not colon or not _read_line(layout, name.strip(), rest.strip()):
            raise Refusal("position-line", line=number)
    _read_extra_plays(table, lines[0])
    turn = Frame(RULES.by_name["turn"].number, 0, table.turn)
    turn.step = TURN_PLAYS
    layout.begin(turn)
    return table


def _read_extra_plays(table: Table, line: str) -> None:
    for power, where, but in EXTRA.findall(line):
        place = {"any": ANYWHERE, "empty": WHERE_I_HAVE_NONE}.get(where, -2)
        if place == -2:
            if not 0 < int(where) <= len(table.places):
                raise Refusal("position-line", line=1)
            place = table.places[int(where) - 1]
        if but and but not in BY_ID:
            raise Refusal("position-line", line=1)
        most = NO_LIMIT if power == "any" else int(power)
        table.extra.append(ExtraPlay(False, most, place, False, BY_ID[but].number if but else 0))
    for _ in range(line.split(" ")[-1 - line.count(" boxes=")].count(RAISING)):
        table.extra.append(ExtraPlay(True, NO_LIMIT, ANYWHERE, True))


def _table_of(line: str, seed: int) -> Table:
    found = re.fullmatch(
        r"smashup (2012|2017) players=([2-4]) turn=([1-4]) number=(\d+) vp=([\d,]+) plays=(\d+),(\d+)"
        rf"(?:,(?:{EXTRA.pattern}|{RAISING}))*(?: boxes=(?P<boxes>[a-z,-]+))?",
        line,
    )
    if found is None or len(found[5].split(",")) != int(found[2]) or int(found[3]) > int(found[2]):
        raise Refusal("position-line", line=1)
    boxes = tuple((found["boxes"] or CORE).split(","))
    if any(box not in BOXES for box in boxes):
        raise Refusal("position-line", line=1)
    table = blank_table(Variant(found[1], boxes=boxes), int(found[2]), seed)
    table.turn = int(found[3]) - 1
    table.turn_number = int(found[4])
    table.vp = [int(x) for x in found[5].split(",")]
    table.minion_plays, table.action_plays = int(found[6]), int(found[7])
    table.phase = PLAY
    return table


def _read_line(layout: Layout, name: str, rest: str) -> bool:
    """Lay out what a line says; False if it is no line of a position."""
    kind, _, which = name.partition(" ")
    if kind == "base" and which != "discard":
        return which in BY_ID and layout.has(BY_ID[which]) and _read_base(layout, BY_ID[which], rest)
    cards = rest.split()
    if any(card not in BY_ID for card in cards):
        return False
    if name in ("bases", "base discard"):
        if not all(layout.has(BY_ID[card]) for card in cards):
            return False
        layout.pile_bases([BY_ID[card] for card in cards], name == "bases")
        return True
    if kind not in ("hand", "deck", "discard") or which not in [
        str(n + 1) for n in range(layout.table.players)
    ]:
        return False
    layout.pile(kind, int(which) - 1, [BY_ID[card] for card in cards])
    return True


def _read_base(layout: Layout, base: Card, rest: str) -> bool:
    place = layout.open(base)
    minions, _, actions = rest.partition("|")
    for text in minions.split() + actions.split():
        found = PIECE.fullmatch(text)
        if found is None or found[3] not in BY_ID:
            return False
        worn = [PIECE.fullmatch(part) for part in found[7].split(",")] if found[7] else []
        card = _read_piece(layout, found, place)
        for action in worn:
            if action is None or action[3] not in BY_ID:
                return False
            _read_piece(layout, action, card)
    return True


def _read_piece(layout: Layout, found: re.Match[str], on: int) -> int:
    card = layout.lay(BY_ID[found[3]], on, int(found[1]) - 1, int(found[2] or found[1]) - 1)
    put_down(layout.table, card, int(found[4] or 0), int(found[5] or 0), found[6] == "*")
    return card


class Layout:
    """Lays cards out on a blank table: those not laid out lie in the box, in no pile."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.boxed = [deck[:] for deck in table.deck]
        for deck in self.boxed:
            for card in deck:
                table.place[card] = LIMBO
        table.deck = [[] for _ in self.boxed]

    def take(self, seat: int, card: Card) -> int:
        """A handle of the seat that is this card from now on. Raises Refusal if its forty are laid out."""
        if not self.boxed[seat]:
            raise Refusal("position-cards", seat=seat + 1)
        handle = self.boxed[seat].pop()
        what = self.table.what[:]
        what[handle] = card.number
        self.table.what = what
        return handle

    def pile(self, kind: str, seat: int, cards: list[Card]) -> None:
        """Lay out a hand, a discard pile, or a deck from the top."""
        for card in reversed(cards) if kind == "deck" else cards:
            handle = self.take(seat, card)
            if kind == "hand":
                put_in_hand(self.table, handle)
            elif kind == "discard":
                put_in_discard(self.table, handle)
            else:
                self.table.place[handle] = DECK
                self.table.deck[seat].append(handle)

    def pile_bases(self, bases: list[Card], is_deck: bool) -> None:
        """Lay out the base deck from the top, or the base discard pile."""
        for base in reversed(bases) if is_deck else bases:
            handle = self._base(base)
            self.table.place[handle] = DECK if is_deck else DISCARD
            (self.table.base_deck if is_deck else self.table.base_discard).append(handle)

    def has(self, base: Card) -> bool:
        """Is it a base of a box that takes part?"""
        return base.number in self.table.what[FIRST_BASE : self.table.first_card]

    def _base(self, base: Card) -> int:
        return self.table.what.index(base.number, FIRST_BASE)

    def open(self, base: Card) -> int:
        """Put a base at the right end of the row; returns its place."""
        place = new_place(self.table)
        open_base(self.table, place, self._base(base))
        return place

    def lay(self, card: Card, on: int, seat: int, owner: int) -> int:
        """Put a minion at a place, or an action on a place or minion; returns its handle."""
        handle = self.take(owner, card)
        if card.kind == MINION:
            enter(self.table, handle, on, seat)
        else:
            lay_on(self.table, handle, on, seat)
        return handle

    def begin(self, turn: Frame) -> None:
        """Put the turn on the stack, above the game that it belongs to, and go on to the first decision."""
        game = Frame(RULES.by_name["game"].number, 0, turn.player)
        game.step = len(RULES.by_name["game"].steps)
        turn.parent = 0
        turn.since = self.table.clock
        self.table.frames = [game, turn]
        run(self.table, RULES)

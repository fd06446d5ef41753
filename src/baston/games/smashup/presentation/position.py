"""Positions as text, the FEN of this game: what lies on the table in a play phase, a line for each zone.

    smashup 2017 players=2 turn=1 number=7 vp=3,5 plays=1,1
    base the_homeworld: 1:invader 2:king_rex(2:upgrade,1:poison) | 1:infiltrate
    hand 1: zapbot hoverbot

Seats count from 1; decks and base deck are written from the top; `2<1:card` is controlled by 2, owned by 1.
`1:huffie+2-1*^2` has two +1 counters and a −1 counter, has used its talents this turn and has moved from the
second base. What lasts until a later moment is not part of a position; `docs/notation.md` has the grammar.
"""

from __future__ import annotations

import re

from baston.games.smashup.cards.card import BY_ID, CARDS, RULES, printed
from baston.games.smashup.constants import PER_TURN, PLAY
from baston.games.smashup.presentation.standard import WORDS, words_of
from baston.games.smashup.queries.where import actions_on, is_shared, place_left
from baston.games.smashup.setup.layout import Layout
from baston.games.smashup.setup.start import blank_table
from baston.games.smashup.state.table import (
    ANYWHERE,
    NO_LIMIT,
    WHERE_I_HAVE_NONE,
    ExtraPlay,
    Table,
)
from baston.games.smashup.variant import BOXES, CORE, Variant
from baston.games.smashup.verbs.counters import lay_counters
from baston.games.smashup.verbs.turns import remember_visit
from baston.kernel.frame import Frame
from baston.kernel.game import Refusal
from baston.kernel.position import SIDE, UNKNOWN, Head, lines_of, numbers_text, side_of, side_text, text_of
from baston.kernel.rounds import MOST_ROUNDS
from baston.kernel.rounds import NO_LIMIT as NO_ROUND_LIMIT

EDITIONS = ("2012", "2017")
PLAYERS = range(2, 5)
COPIES = {"1": 1, "2": 2}
FIXES = {"false": False, "true": True}
PLAIN_PLAYS = 2  # without a condition: how many minions, how many actions
TURN_PLAYS = 2  # the step of the turn that asks what is played next
EXTRA = re.compile(r"(\d+|any)@(\d|any|empty)(?:!([a-z0-9_]+))?")
RAISING = "raising"  # an extra action that has to increase power
PIECE = re.compile(
    SIDE + r":([a-z0-9_]+)(?:\+(\d+))?(?:-(\d+))?(\*?)(?:\^(?P<left>\d+))?(?:\((?P<worn>[^)]*)\))?"
)
BASE = re.compile(r"([a-z0-9_]+)(\*?)(?:!([\d,]+))?")


def write_position(table: Table, seat: int | None = None) -> str:
    """The position as text: open, or with `?` for what the seat does not know."""
    known = _Known(table, seat)
    plays = ",".join([str(table.minion_plays), str(table.action_plays), *_extra_plays(table)])
    lines = [
        f"smashup {table.variant.edition} players={table.players} turn={table.turn + 1}"
        f" number={table.turn_number} vp={numbers_text(table.vp)} plays={plays}"
    ]
    if any(table.minions_played):
        lines[0] += f" played={numbers_text(table.minions_played)}"
    if table.variant.boxes != (CORE,):
        lines[0] += f" boxes={','.join(table.variant.boxes)}"
    lines[0] += _rules_text(table.variant)
    words = words_of(table)
    lines[0] += words.head(table)
    lines += words.lines(table)
    for place in table.places:
        if table.base_at[place]:
            lines.append(_base_line(table, place, known))
    for name, piles in (("hand", table.hand), ("deck", table.deck), ("discard", table.discard)):
        for owner, pile in enumerate(piles):
            names = known.names(pile[::-1]) if name == "deck" else known.marked(pile)
            lines.append(f"{name} {owner + 1}: {names}")
    lines.append(f"bases: {known.names(table.base_deck[::-1])}")
    lines.append(f"base discard: {known.names(table.base_discard)}")
    return text_of(lines)


def _rules_text(variant: Variant) -> str:
    """The rules that the table has chosen, where they are not the usual ones."""
    text = f" copies={variant.copies}" if variant.copies > 1 else ""
    text += " bgb_fixes=true" if variant.bgb_fixes else ""
    return text + (f" max_rounds={variant.max_rounds}" if variant.max_rounds != NO_ROUND_LIMIT else "")


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
        """The names of cards, `?` for those that the reader does not know."""
        return " ".join([self._name(card) for card in cards])

    def marked(self, cards: list[int]) -> str:
        """The names of cards, with `*` where the active player has used a once-a-turn ability."""
        names = [self._name(card) for card in cards]
        used = [name != UNKNOWN and _is_used(self.table, c) for c, name in zip(cards, names, strict=True)]
        return " ".join([name + "*" if mark else name for name, mark in zip(names, used, strict=True)])

    def buried(self, card: int) -> str:
        """The controller and name of a card that lies face down."""
        return f"{_side(self.table, card)}:{self._name(card)}"

    def _name(self, card: int) -> str:
        if self.seat is not None and self.table.seen[card] >> self.seat & 1 == 0:
            return UNKNOWN
        return printed(self.table, card).id


def _is_used(table: Table, card: int) -> bool:
    """Whether the active player has used what the card, or its name, allows once a turn (SU-169)."""
    uses = table.uses
    if any(uses[i] == card and uses[i + 2] == table.turn for i in range(0, len(uses), 3)):
        return True
    of_name = [
        ability.effect.number for ability in printed(table, card).abilities if ability.once == PER_TURN
    ]
    return table.owner[card] == table.turn and any(number in table.used for number in of_name)


def _base_line(table: Table, place: int, known: _Known) -> str:
    minions = [_piece(table, minion) for minion in table.minions_at[place]]
    actions = [_piece(table, action) for action in actions_on(table, place)]
    base, visits = table.base_at[place], table.visits
    guests = [str(visits[i] + 1) for i in range(0, len(visits), 2) if visits[i + 1] == base]
    marks = ("*" if _is_used(table, base) else "") + (f"!{','.join(guests)}" if guests else "")
    name = words_of(table).place(table, place, marks)
    buried = [known.buried(card) for card in table.buried if table.place[card] == place]
    line = f"{name}: {' '.join(minions)}".rstrip()
    if actions or buried:
        line += f" | {' '.join(actions)}".rstrip()
    return f"{line} | {' '.join(buried)}" if buried else line


def _side(table: Table, card: int) -> str:
    """Who controls a card, and who owns it if that is somebody else."""
    return side_text(table.control[card], table.owner[card])


def _piece(table: Table, card: int) -> str:
    worn = [_piece(table, action) for action in actions_on(table, card)]
    plus, minus = table.counters.count(card), table.counters.count(-card)
    marks = (f"+{plus}" if plus else "") + (f"-{minus}" if minus else "")
    marks += "*" if _is_used(table, card) else ""
    left = place_left(table, card)
    if left in table.places:
        marks += f"^{table.places.index(left) + 1}"
    return f"{_side(table, card)}:{printed(table, card).id}{marks}" + (f"({','.join(worn)})" if worn else "")


def read_position(text: str, seed: int = 0) -> Table:
    """The table that a position describes, asked for the next play. Raises Refusal, naming the line."""
    first, lines = lines_of(text)
    head = Head(first.split()[2:])
    plays = head.take("plays").split(",")
    table = _table_of(first.split()[:2], head, plays[:PLAIN_PLAYS], seed)
    layout = Layout(table)
    for line in lines:
        if not _read_line(layout, line.name, line.rest):
            raise line.refusal()
    if any(not 0 < place <= len(table.places) for place in table.moves[1::2]):
        raise Refusal("position-line", line=1 + len(lines))
    _read_extra_plays(table, head, plays[PLAIN_PLAYS:])
    turn = Frame(RULES.by_name["turn"].number, 0, table.turn)
    turn.step = TURN_PLAYS
    layout.begin(turn)
    return table


def _read_extra_plays(table: Table, head: Head, plays: list[str]) -> None:
    for play in plays:
        if play == RAISING:
            table.extra.append(ExtraPlay(True, NO_LIMIT, ANYWHERE, True))
            continue
        found = EXTRA.fullmatch(play)
        if found is None or (found[3] and found[3] not in BY_ID):
            raise head.refusal()
        place = {"any": ANYWHERE, "empty": WHERE_I_HAVE_NONE}.get(found[2])
        if place is None:
            if not 0 < int(found[2]) <= len(table.places):
                raise head.refusal()
            place = table.places[int(found[2]) - 1]
        most = NO_LIMIT if found[1] == "any" else head.as_number(found[1])
        but = BY_ID[found[3]].number if found[3] else 0
        table.extra.append(ExtraPlay(False, most, place, False, but))


def _table_of(name: list[str], head: Head, plays: list[str], seed: int) -> Table:
    """A table on which nothing lies yet, at the moment of the first line. Raises Refusal."""
    players, turn = head.number("players"), head.number("turn")
    number, vp = head.number("number"), head.numbers("vp")
    played = head.numbers("played", otherwise=",".join("0" * players))
    variant = _variant_in(name[1:], head)
    ending = " ".join(head.rest())
    if (
        len(name) != 2
        or name[0] != "smashup"
        or players not in PLAYERS
        or not 1 <= turn <= players
        or not len(vp) == len(played) == players
        or len(plays) != PLAIN_PLAYS
    ):
        raise head.refusal()
    table = blank_table(_variant_of(variant, head, ending), players, seed)
    if not words_of(table).read_head(table, ending):
        raise head.refusal()
    table.turn = turn - 1
    table.turn_number = number
    table.vp = vp
    table.minion_plays, table.action_plays = [head.as_number(play) for play in plays]
    table.minions_played = played
    table.phase = PLAY
    return table


def _variant_in(edition: list[str], head: Head) -> Variant:
    """The rules that the first line names, but for the mode's. Raises Refusal."""
    copies, fixes = head.take("copies", otherwise="1"), head.take("bgb_fixes", otherwise="false")
    boxes = tuple(head.take("boxes", otherwise=CORE).split(","))
    rounds = head.number("max_rounds") if head.has("max_rounds") else NO_ROUND_LIMIT
    if (
        edition not in [[known] for known in EDITIONS]
        or copies not in COPIES
        or fixes not in FIXES
        or not NO_ROUND_LIMIT <= rounds <= MOST_ROUNDS
        or any(box not in BOXES for box in boxes)
    ):
        raise head.refusal()
    return Variant(edition[0], COPIES[copies], FIXES[fixes], boxes=boxes, max_rounds=rounds)


def _variant_of(variant: Variant, head: Head, ending: str) -> Variant:
    """The variant with the mode that the end of the first line tells. Raises Refusal if it tells none."""
    for words in WORDS.values():
        found = words.variant(variant, ending)
        if found is not None:
            return found
    raise head.refusal()


def _read_line(layout: Layout, name: str, rest: str) -> bool:
    """Lay out what a line says; False if it is no line of a position."""
    laid_out = words_of(layout.table).read_line(layout, name, rest)
    if laid_out is not None:
        return laid_out
    kind, _, which = name.partition(" ")
    if kind == "base" and which != "discard":
        found = BASE.fullmatch(which)
        return found is not None and _read_base(layout, found, rest)
    cards = [card.removesuffix("*") for card in rest.split()]
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
    handles = layout.pile(kind, int(which) - 1, [BY_ID[card] for card in cards])
    if kind != "deck":
        for handle, card in zip(handles, rest.split(), strict=True):
            lay_counters(layout.table, handle, 0, 0, card.endswith("*"))
    return True


def _read_base(layout: Layout, base: re.Match[str], rest: str) -> bool:
    guests = [int(seat) - 1 for seat in base[3].split(",")] if base[3] else []
    known = base[1] in BY_ID and layout.has(BY_ID[base[1]])
    if not known or any(not 0 <= seat < layout.table.players for seat in guests):
        return False
    place = layout.open(BY_ID[base[1]])
    lay_counters(layout.table, layout.table.base_at[place], 0, 0, base[2] == "*")
    for seat in guests:
        remember_visit(layout.table, seat, place)
    return is_shared(layout.table, place) or read_pieces(layout, place, rest)


def read_pieces(layout: Layout, place: int, rest: str) -> bool:
    """Lay out the minions, actions and buried cards of a place; return whether they can be there."""
    minions, _, others = rest.partition("|")
    actions, _, buried = others.partition("|")
    for text in minions.split() + actions.split():
        found = _piece_in(layout.table, text)
        if found is None:
            return False
        card = _read_piece(layout, found, place)
        for part in found["worn"].split(",") if found["worn"] else []:
            action = _piece_in(layout.table, part)
            if action is None:
                return False
            _read_piece(layout, action, card)
    for text in buried.split():
        found = _piece_in(layout.table, text)
        if found is None:
            return False
        layout.bury(BY_ID[found[3]], place, int(found[1]) - 1, int(found[2] or found[1]) - 1)
    return True


def _piece_in(table: Table, text: str) -> re.Match[str] | None:
    """What a piece says, if there is such a card and there are such seats."""
    found = PIECE.fullmatch(text)
    if found is None or found[3] not in BY_ID:
        return None
    return found if side_of(found[1], found[2], table.players) is not None else None


def _read_piece(layout: Layout, found: re.Match[str], on: int) -> int:
    card = layout.lay(BY_ID[found[3]], on, int(found[1]) - 1, int(found[2] or found[1]) - 1)
    lay_counters(layout.table, card, int(found[4] or 0), int(found[5] or 0), found[6] == "*")
    if found["left"]:
        layout.table.moves.extend([card, int(found["left"])])  # places are numbered as bases are laid out
    return card

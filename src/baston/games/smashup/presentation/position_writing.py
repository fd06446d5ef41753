"""Positions written as text, as all or as one seat sees them; `position` tells their lines."""

from __future__ import annotations

from typing import Final

from baston.games.smashup.cards.card import CARDS, RULES, printed
from baston.games.smashup.constants import PER_TURN, VISITED
from baston.games.smashup.presentation.standard import words_of
from baston.games.smashup.queries.where import actions_on, place_left
from baston.games.smashup.state.table import ANYWHERE, NO_LIMIT, WHERE_I_HAVE_NONE, Table
from baston.games.smashup.variant import CORE, Variant
from baston.kernel.position import UNKNOWN, numbers_text, side_text, text_of
from baston.kernel.rounds import NO_LIMIT as NO_ROUND_LIMIT

TURN_PLAYS: Final = 2  # the step of the turn that asks what is played next
RAISING: Final = "raising"  # an extra action that has to increase power


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
    if printed(table, base).watches >> VISITED & 1 == 0:  # another base has come there since
        guests = []
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


def can_be_set_up(table: Table) -> bool:
    """Whether a position tells this moment: a seat is asked what it plays next, and nothing is on its way."""
    top = table.frames[-1] if table.frames else None
    if table.decision is None or top is None or table.pending:
        return False
    return RULES.effects[top.effect].name == "turn" and top.step == TURN_PLAYS

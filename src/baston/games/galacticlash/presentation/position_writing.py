"""Positions written as text, as all or as one seat sees them; `position` tells their lines."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from baston.games.galacticlash.cards.card import RULES, printed
from baston.games.galacticlash.constants import (
    CONSTRUCTION,
    DELAYED,
    ENGAGED,
    PHASES,
    REINFORCEMENT,
    STUCK,
)
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.variant import SETTLED, readings_of
from baston.kernel.position import UNKNOWN, numbers_text, side_text, text_of
from baston.kernel.sight import has_seen, is_known

MARKS: Final = {"!": ENGAGED, "~": DELAYED, "^": STUCK}
PLAYS: Final = "phase of plays"
STEPS: Final = {CONSTRUCTION: 5, REINFORCEMENT: 7}  # of the turn


def write_position(clash: Clash, seat: int | None = None) -> str:
    """The position as text: open, or with `?` for what the seat does not know."""
    life = [max(0, points) for points in clash.life]  # a seat without any has left
    lines = [
        f"galacticlash {clash.variant.format} players={clash.players} turn={clash.turn + 1}"
        f" number={clash.turn_number} phase={PHASES[clash.phase]} life={numbers_text(life)}"
        f" turns={numbers_text(clash.turns)} laid={numbers_text(clash.laid)}"
    ]
    if clash.variant.is_duo:
        lines[0] += f" roles={','.join([_role(clash, s + 1, seat) for s in range(clash.players)])}"
    readings = readings_of(clash.variant)
    others = [f"{name}:{readings[name]}" for name in SETTLED if readings[name] != SETTLED[name][0]]
    if others:
        lines[0] += f" rules={','.join(others)}"
    pieces = sorted(clash.units + clash.presences, key=lambda card: clash.changed_at[card])
    lines.append(f"play: {' '.join([_piece(clash, card) for card in pieces])}")
    for s in range(clash.players):
        alike = groupby([printed(clash, card).id + _marks(clash, card) for card in clash.energies[s]])
        counted = [(text, len(list(group))) for text, group in alike]
        told = [text if count == 1 else f"{text}*{count}" for text, count in counted]
        lines.append(f"energies {s + 1}: {' '.join(told)}")
    for name, piles in (("hand", clash.hand), ("library", clash.library), ("pit", clash.pit)):
        for s, pile in enumerate(piles):
            cards = pile[::-1] if name == "library" else pile
            lines.append(f"{name} {s + 1}: {' '.join([_name(clash, card, seat) for card in cards])}")
    if clash.chain:
        items = [f"{frame.player + 1}:{printed(clash, frame.card).id}" for frame in clash.chain]
        lines.append(f"chain: {' '.join(items)}")
    return text_of(lines)


def _name(clash: Clash, card: int, seat: int | None) -> str:
    knows = seat is None or has_seen(clash.seen, card, seat)
    return printed(clash, card).id if knows else UNKNOWN


def _role(clash: Clash, handle: int, seat: int | None) -> str:
    """The role of a player, with `!` once all know it."""
    told = _name(clash, handle, seat)
    return told + "!" if is_known(clash.seen, handle, None, clash.players) else told


def _marks(clash: Clash, card: int) -> str:
    return "".join([sign for sign, mark in MARKS.items() if clash.marks[card] & mark])


def _piece(clash: Clash, card: int) -> str:
    side = side_text(clash.control[card], clash.owner[card])
    wounds = f"-{clash.wounds[card]}" if clash.wounds[card] else ""
    return f"{side}:{printed(clash, card).id}{wounds}{_marks(clash, card)}"


def can_be_set_up(clash: Clash) -> bool:
    """Whether a position tells this moment: a phase of plays, in which nothing is on its way."""
    top = clash.frames[-1] if clash.frames else None
    if clash.decision is None or top is None or clash.chain or clash.pending:
        return False
    return RULES.effects[top.effect].name == PLAYS and top.step == 0 and clash.phase in STEPS

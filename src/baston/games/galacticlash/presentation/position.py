"""Positions as text: what lies on the table in a phase of plays, a line for each zone.

    galacticlash flash players=2 turn=1 number=7 phase=construction life=20,13 turns=4,3 laid=1,0
    play: 1:acolyte_cendre! 2:mule_cuirassee-2 2<1:novice_aurore~
    energies 1: force_obscure*3 maitrise_force!*2

Seats count from 1; libraries are written from the top; `2<1:card` is controlled by 2, owned by 1. What lasts
until a later moment is not part of a position; `docs/notation.md` has the grammar.
"""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import groupby
from typing import Final

from baston.games.galacticlash.cards.card import BY_ID, DECOY, DEFENDER, printed
from baston.games.galacticlash.constants import (
    CONSTRUCTION,
    DELAYED,
    ENERGY,
    ENGAGED,
    PHASES,
    REINFORCEMENT,
    STUCK,
)
from baston.games.galacticlash.decks.card_lists import playable
from baston.games.galacticlash.decks.legality import faults
from baston.games.galacticlash.setup.layout import Layout, Piece, go_on
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.variant import FORMATS, READINGS, Variant, readings_of, variant_of
from baston.games.galacticlash.verbs.sight import show
from baston.kernel.game import Refusal
from baston.kernel.position import (
    SIDE,
    UNKNOWN,
    Head,
    lines_of,
    numbers_text,
    pair,
    side_of,
    side_text,
    text_of,
)
from baston.kernel.sight import has_seen, is_known

MARKS: Final = {"!": ENGAGED, "~": DELAYED, "^": STUCK}
STEPS: Final = {CONSTRUCTION: 5, REINFORCEMENT: 7}  # of the turn
MOST_CARDS: Final = 100  # of a seat
PIECE: Final = re.compile(rf"(?:{SIDE}:)?([a-z0-9_]+)(?:-(\d{{1,3}}))?([!~^]*)(?:\*(\d{{1,3}}))?")


def write_position(clash: Clash, seat: int | None = None) -> str:
    """The position as text: open, or with `?` for what the seat does not know."""
    lines = [
        f"galacticlash {clash.variant.format} players={clash.players} turn={clash.turn + 1}"
        f" number={clash.turn_number} phase={PHASES[clash.phase]} life={numbers_text(clash.life)}"
        f" turns={numbers_text(clash.turns)} laid={numbers_text(clash.laid)}"
    ]
    if clash.variant.is_duo:
        lines[0] += f" roles={','.join([_role(clash, s + 1, seat) for s in range(clash.players)])}"
    readings = readings_of(clash.variant)
    others = [f"{name}:{readings[name]}" for name in READINGS if readings[name] != READINGS[name][0]]
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


# Reading.


def read_position(text: str, seed: int = 0) -> Clash:
    """The game that a position describes, asked for the next play. Raises Refusal, naming the line."""
    first, lines = lines_of(text)
    head = _Moment(first)
    layout = Layout(head.players)
    for line in lines:
        if not _read_line(layout, line.name.split(), line.rest.split()):
            raise line.refusal()
    format = FORMATS[head.variant.format]
    decks = [layout.deck(seat) for seat in range(head.players)]
    for seat, deck in enumerate(decks):
        if len(deck) > MOST_CARDS:
            raise Refusal("position-too-many", seat=seat + 1, most=MOST_CARDS)
    if any(faults([card.number for card in deck], format) for deck in decks):
        head.variant = replace(head.variant, open_decks=True)  # bots can suppose none that are legal
    clash = layout.clash(head.variant, seed)
    head.apply(clash)
    go_on(clash, STEPS[clash.phase])
    return clash


class _Moment:
    """What the first line says. Raises Refusal if it is none."""

    def __init__(self, line: str) -> None:
        words = line.split()
        head = Head(words[2:])
        if len(words) < 2 or words[0] != "galacticlash" or words[1] not in FORMATS:
            raise head.refusal()
        self.players: int = head.number("players")
        self.turn: int = head.number("turn") - 1
        self.turn_number: int = head.number("number")
        self.phase: int = _phase(head)
        self.life: list[int] = head.numbers("life")
        self.turns: list[int] = head.numbers("turns")
        self.laid: list[int] = head.numbers("laid")
        is_duo = FORMATS[words[1]].name == "duo"
        self.roles: list[str] = head.take("roles").split(",") if is_duo else []
        self.variant: Variant = _variant(words[1], head)
        sides = 2 if is_duo else self.players
        if (
            head.rest()
            or self.players not in FORMATS[words[1]].players
            or not 0 <= self.turn < self.players
            or len(self.life) != sides
            or not len(self.turns) == len(self.laid) == self.players
            or (is_duo and not _are_roles([role.rstrip("!") for role in self.roles]))
            or self.life[self.turn % sides] == 0
            or sum([life > 0 for life in self.life]) < 2
        ):
            raise head.refusal()

    def apply(self, clash: Clash) -> None:
        """Set the game's turn, phase, life and other counts as the first line says."""
        clash.turn = self.turn
        clash.turn_number = self.turn_number
        clash.phase = self.phase
        clash.life = self.life
        clash.turns = self.turns
        clash.laid = self.laid
        if not self.roles:
            clash.out = [int(life == 0) for life in self.life]
        what = clash.what[:]
        for seat, role in enumerate(self.roles):
            what[seat + 1] = BY_ID[role.rstrip("!")].number
            if role.endswith("!"):
                show(clash, seat + 1)
        clash.what = what


def _phase(head: Head) -> int:
    name = head.take("phase")
    if name not in PHASES or PHASES.index(name) not in STEPS:
        raise head.refusal()
    return PHASES.index(name)


def _variant(format: str, head: Head) -> Variant:
    options = {name: values[0] for name, values in READINGS.items()}
    rules = head.take("rules")
    for rule in rules.split(",") if rules else []:
        name, value = pair(rule, ":")
        if name not in READINGS or value not in READINGS[name]:
            raise head.refusal()
        options[name] = value
    return variant_of(options | {"format": format})


def _are_roles(roles: list[str]) -> bool:
    """Has each team a defender and a decoy?"""
    both = sorted([DECOY.id, DEFENDER.id])
    return len(roles) == 4 and sorted(roles[::2]) == sorted(roles[1::2]) == both


def _read_line(layout: Layout, name: list[str], rest: list[str]) -> bool:
    """Lay out what a line says; False if it is no line of a position."""
    if name == ["play"]:
        return all(_read_piece(layout, text, -1) for text in rest)
    seats = [str(seat + 1) for seat in range(len(layout.hands))]
    if len(name) != 2 or name[1] not in seats:
        return False
    seat = int(name[1]) - 1
    if name[0] == "energies":
        return all(_read_piece(layout, text, seat) for text in rest)
    piles = {"hand": layout.hands, "library": layout.libraries, "pit": layout.pits}
    if name[0] not in piles or any(not _is_card(id) for id in rest):
        return False
    piles[name[0]][seat] += [BY_ID[id] for id in rest]
    return True


def _is_card(id: str) -> bool:
    return id in BY_ID and BY_ID[id] in playable()


def _read_piece(layout: Layout, text: str, energies_of: int) -> bool:
    """A unit or presence with whose it is, or energies of a seat."""
    found = PIECE.fullmatch(text)
    if found is None or not _is_card(found[3]):
        return False
    card, marks = BY_ID[found[3]], sum([MARKS[sign] for sign in set(found[5])])
    is_energy = energies_of >= 0
    if is_energy != (card.kind == ENERGY) or is_energy != (found[1] is None) or card.is_event():
        return False
    if is_energy:
        copies = int(found[6] or 1)
        layout.pieces += [Piece(card, energies_of, energies_of, marks) for _ in range(copies)]
        return found[4] is None
    side = side_of(found[1], found[2], len(layout.hands))
    if side is None or found[6] is not None:
        return False
    layout.pieces.append(Piece(card, side[0], side[1], marks, int(found[4] or 0)))
    return True

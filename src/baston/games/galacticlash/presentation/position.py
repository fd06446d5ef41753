"""Positions as text: what lies on the table in a phase of plays, a line for each zone.

    galacticlash flash players=2 turn=1 number=7 phase=construction life=20,13 turns=4,3 laid=1,0
    play: 1:acolyte_cendre! 2:mule_cuirassee-2 2<1:novice_aurore~
    energies 1: force_obscure*3 maitrise_force!*2

Seats count from 1; libraries are written from the top; `2<1:card` is controlled by 2, owned by 1. What lasts
until a later moment is not part of a position; `docs/notation.md` has the grammar. `position_writing` writes
them.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from baston.games.galacticlash.cards.card import BY_ID, DECOY, DEFENDER, Card
from baston.games.galacticlash.constants import ENERGY, PHASES
from baston.games.galacticlash.decks.card_lists import playable
from baston.games.galacticlash.decks.legality import faults
from baston.games.galacticlash.presentation.position_writing import MARKS, STEPS
from baston.games.galacticlash.setup.layout import Layout, Piece, go_on
from baston.games.galacticlash.setup.settings import settled_beside
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.variant import FORMATS, NO_OR_YES, SETTLED, Variant, variant_of
from baston.games.galacticlash.verbs.sight import show
from baston.kernel.chacha import Seed
from baston.kernel.event import Note
from baston.kernel.game import Refusal
from baston.kernel.position import (
    SHUFFLE,
    SIDE,
    YES,
    Head,
    Misread,
    lines_of,
    numbers_text,
    pair,
    shuffle_piles,
    side_of,
    unknown_card,
)

MOST_CARDS: Final = 100  # of a seat
PIECE: Final = re.compile(rf"(?:{SIDE}:)?([a-z0-9_]+)(?:-(\d{{1,3}}))?([!~^]*)(?:\*(\d{{1,3}}))?")


def read_position(
    text: str, seed: Seed = 0, log: bool = False, options: dict[str, str] | None = None
) -> Clash:
    """The game that a position describes, asked for the next play. Raises Refusal, naming the line."""
    first, lines = lines_of(text)
    head = _Moment(first)
    layout = Layout(head.players)
    for line in lines:
        try:
            is_read = _read_line(layout, line.name.split(), line.rest.split())
        except Misread as misread:
            raise line.refusal(misread) from misread
        if not is_read:
            raise line.refusal()
    format = FORMATS[head.variant.format]
    decks = [layout.deck(seat) for seat in range(head.players)]
    for seat, deck in enumerate(decks):
        if len(deck) > MOST_CARDS:
            raise Refusal("position-too-many", seat=seat + 1, most=MOST_CARDS)
    if any(faults([card.number for card in deck], format) for deck in decks):
        head.variant = replace(head.variant, open_decks=True)  # bots can suppose none that are legal
    clash = layout.clash(settled_beside(head.variant, options or {}), seed)
    if log:
        clash.notes = list[Note]()
    head.apply(clash)
    if head.is_shuffled:
        shuffle_piles(clash.rng, clash.library)
    go_on(clash, STEPS[clash.phase])
    return clash


class _Moment:
    """What the first line says. Raises Refusal if it is none."""

    def __init__(self, line: str) -> None:
        words = line.split()
        head = Head(words[2:])
        head.check(words[:1] == ["galacticlash"], " ".join(words[:1]), "galacticlash")
        head.check(words[1] in FORMATS if len(words) > 1 else False, " ".join(words[1:2]), ", ".join(FORMATS))
        format = FORMATS[words[1]]
        is_duo = format.name == "duo"
        self.players: int = head.number("players")
        seats = ", ".join([str(number) for number in format.players])
        head.check(self.players in format.players, f"players={self.players}", seats)
        self.turn: int = head.number("turn") - 1
        head.check(0 <= self.turn < self.players, f"turn={self.turn + 1}")
        self.turn_number: int = head.number("number")
        phase = head.choice("phase", [PHASES[number] for number in STEPS], "")
        self.phase: int = PHASES.index(phase)
        self.life: list[int] = head.numbers("life")
        self.turns: list[int] = head.numbers("turns")
        self.laid: list[int] = head.numbers("laid")
        self.roles: list[str] = head.need("roles").split(",") if is_duo else []
        self.is_shuffled: bool = head.choice(SHUFFLE, NO_OR_YES, "false") == YES
        self.variant: Variant = _variant(words[1], head)
        self._check(head, 2 if is_duo else self.players)

    def _check(self, head: Head, sides: int) -> None:
        """Does all that the first line says fit together?"""
        head.check(not head.rest(), " ".join(head.rest()))
        life = f"life={numbers_text(self.life)}"
        head.check(len(self.life) == sides, life)
        head.check(self.life[self.turn % sides] > 0 and sum([life > 0 for life in self.life]) > 1, life)
        head.check(len(self.turns) == self.players, f"turns={numbers_text(self.turns)}")
        head.check(len(self.laid) == self.players, f"laid={numbers_text(self.laid)}")
        if self.roles:
            is_whole = _are_roles([role.rstrip("!") for role in self.roles])
            head.check(is_whole, f"roles={','.join(self.roles)}")

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


def _variant(format: str, head: Head) -> Variant:
    options = {name: values[0] for name, values in SETTLED.items()}
    rules = head.take("rules")
    for rule in rules.split(",") if rules else []:
        name, value = pair(rule, ":")
        head.check(name in SETTLED, rule, ", ".join(SETTLED))
        head.check(value in SETTLED[name], rule, ", ".join(SETTLED[name]))
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
    if name[0] not in piles:
        return False
    pile = piles[name[0]][seat]
    pile += [_card(id) for id in rest]
    return True


def _card(id: str) -> Card:
    """The card with this id. Raises Misread."""
    if id not in BY_ID or BY_ID[id] not in playable():
        raise unknown_card(id, [card.id for card in playable()])
    return BY_ID[id]


def _read_piece(layout: Layout, text: str, energies_of: int) -> bool:
    """A unit or presence with whose it is, or energies of a seat. Raises Misread."""
    found = PIECE.fullmatch(text)
    if found is None:
        raise Misread(text)
    card, marks = _card(found[3]), sum([MARKS[sign] for sign in set(found[5])])
    is_energy = energies_of >= 0
    if is_energy != (card.kind == ENERGY) or card.is_event():
        raise Misread(text, "position-no-energy" if is_energy else "position-not-in-play")
    if is_energy != (found[1] is None):
        raise Misread(text)
    if is_energy:
        copies = int(found[6] or 1)
        if found[4] is not None or copies > MOST_CARDS:
            raise Misread(text)
        if len(layout.pieces) + copies > MOST_CARDS * len(layout.hands):
            raise Refusal("position-too-many", seat=energies_of + 1, most=MOST_CARDS)
        layout.pieces += [Piece(card, energies_of, energies_of, marks) for _ in range(copies)]
        return True
    side = side_of(found[1], found[2], len(layout.hands))
    if side is None:
        raise Misread(text, "position-seat")
    if found[6] is not None:
        raise Misread(text)
    layout.pieces.append(Piece(card, side[0], side[1], marks, int(found[4] or 0)))
    return True

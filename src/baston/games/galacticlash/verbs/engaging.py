"""Cards engaged and readied."""

from __future__ import annotations

from baston.games.galacticlash.constants import ENGAGED, L_ENGAGE, L_READY, L_STUCK, PLAY, STUCK
from baston.games.galacticlash.queries.in_play import is_engaged
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.verbs.state_check import forget_ready
from baston.kernel.log import note


def engage(clash: Clash, card: int, told: bool = True) -> None:
    """Engage a card in play; nothing happens if it is engaged already (G-40)."""
    if card > 0 and clash.zone[card] == PLAY and not is_engaged(clash, card):
        clash.marks[card] |= ENGAGED
        forget_ready(clash)
        if told:
            note(clash, L_ENGAGE, clash.control[card], card)


def ready(clash: Clash, card: int) -> None:
    """Ready an engaged card; its delay stays, and so does its place in combat (G-44)."""
    if card > 0 and clash.zone[card] == PLAY and is_engaged(clash, card):
        clash.marks[card] &= ~ENGAGED
        forget_ready(clash)
        note(clash, L_READY, clash.control[card], card)


def keep_engaged(clash: Clash, card: int) -> None:
    """Keep a card from readying in its controller's next ready step."""
    if card > 0 and clash.zone[card] == PLAY:
        clash.marks[card] |= STUCK
        note(clash, L_STUCK, clash.control[card], card)


def ready_all(clash: Clash, seat: int) -> None:
    """Carry out the ready step: a seat's cards ready, and their delays end (G-23, G-46)."""
    for card in clash.energies[seat] + clash.units + clash.presences:
        if clash.control[card] == seat:
            marks = clash.marks[card]
            clash.marks[card] = marks & ENGAGED if marks & STUCK else 0
    forget_ready(clash)

"""What holds of a card in play: engaged, delayed, fighting, of which faction."""

from __future__ import annotations

from mypy_extensions import i64

from baston.games.galacticlash.cards.card import CARDS, FLYERS, Faction, printed
from baston.games.galacticlash.constants import ATTACK, DELAYED, ENERGIES, ENERGY_KINDS, ENGAGED, HASTE, PLAY
from baston.games.galacticlash.queries.figures import keywords
from baston.games.galacticlash.state.clash import Clash
from baston.kernel.column import Column, filled


def is_in_play(clash: Clash, card: int) -> bool:
    """Whether the card is in play; False for handle 0."""
    return card > 0 and clash.zone[card] == PLAY


def is_engaged(clash: Clash, card: int) -> bool:
    """Whether the card is engaged (G-40)."""
    return clash.marks[card] & ENGAGED != 0


def is_delayed(clash: Clash, card: int) -> bool:
    """Whether a card is under the summoning delay (G-46)."""
    return clash.marks[card] & DELAYED != 0 and keywords(clash, card) & HASTE == 0


def has_faction(clash: Clash, card: int, faction: Faction) -> bool:
    """Whether the card belongs to a faction."""
    return printed(clash, card).factions & faction.bit != 0


def is_flyer(clash: Clash, card: int) -> bool:
    """Whether the card flies (G-88)."""
    return printed(clash, card).factions & FLYERS.bit != 0


def ready_energies(clash: Clash, seat: int) -> list[int]:
    """How many ready energies of each kind a seat has."""
    return [ready_of_kind(clash, seat, kind) for kind in range(len(ENERGIES))]


def ready_of_kind(clash: Clash, seat: int, kind: int) -> int:
    """How many ready energies of a kind a seat has."""
    return ready_by_kind(clash)[ENERGY_KINDS * seat + kind]


def ready_by_kind(clash: Clash) -> Column:
    """How many ready energies of each kind all seats have, seat by seat; to be read only."""
    if len(clash.ready) == 0:
        clash.ready = _counted_ready(clash)
    return clash.ready


def _counted_ready(clash: Clash) -> Column:
    ready = filled(0, ENERGY_KINDS * clash.players)
    what, marks = clash.what, clash.marks
    first: i64 = 0
    for energies in clash.energies:
        for card in energies:
            if marks[card] & ENGAGED == 0:
                ready[first + CARDS[what[card]].energy] += 1
        first += ENERGY_KINDS
    return ready


def is_attacking(clash: Clash, card: int) -> bool:
    """Whether the unit is attacking now, in the attack phase."""
    combat = clash.combat
    return combat is not None and clash.phase == ATTACK and card in combat.attackers


def is_blocking(clash: Clash, card: int) -> bool:
    """Whether the unit is blocking now, in the attack phase."""
    return clash.phase == ATTACK and has_blocked(clash, card)


def has_blocked(clash: Clash, card: int) -> bool:
    """Whether the unit has blocked this turn and has not left combat since."""
    combat = clash.combat
    return combat is not None and card in combat.blockers


def is_in_combat(clash: Clash, card: int) -> bool:
    """Whether the unit is attacking or blocking now."""
    return is_attacking(clash, card) or is_blocking(clash, card)

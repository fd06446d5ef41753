"""Cards taken from zone to zone: play, hands, libraries, pits, the chain."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import printed
from baston.games.galacticlash.constants import (
    CHAIN,
    DELAYED,
    ENERGY,
    ENGAGED,
    GONE,
    HAND,
    L_HAND,
    L_UNDER,
    LIBRARY,
    PIT,
    PLAY,
)
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.verbs.control import leave_combat
from baston.games.galacticlash.verbs.sight import show
from baston.games.galacticlash.verbs.state_check import forget_ready, unsettle
from baston.kernel.log import note
from baston.kernel.numbers import is_among, take_out


def take(clash: Clash, card: int) -> None:
    """Take a card out of its zone into none; wherever the caller puts it, it is a new object (G-113)."""
    zone = clash.zone[card]
    owner = clash.owner[card]
    if zone == HAND:
        take_out(card, clash.hand[owner])
    elif zone == LIBRARY:
        take_out(card, clash.library[owner])
    elif zone == PIT:
        take_out(card, clash.pit[owner])
        unsettle(clash)  # conditions look at pits
        if clash.chain:
            _renew(clash, card)  # what waits there may aim at it, nothing else does
    elif zone == PLAY:
        _leave_play(clash, card)


def _leave_play(clash: Clash, card: int) -> None:
    """It forgets everything: marks, wounds, what lasts, combat, who controlled it."""
    kind = printed(clash, card)
    if kind.kind == ENERGY:
        take_out(card, clash.energies[clash.control[card]])
        forget_ready(clash)
    elif kind.is_unit():
        take_out(card, clash.units)
        leave_combat(clash, card)
    else:
        take_out(card, clash.presences)
    if is_among(card, clash.watchers):
        take_out(card, clash.watchers)
    clash.marks[card] = 0
    clash.wounds[card] = 0
    clash.control[card] = clash.owner[card]
    clash.lasting = [m for m in clash.lasting if m.thing != card]
    _renew(clash, card)
    unsettle(clash)


def _renew(clash: Clash, card: int) -> None:
    """From now on it is another card than the one that things aimed at."""
    clash.clock += 1
    clash.changed_at[card] = clash.clock


def put_in_play(clash: Clash, card: int, seat: int, engaged: bool) -> None:
    """Put a card into play under a seat's control; units get the delay (G-46)."""
    take(clash, card)
    show(clash, card)
    kind = printed(clash, card)
    clash.zone[card] = PLAY
    clash.control[card] = seat
    clash.laid[seat] = 1
    clash.marks[card] = ENGAGED if engaged else 0
    if kind.kind == ENERGY:
        clash.energies[seat].append(card)
        forget_ready(clash)
    elif kind.is_unit():
        clash.units.append(card)
        clash.marks[card] |= DELAYED
    else:
        clash.presences.append(card)
    if kind.is_watcher():
        clash.watchers.append(card)
    _renew(clash, card)
    unsettle(clash)


def put_in_pit(clash: Clash, card: int) -> None:
    """Put a card into its owner's pit, whoever controlled it (G-1)."""
    take(clash, card)
    show(clash, card)
    clash.zone[card] = PIT
    clash.pit[clash.owner[card]].append(card)
    unsettle(clash)


def put_in_hand(clash: Clash, card: int, told: int = L_HAND) -> None:
    """Put a card into its owner's hand; who knew the card still does.

    `told` is the kind of log note that tells it.
    """
    take(clash, card)
    owner = clash.owner[card]
    clash.seen[card] |= 1 << owner
    clash.zone[card] = HAND
    clash.hand[owner].append(card)
    note(clash, told, owner, card, 0, 0, clash.seen[card])


def put_on_chain(clash: Clash, card: int) -> None:
    """Put an announced card on the chain, where everybody sees it (G-48)."""
    take(clash, card)
    show(clash, card)
    clash.zone[card] = CHAIN
    _renew(clash, card)


def put_under_library(clash: Clash, card: int) -> None:
    """Put a card under its owner's library."""
    take(clash, card)
    clash.zone[card] = LIBRARY
    clash.library[clash.owner[card]].insert(0, card)
    note(clash, L_UNDER, clash.owner[card], card, 0, 0, clash.seen[card])


def put_on_library(clash: Clash, card: int) -> None:
    """Put a card on top of its owner's library."""
    take(clash, card)
    clash.zone[card] = LIBRARY
    clash.library[clash.owner[card]].append(card)


def remove_from_game(clash: Clash, card: int) -> None:
    """Remove a card of a player who has left from the game (G-100)."""
    take(clash, card)
    clash.zone[card] = GONE

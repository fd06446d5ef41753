"""Cards drawn, discarded, milled and shuffled."""

from __future__ import annotations

from baston.games.galacticlash.constants import HAND, L_DISCARD, L_DRAW, L_MILL, L_SHUFFLE
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.verbs.zones import put_in_hand, put_in_pit
from baston.kernel.log import note
from baston.kernel.sight import everybody


def draw(clash: Clash, seat: int, amount: int) -> None:
    """Draw up to `amount` cards for a seat one by one, as far as the library has any (G-32)."""
    for _ in range(amount):
        if clash.library[seat]:
            put_in_hand(clash, clash.library[seat][-1], L_DRAW)


def discard(clash: Clash, card: int) -> None:
    """Discard a card from its owner's hand."""
    if card > 0 and clash.zone[card] == HAND:
        put_in_pit(clash, card)
        note(clash, L_DISCARD, clash.owner[card], card)


def discard_at_random(clash: Clash, seat: int) -> None:
    """Discard a random card of a seat's hand, if there is one."""
    if clash.hand[seat]:
        discard(clash, clash.hand[seat][clash.rng.below(len(clash.hand[seat]))])


def mill(clash: Clash, seat: int, amount: int) -> None:
    """Put up to `amount` top cards of a seat's library into its pit, as far as there are any."""
    for _ in range(amount):
        if clash.library[seat]:
            card = clash.library[seat][-1]
            put_in_pit(clash, card)
            note(clash, L_MILL, seat, card)


def shuffle(clash: Clash, seat: int) -> None:
    """Shuffle a seat's library; nobody knows any longer where anything is in it."""
    _remember(clash, seat)
    for card in clash.library[seat]:
        clash.seen[card] = 0
    clash.rng.shuffle(clash.library[seat])
    note(clash, L_SHUFFLE, seat)


def _remember(clash: Clash, seat: int) -> None:
    """The printed cards of this owner that all know now, each as often as it was ever known at once."""
    all_seats = everybody(clash.players)
    if not any(clash.seen[card] == all_seats for card in clash.library[seat]):
        return
    seen = [
        clash.what[card]
        for card in range(len(clash.what))
        if clash.owner[card] == seat and clash.seen[card] == all_seats
    ]
    known = clash.known[seat][:]
    for number in sorted(set(seen)):
        known.extend([number] * (seen.count(number) - known.count(number)))
    clash.known = clash.known[:seat] + [sorted(known)] + clash.known[seat + 1 :]

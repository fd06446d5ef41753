"""What a card or capacity costs now, whether a seat can pay it, and with which energies (G-33 to G-39)."""

from __future__ import annotations

from typing import Final

from baston.games.galacticlash.cards.card import CARDS, Card
from baston.games.galacticlash.constants import DARK, FORCE_MASTERY, LIGHT, STUCK, TECH_MASTERY
from baston.games.galacticlash.queries.in_play import is_engaged, ready_of_kind
from baston.games.galacticlash.state.clash import Clash
from baston.kernel.frame import Frame
from baston.kernel.numbers import NONE, is_among

STAR: Final = 4  # place of the star points in a list of points


def reducers(clash: Clash, seat: int) -> list[int]:
    """The numbers of the seat's printed cards in play that make others cost less: each once (G-80).

    Not to be changed.
    """
    found = NONE
    for source in clash.watchers:
        if CARDS[clash.what[source]].reduction is not None and clash.control[source] == seat:
            number: int = clash.what[source]
            if not is_among(number, found):
                found = found + [number]
    return found


def launch_points(clash: Clash, seat: int, card: Card) -> list[int]:
    """The points of each kind, then the star points, that launching the card costs this seat now."""
    return _reduced_points(clash, seat, card, reducers(clash, seat))


def _reduced_points(clash: Clash, seat: int, card: Card, sources: list[int]) -> list[int]:
    """What `launch_points` says, if these are the seat's `reducers`."""
    discount = card.discount
    if discount is None and not sources:
        return card.cost.points
    points = card.cost.points[:]
    for source in sources:
        reduction = CARDS[source].reduction
        assert reduction is not None, "it makes others cost less"
        if card.kind in reduction.kinds and card.factions & reduction.faction.bit:
            points[reduction.component] = max(0, points[reduction.component] - 1)
    if discount is not None and discount.holds(clash, seat):
        points[discount.component] = max(0, points[discount.component] - discount.points)
    return points


def star_splits(clash: Clash, seat: int, points: list[int]) -> list[int]:
    """The numbers of star points that may be paid as dark ones with ready energies; empty if none will do."""
    if not can_pay(clash, seat, points):
        return []
    star = points[STAR]
    if star == 0:
        return [0]
    dark = ready_of_kind(clash, seat, DARK) - points[DARK]
    light = ready_of_kind(clash, seat, LIGHT) - points[LIGHT]
    split = range(star + 1) if clash.variant.star_mix else (0, star)
    return [n for n in split if n <= dark and star - n <= light]


def can_launch(clash: Clash, seat: int, card: Card, sources: list[int]) -> bool:
    """Whether the seat can pay for launching the card, if these are its `reducers`."""
    if can_pay(clash, seat, card.cost.points):
        return True  # it costs that or less
    if card.discount is None and not sources:
        return False
    return can_pay(clash, seat, _reduced_points(clash, seat, card, sources))


def can_pay(clash: Clash, seat: int, points: list[int]) -> bool:
    """Whether the ready energies of the seat pay the points (G-36)."""
    if ready_of_kind(clash, seat, FORCE_MASTERY) < points[FORCE_MASTERY]:
        return False
    if ready_of_kind(clash, seat, TECH_MASTERY) < points[TECH_MASTERY]:
        return False
    dark = ready_of_kind(clash, seat, DARK) - points[DARK]
    light = ready_of_kind(clash, seat, LIGHT) - points[LIGHT]
    if dark < 0 or light < 0:
        return False
    star = points[STAR]
    return dark + light >= star if clash.variant.star_mix else dark >= star or light >= star


def paid_with(clash: Clash, seat: int, points: list[int], dark: int) -> list[int]:
    """The energies to engage for a cost, `dark` of its star points being dark ones.

    Alike energies are not asked about (G-37): first those that something waiting on the chain aims at (G-70),
    last those that would not ready next time.
    """
    needed = points[:STAR]
    needed[DARK] += dark
    needed[LIGHT] += points[STAR] - dark
    aimed = [pick for frame in clash.chain for pick in frame.picks]
    ready = [card for card in clash.energies[seat] if not is_engaged(clash, card)]
    chosen: list[int] = []
    for rank in range(3):
        for card in ready:
            kind = CARDS[clash.what[card]].energy
            if needed[kind] == 0:
                continue
            mine = 0 if is_among(card, aimed) else 2 if clash.marks[card] & STUCK else 1
            if mine == rank:
                needed[kind] -= 1
                chosen.append(card)
    assert not any(needed), "only what can be paid is launched"
    return chosen


def points_of(clash: Clash, me: Frame) -> list[int]:
    """What the card or capacity being launched costs: the points of each kind, then the star points."""
    card = CARDS[clash.what[me.card]]
    if me.subject > 0:
        return card.capacities[me.subject - 1].cost.points
    return launch_points(clash, me.player, card)

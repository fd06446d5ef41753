"""What a card or capacity costs now, whether a seat can pay it, and with which energies (G-33 to G-39)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i32, i64

from baston.games.galacticlash.cards.card import CARDS, Card
from baston.games.galacticlash.constants import (
    DARK,
    ENERGY_KINDS,
    FORCE_MASTERY,
    LIGHT,
    STUCK,
    TECH_MASTERY,
)
from baston.games.galacticlash.queries.in_play import is_engaged, ready_by_kind, ready_of_kind
from baston.games.galacticlash.state.clash import Clash
from baston.kernel.column import column
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
    ready = ready_by_kind(clash)
    first: i64 = ENERGY_KINDS * seat
    force: int = ready[first + FORCE_MASTERY]
    tech: int = ready[first + TECH_MASTERY]
    if force < points[FORCE_MASTERY] or tech < points[TECH_MASTERY]:
        return False
    dark: int = ready[first + DARK]
    light: int = ready[first + LIGHT]
    dark -= points[DARK]
    light -= points[LIGHT]
    if dark < 0 or light < 0:
        return False
    star = points[STAR]
    return dark + light >= star if clash.variant.star_mix else dark >= star or light >= star


def paid_with(clash: Clash, seat: int, points: list[int], dark: int) -> list[int]:
    """The energies to engage for a cost, `dark` of its star points being dark ones.

    Alike energies are not asked about (G-37): first those that something waiting on the chain aims at (G-70),
    last those that would not ready next time.
    """
    needed = column(points[:STAR])
    needed[DARK] += i32(dark)
    needed[LIGHT] += i32(points[STAR] - dark)
    chosen: list[int] = []
    left = 0
    for number in points:
        left += number
    for rank in range(3):
        for card in clash.energies[seat] if left > 0 else NONE:
            kind = CARDS[clash.what[card]].energy
            if needed[kind] > 0 and not is_engaged(clash, card) and _rank_to_pay(clash, card) == rank:
                needed[kind] -= 1
                left -= 1
                chosen.append(card)
    assert left == 0, "only what can be paid is launched"
    return chosen


def _rank_to_pay(clash: Clash, energy: int) -> int:
    """0 for an energy that is engaged first for a cost, 2 for one that is engaged last, else 1."""
    for frame in clash.chain:
        if frame.picked() > 0 and is_among(energy, frame.picks):
            return 0
    return 2 if clash.marks[energy] & STUCK else 1


def points_of(clash: Clash, me: Frame) -> list[int]:
    """What the card or capacity being launched costs: the points of each kind, then the star points."""
    card = CARDS[clash.what[me.card]]
    if me.subject > 0:
        return card.capacities[me.subject - 1].cost.points
    return launch_points(clash, me.player, card)

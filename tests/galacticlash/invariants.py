"""What holds at every decision of every game of Galacti'Clash, reckoned from the columns alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from baston.games.galacticlash.cards.card import CARDS, RULES
from baston.games.galacticlash.constants import (
    CHAIN,
    DARK,
    ENGAGED,
    FIRST_CARD,
    FIRST_ITEM,
    GONE,
    HAND,
    LIBRARY,
    LIGHT,
    PIT,
    PLAY,
)
from baston.games.galacticlash.queries.costs import STAR
from baston.games.galacticlash.queries.figures import defense
from baston.games.galacticlash.state.clash import Clash
from baston.kernel.frame import Frame

BETWEEN_PHASES = ("phase of plays", "turn", "attack", "blocks")
DEEPEST = 60  # frames: a turn, a chain, and a trigger of each unit in play
Points = Counter[int]  # by kind of energy


class Watch:
    """Looks at a game at each of its decisions: what is wrong now, and what has changed as it must not."""

    def __init__(self) -> None:
        self.dealt: list[Counter[int]] = []  # by seat: printed cards
        self.columns: tuple[list[int], list[int]] = ([], [])  # what and owner, as they were last looked at
        self.ready: set[int] = set()  # energies
        self.reductions: list[dict[int, Points]] = []  # by seat: what units of each printed card cost less
        self.items = 0

    def __call__(self, clash: Clash) -> None:
        """Raises AssertionError, saying what is wrong."""
        found = [*_wrong_zones(clash), *_wrong_in_play(clash), *_wrong_stack(clash)]
        columns = [*clash.what], [*clash.owner]
        if columns != self.columns:
            self.columns = columns
            self.dealt = self.dealt or _dealt(clash)
            if _dealt(clash) != self.dealt:
                found.append("somebody owns other cards than were dealt")
        ready = _ready(clash)
        new = [frame for frame in clash.chain if frame.where == FIRST_ITEM + self.items]
        if new and moment(clash) != "launch":
            found += self._wrong_payment(clash, new[0], self.ready - ready)
        self.ready, self.items = ready, clash.items
        self.reductions = [_reductions(clash, seat) for seat in range(clash.players)]
        assert not found, found

    def _wrong_payment(self, clash: Clash, frame: Frame, engaged: set[int]) -> Iterator[str]:
        """Has its player engaged exactly what it cost, out of energies that were ready (G-35)?"""
        card = CARDS[clash.what[frame.card]]
        cost = card.cost if frame.subject == 0 else card.capacities[frame.subject - 1].cost
        due: Points = Counter(dict(enumerate(cost.fixed)))
        star_due = cost.star
        if frame.subject == 0:
            less = self.reductions[frame.player].get(card.number, Counter())
            due -= less
            star_due = max(0, cost.star - less[STAR])
        mine = [energy for energy in engaged if clash.control[energy] == frame.player]
        paid: Points = Counter(CARDS[clash.what[energy]].energy for energy in mine)
        star = paid - due
        if due - paid or star.total() != star_due or set(star) - {DARK, LIGHT}:
            yield f"{card.id} costs {due} and {star_due} star points; paid are {paid}"
        if len(star) > 1 and not clash.variant.star_mix:
            yield f"the star of {card.id} is paid from both sides"


def moment(clash: Clash) -> str:
    """The effect that asks; "" once the game is over."""
    return "" if clash.over else RULES.effects[clash.frames[-1].effect].name


def _zones_of(clash: Clash) -> Iterator[tuple[int, int, int]]:
    """Every card in a zone: card, zone, and who has it there (its owner, but for cards in play)."""
    for seat in range(clash.players):
        for zone, piles in (
            (LIBRARY, clash.library),
            (HAND, clash.hand),
            (PIT, clash.pit),
            (PLAY, clash.energies),
        ):
            for card in piles[seat]:
                yield card, zone, seat
    for card in clash.units + clash.presences:
        yield card, PLAY, clash.control[card]
    for frame in clash.chain:
        if frame.subject == 0:
            yield frame.card, CHAIN, frame.player


def _wrong_zones(clash: Clash) -> Iterator[str]:
    """Each card lies in one zone, with who has it there, and its columns say so."""
    where: dict[int, int] = {}
    zones, control, owner = [*clash.zone], [*clash.control], [*clash.owner]
    for card, zone, seat in _zones_of(clash):
        if card in where:
            yield f"{card} is in two zones"
        where[card] = zone
        if zones[card] != zone:
            yield f"{card} is in zone {zone}, its column says {zones[card]}"
        if (control[card] if zone == PLAY else owner[card]) != seat:
            yield f"{card} lies with {seat}"
    for card in range(FIRST_CARD, len(zones)):
        if card not in where and zones[card] not in (GONE, CHAIN):
            yield f"{card} is nowhere"


def _dealt(clash: Clash) -> list[Counter[int]]:
    cards = range(FIRST_CARD, len(clash.what))
    return [
        Counter(clash.what[card] for card in cards if clash.owner[card] == seat)
        for seat in range(clash.players)
    ]


def _wrong_in_play(clash: Clash) -> Iterator[str]:
    settled = not clash.unsettled and not clash.over
    for unit in clash.units:
        if settled and clash.wounds[unit] >= defense(clash, unit):
            yield f"{unit} lives with {clash.wounds[unit]} wounds"
    zones, marks, wounds = [*clash.zone], [*clash.marks], [*clash.wounds]
    for card in range(FIRST_CARD, len(zones)):
        if zones[card] != PLAY and (marks[card] or wounds[card]):
            yield f"{card} remembers play"
    if any(life <= 0 for seat, life in enumerate(clash.life) if settled and not clash.out[seat]):
        yield f"life is {clash.life}"
    watching = [card for card in clash.units + clash.presences if CARDS[clash.what[card]].is_watcher()]
    if sorted(watching) != sorted(clash.watchers):
        yield "the watchers are not the cards in play that have abilities"


def _wrong_stack(clash: Clash) -> Iterator[str]:
    if len(clash.frames) > DEEPEST:
        yield f"{len(clash.frames)} frames are on the stack"
    if moment(clash) in BETWEEN_PHASES and (clash.chain or clash.pending):
        yield f"something is left on its way in {moment(clash)}"


def _ready(clash: Clash) -> set[int]:
    return {card for energies in clash.energies for card in energies if clash.marks[card] & ENGAGED == 0}


def _reductions(clash: Clash, seat: int) -> dict[int, Points]:
    """What each printed card costs this seat less; reductions of the same card count once (G-39, G-80)."""
    sources = {clash.what[card] for card in clash.watchers if clash.control[card] == seat}
    less: dict[int, Points] = {}
    for number in sources:
        for card, component in _reduced_by(number):
            less.setdefault(card, Counter())[component] += 1
    for dear in CARDS:
        if dear.discount is not None and dear.discount.holds(clash, seat):
            less.setdefault(dear.number, Counter())[dear.discount.component] += dear.discount.points
    return less


@cache
def _reduced_by(number: int) -> list[tuple[int, int]]:
    """The printed cards that a printed card makes cheaper, each with the component of the cost."""
    reduction = CARDS[number].reduction
    if reduction is None:
        return []
    cheaper = [c for c in CARDS if c.kind in reduction.kinds and c.factions & reduction.faction.bit]
    return [(card.number, reduction.component) for card in cheaper]

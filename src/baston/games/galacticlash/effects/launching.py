"""What may be launched or used, and launching: announced, paid, held (G-48, G-64 to G-66)."""

from __future__ import annotations

from typing import Final

from baston.games.galacticlash.cards.card import CARDS, RULES, Capacity, Card, printed
from baston.games.galacticlash.constants import ENERGY, L_LAUNCH, L_USE, SIDE
from baston.games.galacticlash.effects.affecting import enter_play, sacrifice
from baston.games.galacticlash.queries.costs import (
    capacity_points,
    launch_points,
    paid_with,
    points_of,
    star_splits,
)
from baston.games.galacticlash.queries.in_play import is_delayed, is_engaged
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.verbs.cards import discard
from baston.games.galacticlash.verbs.engaging import engage
from baston.games.galacticlash.verbs.zones import put_on_chain
from baston.kernel.effect import Query, asks, begin, must
from baston.kernel.frame import FIELD, HANDLE, Frame
from baston.kernel.log import note
from baston.kernel.machine import can_begin

ANY_CARD: Final = "any_card"

# What may be launched.


def plays(clash: Clash, seat: int) -> list[int]:
    """All cards and capacities that the active player may launch or use, packed (G-27, G-28)."""
    return _hand_plays(clash, seat, instants_only=False) + _capacity_plays(clash, seat, instants_only=False)


def answers(clash: Clash, seat: int) -> list[int]:
    """The packed cards and capacities of instant speed with which a seat may start or join a chain (G-65)."""
    return _hand_plays(clash, seat, instants_only=True) + capacity_answers(clash, seat)


def capacity_answers(clash: Clash, seat: int) -> list[int]:
    """The packed answers of a seat that are capacities, which everybody can see."""
    slow = clash.variant.action_speed_in_answer and len(clash.chain) > 0
    return _capacity_plays(clash, seat, instants_only=not slow)


def _hand_plays(clash: Clash, seat: int, instants_only: bool) -> list[int]:
    found: list[int] = []
    tried: list[int] = []
    for card in clash.hand[seat]:
        number = clash.what[card]
        if number in tried:
            continue  # copies of a card are alike
        tried.append(number)
        kind = CARDS[number]
        if kind.kind == ENERGY:
            continue
        if (kind.is_fast() or not instants_only) and _can_launch(clash, seat, card, kind):
            found.append(card)
        for place, capacity in enumerate(kind.capacities, start=1):
            if capacity.from_hand and _can_use(clash, seat, card, capacity):
                found.append(card | place << FIELD)  # G-116
    return found


def _can_launch(clash: Clash, seat: int, card: int, kind: Card) -> bool:
    if not star_splits(clash, seat, launch_points(clash, seat, kind)):
        return False
    return _has_targets(clash, Frame(effect_of(clash, card), card, seat), kind.sacrifice)


def effect_of(clash: Clash, card: int) -> int:
    """The number of the effect by which a launched card resolves."""
    effect = printed(clash, card).on_resolve
    return arrival.number if effect is None else effect.number


def _has_targets(clash: Clash, trial: Frame, victims: Query[Clash] | None) -> bool:
    if victims is not None and not victims(clash, trial):
        return False
    return can_begin(clash, RULES, trial)


def _capacity_plays(clash: Clash, seat: int, instants_only: bool) -> list[int]:
    found: list[int] = []
    for card in clash.units + clash.presences:
        capacities = CARDS[clash.what[card]].capacities
        if not capacities or clash.control[card] != seat or is_engaged(clash, card):
            continue
        if is_delayed(clash, card) and not clash.variant.delay_only_attack:
            continue  # G-46; presences have no delay (G-45)
        for place, capacity in enumerate(capacities, start=1):
            if capacity.from_hand or (instants_only and not capacity.instant):
                continue
            if _can_use(clash, seat, card, capacity):
                found.append(card | place << FIELD)
    return found


def _can_use(clash: Clash, seat: int, card: int, capacity: Capacity) -> bool:
    if not star_splits(clash, seat, capacity_points(capacity.cost)):
        return False
    return _has_targets(clash, Frame(capacity.effect.number, card, seat), capacity.sacrifice)


# Launching.


def add_to_chain(clash: Clash, seat: int, option: int) -> None:
    """Begin to launch or use a packed pick: the card, and above bit FIELD its capacity's number, from 1."""
    begin(clash, launch.number, option & HANDLE, seat, option >> FIELD)


@RULES.effect("launch", settles=False)
@asks()
def launch(clash: Clash, me: Frame) -> None:
    """Announce a card or capacity: its frame asks for mode and targets, then waits on the chain (G-48).

    Its note counts what waits there already, which it answers.
    """
    if me.subject == 0:
        put_on_chain(clash, me.card)
        note(clash, L_LAUNCH, me.player, me.card, amount=len(clash.chain))
        if clash.variant.stall_counts == ANY_CARD:
            clash.laid[me.player] = 1  # G-95
        effect = effect_of(clash, me.card)
    else:
        note(clash, L_USE, me.player, me.card, amount=len(clash.chain))
        effect = printed(clash, me.card).capacities[me.subject - 1].effect.number
    begin(clash, effect, me.card, me.player, me.subject).held = True


def set_victim(me: Frame, card: int) -> None:
    """Remember the card to be sacrificed as part of the cost."""
    me.memo = [card]


def victims_named(me: Frame) -> list[int]:
    """The card to be sacrificed as part of the cost, as a list; empty if the cost asks for none."""
    return me.memo


def victims(clash: Clash, me: Frame) -> list[int]:
    """The cards that may be sacrificed as part of the cost."""
    card = printed(clash, me.card)
    query = card.sacrifice if me.subject == 0 else card.capacities[me.subject - 1].sacrifice
    return [] if query is None else query(clash, me)


@launch.then
@asks(must(victims), clause="G-48", prompt="sacrifice")
def launch_chooses_sacrifice(clash: Clash, me: Frame) -> None:
    """Remember the picked card as the one to be sacrificed for the cost."""
    set_victim(me, me.pick)


def star_sides(clash: Clash, me: Frame) -> list[int]:
    """The possible numbers of dark star points, plus 1: the only choice in paying (G-37)."""
    return [n + 1 for n in star_splits(clash, me.player, points_of(clash, me))]


@launch.then
@asks(must(star_sides, kind=SIDE), clause="G-36", prompt="pay")
def launch_is_paid(clash: Clash, me: Frame) -> None:
    """Pay the whole cost in one step; what is sacrificed or discarded goes before any answer (G-48, G-72)."""
    for energy in paid_with(clash, me.player, points_of(clash, me), me.pick - 1):
        engage(clash, energy, told=False)
    if me.subject > 0 and printed(clash, me.card).capacities[me.subject - 1].from_hand:
        discard(clash, me.card)
    elif me.subject > 0:
        engage(clash, me.card, told=False)
    for victim in victims_named(me):
        sacrifice(clash, victim)


@RULES.effect("arrival", settles=False)
@asks()
def arrival(clash: Clash, me: Frame) -> None:
    """Put a resolving creature, hero or presence into play (G-50)."""
    enter_play(clash, me.card, me.player)

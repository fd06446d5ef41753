"""What may be launched or used, and launching: announced, paid, held (G-48, G-64 to G-66)."""

from __future__ import annotations

from typing import Final

from baston.games.galacticlash.cards.card import CARDS, RULES, Capacity, Card, printed
from baston.games.galacticlash.constants import ENERGY, L_LAUNCH, L_USE, SIDE
from baston.games.galacticlash.effects.affecting import enter_play, sacrifice
from baston.games.galacticlash.queries.costs import (
    can_launch,
    can_pay,
    paid_with,
    points_of,
    reducers,
    star_splits,
)
from baston.games.galacticlash.queries.in_play import is_delayed, is_engaged
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.verbs.cards import discard
from baston.games.galacticlash.verbs.engaging import engage
from baston.games.galacticlash.verbs.zones import put_on_chain
from baston.kernel.effect import Effect, Query, asks, begin, must
from baston.kernel.frame import END, FIELD, HANDLE, Frame
from baston.kernel.log import note
from baston.kernel.machine import can_begin
from baston.kernel.numbers import NONE, with_one

ANY_CARD: Final = "any_card"

# What may be launched.


def plays(clash: Clash, seat: int) -> list[int]:
    """All that the active player may launch or use, packed (G-27, G-28). Not to be changed."""
    in_hand = _hand_plays(clash, seat, instants_only=False)
    return _with_capacity_plays(clash, seat, False, in_hand)


def answers(clash: Clash, seat: int) -> list[int]:
    """What is of instant speed, with which a seat may start or join a chain, packed (G-65).

    Not to be changed.
    """
    in_hand = _hand_plays(clash, seat, instants_only=True)
    return _with_capacity_plays(clash, seat, not _is_slow(clash), in_hand)


def can_play(clash: Clash, seat: int) -> bool:
    """Whether the active player has any of the `plays`."""
    in_hand = _hand_plays(clash, seat, instants_only=False, most=1)
    return len(in_hand) > 0 or len(_with_capacity_plays(clash, seat, False, NONE)) > 0


def can_answer(clash: Clash, seat: int) -> bool:
    """Whether a seat has any of the `answers`."""
    in_hand = _hand_plays(clash, seat, instants_only=True, most=1)
    return len(in_hand) > 0 or len(capacity_answers(clash, seat)) > 0


def capacity_answers(clash: Clash, seat: int) -> list[int]:
    """The packed answers of a seat that are capacities, which everybody can see. Not to be changed."""
    return _with_capacity_plays(clash, seat, not _is_slow(clash), NONE)


def _is_slow(clash: Clash) -> bool:
    """Whether capacities may be used as answers that are not of instant speed."""
    return clash.variant.action_speed_in_answer and len(clash.chain) > 0


def _hand_plays(clash: Clash, seat: int, instants_only: bool, most: int = END) -> list[int]:
    """The first of the seat's plays from its hand, `most` or one more; of copies, which are alike, one."""
    found = NONE
    sources: list[int] | None = None  # looked for only if they are asked for: hands are looked through often
    for card in clash.hand[seat]:
        kind = CARDS[clash.what[card]]
        if kind.kind == ENERGY:
            continue
        is_launched = not instants_only or kind.is_fast()
        if not (is_launched or kind.capacities) or _has_play_of(clash, kind, found):
            continue
        if is_launched:
            if sources is None:
                sources = reducers(clash, seat)
            payable = can_launch(clash, seat, kind, sources)
            if payable and _has_targets(clash, kind.on_resolve, card, seat, kind.sacrifice):
                found = with_one(found, card)
        for place, capacity in enumerate(kind.capacities):
            if capacity.from_hand and _can_use(clash, seat, card, capacity):
                found = with_one(found, card | (place + 1) << FIELD)  # G-116
        if len(found) >= most:
            break
    return found


def _has_play_of(clash: Clash, kind: Card, found: list[int]) -> bool:
    """Whether one of these packed plays is of such a card."""
    return any(clash.what[other & HANDLE] == kind.number for other in found)


def effect_of(clash: Clash, card: int) -> int:
    """The number of the effect by which a launched card resolves."""
    effect = printed(clash, card).on_resolve
    return arrival.number if effect is None else effect.number


def _has_targets(
    clash: Clash, effect: Effect[Clash] | None, card: int, seat: int, victims: Query[Clash] | None
) -> bool:
    """Whether there is something to sacrifice, if it must be, and all that the effect asks for first."""
    asks_first = effect is not None and len(effect.steps[0].questions) > 0
    if victims is None and not asks_first:
        return True
    trial = Frame(0 if effect is None else effect.number, card, seat)
    return (victims is None or len(victims(clash, trial)) > 0) and (
        not asks_first or can_begin(clash, RULES, trial)
    )


def _with_capacity_plays(clash: Clash, seat: int, instants_only: bool, found: list[int]) -> list[int]:
    """These plays, with the capacities of cards in play added that the seat may use."""
    found = _with_capacities_of(clash, seat, clash.units, instants_only, found)
    return _with_capacities_of(clash, seat, clash.presences, instants_only, found)


def _with_capacities_of(
    clash: Clash, seat: int, cards: list[int], instants_only: bool, found: list[int]
) -> list[int]:
    """These plays, with the capacities, packed, added that the seat may use of these cards in play."""
    for card in cards:
        if clash.control[card] != seat:
            continue
        capacities = CARDS[clash.what[card]].capacities
        if not capacities or is_engaged(clash, card):
            continue
        if is_delayed(clash, card) and not clash.variant.delay_only_attack:
            continue  # G-46; presences have no delay (G-45)
        for place, capacity in enumerate(capacities):
            if capacity.from_hand or (instants_only and not capacity.instant):
                continue
            if _can_use(clash, seat, card, capacity):
                found = with_one(found, card | (place + 1) << FIELD)
    return found


def _can_use(clash: Clash, seat: int, card: int, capacity: Capacity) -> bool:
    return can_pay(clash, seat, capacity.cost.points) and _has_targets(
        clash, capacity.effect, card, seat, capacity.sacrifice
    )


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

"""Launching, the chain of answers, and the windows in which one may be started (G-48, G-64 to G-69)."""

from __future__ import annotations

from typing import Final

from baston.games.galacticlash.cards.card import CARDS, RULES, Capacity, printed
from baston.games.galacticlash.constants import (
    CHAIN,
    ENERGY,
    INSTANT,
    L_CAPACITY_COUNTERED,
    L_COUNTERED,
    L_FIZZLE,
    L_LAUNCH,
    L_RESOLVE,
    L_USE,
    SIDE,
    W2,
    W5,
)
from baston.games.galacticlash.effects.affecting import enter_play, sacrifice
from baston.games.galacticlash.queries.costs import (
    capacity_points,
    launch_points,
    paid_with,
    points_of,
    sides,
)
from baston.games.galacticlash.queries.query import is_delayed, is_engaged, is_out
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.verbs.verbs import engage, note, put_in_pit, put_on_chain
from baston.kernel.effect import (
    Query,
    abandon,
    again,
    always,
    asks,
    begin,
    must,
    report,
    restart,
    resume,
)
from baston.kernel.frame import FIELD, HANDLE, PACKED, PASS, THING, Frame
from baston.kernel.machine import can_begin, recheck

ANY_CARD: Final = "any_card"

# What may be launched.


def plays(clash: Clash, seat: int) -> list[int]:
    """All that the active player may launch or use in construction and reinforcement (G-27, G-28)."""
    return _hand_plays(clash, seat, instants_only=False) + _capacity_plays(clash, seat, instants_only=False)


def answers(clash: Clash, seat: int) -> list[int]:
    """Instants and capacities of instant speed: what starts a chain in a window, or joins one (G-65)."""
    return _hand_plays(clash, seat, instants_only=True) + capacity_answers(clash, seat)


def capacity_answers(clash: Clash, seat: int) -> list[int]:
    """The part of the answers that all may see."""
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
        kind = CARDS[number].kind
        if kind == ENERGY or (instants_only and kind != INSTANT):
            continue
        if sides(clash, seat, launch_points(clash, seat, CARDS[number])) and _has_targets(
            clash, Frame(_effect_of(clash, card), card, seat), CARDS[number].sacrifice
        ):
            found.append(card)
    return found


def _effect_of(clash: Clash, card: int) -> int:
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
            if not (instants_only and not capacity.instant) and _can_use(clash, seat, card, capacity):
                found.append(card | place << FIELD)
    return found


def _can_use(clash: Clash, seat: int, card: int, capacity: Capacity) -> bool:
    if not sides(clash, seat, capacity_points(capacity.cost)):
        return False
    return _has_targets(clash, Frame(capacity.effect.number, card, seat), capacity.sacrifice)


# Launching.


def start_chain(clash: Clash, seat: int, option: int) -> None:
    """Launch or use something, then let it be answered."""
    add_to_chain(clash, seat, option)
    chain = begin(clash, chain_of_answers.number, 0, seat)
    chain.memo = [_next(clash, seat), 0]


def add_to_chain(clash: Clash, seat: int, option: int) -> None:
    begin(clash, launch.number, option & HANDLE, seat, option >> FIELD)


@RULES.effect("launch", settles=False)
@asks()
def launch(clash: Clash, me: Frame) -> None:
    """Announce: the frame of the card or capacity asks for mode and targets, and is then held (G-48)."""
    if me.subject == 0:
        put_on_chain(clash, me.card)
        note(clash, L_LAUNCH, me.player, me.card)
        if clash.variant.stall_counts == ANY_CARD:
            clash.laid[me.player] = 1  # G-95
        effect = _effect_of(clash, me.card)
    else:
        note(clash, L_USE, me.player, me.card)
        effect = printed(clash, me.card).capacities[me.subject - 1].effect.number
    begin(clash, effect, me.card, me.player, me.subject).held = True


def victims(clash: Clash, me: Frame) -> list[int]:
    card = printed(clash, me.card)
    query = card.sacrifice if me.subject == 0 else card.capacities[me.subject - 1].sacrifice
    return [] if query is None else query(clash, me)


@launch.then
@asks(must(victims))
def launch_chooses_sacrifice(clash: Clash, me: Frame) -> None:
    me.memo = [me.pick]


def star_sides(clash: Clash, me: Frame) -> list[int]:
    """Only the side of the star points is a choice (G-37): how many are dark, plus 1."""
    return [n + 1 for n in sides(clash, me.player, points_of(clash, me))]


@launch.then
@asks(must(star_sides, kind=SIDE))
def launch_is_paid(clash: Clash, me: Frame) -> None:
    """The whole cost in one step; what is sacrificed dies before any answer (G-48, G-72)."""
    for energy in paid_with(clash, me.player, points_of(clash, me), me.pick - 1):
        engage(clash, energy, told=False)
    if me.subject > 0:
        engage(clash, me.card, told=False)
    for victim in me.memo:
        sacrifice(clash, victim)


@RULES.effect("arrival", settles=False)
@asks()
def arrival(clash: Clash, me: Frame) -> None:
    """A creature, hero or presence resolves: it enters play (G-50)."""
    enter_play(clash, me.card, me.player)


# The chain.


def _next(clash: Clash, seat: int) -> int:
    return (seat + 1) % clash.players


def _find_seat(clash: Clash, me: Frame, asked: list[int]) -> None:
    """Those who can add nothing pass unasked, unless every seat is to be asked."""
    seat, passes = me.memo
    while passes < clash.players and not (seat in asked and _is_asked(clash, seat)):
        seat, passes = _next(clash, seat), passes + 1
    me.memo = [seat, passes]


def _is_asked(clash: Clash, seat: int) -> bool:
    if is_out(clash, seat):
        return False
    return clash.variant.even_windows or len(answers(clash, seat)) > 0


def seat_to_answer(clash: Clash, me: Frame) -> int:
    return me.memo[0]


def pass_or_answers(clash: Clash, me: Frame) -> list[int]:
    """Nothing once all have passed."""
    seat, passes = me.memo
    return [] if passes == clash.players else [PASS, *answers(clash, seat)]


@RULES.effect("chain")
@asks()
def chain_of_answers(clash: Clash, me: Frame) -> None:
    """In turn order from the player after the one who added last (G-66)."""
    _find_seat(clash, me, list(range(clash.players)))


@chain_of_answers.then
@asks(always(pass_or_answers, by=seat_to_answer, kind=PACKED))
def chain_grows(clash: Clash, me: Frame) -> None:
    seat, passes = me.memo
    restart(me)
    me.memo = [_next(clash, seat), passes + 1 if me.pick == PASS else 0]
    if me.pick != PASS:
        add_to_chain(clash, seat, me.pick)


@chain_of_answers.then
@asks()
def chain_resolves(clash: Clash, me: Frame) -> None:
    """Closed, it resolves whole, last in first out; checks and triggers come in between (G-67)."""
    if not clash.chain:
        clash.items = 0
        return
    frame = clash.chain.pop(_next_to_resolve(clash))
    if recheck(clash, RULES, frame):
        note(clash, L_RESOLVE, frame.player, frame.card)
        resume(clash, frame)
    else:
        note(clash, L_FIZZLE, frame.player, frame.card)
    begin(clash, leaves_chain.number, frame.card, frame.player, frame.subject)
    if clash.variant.reopen_chain and clash.chain:
        restart(me)
        me.memo = [clash.turn, 0]
    else:
        again(me)


def _next_to_resolve(clash: Clash) -> int:
    """The last item; where slow capacities may answer, the last one of instant speed (G-65)."""
    if clash.variant.action_speed_in_answer:
        for place in range(len(clash.chain) - 1, -1, -1):
            if _is_instant(clash, clash.chain[place]):
                return place
    return len(clash.chain) - 1


def _is_instant(clash: Clash, frame: Frame) -> bool:
    card = printed(clash, frame.card)
    return card.kind == INSTANT if frame.subject == 0 else card.capacities[frame.subject - 1].instant


@RULES.effect("leaves the chain", settles=False)
@asks()
def leaves_chain(clash: Clash, me: Frame) -> None:
    """An event goes to its owner's pit once it has acted, or has found no target (G-50, G-51)."""
    if me.subject == 0 and clash.zone[me.card] == CHAIN:
        put_in_pit(clash, me.card)


def counter(clash: Clash, item: int) -> None:
    """A card goes to its owner's pit; a capacity has no effect; costs stay paid (G-71, G-72)."""
    for place, frame in enumerate(clash.chain):
        if item > 0 and item == (frame.card if frame.subject == 0 else frame.where):
            del clash.chain[place]
            if frame.subject == 0:
                note(clash, L_COUNTERED, frame.player, frame.card)
                put_in_pit(clash, frame.card)
            else:
                note(clash, L_CAPACITY_COUNTERED, frame.player, frame.card)
            return


def player_of_item(clash: Clash, item: int) -> int:
    """The seat that has launched what waits on the chain; −1 if it waits no more."""
    for frame in clash.chain:
        if item == (frame.card if frame.subject == 0 else frame.where):
            return frame.player
    return -1


def targets_of(clash: Clash, item: Frame) -> list[int]:
    """What an item on the chain aims at: no modes, and nothing that has become a new card since (G-113)."""
    questions = RULES.effects[item.effect].steps[item.step].questions
    return [
        pick
        for place, pick in enumerate(item.picks)
        if questions[min(place, len(questions) - 1)].kind == THING
        and pick > 0
        and clash.changed(pick) <= item.since
    ]


# Windows.


def _asked_in(clash: Clash, me: Frame) -> list[int]:
    """Who wants to leave a phase is not asked: he could have played before (G-68)."""
    return [seat for seat in range(clash.players) if seat != me.player or me.subject not in (W2, W5)]


@RULES.effect("window")
@asks()
def window(clash: Clash, me: Frame) -> None:
    """`me.subject` is the window, `me.player` the active player, from whom the asking goes in turn order."""
    if not me.memo:
        me.memo = [me.player, 0]
    if is_out(clash, me.player):
        abandon(me)
        return
    _find_seat(clash, me, _asked_in(clash, me))


@window.then
@asks(always(pass_or_answers, by=seat_to_answer, kind=PACKED))
def window_is_answered(clash: Clash, me: Frame) -> None:
    """After a chain, W1, W3 and W4 start again; W2 and W5 give the phase back to the active player."""
    seat, passes = me.memo
    restart(me)
    if me.pick == PASS:
        me.memo = [_next(clash, seat), passes + 1]
        return
    start_chain(clash, seat, me.pick)
    me.memo = []
    if me.subject in (W2, W5):
        report(clash, me, 1)
        abandon(me)


def open_window(clash: Clash, number: int) -> None:
    begin(clash, window.number, 0, clash.turn, number)

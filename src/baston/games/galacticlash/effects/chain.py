"""The chain of answers: how it grows, resolves, and is countered (G-66 to G-73)."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import RULES, printed
from baston.games.galacticlash.constants import (
    CHAIN,
    L_CAPACITY_COUNTERED,
    L_COUNTERED,
    L_FIZZLE,
    L_RESOLVE,
)
from baston.games.galacticlash.effects.answering import (
    ask_from,
    find_next_to_answer,
    go_on_asking,
    next_seat,
    pass_or_answers,
    passes_of,
    seat_asked,
    seat_to_answer,
)
from baston.games.galacticlash.effects.launching import add_to_chain
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.verbs.zones import put_in_pit
from baston.kernel.effect import again, always, asks, begin, restart, resume
from baston.kernel.frame import PACKED, PASS, THING, Frame
from baston.kernel.log import note
from baston.kernel.machine import recheck


def start_chain(clash: Clash, seat: int, option: int) -> None:
    """Start a chain: launch the card or use the capacity that a seat picked, then let it be answered."""
    add_to_chain(clash, seat, option)
    ask_from(begin(clash, chain_of_answers.number, 0, seat), next_seat(clash, seat))


@RULES.effect("chain")
@asks()
def chain_of_answers(clash: Clash, me: Frame) -> None:
    """Ask the seats in turn for additions to the chain, from the one after who added last (G-66)."""
    find_next_to_answer(clash, me)


@chain_of_answers.then
@asks(always(pass_or_answers, by=seat_to_answer, kind=PACKED), clause="G-66")
def chain_grows(clash: Clash, me: Frame) -> None:
    """Add the item that was picked to the chain, or count a PASS; then ask the next seat."""
    seat = seat_asked(me)
    restart(me)
    go_on_asking(me, next_seat(clash, seat), passes_of(me) + 1 if me.pick == PASS else 0)
    if me.pick != PASS:
        add_to_chain(clash, seat, me.pick)


@chain_of_answers.then
@asks()
def chain_resolves(clash: Clash, me: Frame) -> None:
    """Resolve the closed chain, last in first out; checks and triggers come in between (G-67)."""
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
        ask_from(me, clash.turn)
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
    return card.is_fast() if frame.subject == 0 else card.capacities[frame.subject - 1].instant


@RULES.effect("leaves the chain", settles=False)
@asks()
def leaves_chain(clash: Clash, me: Frame) -> None:
    """Put a resolved event into its owner's pit, whether or not it found a target (G-50, G-51)."""
    if me.subject == 0 and clash.zone[me.card] == CHAIN:
        put_in_pit(clash, me.card)


def counter(clash: Clash, item: int) -> None:
    """Counter an item of the chain; costs stay paid (G-71, G-72).

    A card goes to its owner's pit; a capacity has no effect.
    """
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
    """The seat, from 0, that added an item to the chain; −1 if the item is no longer there."""
    for frame in clash.chain:
        if item == (frame.card if frame.subject == 0 else frame.where):
            return frame.player
    return -1


def targets_of(clash: Clash, item: Frame) -> list[int]:
    """The handles that an item of the chain targets, without modes and what has changed since (G-113)."""
    return [
        pick
        for kind, pick in RULES.answers(item)
        if kind == THING and pick > 0 and clash.changed(pick) <= item.since
    ]

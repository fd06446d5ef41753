"""What happens and sets off capacities: entering play, dying, wounds, changes of control, the state check."""

from __future__ import annotations

from mypy_extensions import i64

from baston.games.galacticlash.cards.card import CARDS, Ability, printed
from baston.games.galacticlash.constants import (
    BORROWED,
    DIES,
    DOOMED,
    ENTERS,
    FIRST_CARD,
    L_CONTROL,
    L_DESTROYED,
    L_DIES,
    L_DRAW_GAME,
    L_ENTER,
    L_OUT,
    L_OVER,
    L_RETURNED,
    L_SACRIFICE,
    L_WOUNDS,
    OTHER_DIES,
)
from baston.games.galacticlash.effects.trigger_frame import pack_event
from baston.games.galacticlash.queries.figures import defense
from baston.games.galacticlash.queries.in_play import is_in_play
from baston.games.galacticlash.queries.seats import are_opponents, is_out, is_player, seat_of_player, side_of
from baston.games.galacticlash.state.clash import STATE_CHECK, Clash
from baston.games.galacticlash.verbs.control import leave_combat, set_control
from baston.games.galacticlash.verbs.lasting import absorbed, last
from baston.games.galacticlash.verbs.life import lose_life, wound
from baston.games.galacticlash.verbs.zones import put_in_pit, put_in_play, remove_from_game
from baston.kernel.effect import trigger
from baston.kernel.frame import LAST_WORD, Frame
from baston.kernel.log import note
from baston.kernel.modifier import END_OF_TURN
from baston.kernel.numbers import NONE, with_one


def happen(clash: Clash, event: int, subject: int, seat: int, amount: int = 0) -> None:
    """Set off the abilities that watch this event, before any card moves (G-81).

    `subject` is the unit that it happens to, `seat` the player that it is about. An ability whose card goes
    meanwhile still happens, as one on the chain would (G-75).
    """
    matched: list[int] = []
    bit: i64 = 1 << event
    for source in clash.watchers:
        card = CARDS[clash.what[source]]
        if card.watches & bit == 0:
            continue
        for ability in card.abilities:
            if ability.timing != event or (ability.when is None and source != subject):
                continue
            frame = Frame(ability.effect.number, source, clash.control[source], subject)
            pack_event(frame, amount, seat)
            if not _applies(clash, ability, frame):
                continue
            key = ability.effect.number << 3 | frame.player
            if not ability.cumulative and key in matched:
                continue  # of copies under one controller, one happens (G-80)
            matched.append(key)
            if ability.once:
                clash.used.extend([ability.effect.number, frame.player])
            frame.where = clash.changed_at[source]  # the order of arrival (G-82)
            trigger(clash, frame)
            frame.since = LAST_WORD


def _applies(clash: Clash, ability: Ability, frame: Frame) -> bool:
    if ability.once and _is_used(clash, ability.effect.number, frame.player):
        return False
    return ability.when is None or ability.when(clash, frame)


def _is_used(clash: Clash, effect: int, seat: int) -> bool:
    used = clash.used
    return any(used[i] == effect and used[i + 1] == seat for i in range(0, len(used), 2))


# Entering and leaving play.


def enter_play(clash: Clash, card: int, seat: int) -> None:
    """Put a card into play and set off its enter-play abilities; it is ready unless told otherwise (G-50)."""
    kind = printed(clash, card)
    engaged = kind.is_unit() and any(
        printed(clash, source).engages_arrivals and are_opponents(clash, clash.control[source], seat)
        for source in clash.watchers
    )
    put_in_play(clash, card, seat, engaged)
    note(clash, L_ENTER, seat, card)
    happen(clash, ENTERS, card, seat)


def destroy(clash: Clash, card: int) -> None:
    """Put a card in play into its owner's pit; a creature or hero dies."""
    if is_in_play(clash, card):
        bury(clash, [card], L_DESTROYED)


def sacrifice(clash: Clash, card: int) -> None:
    """Put a card in play into its owner's pit as a cost; a creature dies."""
    if is_in_play(clash, card):
        bury(clash, [card], L_SACRIFICE)


def bury(clash: Clash, cards: list[int], told: int) -> None:
    """Put several cards from play into pits together; what watches deaths sees all of them (G-62)."""
    units = [card for card in cards if printed(clash, card).is_unit()]
    for unit in units:
        happen(clash, DIES, unit, clash.control[unit])
        happen(clash, OTHER_DIES, unit, clash.control[unit])
    for card in cards:
        note(clash, told, clash.control[card], card)
        put_in_pit(clash, card)


def take_control(clash: Clash, unit: int, seat: int, for_this_turn: bool) -> None:
    """Give a seat control of a unit: its delay starts again, and it leaves combat (G-85).

    Of a unit that the seat controls already nothing changes.
    """
    if not is_in_play(clash, unit) or clash.control[unit] == seat:
        return
    if for_this_turn:
        last(clash, BORROWED, clash.control[unit], unit)
    else:
        clash.lasting = [m for m in clash.lasting if m.thing != unit or m.kind != BORROWED]
    set_control(clash, unit, seat)
    note(clash, L_CONTROL, seat, unit)


def give_back(clash: Clash) -> None:
    """Return units taken for this turn to who controlled them before, or else to their owners (G-85)."""
    for m in [m for m in reversed(clash.lasting) if m.kind == BORROWED and m.until == END_OF_TURN]:
        seat = m.amount if not is_out(clash, m.amount) else clash.owner[m.thing]
        set_control(clash, m.thing, seat)
        note(clash, L_RETURNED, seat, m.thing)


# Wounds.


def damage(clash: Clash, thing: int, amount: int, dealer: int = 0) -> int:
    """Deal wounds to a unit, or take life from a player (G-84); return how many were not prevented.

    The log names the `dealer`, in combat a unit, else the card whose effect is on its way.
    """
    if thing <= 0 or amount <= 0:
        return 0
    if is_player(thing):
        return lose_life(clash, seat_of_player(thing), absorbed(clash, thing, amount), dealer)
    if not is_in_play(clash, thing):
        return 0
    dealt = absorbed(clash, thing, amount)
    if dealt > 0:
        wound(clash, thing, dealt)
        note(clash, L_WOUNDS, clash.control[thing], thing, 0, dealt, source=dealer)
    return dealt


# The state check.


def settle_state(clash: Clash) -> None:
    """Make losing players leave together, then dead units die together, until nothing changes (G-83)."""
    while clash.unsettled and not clash.over:
        clash.unsettled = False
        losers = NONE
        for seat in range(clash.players):
            if clash.out[seat] == 0 and _has_lost(clash, seat):
                losers = with_one(losers, seat)
        if losers:
            _leave_game(clash, losers)
        dead = NONE
        for unit in clash.units:
            if is_dead(clash, unit):
                dead = with_one(dead, unit)
        if dead and not clash.over:
            bury(clash, dead, L_DIES)


def _has_lost(clash: Clash, seat: int) -> bool:
    return clash.life[side_of(clash, seat)] <= 0


def is_dead(clash: Clash, unit: int) -> bool:
    """Whether a unit has as many wounds as defense (G-61), or has been dealt a lethal one."""
    if clash.wounds[unit] >= defense(clash, unit):
        return True
    return any(m.kind == DOOMED and m.thing == unit for m in clash.lasting)


def _leave_game(clash: Clash, losers: list[int]) -> None:
    """The last side left wins; with none left, those who lost together draw (G-91, G-99)."""
    for seat in losers:
        clash.out[seat] = 1
        note(clash, L_OUT, seat)
    left = [seat for seat in range(clash.players) if clash.out[seat] == 0]
    if not left:
        end_game(clash, losers)
    elif all(not are_opponents(clash, left[0], seat) for seat in left):
        end_game(clash, left)
    else:
        for seat in losers:
            _clear_away(clash, seat)


def end_game(clash: Clash, winners: list[int]) -> None:
    """End the game; `winners` are the seats of one side that has won, or of several that draw."""
    clash.over = True
    clash.winners = winners
    is_draw = any(are_opponents(clash, winners[0], seat) for seat in winners)
    note(clash, L_DRAW_GAME if is_draw else L_OVER, winners[0])


def _clear_away(clash: Clash, seat: int) -> None:
    """What a player who has left owned is gone, what he had borrowed goes to the pits (G-100)."""
    for card in clash.units + clash.presences:
        if clash.owner[card] != seat and clash.control[card] == seat:
            put_in_pit(clash, card)
    clash.chain = [frame for frame in clash.chain if frame.player != seat]
    clash.pending = [frame for frame in clash.pending if frame.player != seat]
    for card in range(FIRST_CARD, len(clash.what)):
        if clash.owner[card] == seat:
            remove_from_game(clash, card)
    combat = clash.combat
    if combat is not None:
        for unit in [u for u, at in zip(combat.attackers, combat.against, strict=True) if at == seat]:
            leave_combat(clash, unit)


STATE_CHECK[0] = settle_state

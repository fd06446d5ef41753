"""What the active player may do, and an activation from its movement to its end (SFB-60 to 65, SFB-106)."""

from __future__ import annotations

from typing import Final

from baston.games.superfantasybrawl.acting.attack import attack
from baston.games.superfantasybrawl.acting.reported_movement import carry_report
from baston.games.superfantasybrawl.acting.skills import can_be_done, skill, standard_action
from baston.games.superfantasybrawl.cards.card import BLANK, RULES, Card, printed
from baston.games.superfantasybrawl.constants import (
    ATTACK,
    BLUE,
    CORES,
    FIRST_STANDARD,
    FREE,
    L_AGAIN,
    L_LEVEL_UP,
    L_PLAY,
    L_STANDARD,
    MOVE,
    REACTION,
    STANDARD_ANY,
    STANDARDS,
)
from baston.games.superfantasybrawl.moving.crossing import begin_crossing
from baston.games.superfantasybrawl.moving.movement import begin_movement
from baston.games.superfantasybrawl.moving.walking import can_walk, has_way_in
from baston.games.superfantasybrawl.queries.actions import present_action
from baston.games.superfantasybrawl.queries.costs import payable, ready_cores
from baston.games.superfantasybrawl.queries.figures import levelled_side, movement
from baston.games.superfantasybrawl.queries.seats import champion_of_card, champions_of, seat_of
from baston.games.superfantasybrawl.queries.whereabouts import is_in_arena
from baston.games.superfantasybrawl.state.arena import Arena
from baston.games.superfantasybrawl.verbs.cards import put_in_discard, take_from_hand
from baston.games.superfantasybrawl.verbs.champions import level_up
from baston.games.superfantasybrawl.verbs.cores import exhaust
from baston.games.superfantasybrawl.verbs.turns import begin_action, end_action, use_standard
from baston.kernel.effect import asks, begin
from baston.kernel.frame import FIELD, HANDLE, Frame
from baston.kernel.log import note

MOVE_OF_STANDARD: Final = (1, 1, 1, 2)  # by standard action (SFB-134)


# What can be done.


def actions(arena: Arena, seat: int) -> list[int]:
    """All actions of a seat, packed with the Core that pays: cards of its hand, then standard actions."""
    found: list[int] = []
    payable_with = [payable(arena, seat, core) for core in range(len(CORES))]
    if arena.cores[seat] != 0:
        for card in arena.hand[seat]:
            as_printed = printed(arena, card)
            champion = champion_of_card(arena, card)
            if as_printed.kind != REACTION and _can_come(arena, champion, as_printed.move, as_printed):
                for core in payable_with[as_printed.core]:
                    found.append((core + 1) << 2 * FIELD | card << FIELD | champion)
    champions = champions_of(arena, seat)
    free = arena.free_used[seat] == 0 and any(levelled_side(arena, c).free_standard for c in champions)
    for number in range(len(STANDARDS)):
        if arena.standards >> number & 1 == 1:
            continue
        cores = ready_cores(arena, seat) if number == STANDARD_ANY else payable_with[number]
        if free:
            cores = cores + [FREE]
        if cores:
            for champion in champions:
                if _can_use(arena, champion, number):
                    option = (FIRST_STANDARD + number) << FIELD | champion
                    found += [(core + 1) << 2 * FIELD | option for core in cores]
    return found


def plays_a_card(arena: Arena, seat: int) -> bool:
    """Whether the seat may play a card of its hand: then there are `actions`, else there may be."""
    if arena.cores[seat] == 0:
        return False
    for card in arena.hand[seat]:
        as_printed = printed(arena, card)
        if as_printed.kind == REACTION or not payable(arena, seat, as_printed.core):
            continue
        if _can_come(arena, champion_of_card(arena, card), as_printed.move, as_printed):
            return True
    return False


def _can_come(arena: Arena, champion: int, printed_move: int, card: Card = BLANK) -> bool:
    """In the arena; on the Gate, with printed movement and a way in (SFB-150 to 152)."""
    if is_in_arena(arena, champion):
        return True
    return has_way_in(arena, champion, movement(arena, champion, printed_move), card)


def _can_use(arena: Arena, champion: int, number: int) -> bool:
    """Can any part of a standard action be done (SFB-136)?"""
    printed_move = MOVE_OF_STANDARD[number]
    if not is_in_arena(arena, champion):
        return _can_come(arena, champion, printed_move)
    most = movement(arena, champion, printed_move)
    return can_walk(arena, champion, most) or can_be_done(arena, champion, number)


def carry_out(arena: Arena, seat: int, option: int) -> None:
    """Pay for a packed action and begin it."""
    core, thing, champion = (option >> 2 * FIELD) - 1, option >> FIELD & HANDLE, option & HANDLE
    if thing >= FIRST_STANDARD:
        note(arena, L_STANDARD, seat, 0, champion, thing - FIRST_STANDARD)
        use_standard(arena, seat, thing - FIRST_STANDARD, core == FREE)
    else:
        take_from_hand(arena, thing)
        note(arena, L_PLAY, seat, thing, champion)
    exhaust(arena, seat, core)
    activate(arena, seat, champion, thing)


def activate(arena: Arena, seat: int, champion: int, thing: int) -> None:
    """Begin the activation of a champion by a seat; `thing`: a card's or a standard action's handle."""
    begin_action(arena, champion, 0 if thing >= FIRST_STANDARD else thing, seat)
    begin(arena, activation.number, champion, seat, thing)


# An activation.


@RULES.effect("activation")
@asks()
def activation(arena: Arena, me: Frame) -> None:
    """Begin the activation of a champion, `me.card`, with the printed movement (SFB-70).

    `me.subject` is its card, or the handle of the standard action.
    """
    if me.subject >= FIRST_STANDARD:
        most = movement(arena, me.card, MOVE_OF_STANDARD[me.subject - FIRST_STANDARD])
        begin_movement(arena, me, MOVE, me.card, most, me.player)
        return
    card = printed(arena, me.subject)
    most = movement(arena, me.card, card.move)
    if card.crosses_enemies:
        begin_crossing(arena, me, most)
    else:
        begin_movement(arena, me, MOVE, me.card, most, me.player)


@activation.then
@asks()
def activation_acts(arena: Arena, me: Frame) -> None:
    """Begin the attack, skill or standard action after the movement.

    A champion put out of action on the way does not attack; other actions go on without it (SFB-155).
    """
    if me.subject >= FIRST_STANDARD:
        effect = standard_action
    elif printed(arena, me.subject).kind == ATTACK:
        if not is_in_arena(arena, me.card):
            return
        effect = attack
    else:
        effect = skill
    reported = me.done[:]  # what is begun now reports anew
    carry_report(begin(arena, effect.number, me.card, me.player, me.subject), reported)


@activation.then
@asks()
def activation_ends(arena: Arena, me: Frame) -> None:
    """Discard the cards played and level champions up.

    A blue card of Sulka, if it was levelled before, then has its effect.
    """
    action = present_action(arena)
    draws_after = levelled_side(arena, me.card).after_own_blue
    if action.card and not action.again:
        put_in_discard(arena, action.card)
    for place in range(0, len(action.reactions), 2):
        put_in_discard(arena, action.reactions[place])
    for champion in action.rising:
        if champion not in action.fallen and level_up(arena, champion):
            note(arena, L_LEVEL_UP, seat_of(arena, champion), 0, champion)
    is_blue = action.card != 0 and printed(arena, action.card).core == BLUE
    if draws_after is not None and is_blue and levelled_side(arena, me.card).after_own_blue is not None:
        begin(arena, draws_after.number, me.card, me.player, me.subject)


@activation.then
@asks()
def activation_is_over(arena: Arena, me: Frame) -> None:
    """End the action; a card that is played again begins from its first step (SFB-240)."""
    again = present_action(arena).again
    end_action(arena)
    if again:
        note(arena, L_AGAIN, me.player, me.subject, me.card)
        activate(arena, me.player, me.card, me.subject)

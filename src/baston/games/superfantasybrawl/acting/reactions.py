"""Reactions: who may play one on whom, what it costs, and when its two parts come (SFB-110 to 120).

The window opens whenever a defender has a card in hand and a ready Core (SFB-273).
"""

from __future__ import annotations

from baston.games.superfantasybrawl.cards.card import RULES, Card, printed
from baston.games.superfantasybrawl.constants import L_NO_REACTION, L_REACTION, REACTION
from baston.games.superfantasybrawl.queries.actions import present_action, targets_of
from baston.games.superfantasybrawl.queries.costs import payable
from baston.games.superfantasybrawl.queries.figures import levelled_side
from baston.games.superfantasybrawl.queries.seats import opponents_in_turn, owner_of, seat_of, side_of
from baston.games.superfantasybrawl.queries.whereabouts import adjacent_enemies
from baston.games.superfantasybrawl.state.arena import Action, Arena
from baston.games.superfantasybrawl.verbs.cards import take_from_hand
from baston.games.superfantasybrawl.verbs.cores import exhaust
from baston.kernel.effect import again, always, asks, begin
from baston.kernel.frame import FIELD, HANDLE, PACKED, PASS, Frame
from baston.kernel.log import note


def defended_by_reactions(arena: Arena) -> list[int]:
    """The targets on which a Reaction may be played: enemies of the attacker, without a ban (SFB-344)."""
    action = present_action(arena)
    side = side_of(arena, action.champion)
    return [
        target
        for target in targets_of(arena)
        if side_of(arena, target) != side
        and not any(levelled_side(arena, other).bans_reactions for other in adjacent_enemies(arena, target))
    ]


def _seats_passed(me: Frame) -> list[int]:
    """The seats that have passed since the last Reaction."""
    return me.memo


def _add_passed(me: Frame, seat: int) -> None:
    """This seat has passed."""
    me.memo.append(seat)


def _ask_all_again(me: Frame) -> None:
    """Whoever has passed may answer again."""
    me.memo = []


def seats_to_ask(arena: Arena, me: Frame) -> list[int]:
    """The seats that may still play a Reaction, in turn order.

    Those whose champions can be defended come first (SFB-297).
    """
    action = present_action(arena)
    defended = defended_by_reactions(arena)
    if not defended or action.may_react == 0 or printed(arena, action.card).no_reactions:
        return []
    seats = opponents_in_turn(arena, action.player)
    controllers = [seat_of(arena, champion) for champion in defended]
    seats = [seat for seat in seats if seat in controllers] + [s for s in seats if s not in controllers]
    passed = _seats_passed(me)
    return [seat for seat in seats if seat not in passed and arena.hand[seat] and arena.cores[seat] != 0]


def who_reacts(arena: Arena, me: Frame) -> int:
    """The seat, from 0, that is asked for a Reaction now."""
    return seats_to_ask(arena, me)[0]


def pass_or_reactions(arena: Arena, me: Frame) -> list[int]:
    """PASS and the Reactions that may be played, packed with the Core that pays and the champion defended."""
    seats = seats_to_ask(arena, me)
    if not seats:
        return []
    found = [PASS]
    defended = defended_by_reactions(arena)
    for card in arena.hand[seats[0]]:
        as_printed = printed(arena, card)
        if as_printed.kind == REACTION:
            for core in payable(arena, seats[0], as_printed.core):
                found += [(core + 1) << 2 * FIELD | card << FIELD | champion for champion in defended]
    return found


@RULES.effect("reaction window")
@asks(always(pass_or_reactions, by=who_reacts, kind=PACKED), clause="SFB-110")
def reaction_window(arena: Arena, me: Frame) -> None:
    """Play the Reaction picked, or count a PASS, then ask again (step 5).

    One Reaction for each attack, unless one of them allows another (SFB-111).
    """
    seat = seats_to_ask(arena, me)[0]
    again(me)
    if me.pick == PASS:
        _add_passed(me, seat)
        note(arena, L_NO_REACTION, seat)
        return
    _ask_all_again(me)
    core, card, champion = me.pick >> 2 * FIELD, me.pick >> FIELD & HANDLE, me.pick & HANDLE
    exhaust(arena, seat, core - 1, card)
    take_from_hand(arena, card)
    note(arena, L_REACTION, seat, card, champion)
    action = present_action(arena)
    action.may_react -= 1
    action.reactions += [card, champion]
    as_printed = printed(arena, card)
    guard(arena, champion, _printed_guard(arena, action, as_printed, champion))
    if as_printed.react_effect is not None:
        begin(arena, as_printed.react_effect.number, champion, seat, card)


def guard(arena: Arena, champion: int, amount: int) -> None:
    """Raise a champion's defense against this attack alone (SFB-113)."""
    present_action(arena).guards += [champion, amount]


def _printed_guard(arena: Arena, action: Action, card: Card, champion: int) -> int:
    return card.defense if card.guard is None else card.guard(arena, action, champion)


def begin_reaction_posts(arena: Arena) -> None:
    """Begin the post-attack parts of the Reactions played, in their order (step 8)."""
    reactions = present_action(arena).reactions
    for place in range(0, len(reactions), 2):
        begin(arena, reaction_post.number, reactions[place + 1], arena.turn, reactions[place])


@RULES.effect("reaction post")
@asks()
def reaction_post(arena: Arena, me: Frame) -> None:
    """Begin the post-attack part of a Reaction, `me.subject`, for the defended champion, `me.card`.

    It is lost if that champion has fallen, unless the card says otherwise.
    """
    action = present_action(arena)
    card = printed(arena, me.subject)
    lost = me.card in action.fallen and not card.even_fallen
    if card.react_post_effect is not None and not lost and not action.no_post:
        begin(arena, card.react_post_effect.number, me.card, owner_of(arena, me.subject), me.subject)

"""What may be played and with which allowance, and what playing a card does.

A play is packed into one int: `token << 20 | card << 10 | target`. Token 0 is a play without a condition, n
the n-th of `table.extra`, USE an ability used in the play phase. The target is a place, or a slot there, or
for an action its bearer.
"""

from __future__ import annotations

from typing import Final

from baston.games.smashup.cards.card import ACTION, CARDS, MINION, RULES, TO_BASE, TO_MY_BASE, Card, printed
from baston.games.smashup.constants import (
    AFFECTED,
    L_ATTACH,
    L_PLAY,
    L_PLAY_AT,
    LIMBO,
    PLAYED,
    PLAYS_FROM_DISCARD,
    RAISED,
)
from baston.games.smashup.effects.abilities import TOKEN, USE, add_uses, begin_use
from baston.games.smashup.effects.affecting import attach_to, boost
from baston.games.smashup.effects.events import emit_event
from baston.games.smashup.effects.kept_plays import add_plays
from baston.games.smashup.effects.play_frame import (
    MINE,
    add_raised,
    choose_slot,
    pop_slot,
    raised_by,
    set_bearer,
    target_of,
    wanted_of,
)
from baston.games.smashup.queries.seats import in_play_phase
from baston.games.smashup.queries.targets import (
    action_targets,
    cannot_play_actions,
    forbidders,
    is_forbidden,
    minion_places,
    place_of,
    places_left,
)
from baston.games.smashup.queries.watching import does_any
from baston.games.smashup.queries.where import has_minion_at, is_same_object
from baston.games.smashup.state.table import ANYWHERE, WHERE_I_HAVE_NONE, ExtraPlay, Table
from baston.games.smashup.verbs.allowances import grant_plays_now, spend_play
from baston.games.smashup.verbs.in_play import enter_play, lay_on
from baston.games.smashup.verbs.piles import put_in_discard, show, take
from baston.games.smashup.verbs.turns import count_played, remember_visit
from baston.kernel.effect import Query, Step, asks, begin, must
from baston.kernel.frame import FIELD, HANDLE, Frame
from baston.kernel.log import note
from baston.kernel.numbers import NONE

# Plays of the play phase.


def plays_and_uses(table: Table, seat: int) -> list[int]:
    """All that the seat may play or use in its play phase, packed: cards in hand order, then abilities."""
    options: list[int] = []
    tokens = _tokens(table)
    action_tokens = [token for token in tokens if table.extra[token - 1].action] if tokens else NONE
    may_play_actions = table.action_plays > 0 or len(action_tokens) > 0
    may_play_actions = may_play_actions and not cannot_play_actions(table, seat)
    may_play_minions = table.minion_plays > 0 or len(tokens) > len(action_tokens)
    sources = forbidders(table)
    for card in table.hand[seat]:
        as_printed = CARDS[table.what[card]]
        if as_printed.kind == MINION:
            if may_play_minions:
                places = places_left(table, seat, card, sources) if sources else table.places
                if table.minion_plays > 0:
                    add_plays(table, card, places, options)
                if tokens:
                    _add_token_minions(table, seat, card, places, tokens, options)
        elif may_play_actions and as_printed.kind == ACTION:
            targets = action_targets(table, seat, as_printed)
            if table.action_plays > 0:
                add_plays(table, card, targets, options)
            if action_tokens:
                _add_token_actions(table, seat, card, targets, action_tokens, options)
    _add_discarded(table, seat, tokens, options)
    options = table.plays_in_full(seat, options)
    add_uses(table, seat, options)
    return options


def plays_a_card(table: Table, seat: int) -> bool:
    """Whether it is plain that the seat may play a card of its hand in its play phase.

    Where it is not, a list of all plays tells: a card may forbid some, or allow others.
    """
    if table.minion_plays > 0 and table.places and not forbidders(table):
        for card in table.hand[seat]:
            if CARDS[table.what[card]].kind == MINION and _plays_on(table, seat, card, table.places[0]):
                return True
    if table.action_plays > 0 and not cannot_play_actions(table, seat):
        for card in table.hand[seat]:
            as_printed = CARDS[table.what[card]]
            if as_printed.kind == ACTION:
                targets = action_targets(table, seat, as_printed)
                if targets and _plays_on(table, seat, card, targets[0]):
                    return True
    return False


def _plays_on(table: Table, seat: int, card: int, target: int) -> bool:
    """Whether a mode's choices leave a way to play the card on the target."""
    return len(table.plays_in_full(seat, [card << FIELD | target])) > 0


def _tokens(table: Table) -> list[int]:
    """The conditional plays that differ, as places in `extra` counted from 1. Not to be changed."""
    if not table.extra:
        return NONE
    tokens: list[int] = []
    for i, extra in enumerate(table.extra):
        if not any(extra.same(table.extra[t - 1]) for t in tokens):
            tokens.append(i + 1)
    return tokens


def _add_discarded(table: Table, seat: int, tokens: list[int], options: list[int]) -> None:
    for place in places_for_discarded(table, seat):
        for card in discarded_minions_for(table, seat, place):
            if table.minion_plays > 0:
                options.append(card << FIELD | place)
            _add_token_minions(table, seat, card, [place], tokens, options)


def _add_token_minions(
    table: Table, seat: int, card: int, places: list[int], tokens: list[int], options: list[int]
) -> None:
    for token in tokens:
        extra = table.extra[token - 1]
        for place in places:
            if fits_minion(table, seat, CARDS[table.what[card]], place, extra):
                options.append(token << TOKEN | card << FIELD | place)


def _add_token_actions(
    table: Table, seat: int, card: int, targets: list[int], tokens: list[int], options: list[int]
) -> None:
    for token in tokens:
        extra = table.extra[token - 1]
        for target in targets:
            if fits_action(table, seat, card, target, extra):
                options.append(token << TOKEN | card << FIELD | target)


def places_for_discarded(table: Table, seat: int) -> list[int]:
    """The places where the seat may play minions from its discard pile (SU-129). Not to be changed."""
    if not does_any(table, PLAYS_FROM_DISCARD):
        return NONE
    places: list[int] = []
    for source in table.watchers:
        if CARDS[table.what[source]].plays_from_discard and table.control[source] == seat:
            place = table.place[source]
            if place not in places:
                places.append(place)
    return places


def discarded_minions_for(table: Table, seat: int, place: int) -> list[int]:
    """The minions in the seat's discard pile that nothing forbids it to play at the place."""
    return [
        card
        for card in table.discard[seat]
        if CARDS[table.what[card]].kind == MINION and not is_forbidden(table, seat, card, place)
    ]


def fits_minion(table: Table, seat: int, as_printed: Card, place: int, extra: ExtraPlay) -> bool:
    """Whether a minion played at the place meets the conditions of an extra play (SU-136)."""
    if extra.action or as_printed.power > extra.power_at_most:
        return False
    if extra.other_than > 0 and as_printed.title == CARDS[extra.other_than].title:
        return False
    if extra.place == WHERE_I_HAVE_NONE:
        return not has_minion_at(table, place, seat)
    return extra.place == ANYWHERE or extra.place == place


def fits_action(table: Table, seat: int, card: int, target: int, extra: ExtraPlay) -> bool:
    """Whether an action played on the target meets the conditions of an extra play (SU-136)."""
    return extra.action and (not extra.raising or may_raise(table, seat, card, target, MINE))


def may_raise(table: Table, seat: int, card: int, target: int, minion: int) -> bool:
    """Whether playing the action so can directly increase a minion's power; MINE: of any own minion."""
    raised = [target] if raises_bearer(table, card, target) else []
    raises = CARDS[table.what[card]].raises
    if raises is not None:
        raised = raises(table, seat)
    return any(m == minion or (minion == MINE and table.control[m] == seat) for m in raised)


def raises_bearer(table: Table, action: int, minion: int) -> bool:
    """Whether attaching the action to a minion directly increases its power (SU-104, SU-190)."""
    if minion < table.first_card:
        return False
    as_printed = CARDS[table.what[action]]
    return as_printed.bearer_bonus > 0 or as_printed.bearer_power > CARDS[table.what[minion]].power


def who_must_be_raised(table: Table, me: Frame) -> int:
    """The handle of the minion whose power the action was played to increase, MINE for any own, else 0."""
    behind = table.frames[me.parent] if me.parent >= 0 else me
    return wanted_of(behind) if behind.effect == ACTION_IS_PLAYED else 0


def to_raise(query: Query[Table]) -> Query[Table]:
    """The query narrowed to minions whose power the action was played to increase, if it was (SU-104)."""

    def allowed(table: Table, me: Frame) -> list[int]:
        wanted = who_must_be_raised(table, me)
        found = query(table, me)
        if wanted == 0:
            return found
        return [m for m in found if m == wanted or (wanted == MINE and table.control[m] == me.player)]

    return allowed


def raise_one(query: Query[Table], amount: int) -> Step[Table]:
    """The step "choose a minion: it gains so much power until the end of the turn" of an action (SU-104)."""

    def raise_it(table: Table, me: Frame) -> None:
        boost(table, [me.pick], amount, this_turn=True)

    return Step(raise_it, (must(to_raise(query)),))


def carry_out_play(table: Table, seat: int, option: int) -> None:
    """Carry out a packed play: spend the allowance, then begin the play, or begin the ability."""
    token, card, target = option >> TOKEN, option >> FIELD & HANDLE, option & HANDLE
    if token == USE:
        begin_use(table, seat, option)
        return
    raising = MINE if token > 0 and table.extra[token - 1].raising else 0
    spend_play(table, token, CARDS[table.what[card]].kind == ACTION)
    play(table, seat, card, target, raising)


# Playing a card.


def play(table: Table, seat: int, card: int, target: int = 0, raising: int = 0) -> None:
    """Begin to play a card from anywhere: a minion at a place, an action on its target (SU-13, SU-14).

    `raising`: the minion whose power the action has to increase, or MINE. The target may be a slot; where
    only its place is told, the seat chooses.
    """
    question = table.question_before_play(card, False)
    if question > 0:
        begin(table, question, card, seat, target, raising)
    else:
        begin_play(table, seat, card, target, raising)


def begin_play(table: Table, seat: int, card: int, target: int, raising: int) -> None:
    """Begin to play a card as `play` does, without a question before."""
    place = place_of(table, target)
    if CARDS[table.what[card]].kind == MINION:
        frame = begin(table, MINION_IS_PLAYED, card, seat, 0, place)
    else:
        frame = begin(table, ACTION_IS_PLAYED, card, seat, place, raising)
    if place != target:
        choose_slot(frame, target)


def uncover(table: Table, card: int) -> None:
    """Begin to play a buried action; one that attaches to a base, on the base where it lies (BP-44)."""
    to_base = CARDS[table.what[card]].attach in (TO_BASE, TO_MY_BASE)
    play(table, table.control[card], card, table.place[card] if to_base else 0)


@RULES.effect("play a minion")
@asks()
def minion_is_played(table: Table, me: Frame) -> None:
    """Bring a minion into play; its own ability comes first, then what watches the play (SU-17)."""
    slot = pop_slot(me)
    take(table, me.card)
    enter_play(table, me.card, me.where, me.player)
    count_played(table, me.player)
    remember_visit(table, me.player, me.where)
    note(table, L_PLAY_AT, me.player, me.card, me.where)
    table.settle(me.card, me.where, slot)
    emit_event(table, PLAYED, me.card)
    grant_plays_now(table, me.card)
    _begin_on_play(table, me, me.where)


def _begin_on_play(table: Table, me: Frame, where: int) -> None:
    effect = printed(table, me.card).on_play
    if effect is not None:
        begin(table, effect.number, me.card, me.player, me.subject, where)


@RULES.effect("play an action")
@asks()
def action_is_played(table: Table, me: Frame) -> None:
    """Show the action and attach it to its target, or lay it in no pile while it acts (SU-176)."""
    slot = pop_slot(me)
    buried_at, seat = table.place[me.card], table.control[me.card]
    take(table, me.card)
    show(table, me.card)
    target = target_of(me)
    if target == 0:
        note(table, L_PLAY, me.player, me.card)
    elif target in table.places:
        lay_on(table, me.card, target, me.player)
        note(table, L_ATTACH, me.player, me.card, target)
        table.settle(me.card, target, slot)
    elif table.place[target] > 0:
        attach_to(table, me.card, target)
    if buried_at > 0:
        table.card_leaves(buried_at, seat)


@action_is_played.then
@asks()
def action_acts(table: Table, me: Frame) -> None:
    """Let the action act, unless it could not be attached (SU-161)."""
    if target_of(me) == 0:
        _begin_on_play(table, me, 0)
    elif table.place[me.card] > 0:
        bearer = table.bearer[me.card]
        set_bearer(me, bearer)  # another minion may have stood in for the target (SU-184)
        if does_any(table, RAISED) and raises_bearer(table, me.card, bearer):
            add_raised(me, [bearer])
        grant_plays_now(table, me.card)
        _begin_on_play(table, me, table.place[me.card])


@action_is_played.then
@asks()
def action_has_raised(table: Table, me: Frame) -> None:
    """Set off what watches minions whose power the action has directly increased (SU-104)."""
    raised = [m for m in raised_by(me) if is_same_object(table, me, m)] if me.carries() else NONE
    if raised:
        emit_event(table, RAISED, me.card, about=raised)


@action_is_played.then
@asks()
def action_is_done(table: Table, me: Frame) -> None:
    """Discard the action (SU-17), or set off that the minion bearing it has been affected (SU-80)."""
    if table.place[me.card] == LIMBO:
        put_in_discard(table, me.card)
    elif target_of(me) >= table.first_card:
        emit_event(table, AFFECTED, target_of(me))


# Compiled, what decorators make is looked up in a dictionary each time; a constant is not.
MINION_IS_PLAYED: Final = minion_is_played.number
ACTION_IS_PLAYED: Final = action_is_played.number


def ways_to_play(table: Table, seat: int, card: int) -> list[int]:
    """The packed plays of one card that the seat may make now, wherever the card lies (SU-128, SU-167)."""
    as_printed = CARDS[table.what[card]]
    if as_printed.kind == MINION:
        ways = [card << FIELD | place for place in minion_places(table, seat, card)]
    elif in_play_phase(table, seat) and cannot_play_actions(table, seat):
        return []
    else:
        ways = [card << FIELD | target for target in action_targets(table, seat, as_printed)]
    return table.plays_in_full(seat, ways)


def ways_to_raise(table: Table, seat: int, minion: int) -> list[int]:
    """The packed plays of actions in the seat's hand that directly increase the minion's power."""
    return [
        way
        for card in table.hand[seat]
        if CARDS[table.what[card]].kind == ACTION
        for way in ways_to_play(table, seat, card)
        if may_raise(table, seat, card, way & HANDLE, minion)
    ]


def play_packed(table: Table, seat: int, option: int, raising: int = 0) -> None:
    """Play a card as a packed play of `ways_to_play` or `ways_to_raise` says, using no allowance."""
    play(table, seat, option >> FIELD & HANDLE, option & HANDLE, raising)

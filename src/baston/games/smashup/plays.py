"""What may be played and with which allowance, and what playing a card does.

A play is packed into one int: `token << 20 | card << 10 | target`. Token 0 is a play without a condition, n
the n-th of `table.extra`, USE an ability used in the play phase. The target is a place or, for an action, its
bearer.
"""

from __future__ import annotations

from typing import Final

from baston.games.smashup.affect import FIELD, HANDLE, attach_to, happen
from baston.games.smashup.card import (
    ACTION,
    CARDS,
    MINION,
    NOWHERE,
    RULES,
    TO_BASE,
    TO_OWN_MINION,
    Ability,
    Card,
    printed,
)
from baston.games.smashup.query import has_minion_at, in_play_phase
from baston.games.smashup.table import ANYWHERE, NO_LIMIT, WHERE_I_HAVE_NONE, ExtraPlay, Table
from baston.games.smashup.timing import (
    AFFECTED,
    GRANTED,
    L_ATTACH,
    L_PLAY,
    L_PLAY_AT,
    LIMBO,
    NO_ACTIONS,
    PER_TURN,
    PLAY_PHASE,
    PLAYED,
)
from baston.games.smashup.verbs import (
    allow_action,
    allow_minion,
    count_played,
    enter,
    last,
    lay_on,
    note,
    put_in_discard,
    show,
    spend_play,
    take,
)
from baston.kernel.effect import asks, begin
from baston.kernel.frame import Frame
from baston.kernel.machine import can_begin
from baston.kernel.modifier import END_OF_TURN

TOKEN: Final = 2 * FIELD
USE: Final = 1000


# Where a card may go.


def minion_places(table: Table, seat: int, card: int) -> list[int]:
    """The places where the seat may play this minion; "cannot" beats "can" (SU-167)."""
    return [place for place in table.places if not is_forbidden(table, seat, card, place)]


def is_forbidden(table: Table, seat: int, card: int, place: int) -> bool:
    """Does a card in play keep the seat from playing this minion at the place?"""
    for source in table.watchers:
        forbids = CARDS[table.what[source]].forbids
        if forbids is not None and forbids(table, source, seat, card, place):
            return True
    return False


def action_targets(table: Table, seat: int, card: Card) -> list[int]:
    """What the action may attach to; 0 alone if it is not attached."""
    if card.attach == NOWHERE:
        return [0]
    if card.attach == TO_BASE:
        return table.places[:]
    own = card.attach == TO_OWN_MINION
    return [m for p in table.places for m in table.minions_at[p] if not own or table.control[m] == seat]


# Plays of the play phase.


def plays(table: Table, seat: int) -> list[int]:
    """All that the seat may play or use now in its play phase: in hand order, then abilities."""
    options: list[int] = []
    tokens = _tokens(table)
    may_act = table.action_plays > 0 and not sleeps(table, seat)
    for card in table.hand[seat]:
        as_printed = CARDS[table.what[card]]
        if as_printed.kind == MINION:
            if table.minion_plays > 0 or tokens:
                places = minion_places(table, seat, card)
                _add_minion_plays(table, seat, card, as_printed, places, tokens, options)
        elif may_act and as_printed.kind == ACTION:
            for target in action_targets(table, seat, as_printed):
                options.append(card << FIELD | target)
    for place in places_for_discarded(table, seat):
        for card in discarded_minions_for(table, seat, place):
            _add_minion_plays(table, seat, card, CARDS[table.what[card]], [place], tokens, options)
    _add_abilities(table, seat, options)
    return options


def _tokens(table: Table) -> list[int]:
    """Those of the conditional plays that differ from each other, as 1-based places."""
    tokens: list[int] = []
    for i, extra in enumerate(table.extra):
        if not any(extra.same(table.extra[t - 1]) for t in tokens):
            tokens.append(i + 1)
    return tokens


def _add_minion_plays(
    table: Table,
    seat: int,
    card: int,
    as_printed: Card,
    places: list[int],
    tokens: list[int],
    options: list[int],
) -> None:
    if table.minion_plays > 0:
        for place in places:
            options.append(card << FIELD | place)
    for token in tokens:
        extra = table.extra[token - 1]
        for place in places:
            if fits(table, seat, as_printed, place, extra):
                options.append(token << TOKEN | card << FIELD | place)


def places_for_discarded(table: Table, seat: int) -> list[int]:
    """Where the seat's plays may take their minion from the discard pile instead of the hand (SU-129)."""
    places: list[int] = []
    for source in table.watchers:
        if printed(table, source).plays_from_discard and table.control[source] == seat:
            place = table.place[source]
            if place not in places:
                places.append(place)
    return places


def discarded_minions_for(table: Table, seat: int, place: int) -> list[int]:
    return [
        card
        for card in table.discard[seat]
        if CARDS[table.what[card]].kind == MINION and not is_forbidden(table, seat, card, place)
    ]


def fits(table: Table, seat: int, as_printed: Card, place: int, extra: ExtraPlay) -> bool:
    """Does a minion played at the place meet the condition of an extra play (SU-136)?"""
    if extra.action or as_printed.power > extra.power_at_most:
        return False
    if extra.place == WHERE_I_HAVE_NONE:
        return not has_minion_at(table, place, seat)
    return extra.place == ANYWHERE or extra.place == place


def sleeps(table: Table, seat: int) -> bool:
    """Is this the turn in which the seat plays no actions (SU-128)?"""
    return any(m.kind == NO_ACTIONS and m.thing == seat and m.until == END_OF_TURN for m in table.lasting)


def _add_abilities(table: Table, seat: int, options: list[int]) -> None:
    for source in table.watchers:
        if table.control[source] == seat:
            _add_uses(table, seat, source, False, options)
    for card in table.discard[seat]:
        if CARDS[table.what[card]].watches >> PLAY_PHASE & 1:
            _add_uses(table, seat, card, True, options)


def _add_uses(table: Table, seat: int, card: int, in_discard: bool, options: list[int]) -> None:
    as_printed = CARDS[table.what[card]]
    if as_printed.watches >> PLAY_PHASE & 1 == 0:
        return
    for i, ability in enumerate(as_printed.abilities):
        if ability.timing != PLAY_PHASE or ability.from_discard != in_discard:
            continue
        if ability.once == PER_TURN and ability.effect.number in table.used:
            continue
        frame = use_frame(table, seat, card, ability)
        if ability.applies(table, frame) and can_begin(table, RULES, frame):
            options.append(USE << TOKEN | card << FIELD | (i + 1))


def use_frame(table: Table, seat: int, card: int, ability: Ability) -> Frame:
    """The frame with which a seat would use an ability of a card now."""
    frame = Frame(ability.effect.number, card, seat, card, max(table.place[card], 0))
    frame.since = table.clock
    return frame


def carry_out_play(table: Table, seat: int, option: int) -> None:
    """Do what a packed play says: spend the allowance, begin the play or the ability."""
    token, card, target = option >> TOKEN, option >> FIELD & HANDLE, option & HANDLE
    if token == USE:
        ability = printed(table, card).abilities[target - 1]
        begin(table, ability.effect.number, card, seat, card, max(table.place[card], 0))
        return
    spend_play(table, token, CARDS[table.what[card]].kind == ACTION)
    play(table, seat, card, target)


# Playing a card.


def play(table: Table, seat: int, card: int, target: int = 0) -> None:
    """Begin to play a card from anywhere: a minion at a place, an action on its target (SU-13, SU-14)."""
    if CARDS[table.what[card]].kind == MINION:
        begin(table, minion_is_played.number, card, seat, 0, target)
    else:
        begin(table, action_is_played.number, card, seat, target)


@RULES.effect("play a minion")
@asks()
def minion_is_played(table: Table, me: Frame) -> None:
    """Its own ability first, then what watches the play (SU-17)."""
    take(table, me.card)
    enter(table, me.card, me.where, me.player)
    count_played(table, me.player)
    note(table, L_PLAY_AT, me.player, me.card, me.where)
    happen(table, PLAYED, me.card, me.where, [])
    _grant_lasting_plays(table, me.card)
    _begin_on_play(table, me, me.where)


def _begin_on_play(table: Table, me: Frame, where: int) -> None:
    effect = printed(table, me.card).on_play
    if effect is not None:
        begin(table, effect.number, me.card, me.player, me.subject, where)


@RULES.effect("play an action")
@asks()
def action_is_played(table: Table, me: Frame) -> None:
    """It is shown and put down; attached to its target, or in no pile while it acts (SU-176)."""
    take(table, me.card)
    show(table, me.card)
    if me.subject == 0:
        note(table, L_PLAY, me.player, me.card)
    elif me.subject in table.places:
        lay_on(table, me.card, me.subject, me.player)
        note(table, L_ATTACH, me.player, me.card, me.subject)
    elif table.place[me.subject] > 0:
        attach_to(table, me.card, me.subject)


@action_is_played.then
@asks()
def action_acts(table: Table, me: Frame) -> None:
    """An action that could not be attached has no effect (SU-161)."""
    if me.subject == 0:
        _begin_on_play(table, me, 0)
    elif table.place[me.card] > 0:
        _grant_lasting_plays(table, me.card)
        _begin_on_play(table, me, table.place[me.card])


@action_is_played.then
@asks()
def action_is_done(table: Table, me: Frame) -> None:
    """The minion that it is attached to has been affected (SU-80); else it is discarded (SU-17)."""
    if table.place[me.card] == LIMBO:
        put_in_discard(table, me.card)
    elif me.subject >= table.first_card:
        happen(table, AFFECTED, me.subject, table.place[me.subject], [])


def _grant_lasting_plays(table: Table, card: int) -> None:
    """What lets its controller play more in each play phase does so at once (SU-129)."""
    seat = table.control[card]
    if in_play_phase(table, seat):
        grant_plays_of(table, card)


def grant_plays_of(table: Table, card: int) -> None:
    """What a card in play allows its controller in a play phase; once, though it may leave and come back."""
    as_printed = printed(table, card)
    if as_printed.extra_actions + as_printed.extra_minions_here == 0:
        return
    if any(m.kind == GRANTED and m.amount == card for m in table.lasting):
        return
    last(table, GRANTED, card, 0, END_OF_TURN)
    for _ in range(as_printed.extra_actions):
        allow_action(table)
    for _ in range(as_printed.extra_minions_here):
        allow_minion(table, ExtraPlay(False, NO_LIMIT, table.place[card]))


def ways_to_play(table: Table, seat: int, card: int) -> list[int]:
    """How the seat may play a given card now, wherever it lies: packed plays (SU-128, SU-167)."""
    as_printed = CARDS[table.what[card]]
    if as_printed.kind == MINION:
        return [card << FIELD | place for place in minion_places(table, seat, card)]
    if in_play_phase(table, seat) and sleeps(table, seat):
        return []
    return [card << FIELD | target for target in action_targets(table, seat, as_printed)]


def play_so(table: Table, seat: int, option: int) -> None:
    """Play a card in one of the `ways_to_play`; it uses no allowance."""
    play(table, seat, option >> FIELD & HANDLE, option & HANDLE)

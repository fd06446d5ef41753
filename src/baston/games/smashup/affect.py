"""Affecting cards in play (SU-80): one effect for all ways and any number of victims, nested where replaced.

The frame is the record: subject is the way, `where` the destination or amount, memo the victims and then,
packed, the protections that have been offered.
"""

from __future__ import annotations

from typing import Final

from baston.games.smashup.card import CARDS, RULES, Ability, Replacement, printed
from baston.games.smashup.query import may_ignore
from baston.games.smashup.table import Table
from baston.games.smashup.timing import (
    AFFECTED,
    ATTACH,
    BOOST,
    DESTROY,
    DESTROYED,
    L_ATTACH,
    L_DESTROY,
    L_MOVE,
    L_POWER,
    L_PROTECT,
    L_RETURN,
    L_UNDER_DECK,
    MOVE,
    PLACE_IN_HAND,
    PLACE_UNDER,
    POWER,
    RETURN,
    SHIELD,
)
from baston.games.smashup.verbs import (
    last,
    lay_on,
    leave,
    note,
    put_in_discard,
    put_in_hand,
    put_under_deck,
    relocate,
)
from baston.kernel.effect import again, asks, begin, fail, must, report, trigger
from baston.kernel.frame import LAST_WORD, NOBODY, NUMBER, PACKED, Frame
from baston.kernel.modifier import END_OF_SEAT_TURN, END_OF_TURN

FIELD: Final = 10  # bits of a handle in a packed int
HANDLE: Final = (1 << FIELD) - 1
OBEY: Final = 1
IGNORE: Final = 2
SHIFT: Final = 512  # amounts are packed as positive ints
MOMENT: Final = 8  # bits of a modifier's end


# Deferred verbs.


def destroy(table: Table, *cards: int) -> None:
    """Destroy cards in play, together (SU-87, SU-135)."""
    affect(table, DESTROY, list(cards))


def return_to_hand(table: Table, *minions: int) -> None:
    """Return minions to their owners' hands (SU-95)."""
    affect(table, RETURN, list(minions))


def move(table: Table, minion: int, place: int) -> None:
    """Move a minion to another base (SU-89)."""
    affect(table, MOVE, [minion], place)


def move_all(table: Table, minions: list[int], place: int) -> None:
    """Move minions to another base, together."""
    affect(table, MOVE, minions, place)


def place_under_deck(table: Table, minion: int) -> None:
    """Place a minion under its owner's deck (SU-97)."""
    affect(table, PLACE_UNDER, [minion])


def boost(table: Table, minions: list[int], amount: int, this_turn: bool = False) -> None:
    """Change the power of minions until the doer's own turn ends; with `this_turn`, until this one does."""
    me = table.frames[-1]
    until = END_OF_TURN if this_turn or me.player == table.turn else END_OF_SEAT_TURN + me.player
    affect(table, POWER, minions, (amount + SHIFT) << MOMENT | until)


def attach_to(table: Table, action: int, minion: int) -> None:
    """Attach the action being played to a minion; the frame below learns if it cannot be."""
    affect(table, ATTACH, [minion], action)


def affect(table: Table, way: int, victims: list[int], where: int = 0) -> None:
    """Begin to affect the victims that are in play; the running frame's card and player are who does it."""
    me = table.frames[-1]
    affect_as(table, me.card, me.player, way, victims, where)


def affect_as(table: Table, card: int, player: int, way: int, victims: list[int], where: int = 0) -> None:
    """Begin to affect the victims, on account of another card than the running frame's."""
    frame = begin(table, affecting.number, card, player, way, where)
    frame.memo = [v for v in victims if v > 0 and table.place[v] > 0]


# The effect.


def victims(me: Frame) -> list[int]:
    """Who is still about to be affected."""
    return [x for x in me.memo if x <= HANDLE]


def is_affecting(table: Table, me: Frame) -> bool:
    """Does this way of changing a card count as affecting it (SU-80, SU-122)?"""
    if table.variant.old:
        return me.subject in (DESTROY, RETURN, MOVE, ATTACH)
    return True


def _guarded(table: Table, me: Frame, victim: int) -> bool:
    for source in table.watchers:
        guard = CARDS[table.what[source]].guard
        if guard is not None and guard(table, source, me, victim):
            return True
    return any(m.kind == SHIELD and m.thing == victim and m.source == me.card for m in table.lasting)


@RULES.effect("affect")
@asks()
def affecting(table: Table, me: Frame) -> None:
    """Where a card says "cannot", nobody is asked."""
    asked = len(me.memo)
    me.memo = [v for v in me.memo if not _guarded(table, me, v)]
    if len(me.memo) < asked or asked == 0:
        fail(table, me)


def protections(table: Table, me: Frame) -> list[int]:
    """Replacements not offered yet, of one controller at a time, in turn order from the active player."""
    pairs: list[int] = []
    first = table.players
    for source in table.watchers:
        for replacement in CARDS[table.what[source]].replacements:
            for victim in victims(me):
                pair = victim << FIELD | source
                if pair in me.memo or not replacement.protects(table, source, me, victim):
                    continue
                distance = (table.control[source] - table.turn) % table.players
                if distance < first:
                    first = distance
                    pairs = []
                if distance == first and pair not in pairs:
                    pairs.append(pair)
    return pairs


def _protector(table: Table, me: Frame) -> int:
    """Who orders simultaneous protections (SU-111)."""
    return table.orders()


def _replacement(table: Table, source: int, me: Frame, victim: int) -> Replacement:
    for replacement in printed(table, source).replacements:
        if replacement.protects(table, source, me, victim):
            return replacement
    raise AssertionError("offered without a replacement")


@affecting.then
@asks(must(protections, by=_protector, kind=PACKED))
def affect_is_replaced(table: Table, me: Frame) -> None:
    pair = me.pick
    me.memo.append(pair)
    victim, source = pair >> FIELD, pair & HANDLE
    replacement = _replacement(table, source, me, victim)
    note(table, L_PROTECT, table.control[source], source)
    begin(table, replacement.effect.number, source, table.control[source], victim, table.place[victim])
    again(me)


def instead(table: Table, me: Frame, saved: list[int]) -> None:
    """In the act of a replacement: these get away, and who affected them has not done it."""
    affect_frame = table.frames[me.parent]
    for card in saved:
        if card in affect_frame.memo:
            affect_frame.memo.remove(card)
    fail(table, affect_frame)


def being_affected(table: Table, me: Frame) -> Frame:
    """In the act of a replacement: the affecting that it answers."""
    return table.frames[me.parent]


@affecting.then
@asks()
def affect_happens(table: Table, me: Frame) -> None:
    """Triggers are matched from the positions before anything leaves; then all leave together."""
    gone = [v for v in victims(me) if table.place[v] > 0]
    play = play_behind(table, me) if is_affecting(table, me) else NOBODY
    for card in gone:
        if play != NOBODY:
            happen(table, AFFECTED, card, table.place[card], gone, play)
        if me.subject == DESTROY and table.bearer[card] == 0:
            happen(table, DESTROYED, card, table.place[card], gone)
    for card in gone:
        if table.place[card] > 0:  # an action whose bearer goes with it has gone already
            _carry_out(table, me, card)
            report(table, me, card)


def play_behind(table: Table, me: Frame) -> int:
    """Where in the stack the play of the card is whose ability affects; NOBODY if it is not just played.

    That an action is attached is told when it has acted: see `action_is_done` (SU-17, SU-160).
    """
    below = table.frames[me.parent]
    on_play = printed(table, me.card).on_play
    return below.parent if on_play is not None and below.effect == on_play.number else NOBODY


def _carry_out(table: Table, me: Frame, card: int) -> None:
    way = me.subject
    if way == MOVE:
        if table.place[card] != me.where:
            note(table, L_MOVE, me.player, card, me.where)
            relocate(table, card, me.where)
    elif way == POWER:
        amount = (me.where >> MOMENT) - SHIFT
        note(table, L_POWER, me.player, card, 0, amount)
        last(table, BOOST, amount, card, me.where & ((1 << MOMENT) - 1), me.card)
    elif way == ATTACH:
        lay_on(table, me.where, card, me.player)
        note(table, L_ATTACH, me.player, me.where, card)
    else:
        _send_off(table, me, card)


def _send_off(table: Table, me: Frame, card: int) -> None:
    """The card leaves play for its owner's hand, deck or discard pile."""
    way = me.subject
    leave(table, card)
    if way == DESTROY:
        note(table, L_DESTROY, me.player, card)
        put_in_discard(table, card)
    elif way == RETURN:
        put_in_hand(table, card, L_RETURN)
    elif way == PLACE_UNDER:
        note(table, L_UNDER_DECK, me.player, card)
        put_under_deck(table, card)
    elif way == PLACE_IN_HAND:
        put_in_hand(table, card)


# Events.


def happen(
    table: Table, event: int, subject: int, where: int, leaving: list[int], until: int = NOBODY
) -> None:
    """Match the abilities that watch this event, before any card moves; they wait for their turn (SU-17).

    That is when the running frame is done, or the one at `until` in the stack.
    """
    for source in table.watchers:
        card = CARDS[table.what[source]]
        if card.watches >> event & 1 == 0:
            continue
        for ability in card.abilities:
            if ability.timing != event or ability.users is not None:
                continue
            frame = Frame(ability.effect.number, source, table.turn, subject, table.place[source])
            if source >= table.first_card:
                frame.player = table.control[source]
            elif ability.to_owner:
                frame.player = table.owner[subject]
            if not ability.applies(table, frame):
                continue
            if source < table.first_card:
                obeyed = obeyable(table, ability, frame)
                if obeyed is None:
                    continue
                frame = obeyed
            if source in leaving:
                frame.since = LAST_WORD
            trigger(table, frame)
            if until != NOBODY:
                frame.parent = until


def followed(table: Table, me: Frame) -> Frame:
    """In a triggered effect: what it followed, such as the play of a minion, and so who did it."""
    return table.frames[table.frames[me.parent].parent]


def obeyable(table: Table, ability: Ability, frame: Frame) -> Frame | None:
    """The frame of a base's ability; None if all ignore the base, a question if its player may ignore it."""
    place = frame.where
    if any(table.bearer[a] == place and printed(table, a).silences_base for a in table.attached):
        return None
    if ability.is_optional() or not may_ignore(table, place, frame.player):
        return frame
    asking = Frame(obeying.number, frame.card, frame.player, frame.subject, place)
    asking.memo = [ability.effect.number]
    return asking


def _obey_or_ignore(table: Table, me: Frame) -> list[int]:
    return [OBEY, IGNORE]


@RULES.effect("obey the base")
@asks(must(_obey_or_ignore, kind=NUMBER))
def obeying(table: Table, me: Frame) -> None:
    """Whoever may ignore the base says so each time that it would do something (SU-174)."""
    if me.pick == OBEY:
        begin(table, me.memo[0], me.card, me.player, me.subject, me.where)

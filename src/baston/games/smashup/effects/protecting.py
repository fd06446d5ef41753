"""What stands between an effect and its victims: "cannot", replacements, stand-ins (SU-135).

The frame of `affecting` is the record: subject is the way, `where` the destination or amount, memo the
victims and then, packed, the protections that have been offered.
"""

from __future__ import annotations

from typing import Final

from baston.games.smashup.cards.card import CARDS, RULES, printed
from baston.games.smashup.constants import (
    ATTACH,
    COUNTERS,
    DESTROY,
    L_PROTECT,
    L_STANDS_IN,
    MOVE,
    PASS_COUNTERS,
    POWER,
    RETURN,
    SHIELD,
)
from baston.games.smashup.queries.query import is_mute
from baston.games.smashup.state.table import FIRST_BASE, Table
from baston.games.smashup.verbs.verbs import note
from baston.kernel.effect import Effect, Step, again, asks, begin, fail, may, must
from baston.kernel.frame import FIELD, HANDLE, NOBODY, PACKED, Frame

STAND_IN: Final = 1 << 2 * FIELD  # in a memo, with a handle: has taken the place of another
REPEATABLE: Final = (POWER, COUNTERS)  # may befall one card more than once


def victims(me: Frame) -> list[int]:
    """Who is still about to be affected."""
    return [x for x in me.memo if x <= HANDLE]


def stand_ins(me: Frame) -> list[int]:
    """Who has taken the place of another (SU-184)."""
    return [x & HANDLE for x in me.memo if x & STAND_IN]


def is_affecting(table: Table, me: Frame) -> bool:
    """Does this way of changing a card count as affecting it (SU-80, SU-122)?"""
    if table.variant.old:
        return me.subject in (DESTROY, RETURN, MOVE, ATTACH)
    return True


def play_behind(table: Table, me: Frame) -> int:
    """Where in the stack the play of the card is whose ability affects; NOBODY if it is not just played.

    That an action is attached is told when it has acted: see `action_is_done` (SU-17, SU-160).
    """
    below = table.frames[me.parent]
    on_play = printed(table, me.card).on_play
    if on_play is None:
        return NOBODY
    while below.effect != on_play.number:  # a part that the card's ability has begun
        if below.card != me.card or below.parent < 0:
            return NOBODY
        below = table.frames[below.parent]
    return below.parent


def is_direct(table: Table, me: Frame) -> bool:
    """Does a card that is just being played affect those whom it names (SU-86)?"""
    return me.subject == ATTACH or play_behind(table, me) != NOBODY


# "Cannot".


def _guarded(table: Table, me: Frame, victim: int) -> bool:
    for source in table.watchers:
        guard = CARDS[table.what[source]].guard
        if guard is not None and not is_mute(table, source) and guard(table, source, me, victim):
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


# Replacements.


def saved_by(table: Table, me: Frame, source: int) -> list[int]:
    """Whom a card could save from what is about to happen, of those whom it has not been offered yet."""
    replacement = CARDS[table.what[source]].replacement
    if replacement is None or table.place[source] <= 0 or is_mute(table, source):
        return []
    found: list[int] = []
    for victim in victims(me):
        offered = victim << FIELD | source in me.memo or table.place[victim] <= 0
        if not offered and replacement.protects(table, source, me, victim):
            found.append(victim)
    return found


def protectors(table: Table, me: Frame) -> list[int]:
    """Cards that could save somebody: of one controller at a time, in turn order from the active player."""
    found: list[int] = []
    first = table.players
    for source in table.watchers:
        if CARDS[table.what[source]].replacement is None or not saved_by(table, me, source):
            continue
        distance = (table.control[source] - table.turn) % table.players
        if distance < first:
            first = distance
            found = []
        if distance == first:
            found.append(source)
    return found


def _orderer(table: Table, me: Frame) -> int:
    """Who orders simultaneous protections (SU-111)."""
    return table.orders()


@affecting.then
@asks(must(protectors, by=_orderer))
def affect_is_replaced(table: Table, me: Frame) -> None:
    """What happens by itself does so for one victim after another; else the player is asked (SU-204)."""
    source = me.pick
    again(me)
    replacement = printed(table, source).replacement
    assert replacement is not None, "only a card with a replacement protects"
    if replacement.may:
        offer = saving if replacement.places is None else diverting
        begin(table, offer.number, source, table.control[source], 0, table.place[source])
    else:
        victim = saved_by(table, me, source)[0]
        _replace(table, len(table.frames) - 1, source, victim, table.place[victim])


def _replace(table: Table, depth: int, source: int, victim: int, where: int) -> None:
    """Begin what happens to the victim instead; the frame of what affects it is at `depth` in the stack."""
    replacement = printed(table, source).replacement
    assert replacement is not None, "only a card with a replacement protects"
    table.frames[depth].memo.append(victim << FIELD | source)
    begin(table, replacement.effect.number, source, table.control[source], victim, where).parent = depth


def whom_to_save(table: Table, me: Frame) -> list[int]:
    """In the question of a protector: whom it could save."""
    return saved_by(table, table.frames[me.parent], me.card)


def whom_and_where_to_send(table: Table, me: Frame) -> list[int]:
    """In the question of a protector: whom it could save, packed with each place to which it may send it."""
    replacement = printed(table, me.card).replacement
    found: list[int] = []
    if replacement is None or replacement.places is None:
        return found
    for victim in whom_to_save(table, me):
        for place in replacement.places(table, Frame(me.effect, me.card, me.player, victim, me.where)):
            found.append(victim << FIELD | place)
    return found


def _one_is_saved(table: Table, me: Frame) -> None:
    _replace(table, me.parent, me.card, me.pick, table.place[me.pick])
    again(me)


def _one_is_sent(table: Table, me: Frame) -> None:
    _replace(table, me.parent, me.card, me.pick >> FIELD, me.pick & HANDLE)
    again(me)


def _rest_is_left(table: Table, me: Frame) -> None:
    """Those whom its player has not chosen are not offered to the card again."""
    left = [victim << FIELD | me.card for victim in whom_to_save(table, me)]
    table.frames[me.parent].memo.extend(left)


saving: Final = RULES.new("save").then(Step(_one_is_saved, (may(whom_to_save),)))
diverting: Final = RULES.new("divert").then(Step(_one_is_sent, (may(whom_and_where_to_send, kind=PACKED),)))
for _offer in (saving, diverting):
    _offer.then(Step(_rest_is_left))


# In the act of a replacement, whose frame's parent is the affecting.


def being_affected(table: Table, me: Frame) -> Frame:
    """The affecting that it answers."""
    return table.frames[me.parent]


def instead(table: Table, me: Frame, saved: list[int]) -> None:
    """These get away, and who affected them has not done it."""
    affect_frame = being_affected(table, me)
    for card in saved:
        if card in affect_frame.memo:
            affect_frame.memo.remove(card)
            note(table, L_PROTECT, me.player, me.card, card if card != me.card else 0)
    fail(table, affect_frame)


def can_stand_in(table: Table, me: Frame, card: int, victim: int) -> bool:
    """May the card be affected in the victim's place, who is named directly: twice only if that makes sense?

    Nobody takes over what has been taken over already, unless it concerns another victim (SU-185).
    """
    if me.subject == PASS_COUNTERS or victim == card or not is_direct(table, me):
        return False
    if (STAND_IN | victim) in me.memo:
        return False
    return card not in me.memo or me.subject in REPEATABLE


def stand_in(table: Table, me: Frame, card: int) -> None:
    """The card is affected in place of the frame's subject (SU-184)."""
    affect_frame = being_affected(table, me)
    affect_frame.memo.remove(me.subject)
    note(table, L_STANDS_IN, me.player, card, me.subject)
    if _guarded(table, affect_frame, card):
        fail(table, affect_frame)
        return
    affect_frame.memo.extend([card, STAND_IN | card])
    if affect_frame.subject == ATTACH:
        table.frames[affect_frame.parent].subject = card  # the play of the action


# What is under way, for whoever looks.


def under_way(table: Table) -> Frame | None:
    """The uppermost affecting that has not happened yet: what is about to happen to cards in play."""
    for frame in reversed(table.frames):
        if frame.effect == affecting.number and frame.step < len(affecting.steps):
            return frame
    return None


def is_offer(frame: Frame) -> bool:
    """Does the frame ask a protector's player whom it saves?"""
    return frame.effect in (saving.number, diverting.number)


def in_question(table: Table) -> list[int]:
    """Whom a protector could save, where its player is asked; or to whom what it does instead happens now."""
    me = table.frames[-1]
    if me.parent < 0 or table.frames[me.parent].effect != affecting.number:
        return []
    if is_offer(me):
        return whom_to_save(table, me)
    replacement = printed(table, me.card).replacement
    return [me.subject] if replacement is not None and replacement.effect.number == me.effect else []


def asked_about(table: Table) -> list[int]:
    """The cards in play that the present question is about: whom a card could save, or what befell one."""
    saved = in_question(table)
    if saved:
        return saved
    subject = table.frames[-1].subject
    is_card = table.first_card <= subject < len(table.what) and table.frames[-1].effect != affecting.number
    return [subject] if is_card and table.place[subject] > 0 else []


def place_in_question(table: Table) -> int:
    """The place that the card which asks calls "here"; 0 if it has none."""
    me = table.frames[-1]
    return me.where if 0 < me.where < FIRST_BASE and me.effect != affecting.number else 0


def further_protectors(table: Table) -> int:
    """How many other cards of the same player's could answer after the protector that is asked."""
    me = table.frames[-1]
    if not is_offer(me):
        return 0
    affect_frame = table.frames[me.parent]
    others = [s for s in table.watchers if s != me.card and table.control[s] == me.player]
    return len([other for other in others if saved_by(table, affect_frame, other)])


def effect_asking(table: Table) -> Effect[Table]:
    """The effect that the present question belongs to: of an offer, that which would happen instead."""
    me = table.frames[-1]
    replacement = printed(table, me.card).replacement if is_offer(me) else None
    return RULES.effects[me.effect] if replacement is None else replacement.effect

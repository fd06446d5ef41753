"""What stands between an effect and its victims: "cannot", replacements, stand-ins (SU-135).

Here the effect `affect` begins; what its frame carries is told by `affecting_frame`, and what happens in the
end by `affecting`.
"""

from __future__ import annotations

from typing import Final

from baston.games.smashup.cards.card import CARDS, RULES, printed
from baston.games.smashup.constants import (
    ATTACH,
    COUNTERS,
    DESTROY,
    HAS_GUARD,
    L_PROTECT,
    L_STANDS_IN,
    MOVE,
    PASS_COUNTERS,
    POWER,
    REPLACES,
    RETURN,
    SHIELD,
)
from baston.games.smashup.effects.affecting_frame import (
    add_stand_in,
    has_stood_in,
    is_victim,
    remember_offer,
    set_victims,
    spare,
    victims_of,
    was_offered,
    way_of,
)
from baston.games.smashup.effects.play_frame import play_behind
from baston.games.smashup.queries.in_force import is_mute
from baston.games.smashup.queries.watching import does_any, doings
from baston.games.smashup.queries.where import minions_of_at
from baston.games.smashup.state.table import FIRST_BASE, Table
from baston.games.smashup.verbs.in_play import discard_attached
from baston.kernel.effect import Effect, Step, again, asks, begin, fail, may, must
from baston.kernel.frame import FIELD, HANDLE, NOBODY, PACKED, Frame
from baston.kernel.log import note
from baston.kernel.numbers import NONE, with_one

REPEATABLE: Final = (POWER, COUNTERS)  # may befall one card more than once


def is_affecting(table: Table, affecting: Frame) -> bool:
    """Whether this way of changing a card counts as affecting it (SU-80, SU-122)."""
    if table.variant.old:
        return way_of(affecting) in (DESTROY, RETURN, MOVE, ATTACH)
    return True


def is_direct(table: Table, affecting: Frame) -> bool:
    """Whether the affecting card, just being played, affects what it names directly (SU-86)."""
    return way_of(affecting) == ATTACH or play_behind(table, affecting) != NOBODY


# "Cannot".


def would_be_destroyed(table: Table, source: int, affecting: Frame, victim: int) -> bool:
    """Whether the card itself would be destroyed: the guard of a card that nothing can destroy."""
    return victim == source and way_of(affecting) == DESTROY


def _is_guarded(table: Table, affecting: Frame, victim: int) -> bool:
    """Whether a card in play says that the victim cannot be affected so, or a shield does."""
    if does_any(table, HAS_GUARD):
        bits, what = doings(), table.what
        for source in table.watchers:
            if bits[int(what[source])] >> HAS_GUARD & 1 == 0:
                continue
            guard = CARDS[what[source]].guard
            if guard is not None and not is_mute(table, source) and guard(table, source, affecting, victim):
                return True
    return any(m.kind == SHIELD and m.thing == victim and m.source == affecting.card for m in table.lasting)


@RULES.effect("affect")
@asks()
def affect(table: Table, me: Frame) -> None:
    """Spare the cards that "cannot" be affected; nobody is asked."""
    named = victims_of(me)
    victims = [victim for victim in named if not _is_guarded(table, me, victim)]
    set_victims(me, victims)
    if len(victims) < len(named) or not named:
        fail(table, me)


AFFECT: Final = affect.number  # compiled, what a decorator makes is looked up in a dictionary each time


def _discard_others_actions(table: Table, me: Frame) -> None:
    """Of what other players have attached to them before (SU-161)."""
    mine = minions_of_at(table, me.where, me.player)
    discard_attached(
        table, [a for a in table.attached if table.bearer[a] in mine and table.control[a] != me.player]
    )


# The step "discard the actions that other players have attached to your minions there".
discard_others_actions_here: Final = Step(_discard_others_actions)


# Replacements.


def saved_by(table: Table, affecting: Frame, source: int) -> list[int]:
    """The victims that a card could save and that it has not been offered yet. Not to be changed."""
    replacement = CARDS[table.what[source]].replacement
    if replacement is None or table.place[source] <= 0 or is_mute(table, source):
        return NONE
    found = NONE
    for victim in victims_of(affecting):
        settled = was_offered(affecting, source, victim) or table.place[victim] <= 0
        if not settled and replacement.protects(table, source, affecting, victim):
            found = with_one(found, victim)
    return found


def protectors(table: Table, me: Frame) -> list[int]:
    """The cards that could save a victim, of one controller at a time, from the active player on."""
    if not does_any(table, REPLACES):
        return NONE
    found = NONE
    first = table.players
    bits, what = doings(), table.what
    for source in table.watchers:
        if bits[int(what[source])] >> REPLACES & 1 == 0 or not saved_by(table, me, source):
            continue
        distance = (table.control[source] - table.turn) % table.players
        if distance < first:
            first = distance
            found = NONE
        if distance == first:
            found = with_one(found, source)
    return found


def _orderer(table: Table, me: Frame) -> int:
    """The seat that orders simultaneous protections (SU-111)."""
    return table.orders()


@affect.then
@asks(must(protectors, by=_orderer), clause="SU-111")
def affect_is_replaced(table: Table, me: Frame) -> None:
    """Begin what the picked card does instead, for its first victim, or ask its player (SU-204)."""
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
    remember_offer(table.frames[depth], source, victim)
    begin(table, replacement.effect.number, source, table.control[source], victim, where).parent = depth


def whom_to_save(table: Table, me: Frame) -> list[int]:
    """The victims that the asked player's card could save."""
    return saved_by(table, table.frames[me.parent], me.card)


def whom_and_where_to_send(table: Table, me: Frame) -> list[int]:
    """The victims that the card could save, each packed with a place where it may send it."""
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
    """Offer those whom its player has not chosen to the card no more."""
    affecting = being_affected(table, me)
    for victim in whom_to_save(table, me):
        remember_offer(affecting, me.card, victim)


saving: Final = RULES.new("save").then(Step(_one_is_saved, (may(whom_to_save),)))
diverting: Final = RULES.new("divert").then(Step(_one_is_sent, (may(whom_and_where_to_send, kind=PACKED),)))
for _offer in (saving, diverting):
    _offer.then(Step(_rest_is_left))


# In the act of a replacement, whose frame's parent is the affecting.


def being_affected(table: Table, me: Frame) -> Frame:
    """The frame that is about to affect cards, in an effect that answers it."""
    return table.frames[me.parent]


def save_instead(table: Table, me: Frame, saved: list[int]) -> None:
    """Save these cards from being affected; whoever affected them has not done so completely."""
    affecting = being_affected(table, me)
    for card in saved:
        if is_victim(affecting, card):
            spare(affecting, card)
            note(table, L_PROTECT, me.player, me.card, card if card != me.card else 0)
    fail(table, affecting)


def can_stand_in(table: Table, affecting: Frame, card: int, victim: int) -> bool:
    """Whether the card may be affected in the place of a victim that is named directly (SU-184).

    Twice only if that makes sense. Nobody takes over what has been taken over already, unless it concerns
    another victim (SU-185).
    """
    way = way_of(affecting)
    if way == PASS_COUNTERS or victim == card or not is_direct(table, affecting):
        return False
    if has_stood_in(affecting, victim):
        return False
    return way in REPEATABLE or not is_victim(affecting, card)


def stand_in(table: Table, me: Frame, card: int) -> None:
    """Let the card be affected in place of the frame's subject (SU-184), unless it cannot be.

    An action that is being attached finds out itself where it has come to lie: see `action_acts`.
    """
    affecting = being_affected(table, me)
    spare(affecting, me.subject)
    note(table, L_STANDS_IN, me.player, card, me.subject)
    if _is_guarded(table, affecting, card):
        fail(table, affecting)
    else:
        add_stand_in(affecting, card)


# What is under way, for whoever looks.


def under_way(table: Table) -> Frame | None:
    """The topmost frame that is about to affect cards in play; None if there is none."""
    for frame in reversed(table.frames):
        if frame.effect == affect.number and frame.step < len(affect.steps):
            return frame
    return None


def is_offer(frame: Frame) -> bool:
    """Whether the frame asks a player which cards to save."""
    return frame.effect in (saving.number, diverting.number)


def in_question(table: Table) -> list[int]:
    """The cards that a protector could save, where its player is asked, or the one it saves now."""
    me = table.frames[-1]
    if me.parent < 0 or table.frames[me.parent].effect != affect.number:
        return []
    if is_offer(me):
        return whom_to_save(table, me)
    replacement = printed(table, me.card).replacement
    return [me.subject] if replacement is not None and replacement.effect.number == me.effect else []


def asked_about(table: Table) -> list[int]:
    """The cards in play that the present question is about: ones to be saved, or the event's subject."""
    saved = in_question(table)
    if saved:
        return saved
    subject = table.frames[-1].subject
    is_card = table.first_card <= subject < len(table.what) and table.frames[-1].effect != affect.number
    return [subject] if is_card and table.place[subject] > 0 else []


def place_in_question(table: Table) -> int:
    """The place that the asking card calls "here"; 0 if it has none."""
    me = table.frames[-1]
    return me.where if 0 < me.where < FIRST_BASE and me.effect != affect.number else 0


def further_protectors(table: Table) -> int:
    """How many other cards of the same player could still save victims after the one asked about."""
    me = table.frames[-1]
    if not is_offer(me):
        return 0
    affecting = being_affected(table, me)
    others = [s for s in table.watchers if s != me.card and table.control[s] == me.player]
    return len([other for other in others if saved_by(table, affecting, other)])


def effect_asking(table: Table) -> Effect[Table]:
    """The effect that asks the present question; for an offer, the one that would happen instead."""
    me = table.frames[-1]
    replacement = printed(table, me.card).replacement if is_offer(me) else None
    return RULES.effects[me.effect] if replacement is None else replacement.effect

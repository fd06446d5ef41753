"""Extra plays (SU-96, SU-136): kept in the own play phase, used at once or lost elsewhere."""

from __future__ import annotations

from typing import Final

from baston.games.smashup.cards.card import ACTION, CARDS, MINION, RULES
from baston.games.smashup.effects.play_frame import MINE
from baston.games.smashup.effects.playing import (
    ACTION_IS_PLAYED,
    MINION_IS_PLAYED,
    discarded_minions_for,
    fits_action,
    fits_minion,
    places_for_discarded,
    play_packed,
    ways_to_play,
)
from baston.games.smashup.queries.seats import in_play_phase
from baston.games.smashup.queries.targets import place_of
from baston.games.smashup.state.table import ANYWHERE, NO_LIMIT, ExtraPlay, Table
from baston.games.smashup.verbs.allowances import allow_action, allow_minion
from baston.kernel.effect import Step, asks, begin, may
from baston.kernel.frame import FIELD, HANDLE, PACKED, Frame

TURN_DEPTH: Final = 2  # frames under what goes on in a turn: the game and the turn, without the round
SHORT: Final = 3  # numbers with which a frame offers an extra play that neither raises nor needs another name


def extra_minion(
    table: Table, me: Frame, power_at_most: int = NO_LIMIT, place: int = ANYWHERE, other_than: int = 0
) -> None:
    """Allow the frame's player an extra minion: kept in its play phase, else played now or lost.

    `power_at_most`: its maximum printed power; `other_than`: a printed card's number, whose name it may not
    have.
    """
    _extra(table, me, ExtraPlay(False, power_at_most, place, False, other_than))


def extra_action(table: Table, me: Frame, raising: bool = False) -> None:
    """Allow the frame's player an extra action: kept in its play phase, else played now or lost.

    With `raising`, one that directly increases the power of a minion of the player (SU-104).
    """
    _extra(table, me, ExtraPlay(True, NO_LIMIT, ANYWHERE, raising))


def _extra(table: Table, me: Frame, extra: ExtraPlay) -> None:
    """Keep an extra play, or begin it now where something else comes before the play phase goes on."""
    if not in_play_phase(table, me.player) or _is_more_to_come(table):
        _begin_extra_now(table, me, extra)
    else:
        _keep(table, extra)


def _is_more_to_come(table: Table) -> bool:
    """Whether a trigger or the rest of another card's effect comes before the play phase goes on."""
    if table.pending:
        return True
    depth = TURN_DEPTH + 1 if table.has_rounds() else TURN_DEPTH
    plain = (0, MINION_IS_PLAYED, ACTION_IS_PLAYED, extra_play.number)
    return any(
        frame.effect not in plain and frame.step < len(RULES.effects[frame.effect].steps)
        for frame in table.frames[depth:-1]
    )


def _keep(table: Table, extra: ExtraPlay) -> None:
    condition = None if extra.is_plain() else extra
    if extra.action:
        allow_action(table, condition)
    else:
        allow_minion(table, condition)


def _begin_extra_now(table: Table, me: Frame, extra: ExtraPlay) -> None:
    _set_extra(begin(table, extra_play.number, me.card, me.player), extra)


def _set_extra(offer: Frame, extra: ExtraPlay) -> None:
    """Let the frame offer this extra play; its last two numbers are there only if they say something."""
    offer.memo = [int(extra.action), extra.power_at_most, extra.place]
    if extra.raising or extra.other_than > 0:
        offer.memo += [int(extra.raising), extra.other_than]


def extra_of(offer: Frame) -> ExtraPlay:
    """The extra play that the frame offers."""
    numbers = offer.memo if len(offer.memo) > SHORT else [*offer.memo, 0, 0]
    action, power_at_most, place, raising, other_than = numbers
    return ExtraPlay(action == 1, power_at_most, place, raising == 1, other_than)


def _use_up(offer: Frame) -> None:
    """Let the frame offer nothing more: its extra play has been used."""
    offer.memo = []


def _is_left(offer: Frame) -> bool:
    return len(offer.memo) > 0


def extra_plays(table: Table, me: Frame) -> list[int]:
    """The packed plays that the extra play allows now, from the hand or from elsewhere."""
    extra = extra_of(me)
    seat = me.player
    kind = ACTION if extra.action else MINION
    ways: list[int] = []
    for card in table.hand[seat]:
        if CARDS[table.what[card]].kind == kind:
            ways += ways_to_play(table, seat, card)
    if extra.action:
        return [way for way in ways if fits_action(table, seat, way >> FIELD & HANDLE, way & HANDLE, extra)]
    if in_play_phase(table, seat):
        for place in places_for_discarded(table, seat):
            found = [card << FIELD | place for card in discarded_minions_for(table, seat, place)]
            ways += table.plays_in_full(seat, found)
    return [
        way
        for way in ways
        if fits_minion(table, seat, CARDS[table.what[way >> FIELD]], place_of(table, way & HANDLE), extra)
    ]


@RULES.effect("an extra play")
@asks(may(extra_plays, kind=PACKED), clause="SU-35")
def extra_play(table: Table, me: Frame) -> None:
    """Make the extra play picked."""
    raising = MINE if extra_of(me).raising else 0
    _use_up(me)
    play_packed(table, me.player, me.pick, raising)


@extra_play.then
@asks()
def extra_play_is_kept(table: Table, me: Frame) -> None:
    """Keep an extra play declined in the player's own play phase; elsewhere it is lost (SU-35)."""
    if _is_left(me) and in_play_phase(table, me.player):
        _keep(table, extra_of(me))


def may_play_extra_minion(power_at_most: int = NO_LIMIT, place: int = ANYWHERE) -> Step[Table]:
    """The step "you may play an extra minion", with a limit of printed power or a kind of place."""

    def allow(table: Table, me: Frame) -> None:
        extra_minion(table, me, power_at_most, place)

    return Step(allow)


def may_play_extra_action() -> Step[Table]:
    """The step "you may play an extra action"."""

    def allow(table: Table, me: Frame) -> None:
        extra_action(table, me)

    return Step(allow)

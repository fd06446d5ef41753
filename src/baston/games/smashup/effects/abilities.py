"""Abilities of cards in play, or in the discard pile, that a player uses in the play phase (SU-22, SU-99).

A use is packed like a play: `USE << 20 | card << 10 | the number of its ability`. The card is the one that
has the text: the talent that an attached action grants is the minion's that bears it.
"""

from __future__ import annotations

from typing import Final

from baston.games.smashup.cards.ability import Ability
from baston.games.smashup.cards.card import CARDS, MINION, RULES, printed
from baston.games.smashup.constants import L_TALENT, PER_CARD, PER_TURN, PLAY_PHASE, TALENT, TALENT_USED
from baston.games.smashup.effects.events import emit_event
from baston.games.smashup.queries.in_force import has_lost, has_used, is_mute
from baston.games.smashup.queries.watching import are_discards_used, does_any, doings
from baston.games.smashup.state.table import Table
from baston.games.smashup.verbs.turns import remember_use
from baston.kernel.effect import asks, begin
from baston.kernel.frame import FIELD, HANDLE, Frame
from baston.kernel.log import note
from baston.kernel.machine import can_begin

TOKEN: Final = 2 * FIELD
USE: Final = 1000
USES: Final = 1 << PLAY_PHASE
USES_OR_TALENTS: Final = USES | 1 << TALENT


def add_uses(table: Table, seat: int, options: list[int]) -> None:
    """Add to `options`, packed, the abilities that the seat may use: in play, then in its discard pile."""
    if does_any(table, PLAY_PHASE) or does_any(table, TALENT):
        bits, what = doings(), table.what
        for source in table.watchers:
            # The talent of an attached action alone can be another's.
            if bits[int(what[source])] & USES_OR_TALENTS != 0 and (
                table.control[source] == seat or table.bearer[source] != 0
            ):
                _add_uses_of(table, seat, source, False, options)
    if are_discards_used(table):
        bits, what = doings(), table.what
        for card in table.discard[seat]:
            if bits[int(what[card])] & USES != 0:
                _add_uses_of(table, seat, card, True, options)


def _add_uses_of(table: Table, seat: int, card: int, in_discard: bool, options: list[int]) -> None:
    for i, ability in enumerate(CARDS[table.what[card]].abilities):
        if ability.timing == TALENT:
            usable = not in_discard and _is_talent_free(table, seat, card, ability)
        else:
            usable = ability.timing == PLAY_PHASE and ability.from_discard == in_discard
            if usable and not in_discard:
                usable = table.control[card] == seat and not is_mute(table, card)
            if usable and ability.once == PER_TURN:
                usable = ability.effect.number not in table.used
        if not usable:
            continue
        frame = use_frame(table, seat, card, ability)
        if ability.applies(table, frame) and can_begin(table, RULES, frame):
            options.append(USE << TOKEN | card << FIELD | (i + 1))


def use_frame(table: Table, seat: int, card: int, ability: Ability) -> Frame:
    """A frame, not begun, with which a seat would use an ability of a card now."""
    frame = Frame(ability.effect.number, _user(table, card, ability), seat, card, max(table.place[card], 0))
    frame.since = table.clock
    return frame


def begin_use(table: Table, seat: int, option: int) -> None:
    """Begin the ability that a packed option names."""
    card, number = option >> FIELD & HANDLE, option & HANDLE
    ability = printed(table, card).abilities[number - 1]
    user = _user(table, card, ability)
    place = max(table.place[card], 0)
    if ability.timing == TALENT:
        use = begin(table, talent_is_used.number, user, seat, card, place)
        _set_number(use, number)
    else:
        begin(table, ability.effect.number, user, seat, card, place)


# Talents.


def _set_number(use: Frame, number: int) -> None:
    """The frame uses this of the abilities of its subject, the card that has the text; counted from 1."""
    use.memo = [number]


def _number_of(use: Frame) -> int:
    return use.memo[0]


@RULES.effect("use a talent")
@asks()
def talent_is_used(table: Table, me: Frame) -> None:
    """Begin a talent; what its use triggers comes when it is done, wherever the minion is (SU-197)."""
    ability = printed(table, me.subject).abilities[_number_of(me) - 1]
    remember_use(table, me.subject, ability.effect.number, me.player)
    note(table, L_TALENT, me.player, me.card, me.subject if me.subject != me.card else 0)
    emit_event(table, TALENT_USED, me.card)
    begin(table, ability.effect.number, me.card, me.player, me.subject, me.where)


def _user(table: Table, card: int, ability: Ability) -> int:
    """The handle of the card whose doing the use of an ability is: the minion, if an action grants it."""
    return int(table.bearer[card]) if ability.granted else card


def is_talent_lost(table: Table, card: int, ability: Ability) -> bool:
    """Whether the minion has lost this talent, printed on it or granted by an attached action."""
    if ability.granted:
        return has_lost(table, table.bearer[card], card)
    return is_mute(table, card)


def _is_talent_free(table: Table, seat: int, card: int, ability: Ability) -> bool:
    """Whether the seat may use the talent in this play phase: its minion has it still, unused (SU-99)."""
    if table.control[_user(table, card, ability)] != seat or is_talent_lost(table, card, ability):
        return False
    return ability.once != PER_CARD or not has_used(table, card, ability.effect.number, seat)


def talents_of(table: Table, minion: int) -> list[int]:
    """The talents of a minion: alternately the card with the text and the number of its ability, from 1."""
    pairs: list[int] = []
    for card in [minion] + [a for a in table.attached if table.bearer[a] == minion]:
        as_printed = printed(table, card)
        for i, ability in enumerate(as_printed.abilities):
            if ability.timing == TALENT and (ability.granted or as_printed.kind == MINION):
                pairs += [card, i + 1]
    return pairs

"""What happens, and the abilities that it sets off; bases are obeyed or ignored."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from baston.games.smashup.cards.ability import Ability
from baston.games.smashup.cards.card import BY_ID, CARDS, RULES, Card, printed
from baston.games.smashup.constants import PER_CARD, VISITED
from baston.games.smashup.queries.in_force import has_used, is_mute, may_ignore
from baston.games.smashup.queries.seats import turn_order
from baston.games.smashup.queries.watching import does_any, doings
from baston.games.smashup.queries.where import is_shared
from baston.games.smashup.state.table import Table
from baston.kernel.effect import Step, asks, begin, must, trigger
from baston.kernel.frame import LAST_WORD, NOBODY, NUMBER, Frame, seat_of_option, seat_option
from baston.kernel.numbers import NONE

OBEY: Final = 1
IGNORE: Final = 2
FIRST_SAVED: Final = 15  # the number that frames, and so saves, give the first effect of a card


def emit_event(
    table: Table,
    event: int,
    subject: int,
    leaving: list[int] = NONE,
    until: int = NOBODY,
    about: list[int] | None = None,
) -> None:
    """Set off the abilities that watch an event, before any card moves; they wait for their turn (SU-17).

    That is when the running frame is done, or the one at `until` in the stack. `leaving`: cards that leave
    play, whose own abilities still act. `about`: what else they learn, see `raised_minions`.
    """
    if not does_any(table, event):
        return
    bit: i64 = 1 << event
    bits, what = doings(), table.what
    for source in table.watchers:
        if bits[int(what[source])] & bit == 0 or is_mute(table, source):
            continue
        for ability in CARDS[what[source]].abilities:
            if ability.timing != event or ability.users is not None:
                continue
            frame = _set_off(table, ability, source, subject, about)
            if frame is None:
                continue
            if source in leaving:
                frame.since = LAST_WORD
            trigger(table, frame)
            if until != NOBODY:
                frame.parent = until


def _set_off(
    table: Table, ability: Ability, source: int, subject: int, about: list[int] | None
) -> Frame | None:
    """The frame of an ability that the event sets off; None if it does not apply."""
    frame = Frame(ability.effect.number, source, table.turn, subject, table.place[source])
    if source >= table.first_card:
        frame.player = table.control[source]
    elif ability.to_owner:
        frame.player = table.owner[subject]
    elif ability.to_doer:
        frame.player = table.frames[-1].player
    if about is not None:
        _tell(frame, about)
    if not ability.applies(table, frame) or _is_used_up(table, ability, frame):
        return None
    return frame if source >= table.first_card else frame_to_obey(table, ability, frame)


def _tell(frame: Frame, about: list[int]) -> None:
    """Let an ability learn what else the event was about."""
    frame.memo = about[:]


def raised_minions(frame: Frame) -> list[int]:
    """The handles of the minions whose power an action has increased, in what RAISED sets off (SU-104)."""
    return frame.memo


def _is_used_up(table: Table, ability: Ability, frame: Frame) -> bool:
    return ability.once == PER_CARD and has_used(table, frame.card, ability.effect.number, frame.player)


def end_visits(table: Table) -> None:
    """Begin, for each seat, the turn-end abilities of bases that it has visited, wherever they are now."""
    visits = table.visits
    for seat in turn_order(table) if visits else NONE:
        for i in range(0, len(visits), 2):
            if visits[i] != seat:
                continue
            base = visits[i + 1]
            for ability in printed(table, base).abilities:
                if ability.timing == VISITED:
                    frame = Frame(ability.effect.number, base, seat, 0, max(table.place[base], 0))
                    obeyed = frame if frame.where == 0 else frame_to_obey(table, ability, frame)
                    if obeyed is not None:
                        obeyed.since = LAST_WORD
                        if ability.anywhere and is_shared(table, obeyed.where):  # their order is no choice
                            obeyed.where = 0
                        trigger(table, obeyed)


def each_picks_in_turn(
    card: Card, choices: Callable[[Table, int], list[int]], befalls: Callable[[Table, int], None]
) -> None:
    """Add to a card an effect on what each player, in turn order, picks among that seat's choices.

    It counts as done by the player of the card, though others choose: their protections apply.
    """

    def choices_of_the_chooser(table: Table, me: Frame) -> list[int]:
        return choices(table, chooser(table, me))

    def it_befalls(table: Table, me: Frame) -> None:
        befalls(table, me.pick)

    def everybody_picks(table: Table, me: Frame) -> None:
        for seat in turn_order(table):
            begin(table, one_pick.number, me.card, me.player, seat_option(seat), me.where)

    one_pick = card.part("choice")(Step(it_befalls, (must(choices_of_the_chooser, by=chooser),)))
    card.then(Step(everybody_picks, ()))


def chooser(table: Table, me: Frame) -> int:
    """The seat, from 0, that picks now, where each player picks in turn."""
    return seat_of_option(me.subject)


def cause_of(table: Table, me: Frame) -> Frame:
    """The frame that caused a triggered effect, such as the play of a minion."""
    return table.frames[table.frames[me.parent].parent]


def frame_to_obey(table: Table, ability: Ability, frame: Frame) -> Frame | None:
    """The frame of a base's ability, or of the question whether to ignore it; None if all ignore it."""
    place = frame.where
    if any(table.bearer[a] == place and printed(table, a).silences_base for a in table.attached):
        return None
    if ability.is_optional() or not may_ignore(table, place, frame.player):
        return frame
    asking = Frame(obeying.number, frame.card, frame.player, frame.subject, place)
    _set_ignorable(asking, ability.effect.number)
    return asking


def _set_ignorable(asking: Frame, effect: int) -> None:
    """Let the question be whether the base may do this."""
    asking.memo = [effect - _first_of_cards() + FIRST_SAVED]


def ignorable_of(asking: Frame) -> int:
    """The number of the base's effect that the asked player may ignore."""
    return asking.memo[0] + _first_of_cards() - FIRST_SAVED


def _first_of_cards() -> int:
    """The number of the first effect of a card: those of all cards follow it, faction by faction."""
    return next(effect.number for effect in RULES.effects if effect.name in BY_ID)


def _obey_or_ignore(table: Table, me: Frame) -> list[int]:
    return [OBEY, IGNORE]


@RULES.effect("obey the base")
@asks(must(_obey_or_ignore, kind=NUMBER), clause="SU-131")
def obeying(table: Table, me: Frame) -> None:
    """Begin the base's effect, unless the player who was asked ignores it this time (SU-174)."""
    if me.pick == OBEY:
        begin(table, ignorable_of(me), me.card, me.player, me.subject, me.where)

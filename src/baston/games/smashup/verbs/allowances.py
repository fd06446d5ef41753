"""What may still be played in this play phase (SU-12, SU-96)."""

from __future__ import annotations

from baston.games.smashup.cards.card import printed
from baston.games.smashup.constants import GRANTED
from baston.games.smashup.queries.in_force import is_mute
from baston.games.smashup.queries.seats import in_play_phase
from baston.games.smashup.state.table import NO_LIMIT, ExtraPlay, Table
from baston.games.smashup.verbs.lasting import add_modifier
from baston.kernel.modifier import END_OF_TURN


def allow_minion(table: Table, condition: ExtraPlay | None = None) -> None:
    """Allow one more minion in this play phase (SU-96)."""
    if condition is None:
        table.minion_plays += 1
    else:
        table.extra = [*table.extra, condition]


def allow_action(table: Table, condition: ExtraPlay | None = None) -> None:
    """Allow one more action in this play phase (SU-96)."""
    if condition is None:
        table.action_plays += 1
    else:
        table.extra = [*table.extra, condition]


def forget_plays(table: Table) -> None:
    """Discard all unused allowances of the play phase (SU-23)."""
    table.minion_plays = 0
    table.action_plays = 0
    if table.extra:
        table.extra = []


def spend_play(table: Table, token: int, action: bool) -> None:
    """Use up an allowance: with token 0 a plain one, else the token-th of `extra`, from 1."""
    if token > 0:
        table.extra = table.extra[: token - 1] + table.extra[token:]
    elif action:
        table.action_plays -= 1
    else:
        table.minion_plays -= 1


def grant_plays_now(table: Table, card: int) -> None:
    """Allow the plays that a card gives in each play phase, if this is its controller's (SU-129)."""
    seat = table.control[card]
    if in_play_phase(table, seat):
        grant_plays_of(table, card)


def grant_plays_of(table: Table, card: int) -> None:
    """Allow the plays that a card gives its controller in a play phase, once while it is in play."""
    as_printed = printed(table, card)
    if as_printed.extra_actions + as_printed.extra_minions_here == 0 or is_mute(table, card):
        return
    if any(m.kind == GRANTED and m.thing == card for m in table.lasting):
        return
    add_modifier(table, GRANTED, 0, card, END_OF_TURN)
    for _ in range(as_printed.extra_actions):
        allow_action(table)
    for _ in range(as_printed.extra_minions_here):
        allow_minion(table, ExtraPlay(False, NO_LIMIT, table.place[card]))

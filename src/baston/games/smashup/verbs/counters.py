"""Counters that lie on minions (SU-102)."""

from __future__ import annotations

from baston.games.smashup.cards.card import printed
from baston.games.smashup.constants import (
    L_COUNTERS,
    L_PASSED,
    PER_CARD,
    PER_TURN,
)
from baston.games.smashup.state.table import Table
from baston.games.smashup.verbs.lasting import forget_powers
from baston.games.smashup.verbs.turns import remember_use
from baston.kernel.log import note


def add_counters(table: Table, minion: int, amount: int) -> None:
    """Put `amount` +1 counters on a minion, or −1 counters if it is negative (SU-102)."""
    table.counters = table.counters + [minion if amount > 0 else -minion] * abs(amount)
    note(table, L_COUNTERS, table.control[minion], minion, 0, amount)
    forget_powers(table)


def pass_counters(table: Table, giver: int, minion: int, amount: int) -> None:
    """Pass up to `amount` +1 counters of the giver, or −1 counters if it is negative (SU-100)."""
    sign = 1 if amount > 0 else -1
    counters = table.counters[:]
    passed = min(abs(amount), counters.count(sign * giver))
    for _ in range(passed):
        counters.remove(sign * giver)
        counters.append(sign * minion)
    table.counters = counters
    note(table, L_PASSED, table.control[minion], giver, minion, sign * passed)
    forget_powers(table)


def lay_counters(table: Table, card: int, plus: int, minus: int, has_used: bool) -> None:
    """Put counters on a card of a position, and remember if its once-a-turn abilities have been used.

    Of a card in a pile only those that all of its name share: a card that has left play is another (SU-203).
    """
    table.counters = table.counters + [card] * plus + [-card] * minus
    for ability in printed(table, card).abilities if has_used else []:
        if ability.once == PER_CARD and table.place[card] > 0:
            remember_use(table, card, ability.effect.number, table.turn)
        elif ability.once == PER_TURN and ability.effect.number not in table.used:
            table.used = [*table.used, ability.effect.number]

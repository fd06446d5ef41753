"""What lies on minions besides cards, and what a turn remembers. Like `verbs`, it writes columns."""

from __future__ import annotations

from baston.games.smashup.cards.card import printed
from baston.games.smashup.constants import (
    L_CONTROL,
    L_COUNTERS,
    L_PASSED,
    L_TRANSFER,
    PER_BASE,
    PER_CARD,
    PER_TURN,
    VISITED,
)
from baston.games.smashup.state.table import FIRST_BASE, Table, the_scoring
from baston.games.smashup.verbs.allowances import grant_plays_now
from baston.games.smashup.verbs.verbs import touch
from baston.kernel.log import note


def at_random(table: Table, things: list[int]) -> int:
    """One of several things, drawn by lot."""
    return things[table.rng.below(len(things))]


# Minions.


def give_side(table: Table, minion: int, seat: int) -> None:
    """The minion is on the side of the seat from now on, until it leaves play (SU-85)."""
    place, giver = table.place[minion], table.control[minion]
    table.control[minion] = seat
    table.card_leaves(place, giver)
    table.card_comes(place, seat)
    note(table, L_CONTROL, seat, minion)
    touch(table)
    grant_plays_now(table, minion)


def add_counters(table: Table, minion: int, amount: int) -> None:
    """So many +1 counters, or with a negative amount −1 counters, from the supply (SU-102)."""
    table.counters.extend([minion if amount > 0 else -minion] * abs(amount))
    note(table, L_COUNTERS, table.control[minion], minion, 0, amount)
    touch(table)


def pass_counters(table: Table, giver: int, minion: int, amount: int) -> None:
    """So many of the giver's +1 or −1 counters, as far as it has them, go to the minion (SU-100)."""
    sign = 1 if amount > 0 else -1
    passed = min(abs(amount), table.counters.count(sign * giver))
    for _ in range(passed):
        table.counters.remove(sign * giver)
        table.counters.append(sign * minion)
    note(table, L_PASSED, table.control[minion], giver, minion, sign * passed)
    touch(table)


def carry_over(table: Table, action: int, minion: int) -> None:
    """An attached action lies on another minion, or base, from now on; it has not left play (SU-100)."""
    left, seat = table.place[action], table.control[action]
    table.bearer[action] = minion
    table.place[action] = minion if minion < FIRST_BASE else table.place[minion]
    table.card_leaves(left, seat)
    if minion < FIRST_BASE:
        table.card_comes(minion, seat)
    note(table, L_TRANSFER, table.control[action], action, minion)
    touch(table)


def put_down(table: Table, card: int, plus: int, minus: int, has_used: bool) -> None:
    """Lay counters on a card of a position, and remember that its abilities of once a turn have been used.

    Of a card in a pile only those that all of its name share: a card that has left play is another (SU-203).
    """
    table.counters.extend([card] * plus + [-card] * minus)
    for ability in printed(table, card).abilities if has_used else []:
        if ability.once == PER_CARD and table.place[card] > 0:
            remember_use(table, card, ability.effect.number, table.turn)
        elif ability.once == PER_TURN and ability.effect.number not in table.used:
            table.used.append(ability.effect.number)


# The turn.


def remember_use(table: Table, card: int, effect: int, seat: int) -> None:
    """The seat has used this ability of this card this turn."""
    table.uses.extend([card, effect, seat])


def remember_special(table: Table, card: int, place: int) -> None:
    """A card is played from the hand for the base that scores there, one of its name if it says so."""
    if printed(table, card).special_once == PER_BASE:
        the_scoring(table, place).played.append(card)


def is_used_up(table: Table, card: int, place: int) -> bool:
    """Has its owner played one of the name already for the base that scores there (SU-141, BP-103)?"""
    return any(
        table.what[other] == table.what[card] and table.owner[other] == table.owner[card]
        for other in the_scoring(table, place).played
    )


def remember_visit(table: Table, seat: int, place: int) -> None:
    """The seat has played a minion at the place this turn, if its base asks for that."""
    base = table.base_at[place]
    if printed(table, base).watches >> VISITED & 1 == 0:
        return
    known = range(0, len(table.visits), 2)
    if not any(table.visits[i] == seat and table.visits[i + 1] == base for i in known):
        table.visits.extend([seat, base])

"""What the effect `affect` carries from step to step, by name: nobody else knows how its frame is packed.

`subject` is the way, one of the constants from DESTROY to PASS_COUNTERS. `where` depends on the way:

- MOVE: the place to which the victims go; CONTROL: the seat that gets them;
- ATTACH, TRANSFER: the action that is laid on them;
- POWER: the amount and the moment at which it ends; CANCEL: an action and that moment;
- COUNTERS: the amount; PASS_COUNTERS: the amount and the minion that gives them; 0 in other ways.

`memo` has the handles of the victims, and packed: the protections offered already, and who has stood in.
"""

from __future__ import annotations

from typing import Final

from baston.games.smashup.constants import (
    ATTACH,
    CANCEL,
    CONTROL,
    COUNTERS,
    MOVE,
    PASS_COUNTERS,
    POWER,
    TRANSFER,
)
from baston.kernel.frame import FIELD, HANDLE, NOBODY, Frame
from baston.kernel.numbers import is_among

SHIFT: Final = 512  # amounts are packed as positive ints
MOMENT: Final = 8  # bits of a modifier's end
STOOD_IN: Final = 1 << 2 * FIELD  # with a handle: has taken the place of another


# Details of a way, packed for `where`.


def power_detail(amount: int, until: int) -> int:
    """Pack the detail of POWER: the change of power, and the moment of `kernel.modifier` when it ends."""
    return (amount + SHIFT) << MOMENT | until


def counters_detail(amount: int) -> int:
    """Pack the detail of COUNTERS: how many +1 counters are put, or if negative −1 counters."""
    return amount + SHIFT


def passed_counters_detail(amount: int, giver: int) -> int:
    """Pack the detail of PASS_COUNTERS: how many counters pass, and the handle of the giver."""
    return (amount + SHIFT) << FIELD | giver


def cancel_detail(until: int, but: int) -> int:
    """Pack the detail of CANCEL: the moment when it ends, and the action whose abilities stay, or 0."""
    return but << MOMENT | until


# What is about to happen.


def way_of(affecting: Frame) -> int:
    """How cards are affected: DESTROY, RETURN, MOVE …"""
    return affecting.subject


def destination_of(affecting: Frame) -> int:
    """The place to which the victims move; 0 in other ways than MOVE."""
    return affecting.where if affecting.subject == MOVE else 0


def taker_of(affecting: Frame) -> int:
    """The seat, from 0, that gets control of the victims; NOBODY in other ways than CONTROL."""
    return affecting.where if affecting.subject == CONTROL else NOBODY


def laid_action_of(affecting: Frame) -> int:
    """The handle of the action that is attached or transferred to the victim; 0 in other ways."""
    return affecting.where if affecting.subject in (ATTACH, TRANSFER) else 0


def amount_of(affecting: Frame) -> int:
    """The change of power or counters; 0 in ways without an amount."""
    way = affecting.subject
    if way == POWER:
        return (affecting.where >> MOMENT) - SHIFT
    if way == COUNTERS:
        return affecting.where - SHIFT
    return (affecting.where >> FIELD) - SHIFT if way == PASS_COUNTERS else 0


def moment_of(affecting: Frame) -> int:
    """The moment of `kernel.modifier` at which a change of power or a loss of abilities ends."""
    assert affecting.subject in (POWER, CANCEL), "nothing else ends by itself"
    return affecting.where & ((1 << MOMENT) - 1)


def kept_action_of(affecting: Frame) -> int:
    """The handle of the action whose abilities a minion keeps that loses the others; 0 if it loses all."""
    return affecting.where >> MOMENT if affecting.subject == CANCEL else 0


def giver_of(affecting: Frame) -> int:
    """The handle of the minion whose counters pass to another one; 0 in other ways."""
    return affecting.where & HANDLE if affecting.subject == PASS_COUNTERS else 0


# To whom.


def victims_of(affecting: Frame) -> list[int]:
    """The handles of the cards that are still to be affected. Not to be changed."""
    memo = affecting.memo
    return memo if all(x <= HANDLE for x in memo) else [x for x in memo if x <= HANDLE]


def is_victim(affecting: Frame, card: int) -> bool:
    """Whether the card is still to be affected."""
    return is_among(card, affecting.memo)


def set_victims(affecting: Frame, victims: list[int]) -> None:
    """Set the cards to be affected, before any protection has been offered."""
    affecting.memo = victims


def spare(affecting: Frame, victim: int) -> None:
    """Remove a card from those to be affected."""
    affecting.memo.remove(victim)


# Protections.


def was_offered(affecting: Frame, source: int, victim: int) -> bool:
    """Whether the player of the card `source` has already been asked to save the victim."""
    return is_among(victim << FIELD | source, affecting.memo)


def remember_offer(affecting: Frame, source: int, victim: int) -> None:
    """Remember that the player of the card `source` has been asked to save the victim."""
    affecting.memo.append(victim << FIELD | source)


def forget_offer(affecting: Frame, source: int, victim: int) -> None:
    """Let the player of the card `source` be asked again to save the victim."""
    affecting.memo.remove(victim << FIELD | source)


def add_stand_in(affecting: Frame, card: int) -> None:
    """Add a card to be affected in place of a victim that has been spared (SU-184)."""
    affecting.memo.extend([card, STOOD_IN | card])


def has_stood_in(affecting: Frame, card: int) -> bool:
    """Whether the card has taken the place of a victim."""
    return STOOD_IN | card in affecting.memo


def stand_ins_of(affecting: Frame) -> list[int]:
    """The handles of the cards that have taken the place of a victim (SU-184)."""
    return [x & HANDLE for x in affecting.memo if x & STOOD_IN]

"""What the playing of a card carries from step to step, by name: nobody else knows how its frame is packed.

Of an action, `subject` is the place or minion to which it is attached, `where` the minion whose power it has
to increase; of a minion, `where` is its place. `memo` has the slot of a mat that the player has chosen, until
the card has come there, then the minions whose power the action has increased.
"""

from __future__ import annotations

from typing import Final

from baston.games.smashup.cards.card import CARDS
from baston.games.smashup.state.table import Table
from baston.kernel.frame import NOBODY, Frame

MINE: Final = -1  # of a play that has to increase power: that of any minion of the player


def target_of(play: Frame) -> int:
    """The handle of the place or minion that the action is attached to; 0 if it is not attached."""
    return play.subject


def set_bearer(play: Frame, bearer: int) -> None:
    """Remember what the action is attached to, perhaps a minion that stood in for its target."""
    play.subject = bearer


def wanted_of(play: Frame) -> int:
    """The handle of the minion whose power the action was played to increase, or MINE; 0 if it need not."""
    return play.where


def choose_slot(play: Frame, slot: int) -> None:
    """Remember the slot of a mat that the card is to come to."""
    play.memo = [slot]


def pop_slot(play: Frame) -> int:
    """Remove and return the handle of the slot chosen for the card; 0 if none was."""
    return play.memo.pop() if play.carries() else 0


def add_raised(play: Frame, minions: list[int]) -> None:
    """Remember that the action being played has increased the power of these minions (SU-104)."""
    play.memo.extend(minions)


def raised_by(play: Frame) -> list[int]:
    """The handles of the minions whose power the action has increased so far."""
    return play.memo


def is_on_play(table: Table, frame: Frame) -> bool:
    """Whether the frame runs what its card does when played."""
    on_play = CARDS[table.what[frame.card]].on_play
    return on_play is not None and frame.effect == on_play.number


def play_behind(table: Table, frame: Frame) -> int:
    """The stack index of the play of the frame's card whose effect began the frame, NOBODY if none did.

    That an action is attached is told when it has acted: see `action_is_done` (SU-17, SU-160).
    """
    depth = frame.parent
    while depth >= 0 and table.frames[depth].card == frame.card:
        below = table.frames[depth]
        if is_on_play(table, below):
            return below.parent
        depth = below.parent  # a part that the card's ability has begun
    return NOBODY

"""Lines of the log, which verbs write as they act."""

from __future__ import annotations

from baston.games.superfantasybrawl.cards.card import PASSIVES, RULES
from baston.games.superfantasybrawl.constants import (
    CHALLENGE_CAUSE,
    FIRST_CARD,
    FIRST_CHALLENGE,
    FIRST_HEX,
    FIRST_STANDARD,
    FIRST_TOKEN,
)
from baston.games.superfantasybrawl.state.arena import Arena
from baston.games.superfantasybrawl.verbs.trap_frame import token_of_trap
from baston.kernel.event import EVERYBODY, Note
from baston.kernel.sight import everybody


def note(
    arena: Arena,
    event: int,
    player: int,
    card: int = 0,
    where: int = 0,
    amount: int = 0,
    seats: int = EVERYBODY,
    source: int = 0,
) -> None:
    """Write a line of the log, if one is kept; `card` is a handle, kept as the printed card.

    `where` is a champion or a hex, which nobody hides and which keep their handles. The source is, unless
    named, the thing whose effect is on its way. Everybody sees it now, but a card may be hidden again later,
    so it too is kept as the printed card, as a negative number: challenges beyond CHALLENGE_CAUSE.
    """
    if arena.notes is None:
        return
    if seats == everybody(arena.players):
        seats = EVERYBODY  # spectators too
    number = arena.what[card] if FIRST_CARD <= card < FIRST_HEX else 0
    cause = source or _cause(arena)
    if cause == card:
        cause = 0
    elif FIRST_CARD <= cause < FIRST_TOKEN:
        cause = -arena.what[cause]
    elif FIRST_CHALLENGE <= cause < FIRST_STANDARD:
        cause = -CHALLENGE_CAUSE - arena.what[cause]
    arena.notes.append(Note(event, player, number, where, amount, seats, cause))


def _cause(arena: Arena) -> int:
    """The card, standard action, trap or levelled champion whose effect is on its way; 0 if the rules act."""
    place = len(arena.frames) - 1
    while place >= 0:
        frame = arena.frames[place]
        if frame.effect in PASSIVES:
            return frame.card
        if frame.effect == RULES.by_name["trap"].number and token_of_trap(frame):
            return token_of_trap(frame)
        if FIRST_CARD <= frame.subject < FIRST_HEX:
            return frame.subject
        place = frame.parent
    return 0

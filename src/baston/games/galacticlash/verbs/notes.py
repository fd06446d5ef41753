"""Lines of the log, which verbs write as they act."""

from __future__ import annotations

from baston.games.galacticlash.state.clash import Clash
from baston.kernel.event import EVERYBODY, Note
from baston.kernel.sight import everybody


def note(
    clash: Clash,
    event: int,
    player: int,
    card: int = 0,
    where: int = 0,
    amount: int = 0,
    seats: int = EVERYBODY,
    source: int = 0,
) -> None:
    """Write a line of the log, if one is kept; cards are given as handles and kept as printed cards.

    Its source, unless named, is the card whose effect is on its way; none if it is the very card told of.
    """
    if clash.notes is None:
        return
    if seats == everybody(clash.players):
        seats = EVERYBODY  # spectators too
    if source == 0 and clash.frames:
        source = clash.frames[-1].card
    cause = clash.what[source] if source not in (0, card) else 0
    clash.notes.append(Note(event, player, clash.what[card], clash.what[where], amount, seats, cause))

"""What an action costs, and with which Cores it can be paid (SFB-61)."""

from __future__ import annotations

from baston.games.superfantasybrawl.constants import BLUE, RED, YELLOW
from baston.games.superfantasybrawl.queries.figures import levelled_side
from baston.games.superfantasybrawl.queries.seats import champions_of
from baston.games.superfantasybrawl.state.arena import Arena
from baston.kernel.frame import Frame


def is_ready(arena: Arena, seat: int, core: int) -> bool:
    """Whether a seat's Core of this color is ready."""
    return arena.cores[seat] >> core & 1 == 1


def ready_cores(arena: Arena, seat: int) -> list[int]:
    """The colors of a seat's ready Cores."""
    return [core for core in range(RED, BLUE + 1) if is_ready(arena, seat, core)]


def payable(arena: Arena, seat: int, core: int) -> list[int]:
    """The ready Cores that can pay for a color; with Khalize levelled any pays for yellow (SFB-348)."""
    if core == YELLOW and any(levelled_side(arena, c).wild_yellow for c in champions_of(arena, seat)):
        return ready_cores(arena, seat)
    return [core] if is_ready(arena, seat, core) else []


def cores_for(arena: Arena, me: Frame, core: int) -> list[int]:
    """The colors, plus 1, of Cores with which the effect's player can pay for this color."""
    return [ready + 1 for ready in payable(arena, me.player, core)]


def any_ready_core(arena: Arena, me: Frame) -> list[int]:
    """The colors, plus 1, of the ready Cores of the effect's player."""
    return [core + 1 for core in ready_cores(arena, me.player)]

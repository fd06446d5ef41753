"""What a seat sees as numbers: docs/env.md says how to read them."""

from __future__ import annotations

from typing import Final

from baston.games.nim.heaps import SPENT, Heaps
from baston.games.nim.turn import heap_picked
from baston.kernel.frame import NUMBER, PASS
from baston.kernel.observation import OPTIONS, Part, Sheet, relative
from baston.kernel.sight import has_seen

HEAPS: Final = 9
SEATS: Final = 4
PARTS: Final = (
    Part("table", 1, ("players", "turn", "asked", "picked")),
    Part("heaps", HEAPS, ("counters",)),
    Part("tokens", SEATS, ("left", "number")),
    Part(OPTIONS, HEAPS, ("pass", "heap", "take", "token"), (("heap", "heaps"),)),
)


def observe(heaps: Heaps, seat: int, sheet: Sheet) -> None:
    """Write all parts, tokens from the seat's own on."""
    players, decision, frame = heaps.players, heaps.decision, heaps.frames[-1]
    asked = relative(decision.player, seat, players) if decision is not None else 0
    tokens: list[int] = []
    for n in range(players):
        token = heaps.token[(seat + n) % players]
        tokens.append(0 if token == SPENT else 1)
        tokens.append(heaps.what[token] if token != SPENT and has_seen(heaps.seen, token, seat) else 0)
    for numbers in (
        [players, relative(heaps.turn, seat, players), asked, heap_picked(frame)],
        heaps.heaps[1:],
        tokens,
        _options(heaps) if asked == 1 else [],
    ):
        sheet.add_part(numbers)


def _options(heaps: Heaps) -> list[int]:
    rows: list[int] = []
    decision = heaps.decision
    assert decision is not None
    for option in decision.options:
        if option == PASS:
            rows += [1, 0, 0, 0]
        elif decision.kind == NUMBER:
            rows += [0, 0, option - 1, 0]
        elif option < len(heaps.heaps):
            rows += [0, option, 0, 0]
        else:
            rows += [0, 0, 0, heaps.what[option]]
    return rows

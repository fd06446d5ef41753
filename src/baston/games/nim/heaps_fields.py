"""Copying, saving, loading and blanking what `heaps.py` declares."""

# Written by tools/write_states.py: change the declaration and run it again.

from __future__ import annotations

from baston.games.nim.heaps import Heaps
from baston.kernel.column import a_column, check_lengths, filled, plain_column
from baston.kernel.text import Json, an_int, ints, part, plain


def copy_heaps(heaps: Heaps) -> Heaps:
    """A copy that shares nothing mutable with the heaps."""
    twin = Heaps()
    heaps.copy_machine(twin)
    twin.turn = heaps.turn
    twin.heaps = heaps.heaps[:]
    twin.what = heaps.what
    twin.seen = heaps.seen[:]
    twin.token = heaps.token[:]
    twin.winner = heaps.winner
    return twin


def save_fields(heaps: Heaps, saved: dict[str, Json]) -> None:
    """Add the fields that are saved as they are to `saved`."""
    saved["players"] = heaps.players
    saved["turn"] = heaps.turn
    saved["heaps"] = plain(heaps.heaps)
    saved["what"] = plain_column(heaps.what)
    saved["seen"] = plain_column(heaps.seen)
    saved["token"] = plain(heaps.token)
    saved["winner"] = heaps.winner


def load_fields(heaps: Heaps, saved: dict[str, Json]) -> None:
    """Restore what `save_fields` saved, after all other columns. Raises BrokenSave."""
    heaps.players = an_int(part(saved, "players"))
    heaps.turn = an_int(part(saved, "turn"))
    heaps.heaps = ints(part(saved, "heaps"))
    heaps.what = a_column(part(saved, "what"))
    heaps.seen = a_column(part(saved, "seen"))
    heaps.token = ints(part(saved, "token"))
    heaps.winner = an_int(part(saved, "winner"))
    columns = [heaps.seen]
    check_lengths(heaps.what, columns)


def blank_fields(heaps: Heaps, players: int, handles: int) -> None:
    """Empty all zones, and put 0 in all columns and for all seats."""
    heaps.heaps = []
    heaps.what = filled(0, handles)
    heaps.seen = filled(0, handles)
    heaps.token = [0] * players

"""Cards and bases that begin to watch what happens, and that watch it no more."""

from __future__ import annotations

from baston.games.smashup.cards.card import printed
from baston.games.smashup.state.table import Table
from baston.kernel.numbers import take_out_if_there


def watch(table: Table, source: int) -> None:
    """Let a card, base or slot that has come into play watch, after all that do already."""
    table.watchers.append(source)
    if table.watched != 0:
        table.watched |= printed(table, source).does()


def watch_no_more(table: Table, source: int) -> None:
    """Let a card, base or slot that leaves play watch no more, if it does."""
    if take_out_if_there(source, table.watchers):
        table.watched = 0

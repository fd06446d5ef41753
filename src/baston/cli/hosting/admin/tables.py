"""Tables listed and closed: `baston admin tables` and `close`."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from baston.cli.arguments.seating import whole_number
from baston.cli.hosting.admin.opened import NOTICED, ask, moment, reason_given
from baston.cli.terminal.screen import Screen
from baston.games import game_named
from baston.kernel.game import Refusal
from baston.kernel.text import Json
from baston.server.access.identity import public_id
from baston.server.storage.administration import (
    CLOSED,
    OVER,
    RUNNING,
    SORTS,
    STATES,
    WAITING,
    ListedTable,
    Wanted,
)
from baston.server.storage.rows import BOT, OPEN, SeatRow, TableRow

WORDS: Final = {
    WAITING: "admin-waiting",
    RUNNING: "admin-running",
    OVER: "admin-over-state",
    CLOSED: "admin-closed-state",
}
MOST: Final = 100_000  # tables in one list


def wanted(state: str | None, game: str | None, sort: str, most: str) -> Wanted:
    """Return which tables are asked for.

    Raises Refusal: "admin-state", "admin-sort", "bad-number", "unknown-game".
    """
    if state is not None and state not in STATES:
        raise Refusal("admin-state", value=state, known=", ".join(STATES))
    if sort not in SORTS:
        raise Refusal("admin-sort", value=sort, known=", ".join(SORTS))
    name = None if game is None else game_named(game).name
    return Wanted(state, name, sort, min(MOST, whole_number("--most", most, 1)))


def state_of(table: TableRow) -> str:
    """Return the state of a table, one of `STATES`."""
    if table.closed is not None:
        return CLOSED
    if table.result is not None:
        return OVER
    return WAITING if table.started is None else RUNNING


def id_in(typed: str) -> str:
    """Return the id of a table of which the id, or the address of its page, was typed."""
    bare = typed.partition("?")[0].partition("#")[0].rstrip("/")
    return bare.rpartition("/")[2]


def tables(asked: Wanted, data: str | None, database: str | None, lang: str, as_json: bool) -> None:
    """Print the tables that are asked for. Raises Refusal as `ask`."""
    found = ask(data, database, lambda administration: administration.tables(asked))
    if as_json:
        print(json.dumps([as_value(one.table, one.seats, one.answered) for one in found]))
        return
    screen = Screen(lang)
    if not found:
        screen.say("admin-no-tables")
        return
    screen.show(_grid(found, screen))
    if len(found) == asked.most:
        screen.say("admin-more", "dim", most=asked.most)


def _grid(found: Sequence[ListedTable], screen: Screen) -> Table:
    grid = Table(box=None, pad_edge=False)
    for head in ("table", "game", "state", "seats", "made", "answered"):
        grid.add_column(screen.words(f"admin-head-{head}"), no_wrap=head != "seats")
    for one in found:
        seats = ", ".join(name_of(seat, screen) for seat in one.seats)
        mode = one.table.options.get("mode")
        game = one.table.game if mode is None else f"{one.table.game} {mode}"
        state = screen.words(WORDS[state_of(one.table)])
        grid.add_row(one.table.id, game, state, Text(seats), moment(one.table.created), moment(one.answered))
    return grid


def name_of(seat: SeatRow, screen: Screen) -> str:
    """Return what a list calls who has a seat."""
    if seat.kind == OPEN:
        return screen.words("admin-open-seat")
    if seat.kind == BOT:
        return seat.name or screen.words(f"level-{seat.level}")
    return seat.name or screen.words("admin-nameless")


def as_value(table: TableRow, seats: Sequence[SeatRow], answered: float | None) -> dict[str, Json]:
    """Return a table as JSON: nothing of its secrets, and browsers by their public ids."""
    sitting: list[Json] = [
        {
            "seat": seat.seat + 1,
            "kind": seat.kind,
            "name": seat.name,
            "level": seat.level,
            "browser": None if seat.browser is None else public_id(seat.browser),
        }
        for seat in seats
    ]
    result: Json = None if table.result is None else {name: [*value] for name, value in table.result.items()}
    return {
        "id": table.id,
        "game": table.game,
        "rules": table.rules,
        "mode": table.options.get("mode"),
        "state": state_of(table),
        "seats": sitting,
        "listed": table.listed,
        "host": public_id(table.host),
        "created": table.created,
        "started": table.started,
        "answered": answered,
        "closed": table.closed,
        "result": result,
    }


def close(typed: str, why: str | None, data: str | None, database: str | None, lang: str) -> None:
    """Close a table. Raises Refusal as `reason_given`, `ask` and `Administration.close_table`."""
    table, said = id_in(typed), reason_given(why)
    ask(data, database, lambda administration: administration.close_table(table, said, time.time()))
    Screen(lang).say("closed-now", table=table, seconds=NOTICED)

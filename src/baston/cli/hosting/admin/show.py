"""One table looked into, as a spectator sees it: `baston admin show`."""

from __future__ import annotations

import json
from typing import Final

from msgspec import to_builtins
from rich.rule import Rule
from rich.text import Text

from baston.cli.boards import board_of
from baston.cli.hosting.admin.opened import ask, moment
from baston.cli.hosting.admin.tables import WORDS, as_value, id_in, name_of, state_of
from baston.cli.terminal.errors import refused
from baston.cli.terminal.names import with_names
from baston.cli.terminal.screen import Screen
from baston.games import game_named
from baston.kernel.game import Refusal
from baston.kernel.text import Json
from baston.server.access.identity import public_id
from baston.server.matches.log_view import LogView
from baston.server.matches.match import Match
from baston.server.matches.projections import Viewer
from baston.server.matches.restore import restore_match
from baston.server.storage.rows import ANSWER, BOT, PERSON, SeatRow, StoredTable
from baston.server.tables.table_info import clean_name

SPECTATOR: Final = Viewer(None)


def show(typed: str, data: str | None, database: str | None, lang: str, as_json: bool) -> None:
    """Print a table with its game, of which nothing is read but what a spectator sees.

    Raises Refusal as `ask`; "admin-no-table" (none has this id).
    """
    id = id_in(typed)
    stored = ask(data, database, lambda administration: administration.load_table(id))
    if stored is None:
        raise Refusal("admin-no-table", table=id)
    match, reason = _match_of(stored)
    if as_json:
        print(json.dumps(_value(stored, match)))
        return
    screen = Screen(lang)
    _tell_table(stored, screen)
    for seat in stored.seats:
        screen.show(Text.assemble((f" {seat.seat + 1}  {name_of(seat, screen)}", "bold"), _who(seat, screen)))
    if reason is not None:
        screen.say("admin-not-shown", reason=refused(reason, lang))
    if match is not None:
        _tell_game(stored, match, screen)


def _match_of(stored: StoredTable) -> tuple[Match | None, Refusal | None]:
    """Return the game, None if it has not begun or its rules are not today's; and why it is not there."""
    try:
        game = game_named(stored.table.game)
        game.require_presentation()
        return restore_match(game, stored), None
    except Refusal as refusal:
        return None, refusal


def _answered(stored: StoredTable) -> float | None:
    return next((entry.time for entry in reversed(stored.entries) if entry.kind == ANSWER), None)


def _value(stored: StoredTable, match: Match | None) -> dict[str, Json]:
    told = as_value(stored.table, stored.seats, _answered(stored))
    told |= {"options": {**stored.table.options}, "terms": to_builtins(stored.table.terms)}
    log = [] if match is None else LogView(SPECTATOR).since(match, 0)
    lines: list[Json] = [{"en": line.en, "fr": line.fr} for line in log if isinstance(line.fr, str)]
    view: Json = None if match is None else {**match.game.presentation.view(match.state, None)}
    return told | {"entries": len(stored.entries), "view": view, "log": lines}


def _tell_table(stored: StoredTable, screen: Screen) -> None:
    table = stored.table
    state = screen.words(WORDS[state_of(table)])
    screen.show(Text.assemble((table.id, "bold"), f"  {table.game}  {state}"))
    screen.say("admin-made", at=moment(table.created), browser=public_id(table.host))
    answered = _answered(stored)
    if answered is not None:
        screen.say("admin-answered", entries=len(stored.entries), at=moment(answered))
    if table.listed:
        screen.say("admin-listed")
    if table.terms.clock is not None:
        clock = table.terms.clock
        screen.say("admin-clock", seconds=clock.seconds, increment=clock.increment)
    if table.closed is not None:
        screen.say("closed-why" if table.closed else "closed", why=table.closed)
    for name, value in table.options.items():
        screen.show(Text(f"  {name} = {clean_name(value)}", "dim"))  # there may be a whole file in it


def _who(seat: SeatRow, screen: Screen) -> str:
    if seat.kind == PERSON:
        return "  " + screen.words("admin-person", browser=public_id(seat.browser or ""))
    return "  " + screen.words("admin-bot") if seat.kind == BOT else ""


def _names(seats: list[SeatRow], screen: Screen) -> list[str]:
    """Return the names of the seats; those that are alike have their number."""
    names = [name_of(seat, screen) for seat in seats]
    return [name if names.count(name) == 1 else f"{name} {seat + 1}" for seat, name in enumerate(names)]


def _tell_game(stored: StoredTable, match: Match, screen: Screen) -> None:
    names = _names(stored.seats, screen)
    screen.show(Rule(style="dim"))
    for line in LogView(SPECTATOR).since(match, 0):
        words = line.fr if screen.lang == "fr" and isinstance(line.fr, str) else line.en
        screen.tell(with_names(words, names))
    screen.show(Rule(style="dim"))
    view = match.game.presentation.view(match.state, None)
    screen.show(board_of(match.game, screen.lang, names).draw(view))
    if match.result is not None:
        screen.say("replay-over", points=" – ".join(str(x) for x in match.result["points"]))
        screen.say_winners(names, match.result["winners"], match.game.teams(match.setup))

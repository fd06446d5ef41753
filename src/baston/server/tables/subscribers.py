"""The subscribers of a table: the connections to it, and what is broadcast."""

from __future__ import annotations

from msgspec import UNSET
from msgspec.structs import replace

from baston.server import clock, protocol
from baston.server.matches.departures import Departures
from baston.server.matches.log_view import LineCache, LogView
from baston.server.matches.match import Match
from baston.server.matches.projections import Projections, Viewer, project_all, times_left
from baston.server.storage.rows import SeatRow, TableRow
from baston.server.tables.connection import Connection, encode
from baston.server.tables.table_info import knows, seats_of_browser, table_info, you_seat


class Subscribers:
    """Everybody who sits at a table or watches it. Sends each browser what its seats may see.

    A `browser` is the random id in the cookie of an anonymous visitor; None: a visitor without a cookie.
    """

    def __init__(self, table: TableRow, seats: list[SeatRow]) -> None:
        self.table = table
        self.seats = seats
        self.match: Match | None = None
        self.connections: list[Connection] = []
        self._table_infos: dict[str | None, protocol.Table] = {}  # by browser, until the table changes
        self._logs: dict[Viewer, LogView] = {}
        self._line_cache: LineCache = {}
        self._notes_sent = 0  # how many notes of the match's log have been broadcast

    # ---- who is connected

    @property
    def browsers(self) -> set[str | None]:
        """The ids of the browsers connected to the table; None: visitors without a cookie."""
        return {connection.browser for connection in self.connections}

    @property
    def sitting(self) -> tuple[str, ...]:
        """The ids of the browsers connected to the table that have a seat."""
        seats = {seat.browser for seat in self.seats}
        return tuple(sorted(x for x in self.browsers if x is not None and x in seats))

    # ---- what changes

    def start_match(self, match: Match) -> None:
        """Broadcast this match from now on, with its log from the beginning.

        Call when the game starts or is loaded.
        """
        self.match = match
        self._notes_sent = 0
        self.invalidate_table()

    def mark_sent(self) -> None:
        """Treat the log so far as broadcast. Call once everybody has it, or where nobody is connected yet."""
        self._notes_sent = self.match.log_length if self.match else 0

    def close_table(self, why: str | None) -> None:
        """Tell from now on that who runs the server has closed the table."""
        self.table = replace(self.table, closed=why)
        self.invalidate_table()

    def invalidate_table(self) -> None:
        """Drop the cached table infos.

        Call when seats, connections, departures or the result have changed.
        """
        self._table_infos.clear()

    def rewind_log(self) -> None:
        """Forget the lines of the log that an undo took back. Call after the match has applied it."""
        if self.match is not None:
            self._notes_sent = min(self._notes_sent, self.match.log_length)
            for log in self._logs.values():
                log.rewind(self.match)

    # ---- what they are sent

    def table_info(self, browser: str | None) -> protocol.Table:
        """Return the table as this browser may know it."""
        info = self._table_infos.get(browser)
        if info is None and not knows(self.table, self.seats, browser):
            browser = None  # all strangers know the same
            info = self._table_infos.get(None)
        if info is None:
            departures = self.match.departures if self.match else Departures()
            info = table_info(self.table, self.seats, browser, self.browsers, departures)
            self._table_infos[browser] = info
        return info

    def send_snapshot(self, connection: Connection) -> None:
        """Send one connection all that each seat of its browser may see, or a spectator if it has none."""
        connection.is_behind = False
        connection.table_sent = None
        viewers = self._viewers(connection)
        projections = self._projections(viewers)
        for viewer in viewers:
            self._send_state(connection, viewer, projections, 0)

    def broadcast(self) -> None:
        """Send everybody what has changed, except connections that are behind: those get a snapshot later."""
        sent = [
            (connection, viewer)
            for connection in self.connections
            for viewer in self._viewers(connection)
            if not connection.is_behind
        ]
        projections = self._projections([viewer for _, viewer in sent], self._notes_sent)
        encoded: dict[Viewer, bytes] = {}
        for connection, viewer in sent:
            self._send_change(connection, viewer, projections, encoded)
        self.mark_sent()

    def broadcast_presence(self) -> None:
        """Tell everybody who is connected now."""
        self.invalidate_table()
        sitting = {seat.browser for seat in self.seats if seat.browser is not None}
        spectators = sum(connection.browser not in sitting for connection in self.connections)
        for connection in self.connections:
            connection.table_sent = self.table_info(connection.browser)
            connection.send(protocol.Presence(connection.table_sent, spectators))

    def _send_change(
        self, connection: Connection, viewer: Viewer, projections: Projections, encoded: dict[Viewer, bytes]
    ) -> None:
        """Send a state; if the table itself is as last sent, equal viewers share its encoding."""
        if connection.table_sent is not self.table_info(connection.browser):
            self._send_state(connection, viewer, projections, self._notes_sent)
            return
        if viewer not in encoded:
            result = connection.table_sent.result
            encoded[viewer] = encode(self._state(viewer, projections, None, result, self._notes_sent))
        connection.send_encoded(encoded[viewer])

    def _send_state(
        self, connection: Connection, viewer: Viewer, projections: Projections, start: int
    ) -> None:
        info = self.table_info(connection.browser)
        changed = None if connection.table_sent is info else info
        connection.table_sent = info
        connection.send(self._state(viewer, projections, changed, info.result, start))

    def _viewers(self, connection: Connection) -> list[Viewer]:
        """Return the viewers whose states the browser is sent: its seats, or a spectator."""
        seats: list[int] | list[None] = seats_of_browser(self.seats, connection.browser) or [None]
        you = you_seat(self.seats, connection.browser)
        return [Viewer(seat, connection.french, you) for seat in seats]

    def _projections(self, viewers: list[Viewer], told: int = 0) -> Projections:
        """Return what they see now, who have been told so many notes of the log.

        It is not stored: to free an old view takes long.
        """
        return project_all(self.match, [*dict.fromkeys(viewers)], told) if self.match is not None else {}

    def _log(self, viewer: Viewer) -> LogView:
        if viewer not in self._logs:
            self._logs[viewer] = LogView(viewer, self._line_cache)
        return self._logs[viewer]

    def _state(
        self,
        viewer: Viewer,
        projections: Projections,
        info: protocol.Table | None,
        result: protocol.Result | None,
        start: int,
    ) -> protocol.State:
        """Return the state for a viewer, with the lines of the log from `start` on."""
        match = self.match
        if match is None:
            return protocol.State(info, viewer.seat, 0, 0, None, None, 0, [], "no", None, None, None)
        projection = projections[viewer]
        asked = match.undo_asked
        return protocol.State(
            table=info,
            seat=viewer.seat,
            number=match.number,
            step=len(match.answers),
            view=projection.view,
            decision=projection.decision,
            log_from=start,
            log=self._log(viewer).since(match, start),
            undo=projection.undo,
            undo_asked=protocol.UndoAsked(asked.seat, asked.waits_for) if asked else None,
            times=times_left(match, clock.now()),
            result=result,
            stills=projection.stills or UNSET,
        )

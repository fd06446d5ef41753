"""All who look at one table, what each of them is shown, and which browsers are there at other workers."""

from __future__ import annotations

import time

from baston.server import protocol
from baston.server.channels.messages import Connected
from baston.server.matches.departures import Departures
from baston.server.matches.match import Match
from baston.server.matches.projections import LineCache, LogView, Projections, Viewer, project_all, times_left
from baston.server.matches.restoring import seats_of_browser, table_info, you_seat
from baston.server.storage.rows import SeatRow, TableRow
from baston.server.tables.connection import Connection, encode


class Subscribers:
    """The lines of a table, and what has been sent over them."""

    def __init__(self, worker: str, table: TableRow, seats: list[SeatRow]) -> None:
        self.table = table
        self.seats = seats
        self.match: Match | None = None
        self.connections: list[Connection] = []
        self._worker = worker
        self._elsewhere: dict[str, tuple[str | None, ...]] = {}  # by worker, the browsers connected there
        self._table_infos: dict[str | None, protocol.Table] = {}  # until something about the table changes
        self._logs: dict[Viewer, LogView] = {}
        self._line_cache: LineCache = {}
        self._notes_sent = 0  # how many notes of the match's log have been sent

    # ---- who is here

    @property
    def browsers(self) -> set[str | None]:
        """The browsers connected to the table, here and elsewhere."""
        here = {connection.browser for connection in self.connections}
        return here.union(*self._elsewhere.values())

    def connected_message(self) -> Connected:
        """What other workers are told: of those without a seat, no names; a message holds but so many."""
        lines = [connection.browser for connection in self.connections]
        return Connected(
            self.table.id, tuple([x if seats_of_browser(self.seats, x) else None for x in lines])
        )

    def set_elsewhere(self, worker: str, browsers: tuple[str | None, ...]) -> None:
        """Another worker has the table in memory, and these browsers."""
        self._elsewhere[worker] = browsers

    def forget_worker(self, worker: str) -> None:
        """Whoever was connected there is connected no more."""
        self._elsewhere.pop(worker, None)

    @property
    def is_elsewhere(self) -> bool:
        """Has another worker the table in memory, as far as is known?"""
        return bool(self._elsewhere)

    @property
    def is_leader(self) -> bool:
        """Is it for this worker to let bots answer and time go by? For one of those with people, if any."""
        others = [worker for worker, browsers in self._elsewhere.items() if browsers]
        if not self.connections:
            return not others
        return all(self._worker < other for other in others)

    # ---- what they are shown

    def table_info(self, browser: str | None) -> protocol.Table:
        """The table as this browser may know it."""
        if browser != self.table.host and not seats_of_browser(self.seats, browser):
            browser = None  # all strangers know the same
        found = self._table_infos.get(browser)
        if found is None:
            standing = self.match.departures if self.match else Departures()
            found = table_info(self.table, self.seats, browser, self.browsers, standing)
            self._table_infos[browser] = found
        return found

    def start_match(self, match: Match) -> None:
        """The game has started, or the table is taken up again in mid-game."""
        self.match = match
        self._notes_sent = 0
        self.invalidate_table()

    def mark_sent(self) -> None:
        """What has happened so far has been told before."""
        self._notes_sent = self.match.log_length if self.match else 0

    def invalidate_table(self) -> None:
        """Something about the table itself has changed: who sits there, who is here, how it stands."""
        self._table_infos.clear()

    def rewind_log(self) -> None:
        """Something has been taken back."""
        if self.match is not None:
            self._notes_sent = min(self._notes_sent, self.match.log_length)
            for log in self._logs.values():
                log.rewind(self.match)

    def send_snapshot(self, connection: Connection) -> None:
        """Send the whole state, for each seat of the browser."""
        connection.is_behind = False
        connection.table_sent = None
        readers = self._viewers(connection)
        sights = self._projections(readers)
        for reader in readers:
            self._send_state(connection, reader, sights, 0)

    def broadcast(self) -> None:
        """Send everybody what has changed at the table; who is behind will be sent all of it."""
        shown = [
            (line, reader)
            for line in self.connections
            for reader in self._viewers(line)
            if not line.is_behind
        ]
        sights = self._projections([reader for _, reader in shown])
        alike: dict[Viewer, bytes] = {}
        for connection, reader in shown:
            self._send_change(connection, reader, sights, alike)
        self.mark_sent()

    def _send_change(
        self, connection: Connection, reader: Viewer, sights: Projections, alike: dict[Viewer, bytes]
    ) -> None:
        """Where nothing is new about the table, all who see what a seat sees are sent the same."""
        if connection.table_sent is not self.table_info(connection.browser):
            self._send_state(connection, reader, sights, self._notes_sent)
            return
        if reader not in alike:
            alike[reader] = encode(
                self._state(reader, sights, None, connection.table_sent.result, self._notes_sent)
            )
        connection.send_encoded(alike[reader])

    def broadcast_presence(self) -> None:
        """Send everybody who is here."""
        self.invalidate_table()
        sitting = {seat.browser for seat in self.seats if seat.browser is not None}
        lines = [connection.browser for connection in self.connections]
        lines += [browser for there in self._elsewhere.values() for browser in there]
        spectators = sum(browser not in sitting for browser in lines)
        for connection in self.connections:
            connection.table_sent = self.table_info(connection.browser)
            connection.send(protocol.Presence(connection.table_sent, spectators))

    def _viewers(self, connection: Connection) -> list[Viewer]:
        """Those whose states the browser is sent."""
        seats: list[int] | list[None] = seats_of_browser(self.seats, connection.browser) or [None]
        you = you_seat(self.seats, connection.browser)
        return [Viewer(seat, connection.french, you) for seat in seats]

    def _send_state(self, connection: Connection, reader: Viewer, sights: Projections, start: int) -> None:
        info = self.table_info(connection.browser)
        told = None if connection.table_sent is info else info
        connection.table_sent = info
        connection.send(self._state(reader, sights, told, info.result, start))

    def _projections(self, readers: list[Viewer]) -> Projections:
        """What they see now. Not to be kept: to let go of an old view takes long."""
        return project_all(self.match, [*dict.fromkeys(readers)]) if self.match is not None else {}

    def _log(self, reader: Viewer) -> LogView:
        if reader not in self._logs:
            self._logs[reader] = LogView(reader, self._line_cache)
        return self._logs[reader]

    def _state(
        self,
        reader: Viewer,
        sights: Projections,
        info: protocol.Table | None,
        result: protocol.Result | None,
        start: int,
    ) -> protocol.State:
        """The state for a reader, with the lines of the log from `start` on."""
        match = self.match
        if match is None:
            return protocol.State(info, reader.seat, 0, None, None, 0, [], "no", None, None, None)
        sight = sights[reader]
        log = self._log(reader).since(match, start)
        asked = match.undo_asked
        return protocol.State(
            table=info,
            seat=reader.seat,
            number=match.number,
            view=sight.view,
            decision=sight.decision,
            log_from=start,
            log=log,
            undo=sight.undo,
            undo_asked=protocol.UndoAsked(asked.seat, asked.waits_for) if asked else None,
            times=times_left(match, time.time()),
            result=result,
        )

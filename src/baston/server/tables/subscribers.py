"""All who look at one table, what each of them is shown, and which browsers are there at other workers."""

from __future__ import annotations

import time

from baston.server import protocol
from baston.server.channels.messages import Here
from baston.server.matches.departures import Standing
from baston.server.matches.match import Match
from baston.server.matches.projections import Log, Reader, Said, Sights, sights_of, times_of
from baston.server.matches.restoring import seats_of, table_for, you_of
from baston.server.storage.rows import KeptSeat, KeptTable
from baston.server.tables.connection import Connection, encoded


class Audience:
    """The lines of a table, and what has been sent over them."""

    def __init__(self, worker: str, table: KeptTable, seats: list[KeptSeat]) -> None:
        self.table = table
        self.seats = seats
        self.match: Match | None = None
        self.connections: list[Connection] = []
        self._worker = worker
        self._elsewhere: dict[str, tuple[str | None, ...]] = {}  # by worker, the browsers connected there
        self._infos: dict[str | None, protocol.Table] = {}  # until something about the table changes
        self._logs: dict[Reader, Log] = {}
        self._said: Said = {}
        self._told = 0  # how many notes of the match's log have been sent

    # ---- who is here

    @property
    def browsers(self) -> set[str | None]:
        """The browsers connected to the table, here and elsewhere."""
        here = {connection.browser for connection in self.connections}
        return here.union(*self._elsewhere.values())

    def here(self) -> Here:
        """What other workers are told: of those without a seat, no names; a message holds but so many."""
        lines = [connection.browser for connection in self.connections]
        return Here(self.table.id, tuple([x if seats_of(self.seats, x) else None for x in lines]))

    def note_elsewhere(self, worker: str, browsers: tuple[str | None, ...]) -> None:
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
    def leads(self) -> bool:
        """Is it for this worker to let bots answer and time go by? For one of those with people, if any."""
        others = [worker for worker, browsers in self._elsewhere.items() if browsers]
        if not self.connections:
            return not others
        return all(self._worker < other for other in others)

    # ---- what they are shown

    def info(self, browser: str | None) -> protocol.Table:
        """The table as this browser may know it."""
        if browser != self.table.host and not seats_of(self.seats, browser):
            browser = None  # all strangers know the same
        found = self._infos.get(browser)
        if found is None:
            standing = self.match.standing if self.match else Standing()
            found = table_for(self.table, self.seats, browser, self.browsers, standing)
            self._infos[browser] = found
        return found

    def begin(self, match: Match) -> None:
        """The game has started, or the table is taken up again in mid-game."""
        self.match = match
        self._told = 0
        self.forget()

    def take_up(self) -> None:
        """What has happened so far has been told before."""
        self._told = self.match.length if self.match else 0

    def forget(self) -> None:
        """Something about the table itself has changed: who sits there, who is here, how it stands."""
        self._infos.clear()

    def rewind(self) -> None:
        """Something has been taken back."""
        if self.match is not None:
            self._told = min(self._told, self.match.length)
            for log in self._logs.values():
                log.rewind(self.match)

    def show_all(self, connection: Connection) -> None:
        """Send the whole state, for each seat of the browser."""
        connection.behind = False
        connection.table = None
        readers = self._readers(connection)
        sights = self._sights(readers)
        for reader in readers:
            self._show(connection, reader, sights, 0)

    def tell_all(self) -> None:
        """Send everybody what has changed at the table; who is behind will be sent all of it."""
        shown = [
            (line, reader) for line in self.connections for reader in self._readers(line) if not line.behind
        ]
        sights = self._sights([reader for _, reader in shown])
        alike: dict[Reader, bytes] = {}
        for connection, reader in shown:
            self._tell(connection, reader, sights, alike)
        self.take_up()

    def _tell(
        self, connection: Connection, reader: Reader, sights: Sights, alike: dict[Reader, bytes]
    ) -> None:
        """Where nothing is new about the table, all who see what a seat sees are sent the same."""
        if connection.table is not self.info(connection.browser):
            self._show(connection, reader, sights, self._told)
            return
        if reader not in alike:
            alike[reader] = encoded(self._state(reader, sights, None, connection.table.result, self._told))
        connection.push_encoded(alike[reader])

    def tell_presence(self) -> None:
        """Send everybody who is here."""
        self.forget()
        sitting = {seat.browser for seat in self.seats if seat.browser is not None}
        lines = [connection.browser for connection in self.connections]
        lines += [browser for there in self._elsewhere.values() for browser in there]
        spectators = sum(browser not in sitting for browser in lines)
        for connection in self.connections:
            connection.table = self.info(connection.browser)
            connection.push(protocol.Presence(connection.table, spectators))

    def _readers(self, connection: Connection) -> list[Reader]:
        """Those whose states the browser is sent."""
        seats: list[int] | list[None] = seats_of(self.seats, connection.browser) or [None]
        you = you_of(self.seats, connection.browser)
        return [Reader(seat, connection.french, you) for seat in seats]

    def _show(self, connection: Connection, reader: Reader, sights: Sights, start: int) -> None:
        info = self.info(connection.browser)
        told = None if connection.table is info else info
        connection.table = info
        connection.push(self._state(reader, sights, told, info.result, start))

    def _sights(self, readers: list[Reader]) -> Sights:
        """What they see now. Not to be kept: to let go of an old view takes long."""
        return sights_of(self.match, [*dict.fromkeys(readers)]) if self.match is not None else {}

    def _log(self, reader: Reader) -> Log:
        if reader not in self._logs:
            self._logs[reader] = Log(reader, self._said)
        return self._logs[reader]

    def _state(
        self,
        reader: Reader,
        sights: Sights,
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
            times=times_of(match, time.time()),
            result=result,
        )

"""The chat of a table: the players', which all read, and the spectators'; what its host rules for both."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Final, Literal, Protocol, TypeAlias

from msgspec.structs import replace

from baston.server import clock, protocol
from baston.server.refusals import Refused
from baston.server.storage.rows import CHAT_HISTORY, EVERYBODY, SPECTATORS, Audience, ChatRow, ChatRules
from baston.server.storage.store import Store
from baston.server.tables.back_reference import BackReference
from baston.server.tables.connection import Connection, encode
from baston.server.tables.subscribers import Subscribers
from baston.server.tables.table_info import LONGEST_NAME, clean_name, seats_of_browser

LONGEST_CHAT: Final = 500  # characters
MOST_MUTED: Final = 100  # speakers of a table; then the first of them may write again
SPEAKER: Final = 8  # bytes of what stands for a browser
CountLine: TypeAlias = Callable[[Audience], None]  # one more line; raises Refused: "too-much-said"


class TalkingTable(Protocol):
    """What is needed of a room for its chat."""

    subscribers: Subscribers

    def locked(self) -> AbstractAsyncContextManager[None]:
        """Hold the table's lock, with all stored entries applied, while the context lasts."""


class TableChat:
    """The last lines of a table's chat: stored first, then sent to whoever may read them.

    A browser without a seat is a spectator's, and writes for spectators alone: what they see, and what they
    would advise, reaches no player before the game is over. A `browser` is the random id in a cookie; None: a
    visitor without one. Whatever stores raises Refused, "not-kept", if the store could not write it; then
    nothing has changed.
    """

    def __init__(self, table: TalkingTable, lines: list[ChatRow], store: Store) -> None:
        self._owner = BackReference(table)
        self._store = store
        self._lines: dict[Audience, list[ChatRow]] = {EVERYBODY: [], SPECTATORS: []}
        for line in lines:
            self._lines[line.audience].append(line)
        self._is_shared = self._is_over  # whether players read the spectators' chat too

    @property
    def _table(self) -> TalkingTable:
        return self._owner()

    # ---- what is read

    def welcome(self, connection: Connection) -> None:
        """Send a new connection the rules, and the last lines that its browser may read."""
        self._send_rules(connection)
        told = [
            line
            for audience in self._lines
            if self._reads(connection, audience)
            for line in self._lines[audience]
        ]
        for line in sorted(told, key=lambda line: line.time):
            connection.send_chat(_message(line))

    def resend(self, connection: Connection) -> None:
        """Send what was dropped while the connection was behind. Call after a snapshot has been queued."""
        self._send_rules(connection)
        connection.resend_chat()

    def share_if_over(self) -> None:
        """Send the players what spectators have written, once the game is over."""
        if self._is_shared or not self._is_over:
            return
        players = [x for x in self._connections if not self._reads(x, SPECTATORS)]
        self._is_shared = True
        for line in self._lines[SPECTATORS]:
            message = _message(line)
            for connection in players:
                connection.send_chat(message)

    # ---- what is written

    async def post(self, browser: str | None, said: protocol.Say, count: CountLine) -> None:
        """Store a line of a browser's and send it to whoever may read it; `count` is called for it before.

        Raises Refused: "no-cookie" (a visitor without one), "chat-closed" and "muted" (the host has ruled
        it), "too-much-said" by `count`, and as all that store.
        """
        text = said.text[:LONGEST_CHAT].replace("\0", "").strip()  # PostgreSQL cannot store a NUL
        if not text:
            return
        if browser is None:
            raise Refused("no-cookie", 403)
        seat = self._seat_of(browser)
        audience: Audience = SPECTATORS if seat is None else EVERYBODY
        speaker = self._speaker_of(browser)
        self._check_rules(speaker, audience)
        count(audience)
        name = clean_name(said.name[:LONGEST_NAME]) if seat is None else self._subscribers.seats[seat].name
        line = ChatRow(seat, name, text, clock.now(), audience, speaker)
        await self._store.add_chat(self._subscribers.table.id, line)
        self._lines[audience].append(line)
        del self._lines[audience][:-CHAT_HISTORY]
        message = _message(line)
        for connection in self._connections:
            if self._reads(connection, audience):
                connection.send_chat(message)

    async def react(self, browser: str | None, reaction: protocol.React, count: CountLine) -> None:
        """Send everybody what a player says without words; `count` is called for it before. It is not kept.

        Raises Refused: "not-your-seat" (the browser has none), and as `post`.
        """
        seat = self._seat_of(browser)
        if browser is None or seat is None:
            raise Refused("not-your-seat", 403)
        speaker = self._speaker_of(browser)
        self._check_rules(speaker, EVERYBODY)
        count(EVERYBODY)
        message = encode(protocol.Reaction(seat, reaction.reaction, speaker))
        for connection in self._connections:
            connection.send_encoded(message)

    def _check_rules(self, speaker: str, audience: Audience) -> None:
        """Check that the host lets the speaker write. Raises Refused: "chat-closed", "muted"."""
        if self._rules.open_to == "nobody" or (self._rules.open_to == "players" and audience == SPECTATORS):
            raise Refused("chat-closed", 403, to=self._rules.open_to)
        if speaker in self._rules.muted:
            raise Refused("muted", 403)

    # ---- what the host rules

    async def mute(self, browser: str | None, speaker: str, muted: bool) -> None:
        """Let a speaker write no more, or again.

        Raises Refused: "not-the-host", "no-speaker" (nobody here is called so), and as all that store.
        """
        self._check_host(browser)
        async with self._table.locked():
            others = [other for other in self._rules.muted if other != speaker]
            if muted and speaker not in self._speakers:
                raise Refused("no-speaker", 404)
            await self._rule(replace(self._rules, muted=[*others, *[speaker] * muted][-MOST_MUTED:]))

    async def open(self, browser: str | None, to: Literal["all", "players", "nobody"]) -> None:
        """Say who may write from now on. Raises Refused: "not-the-host", and as all that store."""
        self._check_host(browser)
        async with self._table.locked():
            await self._rule(replace(self._rules, open_to=to))

    def _check_host(self, browser: str | None) -> None:
        if browser != self._subscribers.table.host:
            raise Refused("not-the-host", 403)

    async def _rule(self, rules: ChatRules) -> None:
        """Store the rules, apply them, and send them to everybody. Call within the table's lock."""
        if rules == self._rules:
            return
        await self._store.set_chat_rules(self._subscribers.table.id, rules)
        self._subscribers.table = replace(self._subscribers.table, chat_rules=rules)
        for connection in self._connections:
            self._send_rules(connection)

    def _send_rules(self, connection: Connection) -> None:
        you = self._speaker_of(connection.browser) if connection.browser is not None else ""
        is_host = connection.browser == self._subscribers.table.host
        muted = [speaker for speaker in self._rules.muted if is_host or speaker == you]
        connection.send(protocol.ChatRules(self._rules.open_to, you, muted))

    # ---- who is who

    @property
    def _subscribers(self) -> Subscribers:
        return self._table.subscribers

    @property
    def _connections(self) -> list[Connection]:
        return self._subscribers.connections

    @property
    def _rules(self) -> ChatRules:
        return self._subscribers.table.chat_rules

    @property
    def _is_over(self) -> bool:
        return self._subscribers.table.result is not None

    @property
    def _speakers(self) -> set[str]:
        """Who has written lately, and who has a seat."""
        written = {line.speaker for lines in self._lines.values() for line in lines}
        seated = {
            self._speaker_of(seat.browser) for seat in self._subscribers.seats if seat.browser is not None
        }
        return (written | seated) - {""}

    def _seat_of(self, browser: str | None) -> int | None:
        return next(iter(seats_of_browser(self._subscribers.seats, browser)), None)

    def _speaker_of(self, browser: str) -> str:
        """Return what stands for the browser at this table alone; its id cannot be told from it."""
        key = self._subscribers.table.id.encode()
        return hashlib.blake2b(browser.encode(), digest_size=SPEAKER, key=key).hexdigest()

    def _reads(self, connection: Connection, audience: Audience) -> bool:
        return audience == EVERYBODY or self._is_shared or self._seat_of(connection.browser) is None


def _message(line: ChatRow) -> bytes:
    message = protocol.Chat(line.seat, line.name, line.text, line.time, line.audience, line.speaker)
    return encode(message)

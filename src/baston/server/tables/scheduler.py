"""The scheduler of a table: lets bots answer, and acts when time runs out or people leave and come back."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import Final, Protocol

from baston.guests.fault import KINDS, BotFault
from baston.kernel.frame import PASS
from baston.kernel.state import State as GameState
from baston.pace import thinking_time
from baston.server import clock
from baston.server.matches.match import Match
from baston.server.matches.schedule import AUTO_PASS, ScheduledAction, next_action
from baston.server.processes.bots import BotPool
from baston.server.processes.queue import ThinkingTable
from baston.server.refusals import Refused
from baston.server.storage.rows import CONCEDE, PERSON, REFUSE, UNDO, Entry
from baston.server.storage.writer import FAULTS, AlreadyStored
from baston.server.tables.back_reference import BackReference
from baston.server.tables.subscribers import Subscribers

LONGEST_RETRY_DELAY: Final = 60.0  # seconds
TASKS: Final[set[asyncio.Task[None]]] = set()  # the event loop itself holds only weak references to tasks
logger = logging.getLogger(__name__)


class ScheduledTable(ThinkingTable, Protocol):
    """What the scheduler needs of a room."""

    subscribers: Subscribers

    @property
    def match(self) -> Match | None:
        """The game; None until it has started."""

    @property
    def is_behind(self) -> bool:
        """Whether the stored record may have entries that have not been applied here."""

    def locked(self) -> AbstractAsyncContextManager[None]:
        """Hold the table's lock, with all stored entries applied, while the context lasts."""

    async def append(self, match: Match, entry: Entry, after: GameState | None = None) -> None:
        """Store the entry, apply it and broadcast the change; `after` as for `Match.apply`."""

    async def answer_for(self, match: Match, number: int, seat: int, option: int) -> None:
        """Append the seat's answer to decision `number`."""


class Scheduler:
    """Runs bots and timers of a room, until it is closed.

    Tasks and timers hold the room, which stays in memory as long as there are any.
    """

    def __init__(self, room: ScheduledTable, bots: BotPool) -> None:
        self.is_started = False  # until then nothing is known of the time before
        self.is_closed = False
        self._owner = BackReference(room)
        self._bots = bots
        self._bot_task: asyncio.Task[None] | None = None
        self._catch_up_task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._bot_passed_at = -1  # the number of the decision at which a bot waits for the window to close
        self._absent_since: dict[int, float] = {}  # by seat, for people who keep others waiting
        self._retry_delay = 1.0  # seconds until an action that failed is tried again

    def start(self) -> None:
        """Begin to run bots and timers. Call once, when the record is up to date."""
        self.is_started = True
        self.reschedule()

    def close(self) -> None:
        """Let nothing happen by itself any more."""
        self.is_closed = True
        self._cancel_timer()
        if self._bot_task is not None:
            self._bot_task.cancel()
        self._bots.leave(self._room)

    @property
    def _room(self) -> ScheduledTable:
        return self._owner()

    @property
    def is_running(self) -> bool:
        """Whether bots and timers act."""
        return self.is_started and not self.is_closed

    def reschedule(self) -> None:
        """Start the bot that is to answer, and set the timer for the next action. Call after every change."""
        runs = self.is_running and self._room.match is not None
        if runs and self._bot_task is None and self._bot_to_answer() is not None:
            self._bot_task = _start_task(self._run_bots(self._room))
            self._bot_task.add_done_callback(partial(self._bot_task_done, self._room))
        now = clock.now()
        self._update_absences(now)
        self._cancel_timer()
        if self._room.match is not None and self._room.match.over:
            self._bots.leave(self._room)
        action = self._next_action(now) if runs else None
        if action is not None:
            self._set_timer(action.at - now)

    # ---- bots

    def _bot_to_answer(self) -> str | None:
        match = self._room.match
        if match is None or match.asked is None or match.number == self._bot_passed_at:
            return None
        return None if self._is_awaiting_undo_reply(match) else match.bot_of(match.asked)

    def _is_awaiting_undo_reply(self, match: Match) -> bool:
        """Whether somebody who is connected may still agree to an undo, which an answer would cancel."""
        subscribers = self._room.subscribers
        waits_for = match.undo_asked.waits_for if match.undo_asked else []
        return any(subscribers.seats[seat].browser in subscribers.browsers for seat in waits_for)

    def _bot_task_done(self, _room: ScheduledTable, task: asyncio.Task[None]) -> None:
        self._bot_task = None
        if not task.cancelled():  # as when the server ends
            self.reschedule()  # something may have changed since it looked last

    async def _run_bots(self, room: ScheduledTable) -> None:
        """Answer for bots until a person is asked or the game is over."""
        delay = 1.0
        while self.is_running and (bot := self._bot_to_answer()) is not None:
            try:
                await self._answer_for_bot(room, bot)
                delay = 1.0
            except AlreadyStored:
                continue  # the table has gone on meanwhile
            except Exception as error:
                # There is no request to refuse: log the error and try again.
                _log(f"table {room.id}: the bot {bot} could not answer", error)
                await asyncio.sleep(delay)
                delay = min(2 * delay, LONGEST_RETRY_DELAY)

    async def _answer_for_bot(self, room: ScheduledTable, bot: str) -> None:
        match = room.match
        assert match is not None, "a bot is asked"
        number, seat = match.number, match.asked
        try:
            option = await self._bots.choose(room, match, bot, thinking_time(match.beat))
        except BotFault as fault:
            await self._forfeit(room, match, number, fault)
            return
        await asyncio.sleep(match.beat_ends - clock.now())
        async with room.locked():
            if match is not room.match or match.number != number or seat is None:
                return
            if option == PASS and match.window_ends is not None:
                self._bot_passed_at = number
            else:
                await room.answer_for(match, number, seat, option)

    async def _forfeit(self, room: ScheduledTable, match: Match, number: int, fault: BotFault) -> None:
        """Let the asked seat's bot have lost by its own fault, unless the table has gone on without it."""
        async with room.locked():
            seat = match.asked
            if match is not room.match or match.number != number or seat is None:
                return
            logger.warning(
                "table %s: the bot %s has lost: %s %s", room.id, fault.bot, fault.kind, fault.detail
            )
            entry = match.prepare_departure(CONCEDE, seat, clock.now(), KINDS.index(fault.kind) + 1)
            await room.append(match, entry)

    # ---- time

    def _update_absences(self, now: float) -> None:
        connected = self._room.subscribers.browsers
        people = [seat for seat in self._room.subscribers.seats if seat.kind == PERSON]
        absent = [seat.seat for seat in people if seat.browser not in connected]
        if len(absent) == len(people):  # nobody keeps anybody waiting
            absent = []
        self._absent_since = {seat: self._absent_since.get(seat, now) for seat in absent}

    def _next_action(self, now: float) -> ScheduledAction | None:
        subscribers = self._room.subscribers
        if self._room.match is None:
            return None
        return next_action(self._room.match, subscribers.seats, subscribers.browsers, self._absent_since, now)

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _set_timer(self, delay: float) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(max(0.0, delay), self._on_timer, self._room)

    def _on_timer(self, room: ScheduledTable) -> None:
        self._timer = None
        _start_task(self._run_due_action(room))

    async def _run_due_action(self, room: ScheduledTable) -> None:
        try:
            async with room.locked():
                now = clock.now()
                match, action = room.match, self._next_action(now)
                if match is not None and action is not None and action.at <= now:
                    await self._perform(room, match, action, now)
        except AlreadyStored:
            self.reschedule()  # the table has gone on meanwhile
        except Exception as error:
            if self.is_closed:
                return
            _log(f"table {room.id}: a timed action failed", error)
            self._cancel_timer()
            self._set_timer(self._retry_delay)
            self._retry_delay = min(2 * self._retry_delay, LONGEST_RETRY_DELAY)
        else:
            self._retry_delay = 1.0
            self.reschedule()

    async def _perform(self, room: ScheduledTable, match: Match, action: ScheduledAction, now: float) -> None:
        if action.kind == AUTO_PASS:
            await room.answer_for(match, match.number, action.seat, PASS)
            return
        if action.kind == UNDO:
            entry = match.prepare_agreed_undo(now)
        elif action.kind == REFUSE:
            entry = match.prepare_undo_reply(action.seat, False, now)
        else:
            entry = match.prepare_departure(action.kind, action.seat, now)
        await room.append(match, entry)

    # ---- the record

    def catch_up(self) -> None:
        """Apply in the background what is stored already, trying again until the database answers."""
        if self._catch_up_task is None:
            self._catch_up_task = _start_task(self._catch_up(self._room))
            self._catch_up_task.add_done_callback(partial(self._catch_up_done, self._room))

    def _catch_up_done(self, room: ScheduledTable, task: asyncio.Task[None]) -> None:
        self._catch_up_task = None
        if room.is_behind and not task.cancelled():  # again, since it read last
            self.catch_up()

    async def _catch_up(self, room: ScheduledTable) -> None:
        delay = 1.0
        while room.is_behind:
            try:
                async with room.locked():
                    pass
            except Refused as refusal:
                _log(f"table {room.id}: its record cannot be read", refusal)
                await asyncio.sleep(delay)
                delay = min(2 * delay, LONGEST_RETRY_DELAY)


def _log(what: str, error: Exception) -> None:
    """Log what failed, unless the store has logged it: that would be once for every table."""
    if not isinstance(error, Refused):
        logger.error("%s", what, exc_info=error)
    elif error.key not in FAULTS:
        logger.warning("%s: %s", what, error.key)


def _start_task(work: Coroutine[None, None, None]) -> asyncio.Task[None]:
    task = asyncio.create_task(work)
    TASKS.add(task)
    task.add_done_callback(TASKS.discard)
    return task

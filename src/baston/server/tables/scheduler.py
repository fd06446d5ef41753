"""What goes on at a table by itself: bots answer, time runs out, who was away comes back."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import AbstractAsyncContextManager
from typing import Final, Protocol

from baston.kernel.frame import PASS
from baston.kernel.state import State as GameState
from baston.pace import within_a_beat
from baston.server.matches.match import Match
from baston.server.matches.schedule import AUTO_PASS, ScheduledAction, next_action
from baston.server.processes.bots import BotPool
from baston.server.refusals import Refused
from baston.server.storage.rows import PERSON, REFUSE, UNDO, Entry
from baston.server.storage.writer import AlreadyStored
from baston.server.tables.subscribers import Subscribers

LONGEST_RETRY_DELAY: Final = 60.0  # seconds between two tries of something that cannot be kept
TASKS: Final[set[asyncio.Task[None]]] = set()  # the event loop itself holds its tasks but weakly
logger = logging.getLogger(__name__)


class ScheduledTable(Protocol):
    """The table that is taken care of."""

    subscribers: Subscribers

    @property
    def id(self) -> str:
        """The table's."""

    @property
    def match(self) -> Match | None:
        """The game, once it has started."""

    @property
    def is_behind(self) -> bool:
        """May the record hold more than has been counted here?"""

    def locked(self) -> AbstractAsyncContextManager[None]:
        """One thing at a time, and on top of all that the record holds."""

    async def append(self, match: Match, entry: Entry, after: GameState | None = None) -> None:
        """Keep the entry, let it count, show everybody."""

    async def answer_for(self, match: Match, number: int, seat: int, option: int) -> None:
        """Answer for the seat."""


class Scheduler:
    """Acts where nobody asks. Of several workers with the same table one does, by `Subscribers.leads`."""

    def __init__(self, room: ScheduledTable, thinking: BotPool) -> None:
        self.is_started = False
        self._room = room
        self._bots = thinking
        self._bot_task: asyncio.Task[None] | None = None
        self._catch_up_task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._lets_window_close = -1  # the number at which a bot lets the time of its response go by
        self._absent_since: dict[int, float] = {}  # by seat, since when its person keeps others waiting
        self._retry_delay = 1.0  # seconds until what could not be kept is tried again

    def start(self) -> None:
        """Begin: before, it is not known whether time has stood still."""
        self.is_started = True
        self.reschedule()

    def reschedule(self) -> None:
        """Something has changed: let the bot that is asked begin to think, wait for what time brings."""
        leads = self.is_started and self._room.match is not None and self._room.subscribers.is_leader
        if leads and self._bot_task is None and self._bot_to_answer() is not None:
            self._bot_task = _start_task(self._run_bots())
            self._bot_task.add_done_callback(self._bot_task_done)
        now = time.time()
        self._update_absences(now)
        self._cancel_timer()
        due = self._next_action(now) if leads else None
        if due is not None:
            self._timer = asyncio.get_running_loop().call_later(max(0.0, due.at - now), self._on_timer)

    # ---- bots

    def _bot_to_answer(self) -> str | None:
        match = self._room.match
        if match is None or match.asked is None or match.number == self._lets_window_close:
            return None
        return None if self._is_awaiting_undo_reply(match) else match.bot_of(match.asked)

    def _is_awaiting_undo_reply(self, match: Match) -> bool:
        """May somebody who is here yet agree to an undo? An answer would end the asking."""
        audience = self._room.subscribers
        waits_for = match.undo_asked.waits_for if match.undo_asked else []
        return any(audience.seats[seat].browser in audience.browsers for seat in waits_for)

    def _bot_task_done(self, task: asyncio.Task[None]) -> None:
        self._bot_task = None
        if not task.cancelled():  # as when the server ends
            self.reschedule()  # something may have happened since its last look

    async def _run_bots(self) -> None:
        """Answer for bots until a person is asked or the game is over."""
        wait = 1.0
        while self._room.subscribers.is_leader and (bot := self._bot_to_answer()) is not None:
            try:
                await self._answer_for_bot(bot)
                wait = 1.0
            except AlreadyStored:
                continue  # another worker was faster
            except Exception:
                # The one thing to do without a person to tell: say it in the log, and try again.
                logger.exception("table %s: the bot %s could not answer", self._room.id, bot)
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_RETRY_DELAY)

    async def _answer_for_bot(self, bot: str) -> None:
        match = self._room.match
        assert match is not None, "a bot is asked"
        number, seat = match.number, match.asked
        option = await self._bots.choose(self._room.id, match, within_a_beat(bot, match.beat))
        await asyncio.sleep(match.beat_ends - time.time())
        async with self._room.locked():
            if match is not self._room.match or match.number != number or seat is None:
                return
            if option == PASS and match.window_ends is not None:
                self._lets_window_close = number
            else:
                await self._room.answer_for(match, number, seat, option)

    # ---- time

    def _update_absences(self, now: float) -> None:
        here = self._room.subscribers.browsers
        people = [seat for seat in self._room.subscribers.seats if seat.kind == PERSON]
        away = [seat.seat for seat in people if seat.browser not in here]
        # Where nobody is, nobody waits.
        self._absent_since = {
            seat: self._absent_since.get(seat, now) for seat in away if len(away) < len(people)
        }

    def _next_action(self, now: float) -> ScheduledAction | None:
        audience = self._room.subscribers
        if self._room.match is None:
            return None
        return next_action(self._room.match, audience.seats, audience.browsers, self._absent_since, now)

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _on_timer(self) -> None:
        self._timer = None
        _start_task(self._run_due_action())

    async def _run_due_action(self) -> None:
        try:
            async with self._room.locked():
                now = time.time()
                match, due = self._room.match, self._next_action(now)
                if match is not None and due is not None and due.at <= now:
                    await self._perform(match, due, now)
        except AlreadyStored:
            self.reschedule()  # another worker was faster
        except Exception as error:
            fault = None if isinstance(error, Refused) else error
            logger.warning("table %s: what is due cannot be done: %s", self._room.id, error, exc_info=fault)
            self._cancel_timer()
            self._timer = asyncio.get_running_loop().call_later(self._retry_delay, self._on_timer)
            self._retry_delay = min(2 * self._retry_delay, LONGEST_RETRY_DELAY)
        else:
            self._retry_delay = 1.0
            self.reschedule()

    async def _perform(self, match: Match, due: ScheduledAction, now: float) -> None:
        if due.kind == AUTO_PASS:
            await self._room.answer_for(match, match.number, due.seat, PASS)
            return
        if due.kind == UNDO:
            entry = match.prepare_agreed_undo(now)
        elif due.kind == REFUSE:
            entry = match.prepare_undo_reply(due.seat, False, now)
        else:
            entry = match.prepare_departure(due.kind, due.seat, now)
        await self._room.append(match, entry)

    # ---- the record

    def catch_up(self) -> None:
        """Count what other workers have kept; try again until the database answers."""
        if self._catch_up_task is None:
            self._catch_up_task = _start_task(self._catch_up())
            self._catch_up_task.add_done_callback(self._catch_up_done)

    def _catch_up_done(self, task: asyncio.Task[None]) -> None:
        self._catch_up_task = None
        if self._room.is_behind and not task.cancelled():  # since its last look
            self.catch_up()

    async def _catch_up(self) -> None:
        wait = 1.0
        while self._room.is_behind:
            try:
                async with self._room.locked():
                    pass
            except Refused as refusal:
                logger.warning("table %s: its record cannot be read: %s", self._room.id, refusal.key)
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_RETRY_DELAY)


def _start_task(work: Coroutine[None, None, None]) -> asyncio.Task[None]:
    task = asyncio.create_task(work)
    TASKS.add(task)
    task.add_done_callback(TASKS.discard)
    return task

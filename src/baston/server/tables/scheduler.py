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
from baston.server.matches.schedule import PASSES, Due, next_due
from baston.server.processes.bots import Thinking
from baston.server.refusals import Refused
from baston.server.storage.rows import PERSON, REFUSE, UNDO, Entry
from baston.server.storage.writer import Taken
from baston.server.tables.subscribers import Audience

LONGEST_WAIT: Final = 60.0  # seconds between two tries of something that cannot be kept
RUNNING: Final[set[asyncio.Task[None]]] = set()  # the event loop itself holds its tasks but weakly
logger = logging.getLogger(__name__)


class Ward(Protocol):
    """The table that is taken care of."""

    audience: Audience

    @property
    def id(self) -> str:
        """The table's."""

    @property
    def match(self) -> Match | None:
        """The game, once it has started."""

    @property
    def is_behind(self) -> bool:
        """May the record hold more than has been counted here?"""

    def in_turn(self) -> AbstractAsyncContextManager[None]:
        """One thing at a time, and on top of all that the record holds."""

    async def keep(self, match: Match, entry: Entry, after: GameState | None = None) -> None:
        """Keep the entry, let it count, show everybody."""

    async def answer_for(self, match: Match, number: int, seat: int, option: int) -> None:
        """Answer for the seat."""


class Caretaker:
    """Acts where nobody asks. Of several workers with the same table one does, by `Audience.leads`."""

    def __init__(self, room: Ward, thinking: Thinking) -> None:
        self.is_awake = False
        self._room = room
        self._thinking = thinking
        self._bots: asyncio.Task[None] | None = None
        self._catching_up: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._will_pass = -1  # the number at which a bot lets the time of its response go by
        self._gone: dict[int, float] = {}  # by seat, since when its person keeps others waiting
        self._wait = 1.0  # seconds until what could not be kept is tried again

    def wake(self) -> None:
        """Begin: before, it is not known whether time has stood still."""
        self.is_awake = True
        self.look()

    def look(self) -> None:
        """Something has changed: let the bot that is asked begin to think, wait for what time brings."""
        leads = self.is_awake and self._room.match is not None and self._room.audience.leads
        if leads and self._bots is None and self._bot_asked() is not None:
            self._bots = _run(self._let_bots_answer())
            self._bots.add_done_callback(self._bots_are_done)
        now = time.time()
        self._note_who_is_gone(now)
        self._cancel_alarm()
        due = self._due(now) if leads else None
        if due is not None:
            self._alarm = asyncio.get_running_loop().call_later(max(0.0, due.at - now), self._ring)

    # ---- bots

    def _bot_asked(self) -> str | None:
        match = self._room.match
        if match is None or match.asked is None or match.number == self._will_pass:
            return None
        return None if self._awaits_reply(match) else match.bot_of(match.asked)

    def _awaits_reply(self, match: Match) -> bool:
        """May somebody who is here yet agree to an undo? An answer would end the asking."""
        audience = self._room.audience
        waits_for = match.undo_asked.waits_for if match.undo_asked else []
        return any(audience.seats[seat].browser in audience.browsers for seat in waits_for)

    def _bots_are_done(self, task: asyncio.Task[None]) -> None:
        self._bots = None
        if not task.cancelled():  # as when the server ends
            self.look()  # something may have happened since its last look

    async def _let_bots_answer(self) -> None:
        """Answer for bots until a person is asked or the game is over."""
        wait = 1.0
        while self._room.audience.leads and (bot := self._bot_asked()) is not None:
            try:
                await self._let_bot_answer(bot)
                wait = 1.0
            except Taken:
                continue  # another worker was faster
            except Exception:
                # The one thing to do without a person to tell: say it in the log, and try again.
                logger.exception("table %s: the bot %s could not answer", self._room.id, bot)
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)

    async def _let_bot_answer(self, bot: str) -> None:
        match = self._room.match
        assert match is not None, "a bot is asked"
        number, seat = match.number, match.asked
        option = await self._thinking.choose(self._room.id, match, within_a_beat(bot, match.beat))
        await asyncio.sleep(match.beat_ends - time.time())
        async with self._room.in_turn():
            if match is not self._room.match or match.number != number or seat is None:
                return
            if option == PASS and match.window_ends is not None:
                self._will_pass = number
            else:
                await self._room.answer_for(match, number, seat, option)

    # ---- time

    def _note_who_is_gone(self, now: float) -> None:
        here = self._room.audience.browsers
        people = [seat for seat in self._room.audience.seats if seat.kind == PERSON]
        away = [seat.seat for seat in people if seat.browser not in here]
        # Where nobody is, nobody waits.
        self._gone = {seat: self._gone.get(seat, now) for seat in away if len(away) < len(people)}

    def _due(self, now: float) -> Due | None:
        audience = self._room.audience
        if self._room.match is None:
            return None
        return next_due(self._room.match, audience.seats, audience.browsers, self._gone, now)

    def _cancel_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _ring(self) -> None:
        self._alarm = None
        _run(self._do_what_is_due())

    async def _do_what_is_due(self) -> None:
        try:
            async with self._room.in_turn():
                now = time.time()
                match, due = self._room.match, self._due(now)
                if match is not None and due is not None and due.at <= now:
                    await self._do(match, due, now)
        except Taken:
            self.look()  # another worker was faster
        except Exception as error:
            fault = None if isinstance(error, Refused) else error
            logger.warning("table %s: what is due cannot be done: %s", self._room.id, error, exc_info=fault)
            self._cancel_alarm()
            self._alarm = asyncio.get_running_loop().call_later(self._wait, self._ring)
            self._wait = min(2 * self._wait, LONGEST_WAIT)
        else:
            self._wait = 1.0
            self.look()

    async def _do(self, match: Match, due: Due, now: float) -> None:
        if due.kind == PASSES:
            await self._room.answer_for(match, match.number, due.seat, PASS)
            return
        if due.kind == UNDO:
            entry = match.ready_agreed_undo(now)
        elif due.kind == REFUSE:
            entry = match.ready_reply(due.seat, False, now)
        else:
            entry = match.ready_departure(due.kind, due.seat, now)
        await self._room.keep(match, entry)

    # ---- the record

    def catch_up(self) -> None:
        """Count what other workers have kept; try again until the database answers."""
        if self._catching_up is None:
            self._catching_up = _run(self._catch_up())
            self._catching_up.add_done_callback(self._has_caught_up)

    def _has_caught_up(self, task: asyncio.Task[None]) -> None:
        self._catching_up = None
        if self._room.is_behind and not task.cancelled():  # since its last look
            self.catch_up()

    async def _catch_up(self) -> None:
        wait = 1.0
        while self._room.is_behind:
            try:
                async with self._room.in_turn():
                    pass
            except Refused as refusal:
                logger.warning("table %s: its record cannot be read: %s", self._room.id, refusal.key)
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)


def _run(work: Coroutine[None, None, None]) -> asyncio.Task[None]:
    task = asyncio.create_task(work)
    RUNNING.add(task)
    task.add_done_callback(RUNNING.discard)
    return task

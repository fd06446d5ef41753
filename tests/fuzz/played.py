"""A world that is played at a table: the application in this process, its visitors, and what they hear."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable, Hashable
from typing import Final, NamedTuple, cast

from baston.kernel.game import Game
from baston.kernel.rng import Rng
from baston.kernel.state import State
from baston.server.channels.bus import MessageBus
from baston.server.matches.chance import commitment_of
from baston.server.matches.match import Match
from baston.server.processes.bots import BotPool, BotQuestion
from baston.server.processes.pool import ProcessPool, Result, Task
from baston.server.protocol import Terms
from baston.server.settings import MEMORY
from baston.server.storage.rows import Entry, SeatRow, StoredTable
from baston.server.tables.room import Room
from tests.fuzz.acting import STEP, TABLE, Act, Chooser, fits, perform, until
from tests.fuzz.worlds import Fork, Forked
from tests.server.in_process import Heard, OneTable, Visitor, serve, table_of

LONGEST: Final = 300  # looks at a table until nobody does anything more
CALM: Final = 2.0  # seconds after the last act
THOUGHT: Final = 0.087  # seconds that a bot takes: at no moment at which somebody else does something
HINTED_BY: Final = "ismcts:6"  # in the place of the search that gives hints, which takes a second


class Moment(NamedTuple):
    """A state of the game, since when it is, who is asked, and how the table stood on the way there."""

    at: float
    number: int
    asked: int | None
    state: State
    stills: list[State]


class TracedMatch(Match):
    """Remembers what came when."""

    trace: list[Moment]

    def apply(self, entry: Entry, after: State | None = None) -> None:
        super().apply(entry, after)
        self.remember()

    def remember(self) -> None:
        """What is now is a moment of the game."""
        stills = [] if self.state.stills is None else self.state.stills.states
        self.trace.append(Moment(round(time.time(), 3), self.number, self.asked, self.state, stills))


class Here(ProcessPool):
    """Hints are searched for here, in no time; bots at the table take what they are told."""

    def __init__(self, pick: Callable[[], int]) -> None:
        self._pick = pick

    async def run(
        self,
        function: Callable[[Task], Result],
        task: Task,
        client: Hashable | None = None,
        deadline: float | None = None,  # noqa: ARG002 - as it is called
    ) -> Result:
        assert isinstance(task, BotQuestion), "nothing is judged while the game goes on"
        if client is None:
            return function(cast("Task", task._replace(bot=HINTED_BY)))
        await asyncio.sleep(THOUGHT)
        return cast("Result", self._pick())

    def close(self) -> None:
        """There is nothing to end."""


class Bots(BotPool):
    """Bots that think as others do, but for what they choose."""

    def __init__(self, pick: Callable[[], int]) -> None:
        super().__init__(1)
        self._pool = Here(pick)


class Played:
    """A table that goes on from a moment, with the seats, terms and secret that it is given.

    In the first world acts are drawn (`draw`), in the other they are done again (`follow`), until one cannot
    be: then it has parted from the first, at `parted_at`.
    """

    room_type: type[Room] = Room
    match_type: type[TracedMatch] = TracedMatch

    def __init__(
        self,
        fork: Fork,
        state: State,
        rows: list[SeatRow],
        terms: Terms,
        secret: str,
        picks: dict[int, int] | None = None,
    ) -> None:
        self.fork = fork
        self.state = state
        self.rows = rows
        self.terms = terms
        self.secret = hashlib.sha256(secret.encode()).hexdigest()
        self.heard: list[Heard] = []  # by the seat that is watched, and by a spectator
        self.script: list[Act] = []
        self.picks = picks or {}  # what bots have chosen, by the decision's number
        self._is_first = picks is None
        self.parted_at: float | None = None

    def forked(self) -> Game[State]:
        """The game as it is played here."""
        return Forked(self.fork.game, self.state)

    async def draw(self, chance: Rng, length: int) -> None:
        """Draw so many acts, or as many as there are, and do them."""
        self._chance = chance
        self._open()
        chooser = Chooser(self.match, self.rows, self.fork.seat, chance)
        looks = 0
        while len(self.script) < length and looks < LONGEST and not self.match.over:
            looks += 1
            await self._do(chooser.next())
        calm = time.time() + CALM
        while time.time() < calm and not self.match.over:
            await self._do(chooser.response())
        await self._close()

    async def _do(self, act: Act | None) -> None:
        """Do it, and remember it; then or meanwhile a little time goes by."""
        if act is None:
            await asyncio.sleep(STEP)
            return
        await until(act.at)
        self.script.append(act._replace(fits=fits(act, self.match)))
        await perform(act, self.match, self.visitors)
        await asyncio.sleep(STEP / 10)

    async def follow(self, first: Played) -> None:
        """Do what was done in the first world."""
        self._open()
        for act in first.script:
            await until(act.at)
            if self.parted_at is None and fits(act, self.match) != act.fits:
                self.parted_at = round(time.time(), 3)
            if self.parted_at is not None:
                break
            await perform(act, self.match, self.visitors)
        await until(first.ended_at)
        await self._close()

    def heard_alike(self) -> list[Heard]:
        """What was heard, without what is random by design: the commitment, and after the game the secret.

        All else is the same where it is drawn at random: table, invitation and cookies are given.
        """
        table = self.table
        return [
            Heard(at, who, text.replace(commitment_of(table), "commitment").replace(table.secret, "secret"))
            for at, who, text in self.heard
        ]

    def _open(self) -> None:
        game, setup = self.forked(), self.fork.setup
        now = time.time()
        self.table = table_of(game.name, game.rules_version, setup.options, setup.players, now, self.secret)
        self.match = self.match_type(game, setup, 1, self.rows, self.terms, 0, now, self.table.bot_secret)
        self.match.trace = []
        self.match.remember()
        store, bots = OneTable(self.table, self.rows), Bots(self._pick)
        stored = StoredTable(self.table, self.rows, [], [])
        self.room = self.room_type(stored, self.match, store, bots, MessageBus(MEMORY))
        serve(store, bots, self.room)
        seat = self.fork.seat
        others = [row.browser for row in self.rows if row.browser is not None and row.seat != seat]
        unheard: list[Heard] = []
        self.visitors = [Visitor(f"seat-{seat}", self.heard), Visitor("spectator", self.heard, "lang=en")]
        self.visitors += [Visitor(browser, unheard, "lang=en") for browser in others]
        for visitor in self.visitors:
            visitor.open(TABLE)

    async def _close(self) -> None:
        self.ended_at = time.time()
        self.room.close()
        for visitor in self.visitors:
            await visitor.close()

    def _pick(self) -> int:
        """What a bot takes: anything, or what it took in the first world."""
        decision, number = self.match.state.decision, self.match.number
        assert decision is not None, "a bot is asked"
        if self._is_first:
            self.picks[number] = decision.options[self._chance.below(len(decision.options))]
        option = self.picks.get(number)
        if option not in decision.options:
            self.parted_at = self.parted_at or round(time.time(), 3)
            return decision.options[0]
        return option

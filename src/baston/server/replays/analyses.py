"""Analyses of finished games from a seat: one at a time, in a process of their own."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from baston.analysis import SEARCH, End, chance_of, decisions_of, final_value, turning_points
from baston.games import game_named
from baston.kernel.record import replay
from baston.server.processes.bots import BotPool, DecisionToJudge, Judgement
from baston.server.protocol import Analysis, JudgedDecision, JudgedPosition, TurningPoint
from baston.server.refusals import Refused
from baston.server.replays.record import replayable_record, setup_refusal
from baston.server.storage.rows import StoredTable

MOST_PENDING: Final = 8  # analyses that wait or run
MOST_CACHED: Final = 64  # analyses in memory, finished ones included
NICE: Final = 19  # of the process: everything else comes first
logger = logging.getLogger(__name__)


class Progress:
    """An analysis as far as it has come: decisions `done`, and those that are `waiting`."""

    def __init__(self, game: str, seat: int, decisions: list[DecisionToJudge], end: End | None) -> None:
        self.game = game
        self.seat = seat
        self.waiting = decisions
        self.done: list[Judgement] = []
        self._end = end

    def message(self) -> Analysis:
        """Return the analysis as browsers are sent it, with turning points once all decisions are judged."""
        found = [] if self.waiting else turning_points([one.analysis for one in self.done], self._end)
        return Analysis(
            seat=self.seat,
            search=SEARCH,
            total=len(self.done) + len(self.waiting),
            decisions=[_judged_decision(one) for one in self.done],
            turning_points=[TurningPoint(x.count, x.kind, x.change / 2) for x in found],
            end=None if self._end is None else chance_of(self._end.value),
        )


class Analyses:
    """The analyses asked for last, by table and seat."""

    def __init__(self) -> None:
        self._bots = BotPool(1, NICE)
        self._cache: dict[tuple[str, int], Progress] = {}
        self._one_at_a_time = asyncio.Lock()
        self._running: set[asyncio.Task[None]] = set()
        self._judging = 0

    async def get(self, stored: StoredTable, seat: int) -> Analysis:
        """Return the analysis of a finished game for a seat (from 0) so far; the first call starts it.

        Raises Refused: "no-such-seat" (the game has fewer seats), "too-many-analyses" (as many run as may),
        "rules-gone" (begun under later rules than this server's), "not-replayed" (its record does not fit its
        rules).
        """
        key = (stored.table.id, seat)
        if key not in self._cache:
            self._check_capacity()
            progress = await asyncio.to_thread(_new_progress, stored, seat)
            if key not in self._cache:  # nobody else has asked meanwhile
                self._check_capacity()
                self._start(key, progress)
        self._cache[key] = self._cache.pop(key)  # the last to be forgotten
        return self._cache[key].message()

    async def judge(self, game: str, seat: int, decision: DecisionToJudge) -> JudgedPosition:
        """Return what the search would answer for the seat, before the analyses that wait.

        Raises Refused: "too-many-analyses" (as many positions are being judged as may).
        """
        if self._judging >= MOST_PENDING:
            raise Refused("too-many-analyses", 503)
        self._judging += 1
        try:
            judgement = await self._bots.judge(game, seat, decision, SEARCH)
        finally:
            self._judging -= 1
        analysis = judgement.analysis
        return JudgedPosition(seat, judgement.best, analysis.best, chance_of(analysis.best_value))

    def close(self) -> None:
        """Cancel the analyses that are running."""
        for task in self._running:
            task.cancel()
        self._bots.close()

    def _check_capacity(self) -> None:
        if len(self._running) >= MOST_PENDING:
            raise Refused("too-many-analyses", 503)

    def _start(self, key: tuple[str, int], progress: Progress) -> None:
        done = [other for other, one in self._cache.items() if not one.waiting]
        for other in done[: max(0, len(self._cache) + 1 - MOST_CACHED)]:
            del self._cache[other]
        self._cache[key] = progress
        task = asyncio.create_task(self._judge(key, progress))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _judge(self, key: tuple[str, int], progress: Progress) -> None:
        try:
            async with self._one_at_a_time:
                while progress.waiting:
                    decision = progress.waiting[0]
                    judgement = await self._bots.judge(progress.game, progress.seat, decision, SEARCH)
                    progress.done.append(judgement)
                    del progress.waiting[0]
        except Exception:
            # Nobody awaits this task: the log has the error, and the next request starts anew.
            logger.exception("table %s cannot be analysed from seat %s", *key)
            self._cache.pop(key, None)


def _new_progress(stored: StoredTable, seat: int) -> Progress:
    """Return an analysis with nothing judged yet.

    Raises Refused: "no-such-seat", "rules-gone", "not-replayed", "earlier-setup".
    """
    if not 0 <= seat < stored.table.players:
        raise Refused("no-such-seat", 404, seat=str(seat), players=stored.table.players)
    game = game_named(stored.table.game)
    record, parting = replayable_record(game, stored)
    if parting is not None and parting.count < 0:
        raise setup_refusal(parting)
    *_, state = replay(game, record)
    value = final_value(game, record, state, seat)
    decisions = [
        DecisionToJudge(count, game.save(state), taken)
        for count, state, taken in decisions_of(game, record, seat)
    ]
    return Progress(game.name, seat, decisions, None if value is None else End(len(record.answers), value))


def _judged_decision(judgement: Judgement) -> JudgedDecision:
    analysis = judgement.analysis
    return JudgedDecision(
        number=analysis.count,
        taken=judgement.taken,
        best=judgement.best,
        taken_chance=chance_of(analysis.taken_value),
        best_chance=chance_of(analysis.best_value),
        best_option=analysis.best,
    )

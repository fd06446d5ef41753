"""Finished games judged from a seat: one at a time and in a process of its own, so that no table waits."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from baston.analysis import SEARCH, End, decisions_of, final_value, turning_points
from baston.games import game_named
from baston.kernel.record import replay
from baston.server.processes.bots import BotPool, DecisionToJudge, Judgement
from baston.server.protocol import Analysis, JudgedDecision, TurningPoint
from baston.server.refusals import Refused
from baston.server.replays.record import replayable_record, setup_refusal
from baston.server.storage.rows import StoredTable

MOST_PENDING: Final = 8  # analyses that wait or are under way
MOST_CACHED: Final = 64  # that can be asked for again without being made anew
NICE: Final = 10  # bots come first
logger = logging.getLogger(__name__)


class Progress:
    """An analysis, as far as it has come."""

    def __init__(self, game: str, seat: int, decisions: list[DecisionToJudge], end: End | None) -> None:
        self.game = game
        self.seat = seat
        self.waiting = decisions
        self.done: list[Judgement] = []
        self._end = end

    def message(self) -> Analysis:
        """What people may know of it."""
        found = [] if self.waiting else turning_points([one.analysis for one in self.done], self._end)
        return Analysis(
            seat=self.seat,
            search=SEARCH,
            total=len(self.done) + len(self.waiting),
            decisions=[_told(one) for one in self.done],
            turning_points=[TurningPoint(x.count, x.kind, x.change / 2) for x in found],
            end=None if self._end is None else _chance(self._end.value),
        )


class Analyses:
    """Those asked for lately, by table and seat."""

    def __init__(self) -> None:
        self._bots = BotPool(1, NICE)
        self._found: dict[tuple[str, int], Progress] = {}
        self._turn = asyncio.Lock()
        self._running: set[asyncio.Task[None]] = set()

    async def get(self, kept: StoredTable, seat: int) -> Analysis:
        """The analysis of a finished game as far as it has come; it is begun if there is none.

        Raises Refused: "no-such-seat", "too-many-analyses", "rules-gone", "not-replayed".
        """
        key = (kept.table.id, seat)
        if key not in self._found:
            self._check_capacity()
            progress = await asyncio.to_thread(_new_progress, kept, seat)
            if key not in self._found:  # nobody else has asked meanwhile
                self._check_capacity()
                self._start(key, progress)
        self._found[key] = self._found.pop(key)  # the last to be forgotten
        return self._found[key].message()

    def close(self) -> None:
        """End what is under way."""
        for task in self._running:
            task.cancel()
        self._bots.close()

    def _check_capacity(self) -> None:
        if len(self._running) >= MOST_PENDING:
            raise Refused("too-many-analyses", 503)

    def _start(self, key: tuple[str, int], progress: Progress) -> None:
        done = [other for other, one in self._found.items() if not one.waiting]
        for other in done[: max(0, len(self._found) + 1 - MOST_CACHED)]:
            del self._found[other]
        self._found[key] = progress
        task = asyncio.create_task(self._judge(key, progress))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _judge(self, key: tuple[str, int], progress: Progress) -> None:
        try:
            async with self._turn:
                while progress.waiting:
                    decision = progress.waiting[0]
                    found = await self._bots.judge(progress.game, progress.seat, decision, SEARCH)
                    progress.done.append(found)
                    del progress.waiting[0]
        except Exception:
            # Nobody waits for this task: it is said in the log, and whoever asks again begins anew.
            logger.exception("table %s cannot be analysed from seat %s", *key)
            self._found.pop(key, None)


def _new_progress(kept: StoredTable, seat: int) -> Progress:
    """Nothing judged yet. Raises Refused: "no-such-seat", "rules-gone", "not-replayed", "earlier-setup"."""
    if not 0 <= seat < kept.table.players:
        raise Refused("no-such-seat", 404, seat=str(seat), players=kept.table.players)
    game = game_named(kept.table.game)
    record, parting = replayable_record(game, kept)
    if parting is not None and parting.count < 0:
        raise setup_refusal(parting)
    *_, state = replay(game, record)
    value = final_value(game, record, state, seat)
    decisions = [
        DecisionToJudge(count, game.save(state), taken)
        for count, state, taken in decisions_of(game, record, seat)
    ]
    return Progress(game.name, seat, decisions, None if value is None else End(len(record.answers), value))


def _told(judged: Judgement) -> JudgedDecision:
    analysis = judged.analysis
    return JudgedDecision(
        number=analysis.count,
        taken=judged.taken,
        best=judged.best,
        taken_chance=_chance(analysis.taken_value),
        best_chance=_chance(analysis.best_value),
    )


def _chance(value: float) -> float:
    return (value + 1) / 2

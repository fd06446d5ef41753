"""Where bots think."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from functools import cache
from typing import Final

import pytest

from baston.bots import bot_named
from baston.bots.bot import Bot
from baston.bots.monte_carlo import MonteCarlo
from baston.games import game_named
from baston.server.matches.match import Match
from baston.server.processes import bots
from baston.server.protocol import Terms
from baston.server.storage.rows import BOT, SeatRow
from tests.server.simulated import simulate
from tests.server.test_queue import Table


@pytest.mark.parametrize(
    ("cores", "workers", "each"), [(8, 1, 7), (8, 2, 3), (8, 7, 1), (8, 16, 1), (1, 1, 1), (None, 1, 1)]
)
def test_workers_share_the_cores_and_leave_one_for_the_network(
    cores: int | None, workers: int, each: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    assert bots.processes_per_worker(workers) == each


def test_a_bot_thinks_elsewhere_while_others_are_served_and_chooses_what_it_would_here() -> None:
    game = game_named("smashup")
    seats = [SeatRow(seat, BOT, bot="flat:20") for seat in range(2)]
    match = Match(game, game.setup(2, {}), 3, seats, Terms(), 0, 0.0)
    before = game.save(match.state)

    async def act() -> tuple[int, int]:
        pool = bots.BotPool(1)
        choosing = asyncio.create_task(pool.choose(Table("ada"), match, "flat:20"))
        served = 0
        while not choosing.done():
            await asyncio.sleep(0.001)
            served += 1
        pool.close()
        return served, choosing.result()

    served, chosen = asyncio.run(act())
    assert served > 10  # of a bot that thinks here, others see nothing before it has done
    assert game.save(match.state) == before
    assert match.asked is not None
    assert chosen == bot_named("flat:20").choose(game, match.state, match.asked, match.bot_seed())


SEARCH: Final = "ismcts:15"
SEAT: Final = ("table", 0, "ismcts:1s")
MOST: Final = 10  # answers of a game


def begun(seed: int) -> Match:
    """A game between two searches."""
    game = game_named("nim")
    seats = [SeatRow(seat, BOT, bot=SEARCH) for seat in range(2)]
    return Match(game, game.setup(2, {"heaps": "5,6,7"}), seed, seats, Terms(), 0, 0.0)


def answer(match: Match, option: int) -> None:
    """Let the seat that is asked answer."""
    seat = match.asked
    assert seat is not None
    match.apply(*match.prepare_answer(match.number, seat, option, 0.0))


def played_here(seed: int, bot_of: Callable[[int], Bot]) -> list[int]:
    """The answers of a game whose bots think in this process."""
    match, answers = begun(seed), list[int]()
    while match.asked is not None and len(answers) < MOST:
        bot = bot_of(match.asked)
        answers.append(bot.choose(match.game, match.state, match.asked, match.bot_seed()))
        answer(match, answers[-1])
    return answers


async def played_there(pool: bots.BotPool, seeds: range) -> list[list[int]]:
    """The answers of games whose bots think in turn in the pool."""
    matches = {seed: begun(seed) for seed in seeds}
    answers: dict[int, list[int]] = {seed: [] for seed in seeds}
    for seed in [*seeds] * MOST:
        if matches[seed].asked is not None:
            answers[seed].append(await pool.choose(Table("ada", str(seed)), matches[seed], SEARCH))
            answer(matches[seed], answers[seed][-1])
    return [*answers.values()]


def test_a_bot_remembers_what_it_thought_at_its_table_and_nothing_of_others() -> None:
    pool, seeds = bots.BotPool(1), range(4)
    there = asyncio.run(played_there(pool, seeds))
    pool.close()
    remembering = [played_here(seed, cache(lambda _: bot_named(SEARCH))) for seed in seeds]
    forgetting = [played_here(seed, lambda _: bot_named(SEARCH)) for seed in seeds]
    assert there == remembering != forgetting


def test_a_bot_remembers_what_it_thought_whatever_time_it_had(monkeypatch: pytest.MonkeyPatch) -> None:
    """While others wait it has less; the tree that it goes on with is the same."""
    monkeypatch.setattr(bots, "_bots", {})
    long, short = bots._remembered(SEAT, bot_named("ismcts:1s")), bot_named("ismcts:0.25s")
    assert bots._remembered(SEAT, short) is long
    assert isinstance(long, MonteCarlo)
    assert long.seconds == 0.25
    bots._remembered(SEAT, bot_named("ismcts:1s"))
    assert long.seconds == 1.0


def test_a_bot_has_the_time_of_its_turn_and_of_its_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Within a beat it takes as long whatever it finds, however late its turn came."""

    async def act() -> None:
        pool = bots.BotPool(1)
        asked = list[str]()

        async def answered(function: object, question: bots.BotQuestion, bot_seat: bots.BotSeat) -> int:
            asked.append(question.bot)
            assert bot_seat[2] == "ismcts:1s"
            return 7

        monkeypatch.setattr(pool._pool, "run", answered)
        match, clock = begun(1), asyncio.get_running_loop().time
        table = Table("ada", "table")
        before = clock()
        assert await pool.choose(table, match, "ismcts:1s") == 7
        assert clock() == before
        assert await pool.choose(table, match, "ismcts:1s", 0.25) == 7
        assert clock() == before + 0.25
        async with pool.queue.turn(Table("bob"), True):
            tables = [Table("ada", f"table{n}") for n in range(5)]
            waiting = [asyncio.create_task(pool.choose(one, match, "ismcts:1s")) for one in tables]
            await asyncio.sleep(2.5)
        await asyncio.gather(*waiting)
        assert asked == ["ismcts:1s", "ismcts:0.25s", *["ismcts:0.4s"] * 5]
        pool.close()

    simulate(act(), monkeypatch)

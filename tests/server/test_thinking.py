"""Where bots think."""

from __future__ import annotations

import asyncio
import os

import pytest

from baston.bots import bot_named
from baston.games import game_named
from baston.server import thinking
from baston.server.kept import BOT, KeptSeat
from baston.server.match import Match
from baston.server.protocol import Terms


@pytest.mark.parametrize(
    ("cores", "workers", "each"), [(8, 1, 7), (8, 2, 3), (8, 7, 1), (8, 16, 1), (1, 1, 1), (None, 1, 1)]
)
def test_workers_share_the_cores_and_leave_one_for_the_network(
    cores: int | None, workers: int, each: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    assert thinking.cores_for(workers) == each


def test_a_bot_thinks_elsewhere_while_others_are_served_and_chooses_what_it_would_here() -> None:
    game = game_named("smashup")
    seats = [KeptSeat(seat, BOT, bot="flat:20") for seat in range(2)]
    match = Match(game, game.setup(2, {}), 3, seats, Terms(), 0, 0.0)
    before = game.save(match.state)

    async def act() -> tuple[int, int]:
        pool = thinking.Thinking(1)
        choosing = asyncio.create_task(pool.choose(match, "flat:20"))
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

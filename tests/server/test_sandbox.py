"""What strangers write is read in processes that may take so much time and memory, and no more."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable, Iterator
from multiprocessing.process import BaseProcess

import pytest

from baston.games import game_named
from baston.kernel.game import Refusal
from baston.server.processes import sandbox as module
from baston.server.processes.sandbox import SHORT, Sandbox
from baston.server.refusals import Refused
from tests.test_worker import pid

MUCH = 2 * module.MEMORY
LONG = {"decks": "+".join(["acolyte_cendre*4"] * 20)}


@pytest.fixture
def sandbox() -> Iterator[Sandbox]:
    """A sandbox with a process or two, that are ended."""
    sandbox = Sandbox()
    yield sandbox
    sandbox.close()


def refuse(word: str) -> str:
    raise Refusal("bad-first", value=word, players=2)


def think(_: object) -> None:
    while True:
        pass


def remember(_: object) -> int:
    return len(bytearray(MUCH))


def kill_itself(_: object) -> None:
    os.abort()


def children() -> list[BaseProcess]:
    return multiprocessing.active_children()


def test_a_refusal_comes_back_and_the_process_goes_on(sandbox: Sandbox) -> None:
    async def act() -> None:
        first = await sandbox.run(pid, None)
        assert first != os.getpid()
        with pytest.raises(Refusal, match="bad-first") as refusal:
            await sandbox.run(refuse, "x")
        assert refusal.value.values == {"value": "x", "players": 2}
        assert await sandbox.run(pid, None) == first

    asyncio.run(act())


@pytest.mark.parametrize("task", [think, remember, kill_itself])
def test_what_takes_too_much_is_refused_and_the_next_is_read(
    sandbox: Sandbox, task: Callable[[None], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act() -> None:
        first = await sandbox.run(pid, None)
        monkeypatch.setattr(module, "DEADLINE", 0.05)
        with pytest.raises(Refused, match="too-long"):
            await sandbox.run(task, None)
        monkeypatch.setattr(module, "DEADLINE", 10.0)
        assert await sandbox.run(pid, None) != first

    asyncio.run(act())


def test_no_more_wait_than_may(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_WAITING", 3)

    async def act() -> None:
        asked = await asyncio.gather(*[sandbox.run(pid, None) for _ in range(4)], return_exceptions=True)
        assert [type(one) for one in asked] == [int, int, int, Refused]
        assert isinstance(asked[-1], Refused)
        assert (asked[-1].key, asked[-1].status, asked[-1].values) == ("too-busy", 503, {"seconds": 1})
        assert isinstance(await sandbox.run(pid, None), int)

    asyncio.run(act())


def test_one_of_its_own_has_its_own_deadline_and_its_own_queue() -> None:
    strict = Sandbox(1, deadline=0.05, most_waiting=2)

    async def act() -> None:
        asked = await asyncio.gather(*[strict.run(think, None) for _ in range(3)], return_exceptions=True)
        assert [one.key for one in asked if isinstance(one, Refused)] == ["too-long", "too-long", "too-busy"]

    try:
        asyncio.run(act())
    finally:
        strict.close()


def test_long_options_are_read_in_another_process_short_ones_here(sandbox: Sandbox) -> None:
    """As many characters as are read here are no file, and no list of cards that is written out."""

    async def act() -> None:
        before = children()
        short = {"factions": "pirates+ninjas,zombies+robots"}
        assert await sandbox.setup("smashup", 2, short) == game_named("smashup").setup(2, short)
        assert [one for one in children() if one not in before] == []
        assert sum(map(len, LONG.values())) > SHORT
        with pytest.raises(Refusal, match="deck-illegal"):
            await sandbox.setup("galacticlash", 2, LONG)
        assert len([one for one in children() if one not in before]) == 1

    asyncio.run(act())

"""Health: alive, and ready to be played on."""

from __future__ import annotations

import asyncio

import pytest

from baston.server.channels.bus import MessageBus
from baston.server.operations import readiness
from baston.server.operations.readiness import Readiness
from baston.server.processes.bots import BotPool
from baston.server.processes.sandbox import Sandbox
from baston.server.refusals import Refused, translate_refusal
from baston.server.settings import MEMORY
from baston.server.storage.store import Store
from baston.server.tables.rooms import Rooms
from baston.worker import WorkerLost
from tests.server.simulated import AtOnce, InMemory
from tests.server.wire import Browser

HEALTH = ("/api/health", "/api/health/live", "/api/health/ready")


def test_a_server_that_is_well_says_so(browser: Browser) -> None:
    assert [browser.get(path).json()["status"] for path in HEALTH] == ["ok"] * 3


class Beating(InMemory):
    """Remembers heartbeats, unless something is wrong with it."""

    def __init__(self, fault: Exception | None = None, forgets: bool = False, takes: float = 0.0) -> None:
        super().__init__()
        self.fault = fault
        self.forgets = forgets
        self.takes = takes
        self.beats = 0

    async def beat(self, worker: str, began: float, now: float) -> None:  # noqa: ARG002 - there is one
        await asyncio.sleep(self.takes)
        if self.fault is not None:
            raise self.fault
        self.beats += 1
        self.alive_at = None if self.forgets else now


class Dying(AtOnce):
    """Its processes die."""

    async def check(self) -> None:
        raise WorkerLost


class Well(AtOnce):
    """Its processes answer."""

    async def check(self) -> None:
        return


def why_not(store: Store | None = None, bots: BotPool | None = None, bus: MessageBus | None = None) -> object:
    """Why a server that is made of these is not ready."""

    async def act() -> object:
        checked = Readiness(Rooms(store or Beating(), bots or Well(), bus or MessageBus(MEMORY), Sandbox()))
        with pytest.raises(Refused, match="not-ready") as refused:
            await checked.check()
        assert refused.value.status == 503
        assert len(set(translate_refusal(refused.value))) == 2
        return refused.value.values["cause"]

    return asyncio.run(act())


def test_what_is_wrong_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "PATIENCE", 0.1)
    assert why_not(store=Beating(Refused("not-kept", 503, cause="disk"))) == "disk"
    assert why_not(store=Beating(forgets=True)) == "other"
    assert why_not(store=Beating(takes=1.0)) == "locked"
    assert why_not(bus=MessageBus("redis://127.0.0.1:9")) == "channels"
    assert why_not(bots=Dying()) == "bots"


def test_who_asks_at_the_same_time_makes_it_write_once() -> None:
    async def act() -> int:
        store = Beating(takes=0.01)
        checked = Readiness(Rooms(store, Well(), MessageBus(MEMORY), Sandbox()))
        await asyncio.gather(*[checked.check() for _ in range(50)])
        return store.beats

    assert asyncio.run(act()) == 1

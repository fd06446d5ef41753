"""A server that is sent what strangers may think of, while somebody else asks whether it is well.

Nothing fails, nothing that was sent comes back at length, and the server is well meanwhile: how long it takes
at worst to say so is printed, beside how long it takes while nothing is sent.
"""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from threading import Event, Thread
from typing import Final

import httpx

from baston.kernel.rng import Rng
from tests.fuzz.hostile_bodies import DECKS, VALID, Hostile, bodies, mutated
from tests.fuzz.served import PATIENCE, Served

LONGEST_ECHO: Final = 200  # characters
RESTING: Final = 50  # times that are asked while nothing is sent
EXPECTED: Final = {200, 201, 400, 404, 413, 415}


class Watch:
    """Asks again and again whether the server is well; `resting`: the longest time while nothing is sent."""

    def __init__(self, address: str) -> None:
        self._http = httpx.Client(base_url=f"http://{address}", timeout=PATIENCE, verify=False)
        self._stopped = Event()
        self._thread = Thread(target=self._ask)
        self._asked: list[tuple[float, float]] = []  # when, and how long it took
        self.faults: list[str] = []
        for _ in range(RESTING):
            self._once()
        self.resting = self.worst(0.0)
        self._thread.start()

    def worst(self, since: float) -> float:
        """The longest time in seconds, of what has been answered since then."""
        return max((took for when, took in self._asked if when + took >= since), default=0.0)

    def _once(self) -> None:
        before = time.perf_counter()
        answer = self._http.get("/api/health")
        self._asked.append((before, time.perf_counter() - before))
        if answer.status_code != 200:
            self.faults.append(f"not well: {answer.status_code} {answer.text}")

    def _ask(self) -> None:
        while not self._stopped.is_set():
            self._once()

    def stop(self) -> None:
        """Ask no more."""
        self._stopped.set()
        self._thread.join()
        self._http.close()


def broken(cases: int, seed: int) -> list[str]:
    """Send all hostile bodies, and so many mutations of good ones; what went wrong."""
    chance = Rng(seed)
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder)) as server:
        with httpx.Client(base_url=f"http://{server.address}", timeout=PATIENCE, verify=False) as http:
            http.post(f"{DECKS}/read", json={"text": VALID})  # the processes that read start with the first
            watch = Watch(server.address)
            found = [fault for one in bodies() for fault in faults(http, one, watch)]
            found += [fault for _ in range(cases) for fault in faults(http, mutated(chance), watch)]
            watch.stop()
        said = [line for line in server.said().splitlines() if "Traceback" in line or "failed" in line]
    print(f"health: {watch.worst(0.0) * 1000:.0f} ms at worst")
    return [*found, *watch.faults, *said]


def faults(http: httpx.Client, sent: Hostile, watch: Watch) -> list[str]:
    """Send it, and return what was wrong with the answer."""
    before = time.perf_counter()
    answer = http.post(sent.path, content=sent.body, headers=sent.headers)
    took, worst = time.perf_counter() - before, watch.worst(before)
    print(
        f"{sent.name}: {answer.status_code} in {took * 1000:.0f} ms; health {worst * 1000:.0f} ms at worst, "
        f"{watch.resting * 1000:.0f} ms while nothing is sent"
    )
    found = []
    if answer.status_code not in EXPECTED:
        found.append(f"{sent.name}: {answer.status_code} {answer.text[:300]}")
    if not answer.is_success and (echo := echoed(answer.text, sent)):
        found.append(f"{sent.name}: it says again what was sent: {echo}")
    return found


def echoed(said: str, sent: Hostile) -> str:
    """What is said of a body or head, if it is longer than may be."""
    all_sent = sent.body.decode(errors="replace") + sent.path + "".join(sent.headers.values())
    pieces = (said[i : i + LONGEST_ECHO + 1] for i in range(len(said) - LONGEST_ECHO))
    return next((piece for piece in pieces if piece in all_sent), "")

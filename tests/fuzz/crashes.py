"""The server is killed at any moment; every answer that was acknowledged is kept, and the tables go on."""

from __future__ import annotations

import contextlib
import random
import tempfile
import threading
import time
from pathlib import Path

from websockets.exceptions import WebSocketException

from baston.games import game_named
from baston.kernel.rng import Rng
from baston.kernel.text import an_int
from baston.server.kept import Entry
from baston.server.match import Match
from tests.fuzz.served import Served
from tests.server.wire import Browser, any_of

TABLES = 3  # played at the same time
LONGEST = 0.3  # seconds from a start to the kill
SEATINGS = (("me", "me"), ("me", "me", "me"), ("me", "bot"))
SEATED = {"me": None, "bot": "greedy"}


class Played:
    """A table at which one browser answers for all people, by chance; `acknowledged` counts the entries."""

    def __init__(self, server: Served, seats: tuple[str, ...], seed: int) -> None:
        self.seats = seats
        self.chance = Rng(seed)
        self.acknowledged = 0
        self.over = False
        self.record: list[Entry] = []  # as the last kill left it
        self.browser = Browser(server.address)
        self.browser.get("/api/health")
        self.cookie = self.browser.cookie
        made = self.browser.make("smashup", [{"kind": kind, "level": "easy"} for kind in seats])
        self.id = str(made["id"])

    def play(self, address: str) -> None:
        """Answer until the game or the server has ended."""
        self.browser.address = address
        with contextlib.suppress(WebSocketException, OSError, EOFError):
            self._play()

    def _play(self) -> None:
        while not self.over:  # a new line now and then: on each, only so much may be sent at once
            with self.browser.line(self.id, self.cookie) as line:
                try:
                    for _ in range(50):
                        state = line.my_turn()
                        self.over = state["result"] is not None
                        if self.over:
                            return
                        line.answer(state, any_of(state, self.chance))
                finally:
                    shown = [an_int(state["number"]) for state in line.states.values()]
                    self.acknowledged = max([self.acknowledged, *shown])

    def leave(self) -> None:
        """Close the browser."""
        self.browser.http.close()

    def problem(self, server: Served) -> str:
        """What is wrong with the record after a kill."""
        before, now = self.record, server.entries(self.id)
        self.record = now
        if len(now) < self.acknowledged:
            return f"{self.acknowledged - len(now)} acknowledged entries are lost"
        if now[: len(before)] != before:
            return "what was written before has changed"
        game = game_named("smashup")
        setup = game.setup(len(self.seats), {})
        match = Match(game, setup, int(server.secrets(self.id)[0]), [SEATED[kind] for kind in self.seats])
        for entry in now:  # this checks the digests
            match.take(entry)
        return "" if match.over == self.over or not self.over else "a game that was over is not"


def lost(cycles: int, seed: int) -> list[str]:
    """So many kills; says what went wrong."""
    chance = random.Random(seed)
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder)) as server:
        tables: list[Played] = []
        for cycle in range(cycles):
            if cycle:
                server.start()
            for table in (ended := [table for table in tables if table.over]):
                table.leave()
            tables = [table for table in tables if table not in ended]
            while len(tables) < TABLES:
                tables.append(Played(server, SEATINGS[(cycle + len(tables)) % 3], seed + cycle))
            _play_and_kill(server, tables, chance)
            for table in tables:
                problem = table.problem(server)
                wrong += [f"kill {cycle + 1}, table {table.id}: {problem}"] if problem else []
        for table in tables:
            table.leave()
        wrong += [f"in the log: {line}" for line in server.said().splitlines() if "Error" in line]
    return wrong


def _play_and_kill(server: Served, tables: list[Played], chance: random.Random) -> None:
    """All tables are played at once until the server is killed."""
    players = [threading.Thread(target=table.play, args=(server.address,)) for table in tables]
    for player in players:
        player.start()
    time.sleep(chance.uniform(0, LONGEST))
    server.kill()
    for player in players:
        player.join()

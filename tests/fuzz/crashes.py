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
from baston.kernel.text import a_dict, an_int
from baston.server.matches.restore import restore_match
from baston.server.storage.rows import Entry
from tests.fuzz.served import Served
from tests.server.wire import WAIT, Browser, Message, TableSocket, any_of, is_mine

TABLES = 3  # played at the same time
MOST = 10  # entries that one of the tables sees before a kill …
MOMENT = 0.02  # … and seconds after the last of them
# A bot's process that is only just beginning when its server is killed finds nobody to tell it what to do.
ORPHANED = "EOFError: Ran out of input"
SEATINGS = (("me", "me"), ("me", "me", "me"), ("me", "bot"))
TERMS: tuple[dict[str, object], ...] = ({}, {"clock": {"seconds": 3600, "increment": 1}})


class Played:
    """A table at which one browser answers for all people, by chance; `acknowledged` counts the entries."""

    def __init__(self, server: Served, seats: tuple[str, ...], seed: int) -> None:
        self.seats = seats
        self.chance = Rng(seed)
        self.acknowledged = 0
        self.heard = threading.Semaphore(
            0
        )  # released with each entry, and at the end as often as anybody waits
        self.over = False
        self.record: list[Entry] = []  # as the last kill left it
        self.browser = Browser(server.address)
        self.browser.get("/api/health")
        self.cookie = self.browser.cookie
        wishes = [{"kind": kind, "level": "easy"} for kind in seats]
        made = self.browser.make("smashup", wishes, terms=TERMS[seed % len(TERMS)])
        self.id = str(made["id"])

    def play(self, address: str) -> None:
        """Answer until the game or the server has ended."""
        self.browser.address = address
        with contextlib.suppress(WebSocketException, OSError, EOFError):
            self._play()
        self.heard.release(MOST)

    def _play(self) -> None:
        while not self.over:  # a new line now and then: on each, only so much may be sent at once
            with self.browser.connect(self.id, self.cookie) as ws:
                state = self._my_turn(ws)
                for _ in range(50):
                    self.over = state["result"] is not None
                    if self.over:
                        return
                    self._act(ws, state)
                    state = self._my_turn(ws)

    def _act(self, ws: TableSocket, state: Message) -> None:
        """Answer; now and then take an answer back, seldom give up."""
        if state["undo"] == "free" and self.chance.below(15) == 0:
            ws.send(type="undo", seat=state["seat"])
        elif self.chance.below(200) == 0:
            ws.send(type="concede", seat=state["seat"])
        else:
            ws.answer(state, any_of(state, self.chance))

    def _my_turn(self, ws: TableSocket) -> Message:
        """The next state in which it is asked, or the game is over."""
        while True:
            state = ws.state()
            number = an_int(state["number"])
            if number > self.acknowledged:
                self.heard.release(number - self.acknowledged)
                self.acknowledged = number
            if is_over_or_mine(state):
                return state

    def leave(self) -> None:
        """Close the browser."""
        self.browser.http.close()

    def problem(self, server: Served) -> str:
        """What is wrong with the record after a kill."""
        kept = server.table(self.id)
        before, now = self.record, kept.entries
        self.record = now
        if len(now) < self.acknowledged:
            return f"{self.acknowledged - len(now)} acknowledged entries are lost"
        if now[: len(before)] != before:
            return "what was written before has changed"
        match = restore_match(game_named(kept.table.game), kept)  # this checks the digests
        assert match is not None
        return "" if match.over == self.over or not self.over else "a game that was over is not"


def is_over_or_mine(state: Message) -> bool:
    """Is the game over, or an answer awaited? What has none passes by itself, while an undo is on its way."""
    return state["result"] is not None or (is_mine(state) and not a_dict(state["decision"])["unasked"])


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
        said = server.said().replace(ORPHANED, "").splitlines()
        wrong += [f"in the log: {line}" for line in said if "Error" in line]
    return wrong


def _play_and_kill(server: Served, tables: list[Played], chance: random.Random) -> None:
    """All tables are played at once until the server is killed."""
    for table in tables:
        table.heard = threading.Semaphore(0)
    players = [threading.Thread(target=table.play, args=(server.address,)) for table in tables]
    for player in players:
        player.start()
    heard = tables[chance.randrange(TABLES)].heard
    for _ in range(chance.randrange(MOST)):
        assert heard.acquire(timeout=WAIT), "a table stands still"
    time.sleep(chance.uniform(0, MOMENT))
    server.kill()
    for player in players:
        player.join()

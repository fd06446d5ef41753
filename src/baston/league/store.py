"""A league on the disk: `league.json`, what it is, and `games.jsonl`, a line for each game as it ends.

A line is whole if it ends; what a kill or a full disk has left of one is cut off when the league goes on.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import msgspec
from filelock import FileLock, Timeout

from baston.kernel.game import Refusal
from baston.league.game import Result
from baston.league.plan import Fixture, League, deal_seed
from baston.simulation.files import write_whole

PLAN: Final = "league.json"
GAMES: Final = "games.jsonl"
LOCK: Final = ".lock"
POINTS: Final = (0.0, 0.5, 1.0)


class Store:
    """The folder of one league. Whatever cannot be had is a Refusal or an OSError."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._lock = FileLock(folder / LOCK, timeout=0)  # let go by the end of the process, however it ends

    def begin(self, league: League) -> None:
        """Make the folder and write down the league. Raises Refusal unless it is new or empty."""
        self.folder.mkdir(parents=True, exist_ok=True)
        if (self.folder / PLAN).exists():
            raise Refusal("league-exists", folder=str(self.folder))
        if any(file.name[0] != "." for file in self.folder.iterdir()):
            raise Refusal("league-foreign", folder=str(self.folder))
        self._take()
        plan = msgspec.json.format(msgspec.json.encode(league), indent=2) + b"\n"
        self.write(PLAN, plan)

    def plan(self) -> League:
        """Read which league the folder holds. Raises Refusal if it holds none."""
        file = self.folder / PLAN
        if not file.exists():
            raise Refusal("league-none", folder=str(self.folder))
        try:
            return msgspec.json.decode(file.read_bytes(), type=League)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Refusal("league-broken", file=str(file)) from error

    def results(self, league: League) -> dict[Fixture, Result]:
        """Read the games that have been played; cut off what is left of one that was not kept whole.

        Raises Refusal for a line that is no game of the league, or if another process uses the folder.
        """
        self._take()
        file = self.folder / GAMES
        raw = file.read_bytes() if file.exists() else b""
        whole = raw[: raw.rfind(b"\n") + 1]
        results: dict[Fixture, Result] = {}
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                result = msgspec.json.decode(line, type=Result)
                agrees = result.points in POINTS and result.seed == deal_seed(league, result.fixture())
            except ValueError as error:  # no JSON, another shape, or a pairing that is not of this league
                raise Refusal("league-line", file=str(file), line=number) from error
            if not agrees:
                raise Refusal("league-line", file=str(file), line=number)
            results[result.fixture()] = result
        if len(whole) < len(raw):
            os.truncate(file, len(whole))
        return results

    def _take(self) -> None:
        try:
            self._lock.acquire()
        except Timeout as error:
            raise Refusal("out-busy", folder=str(self.folder)) from error

    def add(self, result: Result) -> None:
        """Append a game, whole or not at all. Raises OSError."""
        line = msgspec.json.encode(result) + b"\n"
        file = self.folder / GAMES
        with file.open("ab", buffering=0) as lines:
            before = lines.tell()
            try:
                written = 0
                while written < len(line):  # where there is no more room, the next write says so
                    written += lines.write(line[written:])
            except OSError as error:
                lines.truncate(before)
                error.filename = str(file)
                raise

    def write(self, name: str, content: str | bytes) -> None:
        """Write a file of the league, whole or not at all. Raises OSError."""
        write_whole(self.folder / name, content)

"""A run on the disk: what it is in run.json, its parts as they are played, in the end one file of all games.

Each file is there whole or not at all, so that a run that was interrupted or killed goes on where it was.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import polars
from filelock import FileLock, Timeout

import baston
from baston.games import game_named
from baston.kernel.game import Refusal
from baston.kernel.text import Json
from baston.simulation import tables
from baston.simulation.checks import wrong_events, wrong_games
from baston.simulation.files import UNFINISHED, write_whole
from baston.simulation.match import Played
from baston.simulation.plan import Part, Plan, parts

RUN: Final = "run.json"
ROWS: Final = "games.parquet"
EVENTS: Final = "events.parquet"
PARTS: Final = "parts"
LOCK: Final = ".lock"
ADDED: Final[dict[str, Json]] = {"times": 1}  # settings that runs of earlier versions do not name
LONG: Final = 40  # letters of a setting that is shown


class Store:
    """The folder of one run, which no other process writes into. What cannot be had is a Refusal or OSError.

    `plan` is the run's: where no seed was asked for, with the seed of what lies in the folder.
    """

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        folder.mkdir(parents=True, exist_ok=True)
        self._settings_there()  # before anything is written: a folder of other files stays as it is
        self._lock = FileLock(folder / LOCK, timeout=0)  # let go by the end of the process, however it ends
        try:
            self._lock.acquire()
        except Timeout as error:
            raise Refusal("out-busy", folder=str(folder)) from error

    def begin(self, overwrite: bool) -> None:
        """Make room for the run in a new or empty folder; with `overwrite`, in place of another run's games.

        Raises Refusal if the folder holds anything else.
        """
        there = self._settings_there()
        if there is not None:
            if not overwrite:
                raise Refusal("out-exists", folder=str(self.folder))
            self._clear()
        self.describe({})

    def go_on(self, seeded: bool) -> None:
        """Go on with the run in the folder, if there is one; else begin it.

        `seeded`: the seed was asked for and must agree; else it is the folder's. Raises Refusal if it is
        another run.
        """
        there = self._settings_there()
        if there is None:
            self.describe({})
            return
        seed = there.get("seed")
        if not seeded and isinstance(seed, int):
            self.plan = replace(self.plan, seed=seed)
        asked = self._settings()
        self._refuse_earlier(there.get("rules_version"), asked["rules_version"])
        for name, setting in asked.items():
            before = there.get(name, ADDED.get(name))
            if before != setting:
                raise self._difference(name, before, setting)

    def kept(self) -> Iterator[tuple[Part, polars.DataFrame]]:
        """Yield the parts that are there, with their games; damaged ones are left out, to be played again.

        Raises Refusal "rows-broken" if the parts are joined already, and are not this run's games.
        """
        if self._is_joined():
            games = self._read(self.folder / ROWS, self.folder / EVENTS, range(self.plan.games))
            for part in parts(self.plan):
                yield part, games[part.start : part.stop]
            return
        for part in parts(self.plan):
            games_file, events_file = self._files(part)
            if games_file.exists() and (events_file.exists() or not self.plan.events):
                with contextlib.suppress(Refusal):
                    games = self._read(games_file, events_file, range(part.start, part.stop))
                    yield part, games

    def keep(self, part: Part, games: list[Played]) -> None:
        """Write a part that has been played into its files."""
        games_file, events_file = self._files(part)
        if self.plan.events:
            tables.write(events_file, [event for game in games for event in game.events], tables.EVENTS)
        tables.write(games_file, [game.row for game in games], tables.GAMES)

    def finish(self, summary: dict[str, Json], played: bool = True) -> None:
        """Join the parts, all of which must be there, and add the results to run.json.

        Where nothing was `played`, what an earlier start has added stays: it knows how fast the games went.
        Raises Refusal about a part that is damaged; OSError.
        """
        if not self._is_joined():
            files = [self._files(part) for part in parts(self.plan)]
            if self.plan.events:
                tables.join([events for _, events in files], self.folder / EVENTS, tables.EVENTS)
            tables.join([games for games, _ in files], self.folder / ROWS, tables.GAMES)
        if played or "wins" not in (self._settings_there() or {}):
            self.describe(summary)
        self._clear_parts()

    def describe(self, summary: dict[str, Json]) -> None:
        """Write run.json: the settings, and the results as far as they are known."""
        run = summary | self._settings() | {"compiled": baston.compiled()}
        write_whole(self.folder / RUN, json.dumps(run, indent=2) + "\n")

    def _settings(self) -> dict[str, Json]:
        """The settings that decide what the rows are."""
        plan = self.plan
        return {
            "game": plan.game,
            "players": plan.setup.players,
            "seats": [*plan.seats],
            "options": {**plan.setup.options},
            "seed": plan.seed,
            "games": plan.games,
            "events": plan.events,
            "times": plan.times,
            "rules_version": game_named(plan.game).rules_version,
            "baston": plan.version,
        }

    def _settings_there(self) -> dict[str, Json] | None:
        """What the run in the folder is; None if it is empty. Raises Refusal if it holds something else."""
        file = self.folder / RUN
        if not file.exists():
            for path in sorted(self.folder.iterdir()):
                if path.name != LOCK and path.suffix != UNFINISHED:
                    raise Refusal("out-foreign", folder=str(self.folder), name=path.name)
            return None
        try:
            settings = json.loads(file.read_text(encoding="utf-8"))
        except ValueError as error:
            raise Refusal("out-foreign", folder=str(self.folder), name=RUN) from error
        if not isinstance(settings, dict) or "baston" not in settings:
            raise Refusal("out-foreign", folder=str(self.folder), name=RUN)
        return settings

    def _refuse_earlier(self, rules: Json, ours: Json) -> None:
        """Raise Refusal if the games in the folder were played under earlier rules: none go with them."""
        if isinstance(rules, int) and isinstance(ours, int) and rules < ours:
            raise Refusal("run-earlier", folder=str(self.folder), rules=rules, ours=ours)

    def _difference(self, name: str, there: Json, asked: Json) -> Refusal:
        """What is not as it was; of the options the first that is not."""
        option = ""
        if isinstance(there, dict) and isinstance(asked, dict):
            option = next(each for each in {**asked, **there} if asked.get(each) != there.get(each))
            there, asked = there.get(option), asked.get(option)
        return Refusal(
            "run-differs",
            folder=str(self.folder),
            setting=name,
            option=option,
            there=_short(there),
            asked=_short(asked),
        )

    def _read(self, games_file: Path, events_file: Path, numbers: range) -> polars.DataFrame:
        """The games of these numbers. Raises Refusal if they, or their events, are others or damaged."""
        games = tables.read(games_file, tables.GAMES)
        if games["game"].to_list() != list(numbers) or not wrong_games(games, self.plan).is_empty():
            raise Refusal("rows-broken", file=str(games_file))
        if self.plan.events:
            events = tables.read(events_file, tables.EVENTS)
            if not wrong_events(events, games, self.plan).is_empty():
                raise Refusal("rows-broken", file=str(events_file))
        return games

    def _is_joined(self) -> bool:
        return all((self.folder / name).exists() for name in (ROWS, EVENTS)[: 1 + self.plan.events])

    def _files(self, part: Part) -> tuple[Path, Path]:
        folder = self.folder / PARTS
        return folder / f"games-{part.number:06}.parquet", folder / f"events-{part.number:06}.parquet"

    def _clear(self) -> None:
        """Take away the other run's games; run.json, which says what the folder is, is written over."""
        for name in (ROWS, EVENTS):
            (self.folder / name).unlink(missing_ok=True)
        self._clear_parts()

    def _clear_parts(self) -> None:
        """Take away the parts, and their folder if it has held nothing else."""
        folder = self.folder / PARTS
        for pattern in ("games-*.parquet", "events-*.parquet", f".*{UNFINISHED}"):
            for file in folder.glob(pattern):
                file.unlink()
        with contextlib.suppress(OSError):
            folder.rmdir()


def _short(value: Json) -> str:
    """A setting in a sentence; what words it has in each language stands in the catalogs."""
    if value is None:
        return "setting-default"
    if isinstance(value, bool):
        return "setting-on" if value else "setting-off"
    text = ",".join([str(one) for one in value]) if isinstance(value, list) else str(value)
    return text if len(text) <= LONG else text[: LONG - 1] + "…"

"""Folders of games as `simulate --out` leaves them, in which what is true is known."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Final

from baston.games import game_named
from baston.kernel.rng import Rng
from baston.kernel.text import Json
from baston.simulation.match import Event, Row
from baston.simulation.plan import game_seed
from baston.simulation.tables import EVENTS, GAMES, write

FACTIONS: Final = ("aliens", "dinosaurs", "ninjas", "pirates", "robots", "tricksters", "wizards", "zombies")
RUN: Final[dict[str, Json]] = {
    "game": "smashup",
    "players": 2,
    "seats": ["greedy", "greedy"],
    "options": {"edition": "2017"},
    "seed": 1,
    "games": 2000,
    "events": True,
    "rules_version": game_named("smashup").rules_version,
}


def row(number: int, factions: list[str] | None, winner: int | None, **other: int | None) -> Row:
    """A game of two; who wins has 15 points, the other 9."""
    return Row(
        game=number,
        seed=game_seed(1, number),
        players=2,
        mode="standard",
        format=None,
        bots=["greedy", "greedy"],
        factions=factions,
        champions=None,
        decks=None,
        team=[0, 1],
        points=[15 if seat == winner else 9 for seat in range(2)],
        winner=winner,
        draw=winner is None,
        turns=other.get("turns", 20),
        decisions=other.get("decisions") or 100,
        cut_short=False,
        starter=None,
    )


def planted(games: int, strong: str, percent: int, seed: int = 1) -> list[Row]:
    """Games of factions at random in which the strong one wins so often, and all others are equal."""
    rng = Rng(seed)
    rows = []
    for number in range(games):
        dealt = [*range(len(FACTIONS))]
        rng.shuffle(dealt)
        sides = [[FACTIONS[faction] for faction in side] for side in (dealt[:2], dealt[2:4])]
        holder = next((seat for seat in range(2) if strong in sides[seat]), None)
        chances = 50 if holder is None else percent
        first = holder or 0
        winner = first if rng.below(100) < chances else 1 - first
        rows.append(row(number, ["+".join(side) for side in sides], winner, turns=15 + rng.below(10)))
    return rows


def laid(
    folder: Path,
    rows: Iterable[Row],
    events: Iterable[Event] | None = None,
    run: dict[str, Json] | None = None,
) -> Path:
    """A folder with these games, all of their run's unless it is another, and the events if there are any."""
    folder.mkdir(parents=True, exist_ok=True)
    games = [*rows]
    write(folder / "games.parquet", games, GAMES)
    if events is not None:
        write(folder / "events.parquet", [*events], EVENTS)
    (folder / "run.json").write_text(json.dumps(run or {**RUN, "games": len(games)}), encoding="utf-8")
    return folder


def unfinished(folder: Path) -> Path:
    """The folder, as it is while games of its run are still to be played."""
    (folder / "parts").mkdir()
    for name in ("games", "events"):
        if (folder / f"{name}.parquet").exists():
            (folder / f"{name}.parquet").rename(folder / "parts" / f"{name}-000000.parquet")
    (folder / "run.json").write_text(json.dumps(RUN), encoding="utf-8")
    return folder


def laid_with_bots(folder: Path, rows: list[Row], *bots: str) -> Path:
    """A folder with the same games, played by others."""
    run: dict[str, Json] = {**RUN, "games": len(rows), "seats": [*bots]}
    return laid(folder, [replace(one, bots=[*bots]) for one in rows], run=run)

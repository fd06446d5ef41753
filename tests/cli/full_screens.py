"""The table that fills the screen, as text: `python -m tests.cli.full_screens` writes the kept ones anew."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from textual.pilot import Pilot

from baston.cli.fullscreen.app import TableApp
from baston.cli.fullscreen.table import FullScreenTable
from baston.cli.table.session import Session
from baston.games import game_named
from baston.kernel.game import Game
from baston.kernel.record import Record, begin_record, write_answer
from baston.kernel.rng import Rng
from baston.kernel.state import State

SIZES: Final = ((60, 24), (80, 24), (120, 40))
KEPT: Final = Path(__file__).parent / "screens"
DEEPEST: Final = 6  # messages of the application, each caused by the one before, and one more


@dataclass(frozen=True)
class Scene:
    """A game that has come so far by answers at random, until seat 0 is asked, and its view has `until`."""

    game: str
    players: int
    answers: int
    options: tuple[tuple[str, str], ...] = ()
    until: str = ""


BASE_PRINCIPALE: Final = (("mode", "base-principale"),)
DRAFTED: Final = (("draft", "random"),)
SCENES: Final = {
    "nim": Scene("nim", 2, 4),
    "smashup-draft": Scene("smashup", 4, 3, (("factions", "draft"),)),
    "smashup-2": Scene("smashup", 2, 120),
    "smashup-3": Scene("smashup", 3, 160),
    "smashup-4": Scene("smashup", 4, 200),
    "base-principale-2": Scene("smashup", 2, 70, BASE_PRINCIPALE),
    "base-principale-3": Scene("smashup", 3, 130, BASE_PRINCIPALE),
    "base-principale-4": Scene("smashup", 4, 160, BASE_PRINCIPALE),
    "arena-draft": Scene("superfantasybrawl", 2, 3, (("draft", "casual"),)),
    "arena-2": Scene("superfantasybrawl", 2, 150, DRAFTED),
    "arena-4": Scene("superfantasybrawl", 4, 140, DRAFTED),
    "clash-2": Scene("galacticlash", 2, 90),
    "clash-chain-2": Scene("galacticlash", 2, 70, (), "chain"),
    "clash-combat-2": Scene("galacticlash", 2, 99, (), "combat"),
    "clash-multi-3": Scene("galacticlash", 3, 80, (("format", "multi"),)),
    "clash-multi-4": Scene("galacticlash", 4, 100, (("format", "multi"),)),
    "clash-duo-4": Scene("galacticlash", 4, 100, (("format", "duo"),)),
}


def _record_of(scene: Scene) -> Record:
    """The first game that comes so far, from seed 5 on."""
    game = game_named(scene.game)
    return next(found for seed in range(5, 105) if (found := _played(game, scene, seed)) is not None)


def _played(game: Game[State], scene: Scene, seed: int) -> Record | None:
    """The game with this seed as far as the scene; None if it is over before."""
    record = begin_record(game, game.setup(scene.players, dict(scene.options)), seed)
    record.seats = ["me", *["uniform"] * (scene.players - 1)]
    state, rng = game.new(record.setup, seed), Rng(seed)
    while state.decision is not None:
        options = state.decision.options
        may_stop = len(record.answers) >= scene.answers and state.decision.player == 0 and len(options) > 1
        if may_stop and (not scene.until or game.presentation.view(state, 0)[scene.until]):
            return record
        write_answer(game, record, state, options[rng.below(len(options))])
    return None


def session_of(scene: Scene, folder: Path, seats: list[str] | None = None) -> Session:
    """The game of a scene, with seat 0 to answer, kept in a folder."""
    record = _record_of(scene)
    record.seats = seats or record.seats
    return Session(game_named(scene.game), record, folder / "game.record")


@cache
def looked_at(scene: Scene) -> Session:
    """The game of a scene for whoever answers nothing."""
    return session_of(scene, Path("nowhere"))


def app_of(session: Session, lang: str) -> TableApp:
    """The application at that table."""
    return FullScreenTable(session, lang).app()


def text_of(app: TableApp) -> str:
    """What stands on the screen, without colours."""
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text.replace("\u00a0", " ").rstrip() for strip in strips) + "\n"


async def settled(pilot: Pilot[bool]) -> None:
    """Wait until what has been sent is done, and what comes of it, however long that takes."""
    for _ in range(DEEPEST):
        await pilot.pause(0)  # until all that waits in queues now has been received


def shown(scene: Scene, lang: str) -> str:
    """The first screen of a scene at all sizes, one below the other."""

    async def look(size: tuple[int, int]) -> str:
        app = app_of(looked_at(scene), lang)
        async with app.run_test(size=size) as pilot:
            await settled(pilot)
            return text_of(app)

    return "".join(
        f"{'═' * width} {width} × {height}\n{asyncio.run(look((width, height)))}" for width, height in SIZES
    )


def kept() -> Iterator[tuple[str, Scene, str]]:
    """All scenes in both languages, each with the name of its file."""
    for name, scene in SCENES.items():
        for lang in ("en", "fr"):
            yield f"{name}-{lang}.txt", scene, lang


if __name__ == "__main__":
    KEPT.mkdir(exist_ok=True)
    for name, scene, lang in kept():
        if not sys.argv[1:] or any(part in name for part in sys.argv[1:]):
            (KEPT / name).write_text(shown(scene, lang), "utf-8")

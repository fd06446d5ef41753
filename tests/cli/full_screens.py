"""The table that fills the screen, as text: `python -m tests.cli.full_screens` writes the kept ones anew."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from baston.cli.fullscreen.app import TableApp
from baston.cli.fullscreen.table import FullScreenTable
from baston.cli.table.session import Session
from baston.games import game_named
from baston.kernel.record import begin_record, write_answer
from baston.kernel.rng import Rng

SIZES: Final = ((60, 24), (80, 24), (120, 40))
KEPT: Final = Path(__file__).parent / "screens"


@dataclass(frozen=True)
class Scene:
    """A game that has come so far by answers at random, and at least until seat 0 is asked again."""

    game: str
    players: int
    answers: int
    options: tuple[tuple[str, str], ...] = ()


SCENES: Final = {
    "nim": Scene("nim", 2, 4),
    "smashup-2": Scene("smashup", 2, 120),
    "smashup-4": Scene("smashup", 4, 200),
    "base-principale-4": Scene("smashup", 4, 160, (("mode", "base-principale"),)),
    "arena-2": Scene("superfantasybrawl", 2, 150, (("draft", "random"),)),
    "clash-2": Scene("galacticlash", 2, 150),
}


def session_of(scene: Scene, folder: Path, seats: list[str] | None = None) -> Session:
    """The game of a scene, with seat 0 to answer."""
    game = game_named(scene.game)
    record = begin_record(game, game.setup(scene.players, dict(scene.options)), 5)
    record.seats = seats or ["me", *["uniform"] * (scene.players - 1)]
    state, rng = game.new(record.setup, 5), Rng(5)
    while state.decision is not None:
        options = state.decision.options
        if len(record.answers) >= scene.answers and state.decision.player == 0 and len(options) > 1:
            break
        write_answer(game, record, state, options[rng.below(len(options))])
    session = Session(game, record, folder / "game.record")
    return session


def app_of(session: Session, lang: str) -> TableApp:
    """The application at that table."""
    return FullScreenTable(session, lang).app()


def text_of(app: TableApp) -> str:
    """What stands on the screen, without colours."""
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text.replace("\u00a0", " ").rstrip() for strip in strips) + "\n"


def shown(scene: Scene, size: tuple[int, int], lang: str) -> str:
    """The first screen of a scene."""

    async def look(folder: Path) -> str:
        app = app_of(session_of(scene, folder), lang)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            return text_of(app)

    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(look(Path(folder)))


def kept() -> Iterator[tuple[str, Scene, tuple[int, int], str]]:
    """All screens that are kept, each with its file's name."""
    for name, scene in SCENES.items():
        for size in SIZES:
            for lang in ("en", "fr"):
                yield f"{name}-{size[0]}x{size[1]}-{lang}.txt", scene, size, lang


if __name__ == "__main__":
    for name, scene, size, lang in kept():
        (KEPT / name).write_text(shown(scene, size, lang), "utf-8")

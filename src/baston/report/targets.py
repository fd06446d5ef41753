"""Tables of targets, as designers write them: what a game's figures should be, row by row, in TOML."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from baston.bots import bot_named
from baston.games import game_named
from baston.kernel.field import Field, read_file
from baston.kernel.game import Refusal
from baston.report.rates import KINDS

TARGETS: Final = "targets"  # what the file is, in sentences
MOST: Final = 200  # targets of a file
NUMBERS: Final = ("answers", "counters", "lead-changes", "median-length", "longest")  # a game's, or turns
SHARES: Final = ("idle-turns", "winner-behind", "deals-decided", "cards-used")
RATES: Final = {kind.name: kind for kind in KINDS}
MEETINGS: Final = {f"{kind.name}-meetings": kind for kind in KINDS if kind.meets}
KNOWN: Final = (*NUMBERS, *SHARES, *RATES, *MEETINGS)
HIGHEST: Final = 100_000
PERCENT: Final = 100


@dataclass(frozen=True)
class Target:
    """What a figure should be: at least, at most or between, in runs of a mode, by so many, by these bots.

    Shares and rates are from 0 to 1. Empty and None: whatever they are. `of`: of the figure's rows, this one.
    """

    figure: str
    least: float | None
    most: float | None
    of: str = ""
    mode: str = ""
    players: int | None = None
    bots: tuple[str, ...] = ()

    @property
    def is_share(self) -> bool:
        """Whether the figure is a share or a rate, which are written in percent."""
        return self.figure not in NUMBERS

    def allows(self, value: float) -> bool:
        """Whether a value meets the target."""
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)


@dataclass(frozen=True)
class Targets:
    """A table of targets of one game."""

    game: str
    rows: list[Target]


def read_targets(text: str) -> Targets:
    """Read a file of targets. Raises Refusal that says what is wrong with it, and in which line."""
    parts = read_file(text, TARGETS).parts(("game", "targets"))
    name = parts["game"].text(40)
    try:
        modes = game_named(name).modes
    except Refusal as refusal:
        raise parts["game"].refusal("targets-game", name=name, known=refusal.values["known"]) from refusal
    return Targets(name, [_target(row, modes) for row in parts["targets"].items(most=MOST)])


def _target(row: Field, modes: tuple[str, ...]) -> Target:
    parts = row.parts(("figure",), ("least", "most", "of", "mode", "players", "bots"))
    figure = parts["figure"].word(KNOWN)
    top, unit = (HIGHEST, 1) if figure in NUMBERS else (PERCENT, PERCENT)
    least, most = (
        parts[bound].decimal(0, top) / unit if bound in parts else None for bound in ("least", "most")
    )
    if least is None and most is None:
        raise row.refusal("targets-no-bound")
    if least is not None and most is not None and least > most:
        raise row.refusal("targets-bounds")
    if "of" in parts and figure not in RATES:
        raise parts["of"].refusal("file-unused", known=", ".join(RATES), of=figure)
    if "mode" in parts and not modes:
        raise parts["mode"].refusal("targets-no-modes")
    return Target(
        figure,
        least,
        most,
        parts["of"].text(80) if "of" in parts else "",
        parts["mode"].word(modes) if "mode" in parts else "",
        parts["players"].number(1, 16) if "players" in parts else None,
        tuple(_bot(bot) for bot in parts["bots"].items(most=16)) if "bots" in parts else (),
    )


def _bot(field: Field) -> str:
    """The name of a bot as runs have it, in which levels are written out. Raises Refusal."""
    name = field.text(40)
    try:
        return bot_named(name).name
    except Refusal as refusal:
        raise field.refusal("targets-bot", name=name) from refusal

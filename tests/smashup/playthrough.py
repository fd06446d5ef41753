"""Readable playthroughs and perft counts: `python -m tests.smashup.playthrough` writes both anew."""

from __future__ import annotations

from pathlib import Path

from baston.games.smashup import GAME
from baston.games.smashup.presentation.position_writing import write_position
from baston.games.smashup.state.table import Table
from tests.playthrough import perft, transcript

HERE = Path(__file__).parents[1]
GOLDEN = HERE / "golden"
PERFT = HERE / "perft" / "smashup.txt"
GAMES = {  # name: players, options, seed
    "smashup-2017": (2, {"factions": "aliens+robots,ninjas+zombies"}, 1),
    "smashup-2012": (
        3,
        {"factions": "pirates+wizards,dinosaurs+tricksters,aliens+zombies", "edition": "2012"},
        2,
    ),
    "smashup-base-principale": (
        3,
        {
            "factions": "ignobles+wizards,star_roamers+tricksters,changerbots+pirates",
            "mode": "base-principale",
        },
        3,
    ),
}


class Heading:
    """The base row of the position at the beginning of each turn."""

    def __init__(self) -> None:
        self.turn = 0

    def __call__(self, table: Table) -> list[str]:
        if table.turn_number == self.turn or len(table.frames) != (2 if table.camps is None else 3):
            return []
        self.turn = table.turn_number
        first = 1 if table.camps is None else 2  # the base in the middle of a mat has a line of its own
        return ["", *write_position(table).splitlines()[: first + len(table.places)]]


def told(name: str) -> str:
    """One of the games in words."""
    players, options, seed = GAMES[name]
    return transcript(GAME, GAME.setup(players, options), seed, Heading())


def counted(seed: int, factions: str, before: int, depth: int) -> int:
    return perft(GAME, GAME.setup(2, {"factions": factions}), seed, before, depth)


def perft_lines() -> list[str]:
    """Seed, factions, depth and count: from the beginning, and after 60 random answers."""
    lines = ["# seed | factions | answers before | depth | paths"]
    for seed, factions in enumerate(
        (
            "aliens+robots,ninjas+zombies",
            "pirates+wizards,dinosaurs+tricksters",
            "robots+ninjas,tricksters+zombies",
        )
    ):
        for before, depth in ((0, 3), (60, 3)):
            lines.append(
                f"{seed} | {factions} | {before} | {depth} | {counted(seed, factions, before, depth)}"
            )
    return lines


if __name__ == "__main__":
    for name in GAMES:
        (GOLDEN / f"{name}.txt").write_text(told(name))
    PERFT.write_text("\n".join(perft_lines()) + "\n")

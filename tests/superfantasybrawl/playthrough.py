"""Playthroughs in words and perft counts; `python -m tests.superfantasybrawl.playthrough` writes them."""

from __future__ import annotations

from pathlib import Path

from baston.games.superfantasybrawl import GAME
from baston.games.superfantasybrawl.cards.card import champion_of
from baston.games.superfantasybrawl.constants import ACTIVATION, GATE
from baston.games.superfantasybrawl.queries.figures import hit_points, hit_points_left
from baston.games.superfantasybrawl.state.arena import Arena
from tests.playthrough import perft, transcript

HERE = Path(__file__).parents[1]
GOLDEN = HERE / "golden"
PERFT = HERE / "perft" / "superfantasybrawl.txt"
GAMES = {  # name: players, options, seed
    "superfantasybrawl-league": (
        2,
        {"draft": "league", "replace_challenges": "true", "max_rounds": "8"},
        25,
    ),
    "superfantasybrawl-teams": (4, {"teams": "DUG+AKH,XIN+KHA,JAQ+LIL,DER+TAZ", "max_rounds": "5"}, 7),
}
TEAMS = ("DUG+GOL+GWA,KIL+TZU+DER", "AKH+IZA+ALK,XIN+JAQ+LIL", "TAZ+SUL+KHA,NEV+RAT+TEN")


class Heading:
    """Who stands where at the beginning of each turn's actions."""

    def __init__(self) -> None:
        self.turn = (0, 0)

    def __call__(self, arena: Arena) -> list[str]:
        if (arena.round, arena.turn) == self.turn or arena.phase != ACTIVATION:
            return []
        self.turn = (arena.round, arena.turn)
        return ["", *[_champion(arena, champion) for champion in range(1, len(arena.hex))]]


def _champion(arena: Arena, champion: int) -> str:
    hex = arena.hex[champion]
    where = "Gate" if hex == GATE else arena.board.names[hex]
    health = f"{hit_points_left(arena, champion)}/{hit_points(arena, champion)}"
    return f"{champion_of(arena, champion)}{' II' * arena.level[champion]}: {where}, {health}"


def told(name: str) -> str:
    """One of the games in words."""
    players, options, seed = GAMES[name]
    return transcript(GAME, GAME.setup(players, options), seed, Heading())


def counted(seed: int, teams: str, before: int, depth: int) -> int:
    return perft(GAME, GAME.setup(2, {"teams": teams}), seed, before, depth)


def perft_lines() -> list[str]:
    """Seed, teams, depth and count: from the beginning, and after 60 random answers."""
    lines = ["# seed | teams | answers before | depth | paths"]
    for seed, teams in enumerate(TEAMS):
        for before, depth in ((0, 4), (60, 3)):
            lines.append(f"{seed} | {teams} | {before} | {depth} | {counted(seed, teams, before, depth)}")
    return lines


if __name__ == "__main__":
    for name in GAMES:
        (GOLDEN / f"{name}.txt").write_text(told(name))
    PERFT.write_text("\n".join(perft_lines()) + "\n")

"""Readable playthroughs and perft counts: `python -m tests.galacticlash.playthrough` writes both anew."""

from __future__ import annotations

from pathlib import Path

from baston.games.galacticlash import GAME
from baston.games.galacticlash.presentation.position_writing import write_position
from baston.games.galacticlash.state.clash import Clash
from tests.galacticlash.invariants import moment
from tests.playthrough import perft, transcript

HERE = Path(__file__).parents[1]
GOLDEN = HERE / "golden"
PERFT = HERE / "perft" / "galacticlash.txt"
GAMES = {  # name: players, options, seed
    "galacticlash-flash": (2, {"decks": "braises,ciel_lisieres"}, 1),
    "galacticlash-duo": (4, {"format": "duo", "decks": "reseau_vide"}, 2),
}
DECKS = ("premiere_lumiere,braises", "marche_airain,ciel_lisieres", "reseau_vide,deux_rives")


class Heading:
    """What is in play at the beginning of each turn's plays."""

    def __init__(self) -> None:
        self.turn = 0

    def __call__(self, clash: Clash) -> list[str]:
        if clash.turn_number == self.turn or moment(clash) != "phase of plays":
            return []
        self.turn = clash.turn_number
        return ["", *write_position(clash).splitlines()[: 2 + clash.players]]


def told(name: str) -> str:
    """One of the games in words."""
    players, options, seed = GAMES[name]
    return transcript(GAME, GAME.setup(players, options), seed, Heading())


def counted(seed: int, decks: str, before: int, depth: int) -> int:
    return perft(GAME, GAME.setup(2, {"decks": decks}), seed, before, depth)


def perft_lines() -> list[str]:
    """Seed, decks, depth and count: from the beginning, and after 45 random answers."""
    lines = ["# seed | decks | answers before | depth | paths"]
    for seed, decks in enumerate(DECKS):
        for before, depth in ((0, 8), (45, 7)):
            lines.append(f"{seed} | {decks} | {before} | {depth} | {counted(seed, decks, before, depth)}")
    return lines


if __name__ == "__main__":
    for name in GAMES:
        (GOLDEN / f"{name}.txt").write_text(told(name))
    PERFT.write_text("\n".join(perft_lines()) + "\n")

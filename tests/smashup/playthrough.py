"""Readable playthroughs and perft counts: `python -m tests.smashup.playthrough` writes both anew."""

from __future__ import annotations

from pathlib import Path

from baston.games.smashup import GAME
from baston.games.smashup.position import write_position
from baston.games.smashup.table import Table
from baston.kernel.rng import Rng

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


def transcript(players: int, options: dict[str, str], seed: int) -> str:
    """A random game in words: each decision with its answer, the log, the position at each turn."""
    table = GAME.new(GAME.setup(players, options), seed, log=True)
    rng = Rng(seed)
    lines: list[str] = []
    told, turn = 0, 0
    while True:
        assert table.notes is not None
        lines += [f"  {GAME.sentence(table, note, None, 'en')}" for note in table.notes[told:]]
        told = len(table.notes)
        if table.decision is None:
            break
        if table.turn_number != turn and len(table.frames) == (2 if table.camps is None else 3):
            turn = table.turn_number
            first = 1 if table.camps is None else 2  # the base in the middle of a mat has a line of its own
            lines += ["", *write_position(table).splitlines()[: first + len(table.places)]]
        options_now = table.decision.options
        option = options_now[rng.below(len(options_now))]
        question, taken = GAME.prompt(table, "en"), GAME.label(table, option, "en")
        lines.append(f"{table.decision.player + 1}> {question} [{len(options_now)}] {taken}")
        GAME.answer(table, option)
    return "\n".join(lines) + "\n"


def paths(table: Table, depth: int) -> int:
    """How many different sequences of so many answers there are from here."""
    if depth == 0 or table.decision is None:
        return 1
    if depth == 1:
        return len(table.decision.options)
    count = 0
    for option in table.decision.options:
        twin = table.copy()
        GAME.answer(twin, option)
        count += paths(twin, depth - 1)
    return count


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
            lines.append(f"{seed} | {factions} | {before} | {depth} | {perft(seed, factions, before, depth)}")
    return lines


def perft(seed: int, factions: str, before: int, depth: int) -> int:
    """The number of paths from a position that random play has reached."""
    table = GAME.new(GAME.setup(2, {"factions": factions}), seed)
    rng = Rng(seed)
    for _ in range(before):
        assert table.decision is not None
        options = table.decision.options
        GAME.answer(table, options[rng.below(len(options))])
    return paths(table, depth)


if __name__ == "__main__":
    for name, (players, options, seed) in GAMES.items():
        (GOLDEN / f"{name}.txt").write_text(transcript(players, options, seed))
    PERFT.write_text("\n".join(perft_lines()) + "\n")

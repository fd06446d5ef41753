"""What puzzles of Super Fantasy Brawl are made of."""

from __future__ import annotations

from typing import Final

from baston.games.superfantasybrawl.constants import ACTIVATION, GATE
from baston.games.superfantasybrawl.presentation.position import read_position
from baston.games.superfantasybrawl.presentation.position_writing import write_position
from baston.games.superfantasybrawl.queries.challenges import challenges_met
from baston.games.superfantasybrawl.queries.figures import is_bloodied
from baston.games.superfantasybrawl.queries.seats import side_of
from baston.games.superfantasybrawl.state.arena import TEAMS, Arena
from baston.kernel.frame import PACKED
from baston.kernel.puzzling import Puzzling

UNDER_WAY: Final = "\nunder way:"  # the line of a position that cannot be set up again


class SuperFantasyBrawlPuzzling(Puzzling[Arena]):
    """Puzzles of an Activation phase, or of what is left of it."""

    def read(self, text: str, seed: int) -> Arena:
        """The arena of a position."""
        return read_position(text, seed)

    def write(self, state: Arena) -> str:
        """The position of an Activation phase in which an action is chosen; else nothing."""
        decision = state.decision
        if decision is None or state.phase != ACTIVATION or decision.kind != PACKED:
            return ""
        text = write_position(state)
        return "" if UNDER_WAY in text else with_open_traps(text)

    def turn(self, state: Arena) -> int:
        """A number for each turn of each round."""
        return state.round * state.players + state.order.index(state.turn)

    def standing(self, state: Arena) -> dict[str, list[int]]:
        """Victory points by side, the challenges that it meets now, and its champions hurt or at the Gate."""
        met = [len(challenges_met(state, side)) for side in range(TEAMS)]
        down = [0, 0]
        for champion in range(1, len(state.hex)):
            down[side_of(state, champion)] += state.hex[champion] == GATE or is_bloodied(state, champion)
        seats = range(state.players)
        return {
            "points": [state.vp[seat % TEAMS] for seat in seats],
            "challenges": [met[seat % TEAMS] for seat in seats],
            "hurt": [down[seat % TEAMS] for seat in seats],
        }

    def teams(self, state: Arena) -> list[list[int]]:
        """The seats of each side: every second seat plays together."""
        return [[*range(side, state.players, TEAMS)] for side in range(TEAMS)]


def with_open_traps(text: str) -> str:
    """Return a position in which all know what the traps are."""
    lines: list[str] = []
    for line in text.splitlines():
        name, _, rest = line.partition(":")
        if name == "traps":
            known = [f"{trap.partition('!')[0]}!" for trap in rest.split()]
            line = f"traps: {' '.join(known)}".rstrip()
        lines.append(line)
    return "\n".join(lines) + "\n"

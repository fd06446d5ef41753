"""What puzzles of Galacti'Clash are made of."""

from __future__ import annotations

from baston.games.galacticlash.constants import CONSTRUCTION, REINFORCEMENT
from baston.games.galacticlash.presentation.position import read_position
from baston.games.galacticlash.presentation.position_writing import write_position
from baston.games.galacticlash.queries.seats import side_of
from baston.games.galacticlash.state.clash import Clash
from baston.kernel.frame import PACKED
from baston.kernel.puzzling import Puzzling, with_short_decks


class GalactiClashPuzzling(Puzzling[Clash]):
    """Puzzles that begin in a phase of plays."""

    def read(self, text: str, seed: int) -> Clash:
        """The game of a position."""
        return read_position(text, seed)

    def write(self, state: Clash) -> str:
        """The position of a phase of plays in which nothing lasts and nothing waits; else nothing."""
        decision = state.decision
        phases = (CONSTRUCTION, REINFORCEMENT)
        if decision is None or state.phase not in phases or decision.kind != PACKED:
            return ""
        if decision.player != state.turn or state.chain or state.pending or state.lasting:
            return ""
        return with_short_decks(write_position(state), ("library",))

    def turn(self, state: Clash) -> int:
        """The number of the turn."""
        return state.turn_number

    def standing(self, state: Clash) -> dict[str, list[int]]:
        """The life of each seat's side, and how many units each seat controls."""
        units = [0] * state.players
        for unit in state.units:
            units[state.control[unit]] += 1
        return {"life": [state.life[side_of(state, seat)] for seat in range(state.players)], "units": units}

    def teams(self, state: Clash) -> list[list[int]]:
        """The seats of each side."""
        return [
            [seat for seat in range(state.players) if side_of(state, seat) == side]
            for side in range(len(state.life))
        ]

"""What puzzles of Smash Up are made of."""

from __future__ import annotations

from baston.games.smashup.constants import PLAY
from baston.games.smashup.presentation.position import read_position
from baston.games.smashup.presentation.position_writing import write_position
from baston.games.smashup.setup.layout import name_factions
from baston.games.smashup.state.table import Table
from baston.kernel.frame import PACKED
from baston.kernel.puzzling import Puzzling, with_short_decks


class SmashUpPuzzling(Puzzling[Table]):
    """Puzzles of a play phase, in the standard game and on a mat."""

    def read(self, text: str, seed: int) -> Table:
        """The table of a position; the factions of a seat are those of its cards, as far as it has two."""
        table = read_position(text, seed)
        name_factions(table)
        return table

    def write(self, state: Table) -> str:
        """The position of a play phase in which nothing lasts and nothing is on its way; else nothing."""
        decision = state.decision
        if decision is None or state.phase != PLAY or decision.kind != PACKED or state.lasting:
            return ""
        return with_short_decks(write_position(state), ("deck", "bases"))

    def turn(self, state: Table) -> int:
        """The number of the turn."""
        return state.turn_number

    def standing(self, state: Table) -> dict[str, list[int]]:
        """Victory points, and the bases that have left play, for all seats alike; not on a mat."""
        scored = {} if state.has_rounds() else {"scored": [len(state.base_discard)] * state.players}
        return {"points": state.vp[:]} | scored

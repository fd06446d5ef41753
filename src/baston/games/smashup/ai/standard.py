"""What bots and learners are told of a table: of a standard one, and what a mode tells otherwise."""

from __future__ import annotations

from typing import Final

from baston.games.smashup.ai.observer import Look
from baston.games.smashup.cards.card import printed
from baston.games.smashup.phases.scoring import ranks_of
from baston.games.smashup.queries.power import breakpoint_of, totals_at
from baston.games.smashup.state.table import Table
from baston.games.smashup.variant import STANDARD
from baston.kernel.column import Column

OF_A_BASE: Final = 0.8  # what a place on a base that is full is worth, in VP paid
SHARE: Final = 1.0  # what all the power that a base needs is worth, in VP


class StandardAi:
    """The standard game's; a mode has a subclass, which it enters in `AI`."""

    def add_expected_vp(self, table: Table, worths: list[float]) -> None:
        """Add for each seat the VP that the bases would pay at their present powers."""
        for place in table.places:
            totals = totals_at(table, place)
            power = 0
            for total in totals:
                power += max(total, 0)
            if power == 0:
                continue
            needed = breakpoint_of(table, place)
            progress = power / needed if power < needed else 1.0
            values = printed(table, table.base_at[place]).vp
            ranks = ranks_of(totals)
            for seat in range(table.players):
                expected = worths[seat]
                if totals[seat] > 0:
                    expected += SHARE * progress * totals[seat] / power
                if ranks[seat] > 0:
                    expected += OF_A_BASE * progress * progress * values[ranks[seat] - 1]
                worths[seat] = expected

    def candidates(self, table: Table, options: list[int]) -> list[int]:
        """Returns the options among these that a bot should consider, at least one."""
        return options

    def add_powers(self, look: Look, place: int, first: int, totals: Column) -> None:
        """Add to `totals` what each seat has at a place besides minions, from index `first` by `whose`."""

    def add_round(self, look: Look) -> None:
        """Write the period, its round, whether it breaks a tie, and who is first: four columns."""
        look.sheet.add_zeros(4)

    def add_slots(self, look: Look) -> None:
        """Write a row of the part `slots` for each slot of a mat."""

    def add_shown(self, look: Look) -> None:
        """Write a row, in the form of an option, for each card shown to the seat that is asked."""


AI: Final[dict[str, StandardAi]] = {STANDARD: StandardAi()}  # by the name of the mode


def ai_of(table: Table) -> StandardAi:
    """The mode's part of what bots and learners need to know of a table."""
    return AI[table.variant.mode]

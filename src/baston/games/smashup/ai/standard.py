"""What bots and learners are told of a table: of a standard one, and what a mode tells otherwise."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i32

from baston.games.smashup.ai.observer import Look
from baston.games.smashup.cards.card import printed
from baston.games.smashup.phases.scoring import RUNNER_UP, THIRD, WINNER
from baston.games.smashup.queries.power import breakpoint_of, write_totals
from baston.games.smashup.state.table import Table
from baston.games.smashup.variant import STANDARD
from baston.kernel.column import Column, filled

OF_A_BASE: Final = 0.8  # what a place on a base that is full is worth, in VP paid
SHARE: Final = 1.0  # what all the power that a base needs is worth, in VP


def rank_among(mine: i32, totals: Column) -> int:
    """The rank of who has this total at a base, as `ranks_of` counts it."""
    rank = 1
    for other in totals:
        if other > mine:
            rank += 1
    return rank


def vp_of(vp: tuple[int, int, int], rank: int) -> int:
    """What a base pays for a rank; compiled, the places of a tuple are numbers of Python's if looked up."""
    if rank == WINNER:
        return vp[0]
    if rank == RUNNER_UP:
        return vp[1]
    return vp[2] if rank == THIRD else 0


class StandardAi:
    """The standard game's; a mode has a subclass, which it enters in `AI`."""

    def add_expected_vp(self, table: Table, worths: list[float]) -> None:
        """Add for each seat the VP that the bases would pay at their present powers."""
        totals = filled(0, table.players)
        for place in table.places:
            if not table.minions_at[place]:
                continue
            write_totals(table, place, totals)
            power = 0.0
            for total in totals:
                if total > 0:
                    power += float(int(total))
            if power == 0.0:
                continue
            needed = float(breakpoint_of(table, place))
            progress = power / needed if power < needed else 1.0
            vp = printed(table, table.base_at[place]).vp
            for seat in range(table.players):
                mine = totals[seat]
                if mine < 0:
                    continue
                expected = worths[seat]
                if mine > 0:
                    expected += SHARE * progress * float(int(mine)) / power
                expected += OF_A_BASE * progress * progress * float(vp_of(vp, rank_among(mine, totals)))
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

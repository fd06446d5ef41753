"""The options that bots choose from: no more of what goes round for ever, and what a mode says of them."""

from __future__ import annotations

from typing import Final

from baston.games.smashup.ai.standard import ai_of
from baston.games.smashup.state.table import Table
from baston.kernel.frame import PASS

MANY: Final = 12  # minions that a seat plays in a turn to a purpose


def candidates(table: Table) -> list[int]:
    """The options that a bot should consider, at least one.

    Who has played more minions in a turn than serve a purpose declines what can be declined: two Collectors
    at The Homeworld may go round for ever.
    """
    decision = table.decision
    assert decision is not None, "there is nothing to answer"
    if table.minions_played[decision.player] > MANY and PASS in decision.options:
        return [PASS]
    return ai_of(table).candidates(table, decision.options)

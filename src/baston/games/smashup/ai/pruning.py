"""The options that bots choose from: by the rule for agreements, and no more of what goes round for ever."""

from __future__ import annotations

from typing import Final

from baston.games.smashup.base_principale.proposals import (
    AGREE,
    REFUSE,
    SHOWING,
    agree,
    is_useless,
    proposals,
    proposer_of,
    showing,
    shown_to,
)
from baston.games.smashup.state.table import Table
from baston.kernel.frame import PASS

MANY: Final = 12  # minions that a seat plays in a turn to a purpose


def candidates(table: Table) -> list[int]:
    """All options, or those that the rules for bots leave; one at least.

    Who has played more minions in a turn than serve a purpose declines what can be declined: two Collectors
    at The Homeworld may go round for ever. In agreements bots show, as soon as they may, and accept the cards
    that are marked as useless, and no others (BP-61). They propose no base, and accept one if they have no
    more VP than the seat that proposes it.
    """
    decision = table.decision
    assert decision is not None, "there is nothing to answer"
    if table.minions_played[decision.player] > MANY and PASS in decision.options:
        return [PASS]
    if table.camps is None:
        return decision.options
    me = table.frames[-1]
    if me.effect == agree.number:
        shown = shown_to(table, me)
        if table.frames[me.parent].effect == showing.number:
            return [AGREE if all(is_useless(table, card) for card in shown) else REFUSE]
        return [AGREE if table.vp[me.player] <= table.vp[proposer_of(me)] else REFUSE]
    if me.effect == showing.number:
        return [card for card in decision.options if card != PASS and is_useless(table, card)] or [PASS]
    options = decision.options
    if options[-1] == SHOWING:
        if any(is_useless(table, card) for card in table.hand[decision.player]):
            return [SHOWING]
        options = options[:-1]
    proposed = proposals(table)
    return [option for option in options if option not in proposed]

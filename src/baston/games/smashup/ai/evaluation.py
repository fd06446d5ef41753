"""An estimate of who is ahead: victory points, and the share in what the bases will pay."""

from __future__ import annotations

from baston.games.smashup.base_principale.period_scoring import mat_of, standing, totals_at
from baston.games.smashup.cards.card import printed
from baston.games.smashup.phases.scoring import ranks_of
from baston.games.smashup.queries.power import breakpoint_of, total_of
from baston.games.smashup.queries.where import has_minion_at
from baston.games.smashup.state.table import Camps, Table

OF_A_BASE = 0.8  # what a place on a base that is full is worth, in VP paid
SHARE = 1.0  # what all the power that a base needs is worth, in VP
OF_A_CARD = 0.04  # in VP
SECURED = 0.4  # what a place on a mat is worth at the start of a period, in VP paid
SPREAD = 6.0  # VP of lead that are worth half a win


def worth(table: Table) -> list[float]:
    """By seat: victory points, with those that the bases would pay at their present powers, and the hand."""
    worths = [float(table.vp[seat]) + OF_A_CARD * len(table.hand[seat]) for seat in range(table.players)]
    if table.camps is not None:
        _add_camps(table, table.camps, worths)
        return worths
    for place in table.places:
        totals = [
            total_of(table, place, seat) if has_minion_at(table, place, seat) else -1
            for seat in range(table.players)
        ]
        power = sum([x for x in totals if x > 0])
        if power == 0:
            continue
        progress = min(1.0, power / max(1, breakpoint_of(table, place)))
        values = printed(table, table.base_at[place]).vp
        ranks = ranks_of(totals)
        for seat in range(table.players):
            if totals[seat] > 0:
                worths[seat] += SHARE * progress * totals[seat] / power
            if ranks[seat] > 0:
                worths[seat] += OF_A_BASE * progress * progress * values[ranks[seat] - 1]
    return worths


def _add_camps(table: Table, camps: Camps, worths: list[float]) -> None:
    """What the scoring of the period would pay at the present powers, the surer the nearer it is."""
    done = 1.0 if camps.extra else ((camps.round - 1) * table.players + camps.turns) / (3 * table.players)
    sure = SECURED + (1.0 - SECURED) * done
    mat = mat_of(table)
    paid = mat.vp[0 if camps.extra else camps.period - 1]
    totals = standing(table)
    power = sum([x for x in totals if x > 0])
    ranks = ranks_of(totals, table.players)
    for seat in range(table.players):
        if ranks[seat] > 0:
            worths[seat] += sure * paid[ranks[seat] - 1] + totals[seat] / max(1, power)
    for place in table.places:
        for seat, rank in enumerate(ranks_of(totals_at(table, place))):
            if rank == 1:
                worths[seat] += sure * mat.camp_vp


def evaluate(table: Table, seat: int) -> float:
    """The lead of a seat over its best rival, from −1 to 1."""
    worths = worth(table)
    lead = worths[seat] - max([w for other, w in enumerate(worths) if other != seat])
    return lead / (SPREAD + abs(lead))

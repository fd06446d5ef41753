"""What bots and learners are told of a mat."""

from __future__ import annotations

from typing import Final

from baston.games.smashup.ai.observer import Look
from baston.games.smashup.ai.option_rows import add_options
from baston.games.smashup.ai.standard import StandardAi, rank_among
from baston.games.smashup.base_principale.period_scoring import mat_of
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
from baston.games.smashup.base_principale.slots import (
    PER_CAMP,
    camps_of,
    effect_on,
    slot_power,
    slots_at,
)
from baston.games.smashup.mat import CAMPS, WORDS, Mat
from baston.games.smashup.phases.scoring import WINNER
from baston.games.smashup.queries.power import write_totals
from baston.games.smashup.state.table import Table
from baston.kernel.column import Column, filled
from baston.kernel.frame import PASS, THING
from baston.kernel.numbers import is_among

SECURED: Final = 0.4  # what a place on a mat is worth at the start of a period, in VP paid
EFFECTS: Final = {word: number for number, word in enumerate(WORDS, 1)}  # of slots


class MatAi(StandardAi):
    """Of a table with a mat."""

    _effects: tuple[Mat | None, list[int]]  # those of the mat that was looked at last

    def __init__(self) -> None:
        self._effects = (None, [])

    def add_expected_vp(self, table: Table, worths: list[float]) -> None:
        """Add for each seat the VP that the period would pay now, weighted by how near its scoring is."""
        camps = camps_of(table)
        done = 1.0 if camps.extra else ((camps.round - 1) * table.players + camps.turns) / (3 * table.players)
        sure = SECURED + (1.0 - SECURED) * done
        mat = mat_of(table)
        paid = mat.vp[0 if camps.extra else camps.period - 1]
        players = table.players
        totals, of_camp, won = filled(-1, players), filled(-1, players), filled(0, players)
        power = 0
        for place in table.places:
            if not table.minions_at[place]:
                continue
            write_totals(table, place, of_camp)
            for seat in range(players):
                mine = of_camp[seat]
                if mine < 0:
                    continue
                power += int(mine)
                before = totals[seat]
                totals[seat] = mine + (before if before > 0 else 0)
                if rank_among(mine, of_camp) == WINNER:
                    won[seat] += 1
        for seat in range(players):
            mine = totals[seat]
            if mine < 0:
                continue
            expected = worths[seat]
            expected += sure * float(paid[rank_among(mine, totals) - 1]) + float(int(mine)) / float(
                max(1, power)
            )
            for _ in range(won[seat]):
                expected += sure * float(mat.camp_vp)
            worths[seat] = expected

    def candidates(self, table: Table, options: list[int]) -> list[int]:
        """Returns the options that a bot should consider: in agreements only the obvious ones (BP-61).

        Bots show useless cards as soon as they may, and agree to nothing but useless cards. They propose no
        base, and accept one if they have no more VP than the seat that proposes it.
        """
        me = table.frames[-1]
        if me.effect == agree.number:
            shown = shown_to(table, me)
            if table.frames[me.parent].effect == showing.number:
                return [AGREE if all(is_useless(table, card) for card in shown) else REFUSE]
            return [AGREE if table.vp[me.player] <= table.vp[proposer_of(me)] else REFUSE]
        if me.effect == showing.number:
            return [card for card in options if card != PASS and is_useless(table, card)] or [PASS]
        if options[-1] == SHOWING:
            if any(is_useless(table, card) for card in table.hand[me.player]):
                return [SHOWING]
            options = options[:-1]
        proposed = proposals(table)
        return [option for option in options if option not in proposed]

    def add_powers(self, look: Look, place: int, first: int, totals: Column) -> None:
        """Add to `totals` the power of each seat's slot at the place."""
        for seat in range(look.table.players):
            totals[first - 1 + look.whose[seat]] += slot_power(look.table, place, seat)

    def add_round(self, look: Look) -> None:
        """Write the period, its round, whether it breaks a tie, and who has the marker: four columns."""
        camps, sheet = camps_of(look.table), look.sheet
        sheet.add(camps.period)
        sheet.add(camps.round)
        sheet.add(1 if camps.extra else 0)
        sheet.add(look.whose[camps.first])

    def add_slots(self, look: Look) -> None:
        """Write a row for every slot, camp by camp: effect, holder, power, whether it is spent."""
        table, sheet, camps = look.table, look.sheet, camps_of(look.table)
        first, effects = camps.first_slot, self._effects_of(table.variant.mat)
        holders = filled(-1, len(effects))
        for place, held in enumerate(camps.held):
            if held >= first:
                holders[held - first] = place % table.players
        for place in table.places:
            for slot in slots_at(table, place):
                whose: int = holders[slot - first]
                look.has(slot)
                sheet.add(effects[slot - first])
                spent = 1 if is_among(slot, camps.spent) else 0
                if whose >= 0:
                    sheet.add3(look.whose[whose], slot_power(table, place, whose), spent)
                else:
                    sheet.add3(0, 0, spent)

    def _effects_of(self, mat: Mat | None) -> list[int]:
        """The numbers of the effects of all slots, virtual ones too, kept from one look to the next."""
        kept, effects = self._effects
        if mat is None or kept is not mat:
            count = len(CAMPS) * PER_CAMP
            words = [effect_on(mat, slot).word for slot in range(count)]
            effects = [EFFECTS[word] for word in words]
            self._effects = (mat, effects)  # at once: another thread may look at another mat
        return effects

    def add_shown(self, look: Look) -> None:
        """Write a row for each card that the others are asked to agree is useless (BP-60)."""
        frame = look.table.frames[-1]
        if frame.effect == agree.number:
            add_options(look, THING, shown_to(look.table, frame))

"""What everybody sees of a mat: bases, tracks, slots, totals, and what a scoring would pay now."""

from __future__ import annotations

from baston.games.smashup.base_principale.period_scoring import mat_of, standing, totals_by_camp
from baston.games.smashup.base_principale.rounds import ROUNDS
from baston.games.smashup.base_principale.slots import camps_of, effect_of, holder, slot_power, slots_at
from baston.games.smashup.cards.card import CARDS
from baston.games.smashup.mat import CAMPS, WORDS, SlotEffect
from baston.games.smashup.phases.scoring import ranks_of
from baston.games.smashup.queries.power import total_power_of, totals_at
from baston.games.smashup.state.table import Table
from baston.kernel.sight import is_known
from baston.kernel.text import Json


def mat_view(table: Table) -> dict[str, Json]:
    """What everybody sees of a table's mat; `base` is null while factions are drafted."""
    camps = camps_of(table)
    mat = mat_of(table)
    seats = range(table.players)
    return {
        "period": camps.period,
        "round": camps.round,
        "rounds": ROUNDS,
        "extra": camps.extra,
        "first": camps.first,
        "vp": [[*row] for row in mat.vp],
        "camp_vp": mat.camp_vp,
        "base": CARDS[table.what[camps.base]].id if camps.base > 0 else None,
        "handle": camps.base,
        "next": _next_base(table),
        "scoring": len(camps.scorings) > 0,
        "totals": [sum(total_power_of(table, place, seat) for place in table.places) for seat in seats],
        "pays": _pays(table),
        "camps": [_camp(table, place) for place in table.places],
    }


def _next_base(table: Table) -> Json:
    """The base that lies face up on top of the base deck (BP-3)."""
    if not table.base_deck:
        return None
    top = table.base_deck[-1]
    return CARDS[table.what[top]].id if is_known(table.seen, top, None, table.players) else None


def _pays(table: Table) -> list[Json]:
    """By seat: VP for its place on the mat and for camps, if the mat were scored now (BP-21, BP-22)."""
    camps = camps_of(table)
    mat = mat_of(table)
    paid = mat.vp[0 if camps.extra else camps.period - 1]
    by_camp = totals_by_camp(table)
    ranks = ranks_of(standing(by_camp), table.players)
    strongest = [ranks_of(totals) for totals in by_camp]
    pays: list[Json] = []
    for seat in range(table.players):
        won = sum(1 for in_camp in strongest if in_camp[seat] == 1)
        pays.append({"place": paid[ranks[seat] - 1] if ranks[seat] > 0 else 0, "camps": won * mat.camp_vp})
    return pays


def _camp(table: Table, place: int) -> Json:
    return {
        "place": place,
        "camp": CAMPS[place - 1],
        "leaders": [seat for seat, rank in enumerate(ranks_of(totals_at(table, place))) if rank == 1],
        "slots": [_slot(table, place, slot, number) for number, slot in enumerate(slots_at(table, place), 1)],
    }


def _slot(table: Table, place: int, slot: int, number: int) -> Json:
    """What a slot does, whose cards lie in it, what it adds to their power, and whether it is spent."""
    effect = effect_of(table, slot)
    seat = holder(table, slot)
    return {
        "handle": slot,
        "number": number,
        "when": effect.when,
        "effect": effect.word,
        "numbers": _numbers(effect),
        "seat": seat if seat >= 0 else None,
        "power": slot_power(table, place, seat) if seat >= 0 else 0,
        "spent": slot in camps_of(table).spent,
    }


def _numbers(effect: SlotEffect) -> dict[str, Json]:
    """The numbers of the effect by the names that the mat has for them."""
    return {words[0]: number for words, number in zip(WORDS[effect.word], effect.numbers, strict=True)}

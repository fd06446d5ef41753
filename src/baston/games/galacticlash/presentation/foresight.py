"""What a plan of attackers or blockers would bring about, before any of it is declared.

All of it follows from what lies open. What attacking and blocking would set off is not foreseen.
"""

from __future__ import annotations

from baston.games.galacticlash.phases.combat import (
    assign_attackers,
    assign_blockers,
    attack_options,
    block_options,
    blocks,
    declare_attackers,
)
from baston.games.galacticlash.presentation.answer_foresight import foresee_answers
from baston.games.galacticlash.presentation.preview import fate_of, fates_of, told_fate
from baston.games.galacticlash.queries.combat import present_combat, wounds_of
from baston.games.galacticlash.queries.seats import opponents
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.state.clash_fields import copy_clash
from baston.kernel.frame import FIELD, HANDLE, Frame
from baston.kernel.text import Json, plain


def foresee(clash: Clash, plan: list[int]) -> dict[str, Json] | None:
    """What of the plan is legal, what could be added to it, and what it would come to if nobody answers.

    In a window, or to the chain, what each answer would change instead; None at any other decision.
    """
    frame = clash.frames[-1] if clash.decision is not None else None
    if frame is None or not _declares(frame):
        return foresee_answers(clash, plan)
    twin = copy_clash(clash)
    me = twin.frames[-1]
    for option in plan:
        if option in _options(twin, me):
            me.picks.append(option)
    return {
        "picked": plain(me.picks),
        "open": plain(_options(twin, me)),
        "together": not clash.variant.split_attack,
        "fates": _blocked(twin, me) if me.effect == blocks.number else _unblocked(twin, me),
    }


def _declares(frame: Frame) -> bool:
    return frame.effect == blocks.number or (frame.effect == declare_attackers.number and frame.step == 0)


def _options(clash: Clash, me: Frame) -> list[int]:
    found = block_options(clash, me) if me.effect == blocks.number else attack_options(clash, me)
    return [option for option in found if option not in me.picks]


def _blocked(clash: Clash, me: Frame) -> list[Json]:
    assign_blockers(clash, me.picks)
    return [told_fate(fate) for fate in fates_of(clash)]


def _unblocked(clash: Clash, me: Frame) -> list[Json]:
    """For each attacker its wounds if nothing blocks, who may block it, and the fewest who would kill it."""
    assign_attackers(clash, me.picks)
    blocking = [
        option
        for seat in opponents(clash, me.player)
        for option in block_options(clash, Frame(blocks.number, 0, seat))
    ]
    return [_fate_of_attacker(clash, unit, blocking) for unit in present_combat(clash).attackers]


def _fate_of_attacker(clash: Clash, unit: int, blocking: list[int]) -> Json:
    able = [option for option in blocking if option >> FIELD == unit]
    killers = _fewest_killers(clash, unit, able)
    dealt = wounds_of(clash, unit)
    return {
        "handle": unit,
        "fate": "may_die" if killers else "survives",
        "wounds": [0, 0],
        "through": [dealt, dealt],
        "blockers": [option & HANDLE for option in able],
        "killers": [option & HANDLE for option in killers],
    }


def _fewest_killers(clash: Clash, unit: int, able: list[int]) -> list[int]:
    """One of its blockers that would kill the attacker alone, else two that would together."""
    groups = [[one] for one in able]
    if clash.variant.gang_block:
        groups += [[one, other] for place, one in enumerate(able) for other in able[:place]]
    return next((group for group in groups if _dies_of(clash, unit, group)), [])


def _dies_of(clash: Clash, unit: int, group: list[int]) -> bool:
    twin = copy_clash(clash)
    assign_blockers(twin, group)
    return fate_of(twin, unit).dies

"""Why a unit cannot be declared or chosen in the question that is asked."""

from __future__ import annotations

from typing import Final

from baston.games.galacticlash.constants import CANNOT_BLOCK, UNBLOCKABLE, UNTARGETABLE
from baston.games.galacticlash.phases.combat import blocks, declare_attackers
from baston.games.galacticlash.presentation.notation import describe
from baston.games.galacticlash.queries.combat import present_combat
from baston.games.galacticlash.queries.figures import has_keyword
from baston.games.galacticlash.queries.in_play import is_delayed, is_engaged, is_flyer
from baston.games.galacticlash.state.clash import Clash
from baston.kernel.frame import HANDLE, THING
from baston.kernel.reason import Reason
from baston.locales import sentence

CLAUSES: Final = {
    "gc-barred-engaged": "G-40",
    "gc-barred-delayed": "G-46",
    "gc-barred-rival-unit": "G-63",
    "gc-barred-chosen": "G-51",
    "gc-barred-own-unit": "G-55",
    "gc-barred-engaged-blocker": "G-41",
    "gc-barred-never-blocks": "G-55",
    "gc-barred-ground": "G-57",
    "gc-barred-unblockable": "G-55",
    "gc-barred-taken": "G-55",
    "gc-barred-untargetable": "G-51",
}


def barred(clash: Clash, seat: int, lang: str) -> dict[int, Reason]:
    """Why the seat cannot choose the units that no option names, where it declares or aims."""
    decision = clash.decision
    if decision is None or decision.player != seat:
        return {}
    about = [describe(clash, option) for option in decision.options]
    named = {handle for one in about for handle in (one["thing"], one["card"], one["target"])}
    found: dict[int, Reason] = {}
    for unit in clash.units:
        key = "" if unit in named else _why(clash, seat, unit, decision.kind == THING)
        if key:
            found[unit] = Reason(sentence(lang, key), CLAUSES[key])
    return found


def _why(clash: Clash, seat: int, unit: int, aims: bool) -> str:
    """The key of what is said of a unit; empty where the card that asks says it."""
    frame = clash.frames[-1]
    if frame.effect == declare_attackers.number:
        return _no_attacker(clash, seat, unit, unit in [pick & HANDLE for pick in frame.picks])
    if frame.effect == blocks.number:
        return _no_blocker(clash, seat, unit, unit in [pick & HANDLE for pick in frame.picks])
    if aims and clash.control[unit] != seat and has_keyword(clash, unit, UNTARGETABLE):
        return "gc-barred-untargetable"
    return ""


def _no_attacker(clash: Clash, seat: int, unit: int, chosen: bool) -> str:
    if clash.control[unit] != seat:
        return "gc-barred-rival-unit"
    if chosen:
        return "gc-barred-chosen"
    if is_engaged(clash, unit):
        return "gc-barred-engaged"
    return "gc-barred-delayed" if is_delayed(clash, unit) else ""


def _no_blocker(clash: Clash, seat: int, unit: int, chosen: bool) -> str:
    """Why a unit of the seat's blocks nobody; attackers that nobody can block say so on their cards."""
    if clash.control[unit] != seat:
        return ""
    if chosen:
        return "gc-barred-taken"
    if is_engaged(clash, unit):
        return "gc-barred-engaged-blocker"
    if has_keyword(clash, unit, CANNOT_BLOCK):
        return "gc-barred-never-blocks"
    attackers = present_combat(clash).attackers
    if all(has_keyword(clash, attacker, UNBLOCKABLE) for attacker in attackers):
        return "gc-barred-unblockable"
    if not is_flyer(clash, unit) and any(is_flyer(clash, attacker) for attacker in attackers):
        return "gc-barred-ground"
    return ""

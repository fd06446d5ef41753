"""How a seat that wants a quiet position answers what stands before it: passes, and blocks where it pays."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import RULES, printed
from baston.games.galacticlash.phases.combat import foes_to_come
from baston.games.galacticlash.queries.combat import (
    attacked_by,
    fought_by,
    present_combat,
    wounds_needed,
    wounds_of,
)
from baston.games.galacticlash.queries.figures import attack, defense, shield_of
from baston.games.galacticlash.queries.seats import life_of, seat_of_player
from baston.games.galacticlash.state.clash import Clash
from baston.kernel.frame import FIELD, HANDLE, PASS


def is_quiet(clash: Clash) -> bool:
    """Whether the active player is asked what to play next, with nothing under way."""
    return RULES.effects[clash.frames[-1].effect].name in ("phase of plays", "turn")


def quiet_answer(clash: Clash) -> int:
    """The answer to the present decision that leads towards a position at rest."""
    decision = clash.decision
    assert decision is not None, "there is nothing to answer"
    name = RULES.effects[clash.frames[-1].effect].name
    if name == "blocks":
        return best_block(clash, decision.options)
    if PASS in decision.options:
        return PASS
    if name == "breakthrough":
        return _wounds_through(clash, decision.options)
    if name == "split":
        return _wounds_that_kill(clash, decision.options)
    return decision.options[0]


def best_block(clash: Clash, options: list[int]) -> int:
    """The packed block that gains most, or PASS.

    Kills come first; units are thrown away only to stay alive.
    """
    taken = [pick >> FIELD for pick in clash.frames[-1].picks]
    losing = _is_losing(clash, taken)
    best, most = PASS, 0.0
    for option in options:
        if option == PASS or option >> FIELD in taken:
            continue
        gain = _gain(clash, option & HANDLE, option >> FIELD, losing)
        if gain > most:
            best, most = option, gain
    return best


def _is_losing(clash: Clash, blocked: list[int]) -> bool:
    """Would the attackers left unblocked take the last points?"""
    combat = present_combat(clash)
    seat = clash.frames[-1].player
    coming = 0
    for unit, at in zip(combat.attackers, combat.against, strict=True):
        if at == seat and unit not in blocked and unit not in combat.blocked:
            coming += attack(clash, unit)
    return coming >= life_of(clash, seat)


def _gain(clash: Clash, unit: int, attacker: int, losing: bool) -> float:
    """What blocking brings, in points of cost."""
    kills = attack(clash, unit) >= defense(clash, attacker) - clash.wounds[attacker]
    dies = attack(clash, attacker) >= defense(clash, unit) - clash.wounds[unit]
    gain = 0.4 * attack(clash, attacker)
    if kills:
        gain += 1.0 + printed(clash, attacker).cost.total
    if dies:
        gain -= 1.0 + printed(clash, unit).cost.total
    return gain + 20.0 if losing else gain


def _wounds_through(clash: Clash, options: list[int]) -> int:
    """All that may break through, unless it takes more to kill through shields and the player lives on."""
    unit = clash.frames[-1].card
    target = attacked_by(clash, unit)
    foes = fought_by(clash, unit)
    left = wounds_of(clash, unit) - sum([wounds_needed(clash, [foe]) + shield_of(clash, foe) for foe in foes])
    kills_the_player = options[0] - 1 >= life_of(clash, seat_of_player(target)) + shield_of(clash, target)
    return options[0] if kills_the_player or left < 0 else left + 1


def _wounds_that_kill(clash: Clash, options: list[int]) -> int:
    """All that the next opponent needs to die, if there are so many, else the fewest."""
    frame = clash.frames[-1]
    foe = foes_to_come(clash, frame)[0]
    enough = wounds_needed(clash, [foe]) + shield_of(clash, foe) + 1
    return enough if enough in options else options[0]

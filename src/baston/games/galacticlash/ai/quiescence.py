"""How what is under way comes to rest: all pass, block where it pays, and choose targets that suit them."""

from __future__ import annotations

from typing import Final

from baston.games.galacticlash.ai.worth import lead
from baston.games.galacticlash.cards.card import RULES, printed
from baston.games.galacticlash.constants import SIDE
from baston.games.galacticlash.phases.combat import foes_to_come
from baston.games.galacticlash.queries.combat import (
    attacked_by,
    fought_by,
    present_combat,
    wounds_needed,
    wounds_of,
)
from baston.games.galacticlash.queries.figures import attack, defense, shield_of
from baston.games.galacticlash.queries.seats import are_opponents, is_out, life_of, seat_of_player
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.state.clash_fields import copy_clash
from baston.kernel.frame import FIELD, HANDLE, PASS, THING, Decision
from baston.kernel.machine import answer

WON: Final = 1000.0  # more than any lead, in points of cost
FAR: Final = 60  # answers after which a position is judged even if it is not at rest
TRIES: Final = 4  # targets that are tried, of many
# What these ask for is no target: it is passed, or done as it pays.
UNASKED: Final = ("window", "chain", "attack", "blocks", "breakthrough", "split")


def at_rest(clash: Clash) -> Clash:
    """The state itself if nothing is under way, else a copy played on until all have passed."""
    if clash.over or is_quiet(clash):
        return clash
    twin = copy_clash(clash)
    twin.notes = None
    twin.trial = True
    return _settled(twin, FAR, chooses=True)


def _settled(twin: Clash, far: int, chooses: bool) -> Clash:
    """The state played on for so many answers at most; the first target is chosen with care if `chooses`."""
    for n in range(far):
        decision = twin.decision
        if twin.over or decision is None or is_quiet(twin):
            break
        if chooses and len(decision.options) > 1:
            if _is_choice(twin, decision):
                return _best_settled(twin, decision, far - n - 1)
            if _is_naming(twin):
                return _attack_settled(twin, decision.player, far - n - 1)
        answer(twin, RULES, quiet_answer(twin))
    return twin


def _is_choice(clash: Clash, decision: Decision) -> bool:
    """Whether targets or modes are asked for."""
    return decision.kind != SIDE and RULES.effects[clash.frames[-1].effect].name not in UNASKED


def _best_settled(clash: Clash, decision: Decision, far: int) -> Clash:
    """The state at rest after the answer that its player likes best, of some."""
    best, most = clash, 0.0
    for option in _worth_trying(clash, decision):
        twin = copy_clash(clash)
        answer(twin, RULES, option)
        twin = _settled(twin, far, chooses=False)
        gain = _gain_of(twin, decision.player)
        if best is clash or gain > most:
            best, most = twin, gain
    return best


def _attack_settled(clash: Clash, seat: int, far: int) -> Clash:
    """The state at rest after an attack of the units named so far, or of all: what its player likes best."""
    few = copy_clash(clash)
    answer(few, RULES, PASS)
    few = _settled(few, far, chooses=False)
    all_in = clash
    while not all_in.over and all_in.decision is not None and _is_naming(all_in):
        answer(all_in, RULES, all_in.decision.options[-1])
    all_in = _settled(all_in, far, chooses=False)
    return all_in if _gain_of(all_in, seat) > _gain_of(few, seat) else few


def _is_naming(clash: Clash) -> bool:
    """Whether more attackers may be named."""
    return RULES.effects[clash.frames[-1].effect].name == "attack"


def _gain_of(clash: Clash, seat: int) -> float:
    if clash.over:
        return WON if seat in clash.winners else -WON
    return -WON if is_out(clash, seat) else lead(clash, seat)


def _worth_trying(clash: Clash, decision: Decision) -> list[int]:
    """All options if they are few; else strong units of others, the strongest of one's own, other things."""
    options = decision.options
    if len(options) <= TRIES or decision.kind != THING:
        return options[:TRIES]
    theirs: list[tuple[int, int]] = []
    mine: list[tuple[int, int]] = []
    rest: list[int] = []
    for option in options:
        if option not in clash.units:
            rest.append(option)
        elif are_opponents(clash, clash.control[option], decision.player):
            theirs.append((-_strength(clash, option), option))
        else:
            mine.append((-_strength(clash, option), option))
    tried = [unit for _, unit in sorted(theirs)[:2]] + [unit for _, unit in sorted(mine)[:1]]
    return tried + rest[:1] + rest[1:][-1:]


def _strength(clash: Clash, unit: int) -> int:
    return 2 * attack(clash, unit) + defense(clash, unit)


def is_quiet(clash: Clash) -> bool:
    """Whether the active player is asked what to play next or to attack, with nothing under way."""
    frame = clash.frames[-1]
    name = RULES.effects[frame.effect].name
    return name in ("phase of plays", "turn") or (name == "attack" and not frame.picks)


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

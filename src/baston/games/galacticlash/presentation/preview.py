"""What the table foretells: who might answer; if nobody does, the fates of fighters; what will be paid.

All of it follows from what lies open, and from what the seat that is asked has picked so far.
"""

from __future__ import annotations

from typing import Final

from baston.games.galacticlash.cards.card import CARDS, RULES
from baston.games.galacticlash.constants import LETHAL, SIDE
from baston.games.galacticlash.effects.launching import capacity_answers, launch
from baston.games.galacticlash.phases.combat import assign_blockers, blocks, declare_attackers
from baston.games.galacticlash.queries.combat import (
    attacked_by,
    breaks_through,
    fought_by,
    present_combat,
    wounds_assigned,
    wounds_needed,
    wounds_of,
    wounds_to_spare,
)
from baston.games.galacticlash.queries.costs import (
    launch_points,
    paid_with,
    points_of,
    star_splits,
)
from baston.games.galacticlash.queries.figures import has_keyword, shield_of
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.state.clash_fields import copy_clash
from baston.kernel.effect import Effect
from baston.kernel.frame import FIELD, HANDLE, PACKED, PASS, Frame
from baston.kernel.text import Json

ASK_FOR_PLAYS: Final = ("window", "chain", "phase of plays")


class Fate:
    """What a fighter has to expect."""

    unit: int
    may_die: bool
    dies: bool
    least: int  # wounds; more if who fights several has it so
    most: int
    through_least: int  # wounds that reach the attacked player
    through_most: int

    def __init__(self, unit: int) -> None:
        self.unit = unit
        self.may_die = False
        self.dies = False
        self.least = 0
        self.most = 0
        self.through_least = 0
        self.through_most = 0


def fates(clash: Clash, seat: int | None) -> list[Fate]:
    """What will become of each fighter when wounds are dealt, with the blockers picked so far by the seat."""
    if clash.combat is None or not _is_under_way(clash, declare_attackers):
        return []
    fought = _as_picked(clash, seat)
    return fates_of(fought)


def fates_of(clash: Clash) -> list[Fate]:
    """What will become of each fighter of the combat as it stands when wounds are dealt."""
    combat = present_combat(clash)
    fighters = combat.attackers + combat.blocks[::2]
    return [fate_of(clash, unit) for place, unit in enumerate(fighters) if unit not in fighters[:place]]


def told_fate(fate: Fate) -> dict[str, Json]:
    """A fate as views have it."""
    return {
        "handle": fate.unit,
        "fate": "dies" if fate.dies else "may_die" if fate.may_die else "survives",
        "wounds": [fate.least, fate.most],
        "through": [fate.through_least, fate.through_most],
    }


def _is_under_way(clash: Clash, effect: Effect[Clash]) -> bool:
    return any(f.effect == effect.number and f.step < len(effect.steps) for f in clash.frames)


def _as_picked(clash: Clash, seat: int | None) -> Clash:
    frame = clash.frames[-1]
    asked = clash.decision is not None and clash.decision.player == seat
    if not asked or frame.effect != blocks.number or not frame.picks:
        return clash
    twin = copy_clash(clash)
    assign_blockers(twin, frame.picks)
    return twin


def fate_of(clash: Clash, unit: int) -> Fate:
    """What those who fight it give it at least and at most, as far as they have not chosen (G-58 to G-61)."""
    fate = Fate(unit)
    shield = shield_of(clash, unit)
    for foe in fought_by(clash, unit):
        least, most = _wounds_from(clash, foe, unit)
        fate.least += least
        fate.most += most
        if has_keyword(clash, foe, LETHAL):
            fate.may_die = fate.may_die or most > shield
            fate.dies = fate.dies or least > shield
    fate.least = max(0, fate.least - shield)
    fate.most = max(0, fate.most - shield)
    fate.dies = fate.dies or fate.least >= wounds_needed(clash, [unit])
    fate.may_die = fate.may_die or fate.most >= wounds_needed(clash, [unit])
    combat = present_combat(clash)
    if unit in combat.attackers:
        fate.through_least, fate.through_most = _through(clash, unit)
    return fate


def _through(clash: Clash, attacker: int) -> tuple[int, int]:
    """How many of its wounds reach the attacked player, at least and at most."""
    if attacker not in present_combat(clash).blocked:
        return wounds_of(clash, attacker), wounds_of(clash, attacker)
    told = wounds_assigned(clash, attacker, attacked_by(clash, attacker))
    return (told, told) if told >= 0 else (0, wounds_to_spare(clash, attacker))


def _wounds_from(clash: Clash, dealer: int, unit: int) -> tuple[int, int]:
    """How many wounds a fighter gives one of those that it fights, at least and at most."""
    told = wounds_assigned(clash, dealer, unit)
    if told >= 0:
        return told, told
    foes = fought_by(clash, dealer)
    open_foes = [foe for foe in foes if wounds_assigned(clash, dealer, foe) < 0]
    given = sum([max(0, wounds_assigned(clash, dealer, foe)) for foe in foes])
    most = least = wounds_of(clash, dealer) - given
    if dealer in present_combat(clash).attackers and dealer in present_combat(clash).blocked:
        through = _through(clash, dealer)
        least, most = least - through[1], most - through[0]
    if len(open_foes) == 1:
        return least, most
    if not breaks_through(clash, dealer):
        return 0, most
    return wounds_needed(clash, [unit]), most - wounds_needed(
        clash, [foe for foe in open_foes if foe != unit]
    )


def could_answer(clash: Clash) -> bool:
    """Whether the seat asked in a window might have an answer, as far as everybody can see.

    Any card of instant speed that its ready energies pay for may be in its hand, whatever is.
    """
    assert clash.decision is not None, "somebody is asked"
    seat = clash.decision.player
    if clash.hand[seat]:
        for card in CARDS:
            if card.is_fast() and star_splits(clash, seat, launch_points(clash, seat, card)):
                return True
            for capacity in card.capacities:
                if capacity.from_hand and star_splits(clash, seat, capacity.cost.points):
                    return True
    return len(capacity_answers(clash, seat)) > 0


def about_to_pay(clash: Clash) -> list[int]:
    """The energies that the launch under way will engage, as far as the side of a star leaves no choice."""
    for frame in clash.frames:
        if frame.effect == launch.number and frame.step < len(launch.steps):
            return _certain(clash, frame.player, points_of(clash, frame))
    return []


def payments(clash: Clash) -> list[list[int]]:
    """For each option of the decision, the energies that it will engage, as far as there is no choice."""
    decision = clash.decision
    assert decision is not None, "there is nothing to answer"
    frame = clash.frames[-1]
    if decision.kind == SIDE:
        points = points_of(clash, frame)
        return [paid_with(clash, frame.player, points, option - 1) for option in decision.options]
    if decision.kind != PACKED or RULES.effects[frame.effect].name not in ASK_FOR_PLAYS:
        return []
    return [_payment(clash, decision.player, option) for option in decision.options]


def _payment(clash: Clash, seat: int, option: int) -> list[int]:
    if option == PASS:
        return []
    play = Frame(0, option & HANDLE, seat)
    play.subject = option >> FIELD
    return _certain(clash, seat, points_of(clash, play))


def _certain(clash: Clash, seat: int, points: list[int]) -> list[int]:
    paid = [paid_with(clash, seat, points, dark) for dark in star_splits(clash, seat, points)]
    return [energy for energy in paid[0] if all(energy in other for other in paid)] if paid else []

"""Ko'lel: leaps, darts and a long tongue."""

from __future__ import annotations

from baston.games.superfantasybrawl.acting.shared_steps import (
    STUN_ATTACKER,
    draws,
    jumps,
    plans,
    pushes_targets,
)
from baston.games.superfantasybrawl.cards.card import NEXT_TO, RING, Champion, direct, indirect
from baston.games.superfantasybrawl.constants import BLUE, RED, YELLOW
from baston.games.superfantasybrawl.moving.displacement import pull
from baston.games.superfantasybrawl.queries.actions import damage_dealt, target_of
from baston.games.superfantasybrawl.state.arena import Arena
from baston.games.superfantasybrawl.verbs.hand_effects import begin_stun
from baston.kernel.effect import asks
from baston.kernel.frame import Frame

kolel = Champion(
    "KOL",
    "Ko'lel",
    base=(8, 0),
    levelled=(8, 0),
    text="Targets have 2 less defense against Ko'lel's attacks.",
    gist="His targets have 2 less defense",
)
kolel.defense_of_targets = -2

double_jump = kolel.attack(
    "KOL02", "Double Jump", YELLOW, move=0, box=NEXT_TO, strength=2, text="First, Jump 3. Afterwards, Jump 3."
)
double_jump.pre(jumps(3))
double_jump.post(jumps(3))

mighty_jump = kolel.attack(
    "KOL03",
    "Mighty Jump",
    RED,
    move=0,
    box=RING,
    strength=2,
    text="First, Jump 3. Afterwards, Push 1 on each target.",
    gist="Jump 3; Push 1 on each target",
)
mighty_jump.pre(jumps(3))
mighty_jump.post(pushes_targets(1))

poisoned_dart = kolel.attack(
    "KOL04", "Poisoned Dart", RED, move=1, box=indirect(3), strength=2, text="Poison 1."
)
poisoned_dart.poison = 1

blinding_dart = kolel.reaction(
    "KOL05", "Blinding Dart", BLUE, defense=1, text="Afterwards, Stun the attacker."
)
blinding_dart.react_post(STUN_ATTACKER)

scout_ahead = kolel.skill("KOL06", "Scout Ahead", YELLOW, move=2, text="Draw 3, Plan 3.")
scout_ahead.skill(draws(3))
scout_ahead.skill(plans(3))

tongue_lash = kolel.attack(
    "KOL07",
    "Tongue Lash",
    BLUE,
    move=1,
    box=direct(3),
    strength=1,
    text="Afterwards, if this attack did damage, Pull 2, then Stun the target.",
    gist="If it does damage, Pull 2 and Stun",
)


@tongue_lash.post
@asks()
def tongue_lash_pulls(arena: Arena, me: Frame) -> None:
    if damage_dealt(arena) > 0:
        pull(arena, me, target_of(arena), 2)


@tongue_lash.post
@asks()
def tongue_lash_stuns(arena: Arena, me: Frame) -> None:
    if damage_dealt(arena) > 0:
        begin_stun(arena, me, target_of(arena))

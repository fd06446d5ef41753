"""King Alistair: kneel, flee or die."""

from __future__ import annotations

from baston.games.superfantasybrawl.acting.shared_steps import STUN_TARGET, fears_target
from baston.games.superfantasybrawl.cards.card import NEXT_TO, RING, Champion, direct
from baston.games.superfantasybrawl.constants import BLUE, FEARLESS, FORCE, RED, YELLOW
from baston.games.superfantasybrawl.moving.displacement import fear
from baston.games.superfantasybrawl.moving.one_by_one import one_by_one
from baston.games.superfantasybrawl.queries.actions import damage_dealt, present_action, target_of
from baston.games.superfantasybrawl.queries.whereabouts import allies
from baston.games.superfantasybrawl.state.arena import Arena
from baston.games.superfantasybrawl.verbs.champions import heal
from baston.games.superfantasybrawl.verbs.lasting import last
from baston.kernel.effect import asks
from baston.kernel.frame import Frame

king_alistair = Champion("ALI", "King Alistair", base=(9, 0), levelled=(10, 1))

die_for_your_king = king_alistair.attack("ALI02", "Die for Your King!", RED, move=2, box=RING, strength=3)

long_live_the_king = king_alistair.attack(
    "ALI03",
    "Long Live the King!",
    YELLOW,
    move=2,
    box=NEXT_TO,
    strength=3,
    text="Afterwards, if this attack put the target out of action, Heal 2 on King Alistair.",
    gist="Target out of action: Heal 2 on the King",
)


@long_live_the_king.post
@asks()
def long_live_the_king_heals(arena: Arena, me: Frame) -> None:
    action = present_action(arena)
    if action.targets[0] in action.fallen:
        heal(arena, me.card, 2)


bow_before_the_king = king_alistair.attack(
    "ALI04",
    "Bow Before the King!",
    BLUE,
    move=2,
    box=NEXT_TO,
    strength=2,
    text="Afterwards, if this attack did damage, Fear 1.",
    gist="If it does damage, Fear 1",
)


@bow_before_the_king.post
@asks()
def bow_before_the_king_frightens(arena: Arena, me: Frame) -> None:
    if damage_dealt(arena) > 0:
        fear(arena, me, target_of(arena), 1)


the_tyrants_gaze = king_alistair.skill(
    "ALI05", "The Tyrant's Gaze", BLUE, move=1, box=direct(2), text="Fear 2, then Stun the target."
)
the_tyrants_gaze.skill(fears_target(2))
the_tyrants_gaze.skill(STUN_TARGET)

forced_march = king_alistair.skill(
    "ALI06",
    "Forced March",
    RED,
    move=2,
    text="Force 1 on each of King Alistair's allies.",
    gist="Force 1 on each of his allies",
)
forced_march.needs_champion = True


@forced_march.skill
@asks()
def forced_march_drives(arena: Arena, me: Frame) -> None:
    one_by_one(arena, me, FORCE, allies(arena, me.card), 1)


reverence = king_alistair.reaction(
    "ALI07",
    "Reverence",
    YELLOW,
    defense=1,
    text="Fear does nothing to the target this turn.",
    gist="Fear does nothing to the target",
)


@reverence.react
@asks()
def reverence_calms(arena: Arena, me: Frame) -> None:
    last(arena, [me.card], FEARLESS, 1)

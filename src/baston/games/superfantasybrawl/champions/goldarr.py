"""Gold'arr: harpoons, anchors and plunder."""

from __future__ import annotations

from baston.games.superfantasybrawl.acting.shared_steps import (
    dashes,
    draws,
    hurts_enemies_passed,
    pulls_target,
    pushes_targets,
)
from baston.games.superfantasybrawl.cards.card import ARC, NEXT_TO, Champion, direct
from baston.games.superfantasybrawl.constants import BLUE, MOVEMENT, RED, STRENGTH, YELLOW
from baston.games.superfantasybrawl.moving.displacement import fear
from baston.games.superfantasybrawl.queries.actions import attacker_of, damage_dealt
from baston.games.superfantasybrawl.queries.whereabouts import allies
from baston.games.superfantasybrawl.state.arena import Arena
from baston.games.superfantasybrawl.verbs.cards import draw
from baston.games.superfantasybrawl.verbs.lasting import last
from baston.kernel.effect import asks
from baston.kernel.frame import Frame

goldarr = Champion("GOL", "Gold'arr", base=(8, 1), levelled=(8, 1), text="Push does nothing to Gold'arr.")
goldarr.safe_from_push = True

me_hearties = goldarr.skill(
    "GOL02",
    "Me Hearties",
    YELLOW,
    move=2,
    text="Draw 1. Gold'arr's allies have 1 more strength and 1 more movement this turn.",
    gist="Draw 1; allies: 1 strength, 1 movement",
)
me_hearties.skill(draws(1))


@me_hearties.skill
@asks()
def me_hearties_strengthen(arena: Arena, me: Frame) -> None:
    last(arena, allies(arena, me.card), STRENGTH, 1)
    last(arena, allies(arena, me.card), MOVEMENT, 1)


harpoon_strike = goldarr.attack(
    "GOL03", "Harpoon Strike", RED, move=2, box=direct(3, least=2), strength=1, text="Afterwards, Pull 2."
)
harpoon_strike.post(pulls_target(2))

plundarr = goldarr.attack(
    "GOL04",
    "Plundarr!",
    YELLOW,
    move=2,
    box=NEXT_TO,
    strength=2,
    text="Afterwards, Draw 1 for each damage that this attack did.",
    gist="Draw 1 for each damage done",
)


@plundarr.post
@asks()
def plundarr_draws(arena: Arena, me: Frame) -> None:
    draw(arena, me.player, damage_dealt(arena))


intimidation = goldarr.reaction(
    "GOL05", "Intimidation", RED, defense=1, text="Afterwards, Fear 2 on the attacker."
)


@intimidation.react_post
@asks()
def intimidation_frightens(arena: Arena, me: Frame) -> None:
    fear(arena, me, attacker_of(arena), 2)


anchors_aweigh = goldarr.attack(
    "GOL06", "Anchors Aweigh!", BLUE, move=2, box=ARC, strength=1, text="Afterwards, Push 1 on each target."
)
anchors_aweigh.post(pushes_targets(1))

set_sail = goldarr.skill(
    "GOL07",
    "Set Sail!",
    BLUE,
    move=1,
    text="Dash 5, through champions and traps; then 1 damage to each enemy passed through.",
    gist="Dash 5: 1 damage to each enemy passed",
)
set_sail.needs_champion = True
set_sail.skill(dashes(5, freely=True))
set_sail.skill(hurts_enemies_passed(1))

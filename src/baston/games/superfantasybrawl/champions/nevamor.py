"""Nevamor: nightmares, crows and a dark light."""

from __future__ import annotations

from baston.games.superfantasybrawl.acting.shared_steps import (
    allies_in_arena,
    choose_champions,
    chosen_champions,
    enemies_passed,
    plans,
    remember_struck,
    strike,
    struck_champions,
    swoops,
)
from baston.games.superfantasybrawl.cards.card import NEXT_TO, Champion, always_so, direct, indirect
from baston.games.superfantasybrawl.constants import BLUE, FEAR, RED, STRENGTH, YELLOW
from baston.games.superfantasybrawl.moving.one_by_one import one_by_one
from baston.games.superfantasybrawl.moving.placing import place
from baston.games.superfantasybrawl.queries.actions import attacker_of, present_action
from baston.games.superfantasybrawl.queries.seats import champion_of_card
from baston.games.superfantasybrawl.queries.whereabouts import (
    allies,
    distance,
    free_hexes_next_to,
    is_in_arena,
)
from baston.games.superfantasybrawl.state.arena import Action, Arena
from baston.games.superfantasybrawl.verbs.lasting import end_all_lasting, last
from baston.kernel.effect import asks, must
from baston.kernel.frame import Frame

nevamor = Champion(
    "NEV",
    "Nevamor",
    base=(8, 1),
    levelled=(8, 1),
    text="No Reaction can defend an enemy next to Nevamor.",
    gist="No Reaction for enemies next to her",
)
nevamor.bans_reactions = True

dark_envoy = nevamor.attack(
    "NEV02", "Dark Envoy", BLUE, move=2, box=direct(3, least=2), strength=1, text="Afterwards, Plan 2."
)
dark_envoy.post(plans(2))

nightmare = nevamor.skill(
    "NEV03",
    "Nightmare",
    BLUE,
    move=1,
    text="Swoop 4, then 1 damage to each enemy passed through, and Fear 1 on each of them.",
    gist="Swoop 4; 1 damage, Fear 1 on the passed",
)
nightmare.needs_champion = True
nightmare.skill(swoops(4))


@nightmare.skill
@asks()
def nightmare_hurts(arena: Arena, me: Frame) -> None:
    remember_struck(me, enemies_passed(arena, me))
    strike(arena, me, struck_champions(me), 1)


@nightmare.skill
@asks()
def nightmare_frightens(arena: Arena, me: Frame) -> None:
    left = [enemy for enemy in struck_champions(me) if is_in_arena(arena, enemy)]
    one_by_one(arena, me, FEAR, left, 1)


guiding_light = nevamor.skill(
    "NEV04",
    "Guiding Light",
    YELLOW,
    move=2,
    text="Choose an ally: it has 1 more strength this turn. Place it on a free hex next to Nevamor.",
    gist="Place an ally next to her: 1 strength",
)


@guiding_light.skill
@asks(must(allies_in_arena))
def guiding_light_calls(arena: Arena, me: Frame) -> None:
    choose_champions(me, [me.pick])
    last(arena, [me.pick], STRENGTH, 1)


def hexes_beside_me(arena: Arena, me: Frame) -> list[int]:
    return free_hexes_next_to(arena, me.card) if chosen_champions(me) else []


@guiding_light.skill
@asks(must(hexes_beside_me))
def guiding_light_places(arena: Arena, me: Frame) -> None:
    [ally] = chosen_champions(me)
    place(arena, me, ally, me.pick)


murder_of_crows = nevamor.reaction(
    "NEV05",
    "Murder of Crows",
    RED,
    defense=1,
    text="Afterwards, if Nevamor is within 2 of the attacker: cancel all post-attack effects "
    "still to come, those of Reactions too, and end all that lies for a time on "
    "champions of both sides (bonuses, penalties, marks, Root).",
    gist="Within 2, cancels post-attack effects",
)


@murder_of_crows.react_post
@asks()
def murder_of_crows_ends(arena: Arena, me: Frame) -> None:
    owner, attacker = champion_of_card(arena, me.subject), attacker_of(arena)
    if attacker and is_in_arena(arena, owner) and distance(arena, owner, attacker) <= 2:
        present_action(arena).no_post = True
        end_all_lasting(arena)


soul_reave = nevamor.attack(
    "NEV06", "Soul Reave", YELLOW, move=2, box=indirect(2), strength=2, text="Lifesteal."
)
soul_reave.lifesteal = always_so

grim_harvest = nevamor.attack(
    "NEV07",
    "Grim Harvest",
    RED,
    move=2,
    box=NEXT_TO,
    strength=2,
    text="2 more strength if the target has no ally within 2.",
    gist="2 strength if it has no ally within 2",
)


def two_against_the_lonely(arena: Arena, action: Action, target: int) -> int:
    return 0 if any(distance(arena, target, mate) <= 2 for mate in allies(arena, target)) else 2


grim_harvest.more_strength = two_against_the_lonely

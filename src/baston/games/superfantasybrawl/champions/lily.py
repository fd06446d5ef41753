"""Lil'Y: here, gone, and your purse with her."""

from __future__ import annotations

from baston.games.superfantasybrawl.acting.shared_steps import dashes, draws, free_hexes_by_allies, plans
from baston.games.superfantasybrawl.cards.card import NEXT_TO, Champion, always_so, direct
from baston.games.superfantasybrawl.constants import BLUE, CORE, NO_CHAMPION, RED, YELLOW
from baston.games.superfantasybrawl.moving.placing import place
from baston.games.superfantasybrawl.queries.actions import present_action, target_of
from baston.games.superfantasybrawl.queries.costs import any_ready_core
from baston.games.superfantasybrawl.queries.seats import seat_of
from baston.games.superfantasybrawl.queries.whereabouts import (
    adjacent_allies,
    allies,
    are_adjacent,
    champion_on,
    free_hexes,
    is_in_arena,
)
from baston.games.superfantasybrawl.state.arena import Action, Arena
from baston.games.superfantasybrawl.verbs.cards import discard_at_random
from baston.games.superfantasybrawl.verbs.cores import exhaust
from baston.kernel.effect import asks, may, must
from baston.kernel.frame import Frame

lily = Champion(
    "LIL",
    "Lil'Y",
    base=(6, 0),
    levelled=(6, 1),
    text="Attacks cannot target Lil'Y while she is next to an ally.",
    gist="Not a target while next to an ally",
)


def beside_a_team_mate(arena: Arena, holder: int, attacker: int) -> bool:
    return len(adjacent_allies(arena, holder)) > 0


lily.untargetable = beside_a_team_mate

flank = lily.attack(
    "LIL02",
    "Flank",
    RED,
    move=2,
    box=NEXT_TO,
    strength=2,
    text="This attack ignores defense. 1 more strength for each of Lil'Y's allies next to "
    "the target. Afterwards, Dash 3.",
    gist="Ignores defense; 1 strength per ally",
)


def one_for_each_flanking_ally(arena: Arena, action: Action, target: int) -> int:
    return sum(1 for mate in allies(arena, action.champion) if are_adjacent(arena, mate, target))


flank.pierces = always_so
flank.more_strength = one_for_each_flanking_ally
flank.post(dashes(3))

twin_blades = lily.attack(
    "LIL03",
    "Twin Blades",
    RED,
    move=2,
    box=direct(3),
    strength=1,
    text="Double. Afterwards, you may exhaust a Core to play this card again.",
    gist="Double. Exhaust a Core to play it again",
)
twin_blades.double = always_so


@twin_blades.post
@asks(may(any_ready_core, kind=CORE))
def twin_blades_again(arena: Arena, me: Frame) -> None:
    exhaust(arena, me.player, me.pick - 1)
    present_action(arena).again = True


didnt_see_that_comin = lily.reaction(
    "LIL04",
    "Didn't See That Comin', Eh?",
    YELLOW,
    defense=1,
    text="Draw 2. One more Reaction may be played to this attack.",
    gist="Draw 2; one more Reaction",
)
didnt_see_that_comin.react(draws(2))


@didnt_see_that_comin.react
@asks()
def didnt_see_that_comin_allows_another(arena: Arena, me: Frame) -> None:
    present_action(arena).may_react += 1


vanish = lily.reaction(
    "LIL05",
    "Vanish",
    BLUE,
    defense=1,
    text="Afterwards, Place the target on a free hex next to one of its allies.",
    gist="Place the target next to its ally",
)


@vanish.react_post
@asks(must(free_hexes_by_allies))
def vanish_places(arena: Arena, me: Frame) -> None:
    place(arena, me, me.card, me.pick)


snatch = lily.skill(
    "LIL06",
    "Snatch",
    YELLOW,
    move=2,
    box=NEXT_TO,
    text="The target's player discards a card from hand at random. Draw 1, Dash 2.",
    gist="They discard at random; Draw 1, Dash 2",
)


@snatch.skill
@asks()
def snatch_robs(arena: Arena, me: Frame) -> None:
    discard_at_random(arena, seat_of(arena, target_of(arena)))


snatch.skill(draws(1))
snatch.skill(dashes(2))

through_the_shadows = lily.skill(
    "LIL07",
    "Through the Shadows",
    BLUE,
    move=0,
    text="Place Lil'Y on a free hex with no other champion next to it, then Plan 1.",
    gist="Place her away from all, then Plan 1",
)


def lonely_hexes(arena: Arena, me: Frame) -> list[int]:
    """Lil'Y herself is no champion beside them (SFB-350)."""
    if not is_in_arena(arena, me.card):
        return []
    nobody = (NO_CHAMPION, me.card)
    next_to = arena.board.grid.next_to
    return [
        hex for hex in free_hexes(arena) if all(champion_on(arena, near) in nobody for near in next_to[hex])
    ]


@through_the_shadows.skill
@asks(must(lonely_hexes))
def through_the_shadows_places(arena: Arena, me: Frame) -> None:
    place(arena, me, me.card, me.pick)


through_the_shadows.skill(plans(1))

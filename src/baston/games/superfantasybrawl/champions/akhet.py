"""Akhet: fire, flight and rebirth."""

from __future__ import annotations

from baston.games.superfantasybrawl.acting.shared_steps import (
    champions_passed,
    choose_champions,
    chosen_champions,
    pushes_target,
    swoops,
)
from baston.games.superfantasybrawl.cards.card import ARC, Champion, direct
from baston.games.superfantasybrawl.constants import BLUE, RED, STRENGTH, YELLOW
from baston.games.superfantasybrawl.moving.placing import place, put
from baston.games.superfantasybrawl.queries.actions import attacker_of, present_action
from baston.games.superfantasybrawl.queries.seats import cards_of_core
from baston.games.superfantasybrawl.queries.whereabouts import adjacent_allies, free_hexes_next_to
from baston.games.superfantasybrawl.state.arena import Arena
from baston.games.superfantasybrawl.verbs.cards import discard, take_back
from baston.games.superfantasybrawl.verbs.champions import heal
from baston.games.superfantasybrawl.verbs.lasting import last
from baston.kernel.effect import asks, must
from baston.kernel.frame import PASS, Frame

akhet = Champion(
    "AKH",
    "Akhet",
    base=(7, 1),
    levelled=(8, 1),
    text="In each of her attacks, after Reactions, discard any number of red cards of your "
    "hand: 1 more strength for each.",
    gist="Discard red cards: 1 strength for each",
)
akhet.boosts_attacks = True

take_flight = akhet.skill(
    "AKH02",
    "Take Flight",
    BLUE,
    move=0,
    text="Swoop 4. Place the first champion passed through, of either side, on a free hex next to Akhet.",
    gist="Swoop 4; Place the first one passed",
)
take_flight.skill(swoops(4))


@take_flight.skill
@asks()
def take_flight_carries(arena: Arena, me: Frame) -> None:
    choose_champions(me, champions_passed(me)[:1])


def hexes_beside_me(arena: Arena, me: Frame) -> list[int]:
    return free_hexes_next_to(arena, me.card) if chosen_champions(me) else []


@take_flight.skill
@asks(must(hexes_beside_me))
def take_flight_drops(arena: Arena, me: Frame) -> None:
    [carried] = chosen_champions(me)
    place(arena, me, carried, me.pick)


wingstorm = akhet.attack(
    "AKH03", "Wingstorm", RED, move=1, box=direct(2), strength=1, text="Afterwards, Push 2."
)
wingstorm.post(pushes_target(2))

from_the_ashes = akhet.reaction(
    "AKH04",
    "From the Ashes",
    RED,
    defense=0,
    text="Afterwards, if the attack put the target out of action, Place it on a free hex "
    "next to the attacker instead of on its Gate.",
    gist="Out of action: Place it by the attacker",
)
from_the_ashes.even_fallen = True


def hexes_by_attacker_if_fallen(arena: Arena, me: Frame) -> list[int]:
    """Only for who went out of action in this attack (SFB-341)."""
    attacker = attacker_of(arena)
    if me.card not in present_action(arena).fallen or attacker == 0:
        return []
    return free_hexes_next_to(arena, attacker)


@from_the_ashes.react_post
@asks(must(hexes_by_attacker_if_fallen))
def from_the_ashes_rises(arena: Arena, me: Frame) -> None:
    put(arena, me, me.card, me.pick)


healing_tears = akhet.skill(
    "AKH05",
    "Healing Tears",
    YELLOW,
    move=2,
    text="Choose: Heal 2 on Akhet; or discard a blue card of your hand for Heal 2 on an ally next to her.",
    gist="Heal 2; on an ally for a blue card",
)
healing_tears.needs_champion = True


def allies_to_heal(arena: Arena, me: Frame) -> list[int]:
    """Akhet herself, and with a blue card to discard the team-mates next to her."""
    if not cards_of_core(arena, arena.hand[me.player], BLUE):
        return [me.card]
    return [me.card, *adjacent_allies(arena, me.card)]


def blue_card_to_pay(arena: Arena, me: Frame) -> list[int]:
    """PASS for Akhet's own healing, which costs nothing."""
    if me.picks[0] == me.card:
        return [PASS]
    return cards_of_core(arena, arena.hand[me.player], BLUE)


@healing_tears.skill
@asks(must(allies_to_heal), must(blue_card_to_pay))
def healing_tears_heal(arena: Arena, me: Frame) -> None:
    champion, card = me.picks
    if card != PASS:
        discard(arena, card)
    heal(arena, champion, 2)


inner_fire = akhet.skill(
    "AKH06",
    "Inner Fire",
    YELLOW,
    move=3,
    text="Take a red card of your discard pile back into your hand. Akhet has 1 more strength this turn.",
    gist="Take a red card back, 1 more strength",
)


def red_cards_discarded(arena: Arena, me: Frame) -> list[int]:
    return cards_of_core(arena, arena.discard[me.player], RED)


@inner_fire.skill
@asks(must(red_cards_discarded))
def inner_fire_returns(arena: Arena, me: Frame) -> None:
    take_back(arena, me.pick)


@inner_fire.skill
@asks()
def inner_fire_strengthens(arena: Arena, me: Frame) -> None:
    last(arena, [me.card], STRENGTH, 1)


death_from_above = akhet.attack(
    "AKH07", "Death From Above", BLUE, move=0, box=ARC, strength=2, text="First, Swoop 3."
)
death_from_above.pre(swoops(3))

"""Sulka: spirits, effigies and other people's minds."""

from __future__ import annotations

from baston.games.superfantasybrawl.acting.shared_steps import (
    STUN_TARGET,
    draws,
    enemies_crossed,
    forces_target,
    plans,
)
from baston.games.superfantasybrawl.cards.card import Champion, always_so, direct, indirect
from baston.games.superfantasybrawl.constants import BLUE, DEFENSE, RED, YELLOW
from baston.games.superfantasybrawl.moving.displacement import force
from baston.games.superfantasybrawl.queries.actions import attacker_of
from baston.games.superfantasybrawl.queries.seats import champion_of_card, opponents
from baston.games.superfantasybrawl.state.arena import Arena
from baston.games.superfantasybrawl.verbs.cards import reveal_top
from baston.games.superfantasybrawl.verbs.lasting import last, root
from baston.kernel.effect import asks, must
from baston.kernel.frame import SEAT, Frame

sulka = Champion(
    "SUL",
    "Sulka",
    base=(7, 0),
    levelled=(8, 0),
    text="After each blue card of Sulka's that you play: Draw 1, Plan 1.",
    gist="Her blue cards: Draw 1, Plan 1",
)
sulka.after_own_blue = sulka.passive("after blue")(draws(1)).then(plans(1))

darting_strikes = sulka.attack(
    "SUL02", "Darting Strikes", RED, move=0, box=indirect(3), strength=2, text="Double."
)
darting_strikes.double = always_so

life_drain = sulka.attack(
    "SUL03",
    "Life Drain",
    BLUE,
    move=2,
    box=direct(3),
    strength=2,
    text="Lifesteal, for Sulka or for one of her allies.",
    gist="Lifesteal, for her or an ally",
)
life_drain.lifesteal = always_so
life_drain.heals_ally = True

effigy = sulka.skill("SUL04", "Effigy", BLUE, move=2, box=direct(2), text="Force 1, then Stun the target.")
effigy.skill(forces_target(1))
effigy.skill(STUN_TARGET)

spirit_slither = sulka.skill(
    "SUL05",
    "Spirit Slither",
    YELLOW,
    move=3,
    text="This move may pass through enemies, statues and traps. Each enemy passed "
    "through has 2 less defense this turn.",
    gist="Passes through enemies: 2 less defense",
)
spirit_slither.crosses_enemies = True
spirit_slither.crosses_statues = True
spirit_slither.crosses_traps = True


@spirit_slither.skill
@asks()
def spirit_slither_weakens(arena: Arena, me: Frame) -> None:
    last(arena, enemies_crossed(arena, me), DEFENSE, -2)


mind_control = sulka.skill(
    "SUL06",
    "Mind Control",
    RED,
    move=2,
    text="An opponent discards the top card of their deck; Force 2 on the champion of that card.",
    gist="Force 2 on the champion of a top card",
)


def opponents_to_control(arena: Arena, me: Frame) -> list[int]:
    """In a game of four one of two (SFB-303)."""
    return [seat + 1 for seat in opponents(arena, me.player)]


@mind_control.skill
@asks(must(opponents_to_control, kind=SEAT))
def mind_control_forces(arena: Arena, me: Frame) -> None:
    card = reveal_top(arena, me.pick - 1)
    if card:
        force(arena, me, champion_of_card(arena, card), 2)


curse = sulka.reaction("SUL07", "Curse", YELLOW, defense=2, text="Afterwards, Root on the attacker.")


@curse.react_post
@asks()
def curse_roots(arena: Arena, me: Frame) -> None:
    root(arena, attacker_of(arena))

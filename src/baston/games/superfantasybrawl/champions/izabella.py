"""Izabella: she has seen it all before."""

from __future__ import annotations

from baston.games.superfantasybrawl.acting.shared_steps import STUN_TARGET, draws, plans
from baston.games.superfantasybrawl.cards.card import NEXT_TO, Champion, direct, indirect
from baston.games.superfantasybrawl.constants import BLUE, DEFENSE, RED, STRENGTH, YELLOW
from baston.games.superfantasybrawl.moving.placing import place
from baston.games.superfantasybrawl.queries.actions import target_of
from baston.games.superfantasybrawl.queries.whereabouts import free_hexes
from baston.games.superfantasybrawl.state.arena import Arena
from baston.games.superfantasybrawl.verbs.cards import discard
from baston.games.superfantasybrawl.verbs.lasting import last
from baston.kernel.effect import asks, must
from baston.kernel.frame import Frame

izabella = Champion(
    "IZA",
    "Izabella",
    base=(8, 0),
    levelled=(8, 0),
    text="At the start of your Activation phase, Plan 1.",
    gist="Plan 1 as your Activation phase starts",
)
izabella.activation_begins = izabella.passive("begins", does="Plan 1")(plans(1))

fully_prepared = izabella.reaction("IZA02", "Fully Prepared", YELLOW, defense=2)

burden_of_destiny = izabella.skill(
    "IZA03",
    "Burden of Destiny",
    RED,
    move=1,
    box=indirect(3, allies=True),
    text="The target, an enemy or an ally, has 1 more strength and 1 less defense this turn.",
    gist="1 more strength, 1 less defense",
)


@burden_of_destiny.skill
@asks()
def burden_of_destiny_weighs(arena: Arena, me: Frame) -> None:
    last(arena, [target_of(arena)], STRENGTH, 1)
    last(arena, [target_of(arena)], DEFENSE, -1)


right_place_right_time = izabella.skill(
    "IZA04", "Right Place, Right Time", YELLOW, move=0, text="Place Izabella on any free hex."
)


def hexes_anywhere(arena: Arena, me: Frame) -> list[int]:
    return free_hexes(arena)


@right_place_right_time.skill
@asks(must(hexes_anywhere))
def right_place_right_time_places(arena: Arena, me: Frame) -> None:
    place(arena, me, me.card, me.pick)


foretell = izabella.skill("IZA05", "Foretell", BLUE, move=2, text="Discard your hand, Draw 5, Plan 2.")


@foretell.skill
@asks()
def foretell_discards(arena: Arena, me: Frame) -> None:
    for card in arena.hand[me.player][:]:
        discard(arena, card)


foretell.skill(draws(5))
foretell.skill(plans(2))

prophecy_of_doom = izabella.attack(
    "IZA06",
    "Prophecy of Doom",
    BLUE,
    move=2,
    box=direct(3, least=2),
    strength=1,
    text="Afterwards, Stun the target.",
)
prophecy_of_doom.post(STUN_TARGET)

deja_vu = izabella.attack(
    "IZA07", "Déjà vu", RED, move=2, box=NEXT_TO, strength=3, text="No Reaction can be played to this attack."
)
deja_vu.no_reactions = True

"""Khalize: blessings for friends, salt for wounds."""

from __future__ import annotations

from baston.games.superfantasybrawl.acting.shared_steps import (
    allies_beside,
    allies_in_arena,
    choose_champions,
    chosen_champions,
    hexes_moved,
    pulls_target,
    swoops,
)
from baston.games.superfantasybrawl.cards.card import NEXT_TO, Champion, direct
from baston.games.superfantasybrawl.constants import BLUE, MOVEMENT, RED, STRENGTH, YELLOW
from baston.games.superfantasybrawl.queries.actions import present_action
from baston.games.superfantasybrawl.queries.seats import champion_of_card, seat_of
from baston.games.superfantasybrawl.state.arena import Action, Arena
from baston.games.superfantasybrawl.verbs.cards import take_back
from baston.games.superfantasybrawl.verbs.champions import heal
from baston.games.superfantasybrawl.verbs.lasting import last
from baston.kernel.effect import asks, may, must
from baston.kernel.frame import Frame

khalize = Champion(
    "KHA",
    "Khalize",
    base=(7, 0),
    levelled=(7, 0),
    text="Any of your Cores pays for what costs a yellow Core.",
    gist="Any Core pays for a yellow one",
)
khalize.wild_yellow = True


def ally_to_heal(arena: Arena, me: Frame) -> list[int]:
    """The one chosen, if there is something to heal."""
    return [ally for ally in chosen_champions(me) if arena.damage[ally] > 0]


heavens_blessing = khalize.skill(
    "KHA02",
    "Heaven's Blessing",
    YELLOW,
    move=2,
    text="Choose an ally: you may Heal 2 on it, and it has 1 more strength and 1 more movement this turn.",
    gist="An ally: Heal 2, 1 strength, 1 movement",
)


@heavens_blessing.skill
@asks(must(allies_in_arena), prompt="choose")
def heavens_blessing_chooses(arena: Arena, me: Frame) -> None:
    choose_champions(me, [me.pick])


@heavens_blessing.skill
@asks(may(ally_to_heal), prompt="heal")
def heavens_blessing_heals(arena: Arena, me: Frame) -> None:
    heal(arena, me.pick, 2)


@heavens_blessing.skill
@asks()
def heavens_blessing_strengthens(arena: Arena, me: Frame) -> None:
    last(arena, chosen_champions(me), STRENGTH, 1)
    last(arena, chosen_champions(me), MOVEMENT, 1)


salt_the_wound = khalize.attack(
    "KHA03",
    "Salt the Wound",
    RED,
    move=2,
    box=NEXT_TO,
    strength=0,
    text="1 more strength for each damage on the target.",
    gist="1 more strength per damage on it",
)


def one_for_each_damage(arena: Arena, action: Action, target: int) -> int:
    return arena.damage[target]


salt_the_wound.more_strength = one_for_each_damage

glimpse_of_divinity = khalize.reaction(
    "KHA04",
    "Glimpse of Divinity",
    RED,
    defense=2,
    text="Cancel the post-attack effects printed on the attack card.",
    gist="Cancel the card's post-attack effects",
)


@glimpse_of_divinity.react
@asks()
def glimpse_of_divinity_cancels(arena: Arena, me: Frame) -> None:
    present_action(arena).no_post_of_attack = True


restoration = khalize.skill(
    "KHA05",
    "Restoration",
    YELLOW,
    move=2,
    text="Choose an ally next to Khalize: you may Heal 3 on it. Its player takes one of its "
    "cards, of your choice, from the discard pile back into hand.",
    gist="Heal 3 on an ally, take back its card",
)
restoration.needs_champion = True


@restoration.skill
@asks(must(allies_beside), prompt="choose")
def restoration_chooses(arena: Arena, me: Frame) -> None:
    choose_champions(me, [me.pick])


@restoration.skill
@asks(may(ally_to_heal), prompt="heal")
def restoration_heals(arena: Arena, me: Frame) -> None:
    heal(arena, me.pick, 3)


def discarded_cards_of_ally(arena: Arena, me: Frame) -> list[int]:
    """Its cards in the discard pile of its own player, healed or not (SFB-348)."""
    return [
        card
        for ally in chosen_champions(me)
        for card in arena.discard[seat_of(arena, ally)]
        if champion_of_card(arena, card) == ally
    ]


@restoration.skill
@asks(must(discarded_cards_of_ally), prompt="return")
def restoration_returns(arena: Arena, me: Frame) -> None:
    take_back(arena, me.pick)


ibis_strike = khalize.attack(
    "KHA06", "Ibis Strike", BLUE, move=2, box=direct(2), strength=1, text="Afterwards, Pull 1."
)
ibis_strike.post(pulls_target(1))

radiant_rush = khalize.skill(
    "KHA07",
    "Radiant Rush",
    BLUE,
    move=1,
    text="Swoop 3. Heal 1 on Khalize for each hex of that Swoop.",
    gist="Swoop 3; Heal 1 for each hex",
)
radiant_rush.needs_champion = True
radiant_rush.skill(swoops(3))


@radiant_rush.skill
@asks()
def radiant_rush_heals(arena: Arena, me: Frame) -> None:
    heal(arena, me.card, hexes_moved(me))

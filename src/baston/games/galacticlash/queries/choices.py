"""The queries by which cards choose: units, players, energies, pits, hands, the chain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from baston.games.galacticlash.cards.card import CARDS, Faction, printed
from baston.games.galacticlash.constants import (
    ACTION,
    CREATURE,
    ENGAGED,
    FIRST_ITEM,
    HERO,
    INSTANT,
    PRESENCE,
    STUCK,
    UNTARGETABLE,
)
from baston.games.galacticlash.queries.figures import attack, keywords
from baston.games.galacticlash.queries.in_play import is_attacking, is_engaged, is_in_combat
from baston.games.galacticlash.queries.seats import (
    are_opponents,
    opponents,
    player_handle,
    side_of,
    turn_order,
)
from baston.games.galacticlash.state.clash import Clash
from baston.kernel.effect import Query
from baston.kernel.frame import Frame
from baston.kernel.numbers import is_among

UNITS: Final = (CREATURE, HERO)
EVENTS: Final = (ACTION, INSTANT)
ANY_TYPE: Final = (CREATURE, HERO, PRESENCE, ACTION, INSTANT)
Condition = Callable[[Clash, Frame, int], bool]  # of a unit, for the effect that chooses


def may_target(clash: Clash, me: Frame, thing: int) -> bool:
    """Whether the effect's player may target the unit: opponents cannot target what is untargetable."""
    if keywords(clash, thing) & UNTARGETABLE == 0:
        return True
    return side_of(clash, clash.control[thing]) == side_of(clash, me.player)


def units(*conditions: Condition, aimed: bool = True) -> Query[Clash]:
    """The units in play that meet all conditions: `units(mine, of_faction(LISIERES))`.

    `aimed`: they are chosen as targets, which what is untargetable cannot be.
    """

    def query(clash: Clash, me: Frame) -> list[int]:
        return [
            unit
            for unit in clash.units
            if all(holds(clash, me, unit) for holds in conditions)
            and (not aimed or may_target(clash, me, unit))
        ]

    return query


# Conditions of units.


def mine(clash: Clash, me: Frame, unit: int) -> bool:
    """Whether the effect's player controls the unit."""
    return clash.control[unit] == me.player


def of_rivals(clash: Clash, me: Frame, unit: int) -> bool:
    """Whether an opponent of the effect's player controls the unit."""
    return are_opponents(clash, clash.control[unit], me.player)


def others(clash: Clash, me: Frame, unit: int) -> bool:
    """Whether the unit is another one than the effect's card."""
    return unit != me.card


def creatures(clash: Clash, me: Frame, unit: int) -> bool:
    """Whether the unit is a creature, not a hero."""
    return CARDS[clash.what[unit]].kind == CREATURE


def ready_ones(clash: Clash, me: Frame, unit: int) -> bool:
    """Whether the unit is ready."""
    return not is_engaged(clash, unit)


def engaged_ones(clash: Clash, me: Frame, unit: int) -> bool:
    """Whether the unit is engaged."""
    return is_engaged(clash, unit)


def attacking(clash: Clash, me: Frame, unit: int) -> bool:
    """Whether the unit is attacking now."""
    return is_attacking(clash, unit)


def in_combat(clash: Clash, me: Frame, unit: int) -> bool:
    """Whether the unit is attacking or blocking now."""
    return is_in_combat(clash, unit)


def of_faction(faction: Faction) -> Condition:
    """The condition "belongs to this faction"."""

    def holds(clash: Clash, me: Frame, unit: int) -> bool:
        return CARDS[clash.what[unit]].factions & faction.bit != 0

    return holds


def attack_at_least(least: int) -> Condition:
    """The condition "its attack is now at least this"."""

    def holds(clash: Clash, me: Frame, unit: int) -> bool:
        return attack(clash, unit) >= least

    return holds


def cost_at_most(most: int) -> Condition:
    """The condition "its printed total cost is at most this"."""

    def holds(clash: Clash, me: Frame, unit: int) -> bool:
        return CARDS[clash.what[unit]].cost.total <= most

    return holds


# What else may be chosen.


def sacrificeable(others: bool = False) -> Query[Clash]:
    """The query of the effect's player's creatures, as a cost: they are not targeted."""

    def query(clash: Clash, me: Frame) -> list[int]:
        return [
            unit
            for unit in clash.units
            if clash.control[unit] == me.player
            and CARDS[clash.what[unit]].kind == CREATURE
            and not (others and unit == me.card)
        ]

    return query


def rival_players(clash: Clash, me: Frame) -> list[int]:
    """The player handles of the opponents of the effect's player."""
    return [player_handle(seat) for seat in opponents(clash, me.player)]


def any_player(clash: Clash, me: Frame) -> list[int]:
    """The player handles of all players still in the game, that of the effect's player first."""
    return [player_handle(seat) for seat in turn_order(clash, me.player)]


def units_or_players(clash: Clash, me: Frame) -> list[int]:
    """The units that may be targeted, then the player handles of all players."""
    return [unit for unit in clash.units if may_target(clash, me, unit)] + any_player(clash, me)


def my_ready_energies(clash: Clash, me: Frame) -> list[int]:
    """The ready energies of the effect's player, of alike ones the first."""
    ready = [card for card in clash.energies[me.player] if not is_engaged(clash, card)]
    return one_of_each(clash, ready, me.picks)


def presences(clash: Clash, me: Frame) -> list[int]:
    """All presences in play."""
    return clash.presences[:]


def rival_energies(ready: bool = False, one_rival: bool = False, presences_too: bool = False) -> Query[Clash]:
    """The query of opponents' energies, of alike ones the first.

    `ready`: only ready ones; `one_rival`: all picks have one controller; `presences_too`: presences as well.
    """

    def query(clash: Clash, me: Frame) -> list[int]:
        found: list[int] = []
        for seat in opponents(clash, me.player):
            if one_rival and me.picks and me.picks[0] > 0 and clash.control[me.picks[0]] != seat:
                continue
            cards = clash.energies[seat]
            if presences_too:
                cards = cards + [c for c in clash.presences if clash.control[c] == seat]
            found.extend([card for card in cards if not (ready and is_engaged(clash, card))])
        return found if is_rechecked(me) else one_of_each(clash, found, me.picks)

    return query


def is_rechecked(me: Frame) -> bool:
    """Whether an item on the chain is being rechecked: then every legal target is an option."""
    return me.held and me.where >= FIRST_ITEM


def one_of_each(clash: Clash, cards: list[int], taken: list[int]) -> list[int]:
    """The first card not taken yet of each group of cards that are alike in all that matters (G-37)."""
    kinds: list[int] = []
    found: list[int] = []
    for card in cards:
        if is_among(card, taken):
            continue
        kind = clash.what[card] << 8 | clash.control[card] << 3 | clash.marks[card] & (ENGAGED | STUCK)
        if not is_among(kind, kinds):
            kinds.append(kind)
            found.append(card)
    return found


def cards_in_hand(clash: Clash, me: Frame) -> list[int]:
    """The cards in the hand of the effect's player; of several copies, the first."""
    return one_of_each(clash, clash.hand[me.player], me.picks)


def pit_cards(kinds: tuple[int, ...], any_pit: bool = False, cost_at_most: int = 99) -> Query[Clash]:
    """The query of cards of these kinds in the effect's player's pit, or in any pit.

    `cost_at_most`: their maximum printed total cost.
    """

    def query(clash: Clash, me: Frame) -> list[int]:
        found: list[int] = []
        for seat in range(clash.players):
            if seat != me.player and not any_pit:
                continue
            for card in clash.pit[seat]:
                printed_card = CARDS[clash.what[card]]
                if printed_card.kind in kinds and printed_card.cost.total <= cost_at_most:
                    found.append(card)
        return found if is_rechecked(me) else _unlike_in_pits(clash, found, me.picks)

    return query


def _unlike_in_pits(clash: Clash, cards: list[int], taken: list[int]) -> list[int]:
    kinds: list[int] = []
    found: list[int] = []
    for card in cards:
        kind = clash.what[card] << 3 | clash.owner[card]
        if kind not in kinds and card not in taken:
            kinds.append(kind)
            found.append(card)
    return found


def launched_cards(
    kinds: tuple[int, ...], cost_at_most: int = 99, cost_at_least: int = 0, theirs: bool = False
) -> Query[Clash]:
    """The query of all players' cards of these kinds that wait on the chain, or of opponents' alone (G-71).

    `cost_at_most` and `cost_at_least` limit their printed total cost.
    """

    def query(clash: Clash, me: Frame) -> list[int]:
        return [
            frame.card
            for frame in clash.chain
            if frame.subject == 0
            and printed(clash, frame.card).kind in kinds
            and cost_at_least <= printed(clash, frame.card).cost.total <= cost_at_most
            and (not theirs or are_opponents(clash, frame.player, me.player))
        ]

    return query


def launched_capacities(kinds: tuple[int, ...]) -> Query[Clash]:
    """The query of capacities on the chain, anybody's, of cards of these kinds (G-72, G-73)."""

    def query(clash: Clash, me: Frame) -> list[int]:
        return [
            frame.where
            for frame in clash.chain
            if frame.subject > 0 and printed(clash, frame.card).kind in kinds
        ]

    return query

"""The queries by which cards choose: units, players, energies, pits, hands, the chain."""

from __future__ import annotations

from typing import Final

from baston.games.galacticlash.cards.card import CARDS, Card, Faction, printed
from baston.games.galacticlash.constants import (
    ACTION,
    CREATURE,
    ENGAGED,
    FIRST_ITEM,
    HERO,
    INSTANT,
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

UNITS: Final = (CREATURE, HERO)
EVENTS: Final = (ACTION, INSTANT)


def may_target(clash: Clash, me: Frame, thing: int) -> bool:
    """Opponents cannot choose what is untargetable."""
    return keywords(clash, thing) & UNTARGETABLE == 0 or side_of(clash, clash.control[thing]) == side_of(
        clash, me.player
    )


def units(
    kinds: tuple[int, ...] = UNITS,
    mine: bool = False,
    rivals: bool = False,
    others: bool = False,
    faction: Faction | None = None,
    attack_at_least: int = 0,
    cost_at_most: int = 99,
    ready: bool = False,
    engaged: bool = False,
    attacking: bool = False,
    in_combat: bool = False,
    aimed: bool = True,
) -> Query[Clash]:
    """Units in play that are all this; `rivals`: of opponents, `others`: not the card itself.

    `aimed`: they are chosen as targets, which what is untargetable cannot be.
    """

    def query(clash: Clash, me: Frame) -> list[int]:
        return [
            unit
            for unit in clash.units
            if _is_printed(CARDS[clash.what[unit]], kinds, faction, cost_at_most)
            and not (mine and clash.control[unit] != me.player)
            and not (rivals and not are_opponents(clash, clash.control[unit], me.player))
            and not (others and unit == me.card)
            and not (ready and is_engaged(clash, unit))
            and not (engaged and not is_engaged(clash, unit))
            and not (attacking and not is_attacking(clash, unit))
            and not (in_combat and not is_in_combat(clash, unit))
            and not (attack_at_least > 0 and attack(clash, unit) < attack_at_least)
            and not (aimed and not may_target(clash, me, unit))
        ]

    return query


def _is_printed(card: Card, kinds: tuple[int, ...], faction: Faction | None, cost_at_most: int) -> bool:
    if card.kind not in kinds or card.cost.total > cost_at_most:
        return False
    return faction is None or card.factions & faction.bit != 0


def sacrificeable(others: bool = False) -> Query[Clash]:
    """The player's own creatures, as a cost: no target is chosen."""

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
    """The handles of the opponents."""
    return [player_handle(seat) for seat in opponents(clash, me.player)]


def any_player(clash: Clash, me: Frame) -> list[int]:
    return [player_handle(seat) for seat in turn_order(clash, me.player)]


def units_or_players(clash: Clash, me: Frame) -> list[int]:
    return [unit for unit in clash.units if may_target(clash, me, unit)] + any_player(clash, me)


def presences(clash: Clash, me: Frame) -> list[int]:
    return clash.presences[:]


def rival_energies(ready: bool = False, one_rival: bool = False, presences_too: bool = False) -> Query[Clash]:
    """Energies of opponents; of alike ones the first. `one_rival`: all picks have one controller."""

    def query(clash: Clash, me: Frame) -> list[int]:
        found: list[int] = []
        for seat in opponents(clash, me.player):
            if one_rival and me.picks and me.picks[0] > 0 and clash.control[me.picks[0]] != seat:
                continue
            cards = clash.energies[seat]
            if presences_too:
                cards = cards + [c for c in clash.presences if clash.control[c] == seat]
            found.extend([card for card in cards if not (ready and is_engaged(clash, card))])
        return found if is_rechecked(me) else unlike(clash, found, me.picks)

    return query


def is_rechecked(me: Frame) -> bool:
    """Is the question put again to what waits on the chain? Then nothing that is legal may be left out."""
    return me.held and me.where >= FIRST_ITEM


def unlike(clash: Clash, cards: list[int], taken: list[int]) -> list[int]:
    """Of cards that are alike in all that matters, the first that is not taken yet (G-37)."""
    kinds: list[int] = []
    found: list[int] = []
    for card in cards:
        if card in taken:
            continue
        kind = clash.what[card] << 8 | clash.control[card] << 3 | clash.marks[card] & (ENGAGED | STUCK)
        if kind not in kinds:
            kinds.append(kind)
            found.append(card)
    return found


def cards_in_hand(clash: Clash, me: Frame) -> list[int]:
    """The hand of whoever carries the effect out; of several copies of a card, the first."""
    return unlike(clash, clash.hand[me.player], me.picks)


def pit_cards(kinds: tuple[int, ...], any_pit: bool = False, cost_at_most: int = 99) -> Query[Clash]:
    """Cards in the player's pit, or in any."""

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


def launched_cards(kinds: tuple[int, ...], cost_at_most: int = 99) -> Query[Clash]:
    """Cards that wait on the chain (G-71)."""

    def query(clash: Clash, me: Frame) -> list[int]:
        return [
            frame.card
            for frame in clash.chain
            if frame.subject == 0
            and printed(clash, frame.card).kind in kinds
            and printed(clash, frame.card).cost.total <= cost_at_most
        ]

    return query


def launched_capacities(kinds: tuple[int, ...]) -> Query[Clash]:
    """Active capacities, of cards of these types, that wait on the chain (G-72, G-73)."""

    def query(clash: Clash, me: Frame) -> list[int]:
        return [
            frame.where
            for frame in clash.chain
            if frame.subject > 0 and printed(clash, frame.card).kind in kinds
        ]

    return query

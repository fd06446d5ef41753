"""The queries that questions are made of: what a player may choose from."""

from __future__ import annotations

from baston.games.smashup.cards.card import FACTIONS, Faction
from baston.games.smashup.queries.power import power
from baston.games.smashup.queries.seats import rivals
from baston.games.smashup.queries.where import has_minion_at, is_action, is_minion
from baston.games.smashup.state.table import NO_LIMIT, Table
from baston.games.smashup.variant import Variant
from baston.kernel.effect import Query
from baston.kernel.frame import Frame, seat_option


def minions(
    mine: bool = False,
    others: bool = False,
    here: bool = False,
    power_at_most: int = NO_LIMIT,
    owned: bool = False,
    but_me: bool = False,
) -> Query[Table]:
    """The query of minions in play that meet all conditions given.

    `mine`, `others`: controlled by the frame's player, or by others; `here`: at the frame's place;
    `power_at_most`: maximum power now; `owned`: from the player's deck, whoever controls them (SU-105);
    `but_me`: not the frame's card itself.
    """

    def matching(table: Table, me: Frame) -> list[int]:
        found: list[int] = []
        for place in table.places:
            if here and place != me.where:
                continue
            for minion in table.minions_at[place]:
                controls = table.control[minion] == me.player
                if (mine and not controls) or (others and controls):
                    continue
                if (owned and table.owner[minion] != me.player) or (but_me and minion == me.card):
                    continue
                if power_at_most == NO_LIMIT or power(table, minion) <= power_at_most:
                    found.append(minion)
        return found

    return matching


def bases(table: Table, me: Frame) -> list[int]:
    """All places in play."""
    return table.places[:]


def other_bases(table: Table, me: Frame) -> list[int]:
    """The places other than that of the minion picked first, or else of the card itself."""
    card = me.pick if me.picked() > 0 else me.card
    return [place for place in table.places if place != table.place[card]]


def bases_without_it(table: Table, me: Frame) -> list[int]:
    """The places other than that of the frame's subject: for what happens instead to that card."""
    return [place for place in table.places if place != table.place[me.subject]]


def bases_with_my_minion(table: Table, me: Frame) -> list[int]:
    """The places where the frame's player has a minion."""
    return [place for place in table.places if has_minion_at(table, place, me.player)]


def cards_in_hand(table: Table, me: Frame) -> list[int]:
    """The cards in the hand of the frame's player."""
    return table.hand[me.player][:]


def minions_in_hand(table: Table, me: Frame) -> list[int]:
    """The minions in the hand of the frame's player."""
    return [card for card in table.hand[me.player] if is_minion(table, card)]


def cards_in_discard(table: Table, me: Frame) -> list[int]:
    """The cards in the discard pile of the frame's player."""
    return table.discard[me.player][:]


def minions_in_discard(table: Table, me: Frame) -> list[int]:
    """The minions in the discard pile of the frame's player."""
    return [card for card in table.discard[me.player] if is_minion(table, card)]


def actions_in_discard(table: Table, me: Frame) -> list[int]:
    """The actions in the discard pile of the frame's player."""
    return [card for card in table.discard[me.player] if is_action(table, card)]


def minions_in_deck(table: Table, me: Frame) -> list[int]:
    """The minions in the deck of the frame's player."""
    return [card for card in table.deck[me.player] if is_minion(table, card)]


def actions_in_deck(table: Table, me: Frame) -> list[int]:
    """The actions in the deck of the frame's player."""
    return [card for card in table.deck[me.player] if is_action(table, card)]


def all_players(table: Table, me: Frame) -> list[int]:
    """All seats from the frame's player on, as options of the kind SEAT."""
    return [seat_option(me.player), *other_players(table, me)]


def other_players(table: Table, me: Frame) -> list[int]:
    """The other seats, as options of the kind SEAT."""
    return [seat_option(seat) for seat in rivals(table, me.player)]


def me_alone(table: Table, me: Frame) -> list[int]:
    """The frame's card itself, as a list: for "you may" without anything to choose."""
    return [me.card]


def attached_actions(table: Table, me: Frame) -> list[int]:
    """All actions attached to minions and bases."""
    return table.attached[:]


def attached_here(table: Table, me: Frame) -> list[int]:
    """The actions attached to the base at the frame's place, or to minions there."""
    return [action for action in table.attached if table.place[action] == me.where]


def all_factions(table: Table, me: Frame) -> list[int]:
    """All factions of the boxes in play, as their numbers plus 1: "name a faction"."""
    return [faction.number + 1 for faction in factions_of(table.variant)]


def factions_of(variant: Variant) -> list[Faction]:
    """All factions of the boxes in play."""
    return [faction for faction in FACTIONS if faction.cards and faction.box in variant.boxes]

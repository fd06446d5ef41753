"""Teams and deployment zones, before the first turn."""

from __future__ import annotations

from baston.games.superfantasybrawl.cards.card import Champion
from baston.games.superfantasybrawl.constants import CARDS_EACH, FIRST_CARD
from baston.games.superfantasybrawl.state.arena import Arena
from baston.kernel.numbers import without
from baston.kernel.sight import everybody


def set_home(arena: Arena, side: int, zone: int) -> None:
    """Give a side this deployment zone, 0 or 1, and the other side the other."""
    arena.home = [zone, 1 - zone] if side == 0 else [1 - zone, zone]


def _with_list(by_seat: list[list[int]], seat: int, numbers: list[int]) -> list[list[int]]:
    """The lists of all seats with another one for this seat: copies of the game share the old ones."""
    lists = by_seat[:]
    lists[seat] = numbers
    return lists


def choose_champion(arena: Arena, seat: int, champion: int) -> None:
    """Add a champion, by its number, to a seat's team."""
    arena.teams = _with_list(arena.teams, seat, [*arena.teams[seat], champion])


def bring(arena: Arena, seat: int, champion: int) -> None:
    """Add a champion, by its number, to those that a seat brings to the draft."""
    arena.brought = _with_list(arena.brought, seat, [*arena.brought[seat], champion])


def show_brought(arena: Arena) -> None:
    """Show everybody which champions have been brought to the draft (SFB-31)."""
    for champion in range(1, len(arena.hex)):
        arena.seen[champion] = everybody(arena.players)


def ban(arena: Arena, seat: int, champion: int) -> None:
    """Remove a champion, by its number, from those that a seat has brought."""
    arena.brought = _with_list(arena.brought, seat, without(champion, arena.brought[seat]))


def deal_cards(arena: Arena, seat: int, team: list[Champion]) -> None:
    """Give a seat's champions their handles, and lay their cards in its deck in order (SFB-22)."""
    what = arena.what[:]
    for place, champion in enumerate(team):
        what[1 + seat * arena.team_size + place] = champion.number
        for number, card in enumerate(champion.cards):
            first = FIRST_CARD + (seat * arena.team_size + place) * CARDS_EACH
            what[first + number] = card.number
    arena.what = what

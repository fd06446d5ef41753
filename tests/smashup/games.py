"""Whole games, begun as players begin them: from a setup and a seed."""

from __future__ import annotations

from baston.games.smashup import GAME
from baston.games.smashup.cards.card import Card, printed
from baston.games.smashup.state.table import FIRST_BASE, Table
from baston.kernel.rng import Rng


def fresh(players: int = 2, seed: int = 1, **options: str) -> Table:
    """A new game at its first decision, with its log."""
    return GAME.new(GAME.setup(players, options), seed, log=True)


def cards_of(table: Table, seat: int) -> list[Card]:
    """All cards of a seat, wherever they are."""
    return [
        printed(table, card) for card in range(table.first_card, len(table.what)) if table.owner[card] == seat
    ]


def base_cards(table: Table) -> list[Card]:
    """The base cards of the box, in the order of their handles."""
    return [printed(table, base) for base in range(FIRST_BASE, table.first_card)]


def play_at_random(table: Table, answers: int, seed: int = 1) -> None:
    """Give so many answers by lot, or fewer if the game ends before."""
    rng = Rng(seed)
    for _ in range(answers):
        if table.over:
            return
        assert table.decision is not None
        options = table.decision.options
        GAME.answer(table, options[rng.below(len(options))])

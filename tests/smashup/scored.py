"""A base that scores as soon as the play phase is over."""

from __future__ import annotations

from baston.games.smashup.cards.card import Card
from baston.games.smashup.factions.aliens import the_homeworld
from baston.games.smashup.factions.dinosaurs import howl, jungle_oasis, king_rex, tar_pits
from baston.games.smashup.factions.robots import the_central_brain
from baston.games.smashup.factions.tricksters import cave_of_shinies
from tests.smashup.scenario import Piece, Play, at, mine, scenario

READY = [mine(king_rex)] * 3  # 21


def score(
    *pieces: Piece,
    base: Card = tar_pits,
    elsewhere: tuple[Piece, ...] = (),
    hand: Card = howl,
    players: int = 2,
    edition: str = "2017",
) -> Play:
    """The base with these minions, and another; with the usual hand, gone on as far as nobody is asked."""
    game = scenario(
        hand=[hand],
        rival_hand=[howl],
        third_hand=[howl],
        bases=[at(base, *pieces), at(the_homeworld, *elsewhere)],
        base_deck=[jungle_oasis, cave_of_shinies, the_central_brain],
        players=players,
        edition=edition,
    )
    if hand is howl:
        game.end_turn()
    return game

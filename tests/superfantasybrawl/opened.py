"""Games from their first question on, answered by name: what the tests of the opening are written with."""

from __future__ import annotations

from baston.games.superfantasybrawl import GAME
from baston.games.superfantasybrawl.cards.card import CHAMPIONS, RULES, Champion
from baston.games.superfantasybrawl.state.arena import Arena
from baston.kernel.frame import PASS, Decision


def opened(players: int = 2, seed: int = 1, log: bool = False, **options: str) -> Arena:
    """A new game; the first player is seat 0 unless told otherwise."""
    return GAME.new(GAME.setup(players, {"first": "1", **options}), seed, log)


def decision(arena: Arena) -> Decision:
    assert arena.decision is not None, "nobody is asked: the game is over"
    return arena.decision


def asking(arena: Arena) -> str:
    """The name of the effect that asks."""
    return RULES.effects[arena.frames[-1].effect].name


def answer_until(arena: Arena, *effects: str, turns: int = 0) -> None:
    """Take the first option, or pass where that is one, until one of these effects asks."""
    while asking(arena) not in effects or (turns and arena.round < turns):
        options = decision(arena).options
        GAME.answer(arena, PASS if PASS in options else options[0])


def pick(arena: Arena, *champions: Champion) -> list[int]:
    """Choose champions; returns who was asked each time."""
    seats = []
    for champion in champions:
        seats.append(decision(arena).player)
        GAME.answer(arena, champion.number + 1)
    return seats


def offered(arena: Arena) -> list[Champion]:
    """The champions that the decision offers."""
    return [CHAMPIONS[option - 1] for option in decision(arena).options]


def team(arena: Arena, seat: int) -> list[Champion]:
    return [CHAMPIONS[number] for number in arena.teams[seat]]

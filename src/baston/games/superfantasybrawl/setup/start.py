"""An arena before its first question: handles, piles, and what the setup settles."""

from __future__ import annotations

from baston.games.superfantasybrawl.arena_files.arena_file import board_named
from baston.games.superfantasybrawl.cards.card import RULES
from baston.games.superfantasybrawl.constants import (
    ALL_READY,
    CARDS_EACH,
    FIRST_CARD,
    FIRST_CHALLENGE,
    FIRST_STANDARD,
    FIRST_TOKEN,
    GATE,
)
from baston.games.superfantasybrawl.phases.opening import game
from baston.games.superfantasybrawl.queries.challenges import track_of
from baston.games.superfantasybrawl.state.arena import TEAMS, Arena
from baston.games.superfantasybrawl.state.arena_fields import blank_fields
from baston.games.superfantasybrawl.variant import Variant
from baston.kernel.chacha import Seed, generator
from baston.kernel.effect import begin
from baston.kernel.event import Note
from baston.kernel.machine import run


def new_arena(variant: Variant, players: int, teams: list[list[int]], seed: Seed, log: bool) -> Arena:
    """A new game, run to its first decision. `teams`: each seat's champions, or none to draft them."""
    arena = blank_arena(variant, players, seed)
    if log:
        arena.notes = list[Note]()
    arena.teams = [team[:] for team in teams]
    first = variant.first if variant.first >= 0 else arena.rng.below(players)
    begin(arena, game.number, 0, first)
    run(arena, RULES)
    return arena


def blank_arena(variant: Variant, players: int, seed: Seed) -> Arena:
    """An arena with every pile laid out but no champion chosen."""
    arena = Arena()
    blank_fields(arena, players, FIRST_STANDARD)
    arena.variant = variant
    arena.board = board_named(variant.arena)
    arena.players = players
    arena.team_size = 3 if players == TEAMS else 2
    arena.rng = generator(seed)
    champions = players * arena.team_size
    tokens = list(range(FIRST_TOKEN, FIRST_TOKEN + len(arena.board.tokens)))
    challenges = list(range(FIRST_CHALLENGE, FIRST_CHALLENGE + len(arena.board.challenges)))
    for pile in (tokens, challenges):
        for place, handle in enumerate(pile):
            arena.what[handle] = place + 1
    arena.hex = [GATE] * (champions + 1)
    arena.damage = [0] * (champions + 1)
    arena.level = [0] * (champions + 1)
    each = arena.team_size * CARDS_EACH
    arena.deck = [
        list(range(FIRST_CARD + seat * each, FIRST_CARD + (seat + 1) * each)) for seat in range(players)
    ]
    arena.cores = [ALL_READY] * players
    arena.vp = [0] * TEAMS
    arena.home = [0, 1]
    arena.supply = tokens
    arena.rng.shuffle(challenges)
    arena.challenge_deck = challenges[: arena.board.drawn]
    arena.track = [0] * len(track_of(arena).slots)
    arena.order = list(range(players))
    return arena

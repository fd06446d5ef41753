"""Random games from start to end: what must hold at every decision; every card comes to be played."""

from __future__ import annotations

import pytest

from baston.games.superfantasybrawl import GAME
from baston.games.superfantasybrawl.arena import Arena
from baston.games.superfantasybrawl.card import CARDS
from baston.games.superfantasybrawl.query import hit_points, is_in_arena
from baston.games.superfantasybrawl.timing import (
    FIRST_CHALLENGE,
    FIRST_TOKEN,
    GATE,
    L_PLAY,
    L_REACTION,
)
from baston.kernel.rng import Rng

GAMES = 6
UNTIL_ALL_ARE_PLAYED = 90


def check(arena: Arena) -> None:
    """What must hold whenever somebody is asked."""
    hexes = [hex for hex in arena.hex[1:] if hex != GATE]
    assert len(set(hexes)) == len(hexes), "two champions stand on one hex"
    assert not set(hexes) & set(arena.board.statues)
    for champion in range(1, len(arena.hex)):
        if arena.what[champion]:
            assert 0 <= arena.damage[champion] < hit_points(arena, champion)
            assert is_in_arena(arena, champion) or arena.damage[champion] == arena.level[champion] == 0
    assert all(0 <= cores <= 7 for cores in arena.cores)
    check_piles(arena)
    check_traps(arena)


def check_piles(arena: Arena) -> None:
    """Each card is in one pile of its owner, but for those that are being resolved."""
    piles = [card for pile in [*arena.hand, *arena.deck, *arena.discard] for card in pile]
    action = arena.action
    if action is not None:
        piles += [card for card in [action.card, *action.reactions[::2]] if card and card not in piles]
    if arena.round > 0:
        assert len(piles) == len(set(piles)) == arena.players * arena.team_size * 6
    challenges = [*arena.challenge_deck, *arena.challenge_discard, *[c for c in arena.track if c]]
    assert len(challenges) == len(set(challenges)) == arena.board.drawn
    assert all(challenge >= FIRST_CHALLENGE for challenge in challenges)


def check_traps(arena: Arena) -> None:
    """Four traps on different hexes, apart from a trap that is being resolved; no token is lost."""
    resolved = [f for f in arena.frames if f.memo and FIRST_TOKEN <= f.memo[0] < FIRST_CHALLENGE]
    assert len(set(arena.trap_hexes)) == len(arena.trap_hexes) == len(arena.trap_tokens)
    tokens = arena.trap_tokens + arena.supply
    assert len(set(tokens)) == len(tokens) == len(arena.board.tokens) - len(resolved)
    if arena.round > 0:
        assert len(arena.trap_hexes) == 4 - len(resolved)


def play(players: int, seed: int, draft: str, log: bool = False, checked: bool = True) -> Arena:
    """A random game; whoever can play a Reaction does."""
    setup = GAME.setup(players, {"draft": draft, "max_rounds": "40"})
    arena, chance = GAME.new(setup, seed, log), Rng(seed + 1)
    while arena.decision is not None:
        if checked:
            check(arena)
        options = arena.decision.options
        if GAME.is_window(arena) and len(options) > 1:
            options = options[1:]
        GAME.answer(arena, options[chance.below(len(options))])
    return arena


@pytest.mark.clause("SFB-10", "SFB-176", "SFB-142")
@pytest.mark.parametrize("draft", ["random", "casual"])
@pytest.mark.parametrize("players", [2, 4])
def test_everything_is_in_its_place_at_every_decision(players: int, draft: str) -> None:
    for seed in range(GAMES):
        arena = play(players, seed, draft)
        assert arena.over
        assert not arena.frames or arena.pending == []


@pytest.mark.clause("SFB-60", "SFB-110")
def test_every_card_comes_to_be_played() -> None:
    played: set[int] = set()
    for seed in range(UNTIL_ALL_ARE_PLAYED):
        notes = play(2, 100 + seed, "random", log=True, checked=False).notes or []
        played |= {note.card for note in notes if note.event in (L_PLAY, L_REACTION)}
        if len(played) == len(CARDS) - 1:
            return
    missing = [card.id for card in CARDS[1:] if card.number not in played]
    raise AssertionError(f"never played: {missing}")

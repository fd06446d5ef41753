"""States drawn at random from those that a seat cannot tell apart (SFB-250 to 255)."""

from __future__ import annotations

from baston.games.superfantasybrawl.cards.card import RULES
from baston.games.superfantasybrawl.constants import FIRST_CHALLENGE, FIRST_TOKEN
from baston.games.superfantasybrawl.queries.visibility import knows_brought
from baston.games.superfantasybrawl.state.arena import Arena
from baston.games.superfantasybrawl.state.arena_fields import copy_arena
from baston.kernel.machine import run
from baston.kernel.rng import Rng
from baston.kernel.sight import resampled, unseen_by


def hidden_pools(arena: Arena, seat: int) -> list[list[int]]:
    """The handles that a seat has not seen, by pool: each owner's cards, the trap tokens, the challenges."""
    pools: list[list[int]] = []
    for owner in range(arena.players):
        pools.append(unseen_by(arena.seen, arena.hand[owner] + arena.deck[owner], seat))
    if not arena.what[1]:
        pools = []  # nobody has been dealt a card yet
    tokens = list(range(FIRST_TOKEN, FIRST_TOKEN + len(arena.board.tokens)))
    challenges = list(range(FIRST_CHALLENGE, FIRST_CHALLENGE + len(arena.board.challenges)))
    pools.append(unseen_by(arena.seen, tokens, seat))
    pools.append(unseen_by(arena.seen, challenges, seat))
    return pools


def determinize(arena: Arena, seat: int, seed: int) -> Arena:
    """A copy, without a log, in which all that the seat cannot know is drawn anew."""
    sample = copy_arena(arena)
    sample.notes = None
    sample.rng = Rng(seed)
    sample.what = resampled(arena.what, hidden_pools(arena, seat), sample.rng)
    secret = [s for s, brought in enumerate(arena.brought) if brought and not knows_brought(arena, s, seat)]
    brought = arena.brought[:]
    for whose in secret:
        pool = [*arena.variant.pool]
        sample.rng.shuffle(pool)
        brought[whose] = pool[: len(arena.brought[whose])]
    sample.brought = brought
    if secret and arena.decision is not None and arena.decision.player != seat:
        run(sample, RULES)  # the other is asked anew: what it may still bring has changed
    return sample

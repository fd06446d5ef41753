"""Challenges drawn onto their track, moved along it, and discarded."""

from __future__ import annotations

from baston.games.superfantasybrawl.constants import FIRST_CHALLENGE, L_CHALLENGE
from baston.games.superfantasybrawl.state.arena import Arena
from baston.games.superfantasybrawl.verbs.cards import NOBODY_KNOWS
from baston.kernel.log import note
from baston.kernel.sight import everybody


def shuffle_challenges(arena: Arena) -> None:
    """Shuffle the challenge deck; nobody knows any more what lies where."""
    for challenge in arena.challenge_deck:
        arena.seen[challenge] = NOBODY_KNOWS
    arena.rng.shuffle(arena.challenge_deck)


def draw_challenge(arena: Arena, slot: int) -> None:
    """The next challenge comes to a slot, for all to see; an emptied deck is refilled at once (SFB-56)."""
    challenge = arena.challenge_deck.pop()
    arena.seen[challenge] = everybody(arena.players)
    arena.track[slot] = challenge
    note(arena, L_CHALLENGE, 0, challenge, 0, slot)
    if not arena.challenge_deck:
        _know_what_was_left_out(arena)
        arena.challenge_deck = arena.challenge_discard
        arena.challenge_discard = []
        shuffle_challenges(arena)


def _know_what_was_left_out(arena: Arena) -> None:
    """Once all drawn for this game have been seen, it is clear which were not."""
    for challenge in range(FIRST_CHALLENGE, FIRST_CHALLENGE + len(arena.board.challenges)):
        arena.seen[challenge] = everybody(arena.players)


def discard_challenge(arena: Arena, slot: int) -> None:
    """A challenge leaves the track."""
    arena.challenge_discard.append(arena.track[slot])
    arena.track[slot] = 0


def replace_challenge(arena: Arena, slot: int) -> None:
    """A challenge goes back into the deck, which is shuffled, and another one comes (SFB-27)."""
    arena.challenge_deck.append(arena.track[slot])
    shuffle_challenges(arena)
    draw_challenge(arena, slot)


def shift_challenges(arena: Arena, step: int) -> None:
    """All challenges move so many slots to the right, over empty ones."""
    arena.track = [0] * step + arena.track[: len(arena.track) - step]

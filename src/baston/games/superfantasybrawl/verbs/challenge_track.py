"""Challenges drawn onto their track, moved along it, and discarded."""

from __future__ import annotations

from baston.games.superfantasybrawl.constants import FIRST_CHALLENGE, L_CHALLENGE
from baston.games.superfantasybrawl.state.arena import Arena
from baston.games.superfantasybrawl.verbs.cards import NOBODY_KNOWS
from baston.kernel.log import note
from baston.kernel.sight import everybody


def shuffle_challenges(arena: Arena) -> None:
    """Shuffle the challenge deck; nobody knows any longer where anything is in it."""
    for challenge in arena.challenge_deck:
        arena.seen[challenge] = NOBODY_KNOWS
    deck = arena.challenge_deck[:]
    arena.rng.shuffle(deck)
    arena.challenge_deck = deck


def draw_challenge(arena: Arena, slot: int) -> None:
    """Lay the next challenge face up on a slot; refill an emptied deck at once (SFB-56)."""
    challenge = arena.challenge_deck[-1]
    arena.challenge_deck = arena.challenge_deck[:-1]
    arena.seen[challenge] = everybody(arena.players)
    _lay(arena, slot, challenge)
    note(arena, L_CHALLENGE, 0, challenge, 0, slot)
    if not arena.challenge_deck:
        _know_what_was_left_out(arena)
        arena.challenge_deck = arena.challenge_discard
        arena.challenge_discard = []
        shuffle_challenges(arena)


def _lay(arena: Arena, slot: int, challenge: int) -> None:
    """Lay a challenge, or 0 for none, on a slot."""
    track = arena.track[:]
    track[slot] = challenge
    arena.track = track


def _know_what_was_left_out(arena: Arena) -> None:
    """Once all drawn for this game have been seen, it is clear which were not."""
    for challenge in range(FIRST_CHALLENGE, FIRST_CHALLENGE + len(arena.board.challenges)):
        arena.seen[challenge] = everybody(arena.players)


def discard_challenge(arena: Arena, slot: int) -> None:
    """Discard the challenge of a slot of the track."""
    arena.challenge_discard = [*arena.challenge_discard, arena.track[slot]]
    _lay(arena, slot, 0)


def replace_challenge(arena: Arena, slot: int) -> None:
    """Shuffle the challenge of a slot into the deck and draw another for the slot (SFB-27)."""
    arena.challenge_deck = [*arena.challenge_deck, arena.track[slot]]
    shuffle_challenges(arena)
    draw_challenge(arena, slot)


def shift_challenges(arena: Arena, step: int) -> None:
    """Move all challenges `step` slots to the right, empty slots included."""
    arena.track = [0] * step + arena.track[: len(arena.track) - step]

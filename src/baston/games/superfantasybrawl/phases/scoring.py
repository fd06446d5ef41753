"""Challenges scored, and the track on which they move (SFB-51 to 57)."""

from __future__ import annotations

from baston.games.superfantasybrawl.constants import L_CHALLENGE_GONE, L_SCORE
from baston.games.superfantasybrawl.queries.challenges import challenges_met, track_of
from baston.games.superfantasybrawl.state.arena import TEAMS, Arena
from baston.games.superfantasybrawl.verbs.challenge_track import (
    discard_challenge,
    draw_challenge,
    shift_challenges,
)
from baston.games.superfantasybrawl.verbs.turns import gain_vp
from baston.kernel.log import note


def score_challenges(arena: Arena, seat: int) -> None:
    """Score all challenges that the seat's side meets now, for the VP of their slots (SFB-52, SFB-57)."""
    slots = track_of(arena).slots
    for slot in challenges_met(arena, seat % TEAMS):
        challenge = arena.track[slot]
        note(arena, L_SCORE, seat, challenge, 0, slots[slot])
        discard_challenge(arena, slot)
        gain_vp(arena, seat % TEAMS, slots[slot], challenge)


def advance_track(arena: Arena) -> None:
    """Move the challenges on; discard what leaves the track, and fill it on the left (SFB-55, SFB-299)."""
    track = track_of(arena)
    for slot in range(len(track.slots) - track.step, len(track.slots)):
        if arena.track[slot]:
            note(arena, L_CHALLENGE_GONE, 0, arena.track[slot])
            discard_challenge(arena, slot)
    shift_challenges(arena, track.step)
    for slot in range(track.step - 1, -1, -1):
        draw_challenge(arena, slot)


def lay_opening_challenges(arena: Arena) -> None:
    """Lay the challenges that lie open at the start, scoring slots first (SFB-23)."""
    step = track_of(arena).step
    last = 2 * step if arena.variant.opening_challenges == 2 else step
    for slot in [*range(step, last), *range(step)]:
        draw_challenge(arena, slot)

"""How the seats stand, in numbers that everybody sees, and what each champion has done."""

from __future__ import annotations

from typing import Final

from baston.games.superfantasybrawl.cards.card import CARDS, CHAMPIONS
from baston.games.superfantasybrawl.constants import (
    CHALLENGE_CAUSE,
    L_DAMAGE,
    L_HEAL,
    L_OUT,
    L_PLAY,
    L_REACTION,
)
from baston.games.superfantasybrawl.queries.figures import hit_points
from baston.games.superfantasybrawl.queries.seats import champions_of, seat_of, side_of
from baston.games.superfantasybrawl.queries.whereabouts import is_in_arena
from baston.games.superfantasybrawl.state.arena import Arena
from baston.kernel.event import Note
from baston.kernel.presentation import Deeds

FIGURES: Final = ("dealt", "taken", "healed", "outs", "falls", "cards")


def figures(arena: Arena) -> dict[str, list[int]]:
    """Victory points by seat, and the hit points that the seat's champions in the arena have left."""
    seats = range(arena.players)
    points = [arena.vp[seat % len(arena.vp)] for seat in seats]
    return {"points": points, "health": [_health(arena, seat) for seat in seats]}


def _health(arena: Arena, seat: int) -> int:
    left = 0
    for champion in champions_of(arena, seat):
        if champion < len(arena.hex) and arena.what[champion] and is_in_arena(arena, champion):
            left += hit_points(arena, champion) - arena.damage[champion]
    return left


def deeds(arena: Arena) -> list[Deeds]:
    """What each champion has done: damage to enemies, damage and healing of its own, who fell to whom."""
    done = {
        champion: dict.fromkeys(FIGURES, 0) for champion in range(1, len(arena.hex)) if arena.what[champion]
    }
    for note in arena.notes or []:
        champion = note.where
        if champion not in done:
            continue
        if note.event == L_DAMAGE:
            done[champion]["taken"] += note.amount
            _credit(done, _doer(arena, note), "dealt", note.amount)
        elif note.event == L_HEAL:
            done[champion]["healed"] += note.amount
        elif note.event == L_OUT:
            done[champion]["falls"] += 1
            _credit(done, _doer(arena, note), "outs", 1)
        elif note.event in (L_PLAY, L_REACTION):
            done[champion]["cards"] += 1
    return [Deeds(CHAMPIONS[arena.what[c]].id, seat_of(arena, c), done[c]) for c in done]


def _credit(done: dict[int, dict[str, int]], champion: int, name: str, amount: int) -> None:
    if champion in done:
        done[champion][name] += amount


def _doer(arena: Arena, note: Note) -> int:
    """The enemy by whom or by whose card it came, 0 if no enemy did it."""
    enemies = [c for c in range(1, len(arena.hex)) if side_of(arena, c) != side_of(arena, note.where)]
    if -CHALLENGE_CAUSE <= note.source < 0:
        number = CARDS[-note.source].champion.number
        return next((c for c in enemies if arena.what[c] == number), 0)
    return note.source if note.source in enemies else 0

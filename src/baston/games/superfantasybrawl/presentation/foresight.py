"""An action before it is paid for: where it could go, whom it could hit from there, what would come of it.

Reckoned as a preview is: on copies in which all that the seat does not know is left to chance, up to what is
hidden, to an opponent's Reaction or to chance.
"""

from __future__ import annotations

from typing import Final

from baston.games.superfantasybrawl.ai.determinization import determinize
from baston.games.superfantasybrawl.cards.card import RULES
from baston.games.superfantasybrawl.presentation.preview import MOVEMENTS, outcome_of, shape_of
from baston.games.superfantasybrawl.queries.challenges import challenge_of, is_met
from baston.games.superfantasybrawl.state.arena import TEAMS, Arena
from baston.games.superfantasybrawl.state.arena_fields import copy_arena
from baston.kernel.text import Json

PLANNED: Final = (*MOVEMENTS, "attack", "skill", "standard action")  # what an action asks of its own player
MOST: Final = 400  # answers that are tried; what is left is asked once it comes to it


class Branch:
    """A question that lies ahead, and the list that the answers to it go to."""

    def __init__(self, sample: Arena, answers: list[Json]) -> None:
        self.sample = sample
        self.answers = answers


def foresee(arena: Arena, option: int) -> dict[str, Json] | None:
    """An option of the present decision with the answers after it, as a tree; None if it is not offered.

    Each has its way or area, what it alone would bring about, which challenges would then be met and which
    not any more, and under `next` the answers to what is asked then.
    """
    asked = arena.decision
    if asked is None or option not in asked.options:
        return None
    seat = asked.player
    sample = determinize(arena, seat, 0)
    met = _met(arena)
    ahead: list[Branch] = []
    root = _tried(sample, seat, option, met, ahead)
    tried = 0
    while ahead:
        branch = ahead.pop(0)
        decision = branch.sample.decision
        assert decision is not None, "a question lies ahead"
        tried += len(decision.options)
        if tried > MOST:
            break
        for answer in decision.options:
            branch.answers.append(_tried(branch.sample, seat, answer, met, ahead))
    return root


def _tried(
    before: Arena, seat: int, option: int, met: list[list[bool]], ahead: list[Branch]
) -> dict[str, Json]:
    """What the answer would bring about; if its player is asked again, that question lies ahead."""
    told = shape_of(before, option)
    sample = copy_arena(before)
    outcome = outcome_of(sample, seat, option)
    is_sure = not outcome["chance"] and not outcome["answering"]
    told["outcome"] = outcome
    told["challenges"] = [] if outcome["chance"] else _changes(met, _met(sample))
    answers: list[Json] = []
    told["next"] = answers
    if is_sure and outcome["asked"] and RULES.effects[sample.frames[-1].effect].name in PLANNED:
        told["asks"] = RULES.effects[sample.frames[-1].effect].name
        ahead.append(Branch(sample, answers))
    return told


def _met(arena: Arena) -> list[list[bool]]:
    """By slot and side, whether its challenge is met."""
    return [
        [
            challenge != 0 and is_met(arena, challenge_of(arena, challenge).condition, side)
            for side in range(TEAMS)
        ]
        for challenge in arena.track
    ]


def _changes(before: list[list[bool]], after: list[list[bool]]) -> list[Json]:
    """Slot, side, and whether it is met now, wherever that is new."""
    return [
        [slot, side, after[slot][side]]
        for slot in range(len(before))
        for side in range(TEAMS)
        if before[slot][side] != after[slot][side]
    ]

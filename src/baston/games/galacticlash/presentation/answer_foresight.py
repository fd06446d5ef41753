"""What an answer in a window or to the chain would bring about, for whoever is asked.

The rules are played on copies in which all that the seat does not know is left to chance, until the chain
has resolved, and the combat if it comes to that, without anybody else answering. What differs from copy to
copy is not told.
"""

from __future__ import annotations

from typing import Final

from baston.games.galacticlash.ai.determinization import determinize
from baston.games.galacticlash.cards.card import RULES, printed
from baston.games.galacticlash.constants import (
    L_DISCARD,
    L_DRAW,
    L_LOOK,
    L_MILL,
    L_REVEAL,
    L_ROLE,
    L_SHOW,
    L_SHOW_HAND,
    L_SHUFFLE,
    SIDE,
)
from baston.games.galacticlash.queries.figures import attack, defense
from baston.games.galacticlash.queries.seats import side_of
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.state.clash_fields import copy_clash
from baston.kernel.frame import END, PASS
from baston.kernel.machine import answer
from baston.kernel.text import Json

CHANCE: Final = (
    L_DRAW, L_DISCARD, L_MILL, L_REVEAL, L_SHOW, L_SHOW_HAND, L_LOOK, L_SHUFFLE, L_ROLE,
)  # fmt: skip
WINDOWS: Final = ("window", "chain")
COURSE: Final = ("game", "turn", "phase of plays")  # effects that go on with the game: not looked at any more
MOST_ANSWERS: Final = 30
LONGEST: Final = 60  # answers until all has resolved


def foresee_answers(clash: Clash, plan: list[int]) -> dict[str, Json] | None:
    """What each of these answers would change, without any all of them; None where nothing is answered.

    `asks` is true where it depends on what its player is asked next, and `known` false where something hidden
    decides; then there is nothing else.
    """
    decision = clash.decision
    if decision is None or not are_foreseen(clash):
        return None
    options = [option for option in plan if option in decision.options] or decision.options
    return _told_to(clash, decision.player, options[:MOST_ANSWERS])


def are_foreseen(clash: Clash) -> bool:
    """Whether what is asked belongs to a window or a chain, with the targets of what is being launched."""
    return any(RULES.effects[frame.effect].name in WINDOWS for frame in clash.frames)


def forecast(clash: Clash, seat: int) -> dict[str, Json]:
    """What the window or the chain comes to if nobody answers, for a seat that waits while another may."""
    decision = clash.decision
    if decision is None or not _is_window(clash) or PASS not in decision.options:
        return {"answers": []}
    return _told_to(clash, seat, [PASS])


def _told_to(clash: Clash, seat: int, options: list[int]) -> dict[str, Json]:
    samples = [_sample(clash, seat, seed) for seed in (0, 1)]
    answers: list[Json] = [_outcome(clash, samples, seat, option) for option in options]
    return {"answers": answers}


def _sample(clash: Clash, seat: int, seed: int) -> Clash:
    sample = determinize(clash, seat, seed)
    for frame in sample.frames:
        if RULES.effects[frame.effect].name in COURSE:
            frame.step = END
    return sample


def _outcome(clash: Clash, samples: list[Clash], seat: int, option: int) -> Json:
    sample = copy_clash(samples[0])
    sample.notes = []
    told = _tried(clash, sample, seat, option)
    if any(note.event in CHANCE for note in sample.notes or []):
        twin = copy_clash(samples[1])
        twin.notes = []
        other = _tried(clash, twin, seat, option)
        if other != told:
            return {"option": option, "known": False}
    return told


def _tried(clash: Clash, sample: Clash, seat: int, option: int) -> dict[str, Json]:
    """What the answer changes on a sample, which is played on as the seat expects."""
    answer(sample, RULES, option)
    for _ in range(LONGEST):
        decision = sample.decision
        if decision is None or not (
            _is_window(sample) or (decision.player == seat and decision.kind == SIDE)
        ):
            break
        answer(sample, RULES, PASS if PASS in decision.options else decision.options[0])
    waiting = sample.decision
    if waiting is not None and waiting.player == seat and _is_launching(sample):
        return {
            "option": option,
            "known": True,
            "asks": True,
            "units": [],
            "enter": [],
            "draw": [],
            "life": [],
        }
    before, after = _figures(clash), _figures(sample)
    units: list[Json] = [_told(unit, after.get(unit)) for unit in before if before[unit] != after.get(unit)]
    return {
        "option": option,
        "known": True,
        "asks": False,
        "units": units,
        "enter": _entering(clash, sample),
        "draw": [_drawn(sample, player) for player in range(sample.players)],
        "life": _life(sample),
    }


def _is_window(clash: Clash) -> bool:
    return RULES.effects[clash.frames[-1].effect].name in WINDOWS


def _is_launching(clash: Clash) -> bool:
    """Whether targets or a cost are still to be chosen for what is being launched."""
    return any(RULES.effects[frame.effect].name == "launch" for frame in clash.frames)


def _figures(clash: Clash) -> dict[int, list[int]]:
    """Attack, and defense left, of each unit in play."""
    return {unit: [attack(clash, unit), defense(clash, unit) - clash.wounds[unit]] for unit in clash.units}


def _told(unit: int, figures: list[int] | None) -> Json:
    """A unit with what its attack and the rest of its defense would be; null if it would be gone."""
    return {
        "handle": unit,
        "attack": figures[0] if figures is not None else None,
        "left": figures[1] if figures is not None else None,
    }


def _entering(clash: Clash, sample: Clash) -> list[Json]:
    """The printed cards that would have come into play, in order."""
    there = clash.units + clash.presences
    return [printed(sample, card).id for card in sample.units + sample.presences if card not in there]


def _drawn(sample: Clash, seat: int) -> int:
    """How many cards the seat would have drawn."""
    return len([0 for note in sample.notes or [] if note.event == L_DRAW and note.player == seat])


def _life(clash: Clash) -> list[Json]:
    """By seat: life points, a team's where they are a team's."""
    return [clash.life[side_of(clash, seat)] for seat in range(clash.players)]

"""The clause of the rules that a question rests on."""

from __future__ import annotations

from typing import Final

from baston.games.galacticlash.cards.card import RULES
from baston.games.galacticlash.constants import TIMINGS
from baston.games.galacticlash.state.clash import Clash

_OF_RULES: Final = {
    "roles": "G-103",
    "turn": "G-25",
    "phase of plays": "G-27",
    "launch": "G-36",
    "chain": "G-66",
    "window": "G-68",
    "attack": "G-53",
    "blocks": "G-55",
    "breakthrough": "G-60",
    "split": "G-59",
    "discard": "G-1",
    "triggers": "G-82",
}
_SACRIFICES: Final = 1  # the step of a launch that chooses what is sacrificed


def clause_of(clash: Clash) -> str:
    """The clause that the present decision rests on: of its moment, else of what a card does then."""
    frame = clash.frames[-1]
    name = RULES.effects[frame.effect].name
    if name == "launch" and frame.step == _SACRIFICES:
        return "G-48"
    if name in _OF_RULES:
        return _OF_RULES[name]
    _, _, moment = name.partition(" ")
    if moment.rstrip(" 0123456789") in TIMINGS:
        return "G-81"
    return "G-76" if moment.startswith("active") else "G-51"

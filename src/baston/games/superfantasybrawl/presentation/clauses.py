"""The clause of the rules that a question rests on."""

from __future__ import annotations

from typing import Final

from baston.games.superfantasybrawl.cards.card import RULES
from baston.games.superfantasybrawl.constants import DASH, FORCE, JUMP, MOVE, SWOOP
from baston.games.superfantasybrawl.moving.movement_frame import way_of
from baston.games.superfantasybrawl.state.arena import Arena

_OF_EFFECTS: Final = {
    "triggers": "SFB-239",
    "winding movement": "SFB-346",
    "fear": "SFB-196",
    "one by one": "SFB-199",
    "trap": "SFB-176",
    "plan": "SFB-213",
    "stun": "SFB-219",
    "discard": "SFB-231",
    "reaction window": "SFB-110",
    "skill": "SFB-130",
    "standard action": "SFB-134",
    "turn": "SFB-60",
    "game": "SFB-20",
    "turn order": "SFB-292",
    "draft": "SFB-30",
    "bring": "SFB-31",
    "champion ban": "SFB-31",
    "team ban": "SFB-34",
    "new challenges": "SFB-27",
    "first traps": "SFB-24",
    "first hand": "SFB-25",
    "deployment": "SFB-26",
}
_OF_WAYS: Final = {MOVE: "SFB-70", DASH: "SFB-202", JUMP: "SFB-209", SWOOP: "SFB-220", FORCE: "SFB-207"}
_OF_STEPS_OF_ATTACK: Final = {1: "SFB-93", 2: "SFB-85", 4: "SFB-340"}
_OF_MOMENTS: Final = {"pre": "SFB-92", "post": "SFB-99", "skill": "SFB-130", "react": "SFB-115"}


def clause_of(arena: Arena) -> str:
    """The clause that the present decision rests on."""
    frame = arena.frames[-1]
    name = RULES.effects[frame.effect].name
    if name == "movement":
        return _OF_WAYS[way_of(frame)]
    if name == "attack":
        return _OF_STEPS_OF_ATTACK.get(frame.step, "SFB-210")
    if name in _OF_EFFECTS:
        return _OF_EFFECTS[name]
    moment = name.split(" ")[1]
    return _OF_MOMENTS.get(moment, "SFB-163")

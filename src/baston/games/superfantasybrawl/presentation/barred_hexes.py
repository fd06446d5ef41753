"""Why a hex cannot be chosen: where a movement ends, an area lies, a champion is deployed, or at all."""

from __future__ import annotations

from typing import Final

from baston.games.superfantasybrawl.acting.attack import attack
from baston.games.superfantasybrawl.acting.skills import skill
from baston.games.superfantasybrawl.ai.determinization import determinize
from baston.games.superfantasybrawl.cards.card import printed
from baston.games.superfantasybrawl.constants import (
    CLAUSES_OF_WAYS,
    DASH,
    JUMP,
    NO_CHAMPION,
    SWOOP,
)
from baston.games.superfantasybrawl.hexes.axial import TURNS
from baston.games.superfantasybrawl.hexes.grid import NO_ROW
from baston.games.superfantasybrawl.hexes.paths import reachable
from baston.games.superfantasybrawl.moving.crossing import crossing
from baston.games.superfantasybrawl.moving.movement import movement
from baston.games.superfantasybrawl.moving.movement_frame import (
    direction_of,
    enters_arena,
    hex_reached,
    moves_left,
    way_of,
)
from baston.games.superfantasybrawl.moving.walking import blocked_hexes, first_hexes, walking_reach
from baston.games.superfantasybrawl.phases.opening import deployment
from baston.games.superfantasybrawl.phases.turn import turn
from baston.games.superfantasybrawl.presentation.notation import champion_name
from baston.games.superfantasybrawl.presentation.preview import is_area, marked_hexes, outcome_of
from baston.games.superfantasybrawl.queries.whereabouts import champion_on, is_free
from baston.games.superfantasybrawl.state.arena import Arena
from baston.kernel.frame import NUMBER, PACKED, PASS, THING, Decision, Frame
from baston.kernel.reason import Reason
from baston.locales import sentence

CLAUSES: Final = {
    "statue": "SFB-16",
    "taken": "SFB-16",
    "no-way": "SFB-71",
    "home": "SFB-26",
    "empty": "SFB-80",
    "area": "SFB-85",
    "action-first": "SFB-60",
}


def barred_hexes(arena: Arena, seat: int, held: int, lang: str) -> dict[int, Reason]:
    """Why the seat cannot choose the hexes that no option names, by handle.

    That is in the question to which the option `held` leads, before it is paid for; with 0, as it stands.
    """
    decision = arena.decision
    if decision is None or decision.player != seat:
        return {}
    if held != PASS and held in decision.options and decision.kind == PACKED:
        sample = determinize(arena, seat, 0)
        outcome = outcome_of(sample, seat, held)
        is_sure = outcome["asked"] and not outcome["chance"] and not outcome["answering"]
        return _in_question(sample, lang) if is_sure else {}
    return {} if held else _in_question(arena, lang)


def _in_question(arena: Arena, lang: str) -> dict[int, Reason]:
    """Why in the present question, of whatever hex there is something to say."""
    decision, frame = arena.decision, arena.frames[-1]
    assert decision is not None, "somebody is asked"
    named = _named(arena, frame, decision)
    found: dict[int, Reason] = {}
    for hex in arena.board.grid.hexes:
        why = None if hex in named else _why(arena, frame, decision.kind, hex, lang)
        if why is not None:
            found[hex] = why
    return found


def _named(arena: Arena, frame: Frame, decision: Decision) -> set[int]:
    """The hexes that options are about: themselves, with a champion on them, or in an area."""
    if _lays_area(arena, frame, decision.kind):
        return {hex for option in decision.options if option for hex in marked_hexes(arena, frame, option)}
    return {arena.hex[option] if option < len(arena.hex) else option for option in decision.options}


def _lays_area(arena: Arena, frame: Frame, kind: int) -> bool:
    return kind == NUMBER and frame.effect != 0 and is_area(arena, frame)


def _why(arena: Arena, frame: Frame, kind: int, hex: int, lang: str) -> Reason | None:
    if frame.effect == turn.number:
        return _said(arena, "action-first", hex, lang) if kind == PACKED else None
    if frame.effect in (attack.number, skill.number):
        if _lays_area(arena, frame, kind):
            return _said(arena, "area", hex, lang)
        aims = kind == THING and champion_on(arena, hex) == NO_CHAMPION
        return _said(arena, "empty", hex, lang) if aims else None
    moves = frame.effect in (movement.number, crossing.number)
    if moves and hex == arena.hex[frame.subject]:
        return None  # to stay there is an answer, or it must come in
    if not moves and frame.effect != deployment.number:
        return None  # what a card asks, its text says
    if hex in arena.board.statues:
        return _said(arena, "statue", hex, lang)
    if not is_free(arena, hex):
        return _said(arena, "taken", hex, lang)
    if frame.effect == deployment.number:
        return _said(arena, "home", hex, lang)
    if frame.effect == crossing.number:
        return _no_step(arena, frame, hex, lang)
    return _no_end(arena, frame, hex, lang)


def _said(arena: Arena, key: str, hex: int, lang: str) -> Reason:
    other = champion_on(arena, hex)
    name = champion_name(arena, other, lang) if other != NO_CHAMPION else ""
    return Reason(sentence(lang, f"sfb-barred-{key}", champion=name), CLAUSES[key])


def _of_way(arena: Arena, frame: Frame, key: str, lang: str) -> Reason:
    """What the way of moving does not allow."""
    name = champion_name(arena, frame.subject, lang)
    said = sentence(lang, f"sfb-barred-{key}", champion=name, left=moves_left(frame))
    return Reason(said, CLAUSES_OF_WAYS[way_of(frame)])


def _no_end(arena: Arena, frame: Frame, hex: int, lang: str) -> Reason:
    """Why a movement does not end on a free hex."""
    grid, way, left = arena.board.grid, way_of(frame), moves_left(frame)
    here = arena.hex[frame.subject]
    if way == JUMP:
        return _of_way(arena, frame, "steps", lang)
    if way in (DASH, SWOOP):
        direction, going = grid.direction[here][hex], direction_of(frame)
        if direction == NO_ROW or (going != NO_ROW and (direction - going) % (TURNS // 2) != 0):
            return _of_way(arena, frame, "line", lang)
        return _of_way(arena, frame, "steps" if grid.distance[here][hex] > left else "behind", lang)
    ever = walking_reach(arena, frame.subject, len(grid.hexes))
    if hex in ever.hexes:
        return _of_way(arena, frame, "enters" if enters_arena(frame) else "steps", lang)
    return _said(arena, "no-way", hex, lang)


def _no_step(arena: Arena, frame: Frame, hex: int, lang: str) -> Reason | None:
    """Why a movement chosen step by step does not come to a free hex; None if it may, by further steps."""
    grid, at = arena.board.grid, hex_reached(frame)
    blocked = blocked_hexes(arena, frame.subject, printed(arena, frame.where))
    starts = first_hexes(arena, frame.subject, at)
    if hex in reachable(grid, starts, moves_left(frame), blocked, []).hexes:
        return None
    if hex in reachable(grid, starts, len(grid.hexes), blocked, []).hexes:
        return _of_way(arena, frame, "steps", lang)
    return _said(arena, "no-way", hex, lang)

"""What the answers to a question would bring about, as far as the seat that is asked can know it.

Reckoned on a copy in which all that the seat does not know is left to chance: it can tell nothing that is
hidden. It ends where something hidden decides: at a trap that is sprung, or with the opponents' cards.
"""

from __future__ import annotations

from typing import Final

from baston.games.superfantasybrawl import constants
from baston.games.superfantasybrawl.acting.attack import (
    attack_damage,
    declare,
    defense_against,
    strength_against,
    use_marks,
)
from baston.games.superfantasybrawl.ai.determinization import determinize
from baston.games.superfantasybrawl.cards.card import RULES, printed
from baston.games.superfantasybrawl.constants import (
    ACTIVATION,
    ATTACK,
    CORES,
    DASH,
    FIRST_HEX,
    FORCE,
    GATE,
    L_CANCEL,
    L_DAMAGE,
    L_DISCARD,
    L_DRAW,
    L_HEAL,
    L_LEVEL_UP,
    L_MILL,
    L_MOVE,
    L_NO_STUN,
    L_ON_TOP,
    L_OUT,
    L_PLACE,
    L_ROOT,
    L_SHUFFLE,
    L_STUN,
    L_TRAP,
    L_TURN,
    L_VP,
    MOVE,
    REACTION,
)
from baston.games.superfantasybrawl.moving.movement_frame import hex_reached, moves_left, way_of
from baston.games.superfantasybrawl.moving.walking import walking_reach
from baston.games.superfantasybrawl.queries.costs import payable
from baston.games.superfantasybrawl.queries.targeting import area_targets
from baston.games.superfantasybrawl.queries.visibility import sees
from baston.games.superfantasybrawl.queries.whereabouts import is_in_arena
from baston.games.superfantasybrawl.state.arena import Arena
from baston.games.superfantasybrawl.state.arena_fields import copy_arena
from baston.kernel.event import Note, event_names
from baston.kernel.frame import FIELD, NUMBER, PACKED, PASS, THING, Frame
from baston.kernel.machine import answer
from baston.kernel.text import Json, plain

EVENT_NAMES: Final = event_names(vars(constants))
TOLD: Final = (
    *range(L_MOVE, L_PLACE + 1), L_DAMAGE, L_HEAL, L_OUT, L_VP, L_LEVEL_UP, L_ROOT, L_STUN, L_CANCEL,
)  # fmt: skip
CHANCE: Final = (L_TRAP, L_DRAW, L_SHUFFLE, L_MILL, L_ON_TOP, L_NO_STUN, L_TURN)
MOVEMENTS: Final = ("movement", "winding movement")
WITHOUT: Final = ("plan", "discard")  # questions whose answers bring about nothing that is told


def is_area(arena: Arena, frame: Frame) -> bool:
    """Whether the frame asks which way to lay an area (SFB-85)."""
    name = RULES.effects[frame.effect].name
    area = name in ("attack", "skill") and is_in_arena(arena, frame.card)
    return area and printed(arena, frame.subject).box.shape != ""


def marked_hexes(arena: Arena, frame: Frame, option: int) -> list[int]:
    """The hexes of the area when it is laid the way that the option says."""
    card = printed(arena, frame.subject)
    return arena.board.laid[card.box.shape][arena.hex[frame.card]][option - 1]


def offers(arena: Arena, seat: int) -> list[Json]:
    """What each option but PASS would bring about, with its Core, its way or its area, for clients."""
    decision, frame = arena.decision, arena.frames[-1]
    assert decision is not None, "somebody is asked"
    asks_deed = arena.phase == ACTIVATION and RULES.effects[frame.effect].name not in WITHOUT
    sample = determinize(arena, seat, 0) if asks_deed else None
    found: list[Json] = []
    for option in decision.options:
        if option == PASS:
            continue
        told = shape_of(arena, option)
        if sample is not None:
            told["outcome"] = outcome_of(copy_arena(sample), seat, option)
        found.append(told)
    return found


def shape_of(arena: Arena, option: int) -> dict[str, Json]:
    """An option of the present decision with the thing picked or its Core, its way, its area."""
    decision, frame = arena.decision, arena.frames[-1]
    assert decision is not None, "somebody is asked"
    name = RULES.effects[frame.effect].name
    told: dict[str, Json] = {"option": option}
    if option == PASS:
        return told
    if decision.kind == THING:
        told["thing"] = option
    if decision.kind == PACKED:
        told["core"] = [*CORES, "free"][(option >> 2 * FIELD) - 1]
    elif name in MOVEMENTS and option >= FIRST_HEX:
        told["way"] = plain(_way(arena, frame, name, option))
    elif decision.kind == NUMBER and name == "game":
        told["area"] = plain(arena.board.deployment[option - 1])
    elif decision.kind == NUMBER and frame.effect != 0 and is_area(arena, frame):
        told["area"] = plain(marked_hexes(arena, frame, option))
        told["inside"] = plain(area_targets(arena, frame.card, printed(arena, frame.subject), option - 1))
    return told


def mover(arena: Arena) -> int:
    """The handle of the champion whose movement is asked about; 0 if none is."""
    frame = arena.frames[-1]
    return frame.subject if RULES.effects[frame.effect].name in MOVEMENTS else 0


def way_so_far(arena: Arena) -> int:
    """The hex reached by a crossing told step by step, before the champion moves; 0 if none is."""
    frame = arena.frames[-1]
    return hex_reached(frame) if RULES.effects[frame.effect].name == "winding movement" else 0


def could_react(arena: Arena, seat: int | None) -> list[Json]:
    """The ids of the Reactions that the seat asked could hold and pay, as far as `seat` knows.

    All its unseen cards may be in the hand, so that the list tells nothing of which ones are (SFB-250).
    """
    assert arena.decision is not None, "a Reaction is asked for"
    asked = arena.decision.player
    hand = arena.hand[asked]
    hidden = [card for card in hand if not sees(arena, card, seat)]
    if hidden:
        hidden += [card for card in arena.deck[asked] if not sees(arena, card, seat)]
    held = [printed(arena, card) for card in hidden + [card for card in hand if sees(arena, card, seat)]]
    ids = {one.id for one in held if one.kind == REACTION and payable(arena, asked, one.core)}
    return [*sorted(ids)]


def _way(arena: Arena, frame: Frame, name: str, option: int) -> list[int]:
    """The hexes that are entered one after the other; of a Jump or Swoop only the last."""
    here = arena.hex[frame.subject]
    if name == "movement" and way_of(frame) in (MOVE, FORCE):
        return walking_reach(arena, frame.subject, moves_left(frame)).way_to(option)
    if name == "movement" and way_of(frame) == DASH and here != GATE:
        return [*arena.board.grid.between(here, option), option]
    return [option]


def outcome_of(sample: Arena, seat: int, option: int) -> dict[str, Json]:
    """What happens without any Reaction by others, up to what is hidden or asked next.

    `sample` is played on to there.
    """
    sums = _sums_if(sample, option)
    sample.notes = []
    answer(sample, RULES, option)
    answering: list[int] = []
    reactions: list[Json] = []
    while sample.decision is not None and sample.decision.player != seat and is_window(sample):
        answering.append(sample.decision.player)
        reactions += could_react(sample, seat)
        answer(sample, RULES, PASS)
    notes = sample.notes or []
    known = _up_to_chance(notes, seat)
    events: list[Json] = [
        [EVENT_NAMES[note.event], note.where, note.amount] for note in known if note.event in TOLD
    ]
    return {
        "events": events,
        "sums": sums,
        "trap": len(known) < len(notes) and notes[len(known)].event == L_TRAP,
        "chance": len(known) < len(notes),
        "answering": plain(answering),
        "reactions": reactions,
        "asked": sample.decision is not None
        and sample.decision.player == seat
        and RULES.effects[sample.frames[-1].effect].name != "turn",
    }


def sums_of(arena: Arena) -> list[Json]:
    """For each target of the attack going on, once declared: its strength, the defense, the damage."""
    action = arena.action
    if action is None or action.card == 0 or action.passes or printed(arena, action.card).kind != ATTACK:
        return []
    return [
        {
            "target": target,
            "strength": strength_against(arena, action, target),
            "defense": defense_against(arena, action, target),
            "damage": attack_damage(arena, action, target),
        }
        for target in action.targets
    ]


def _sums_if(sample: Arena, option: int) -> list[Json]:
    """The sums of the attack that the option declares; none if it is asked for something else."""
    frame = sample.frames[-1]
    if option == PASS or RULES.effects[frame.effect].name != "attack" or sample.action is None:
        return []
    if sample.action.targets:
        return []  # they are declared: a later step asks
    twin = copy_arena(sample)
    way = option - 1
    is_laid = is_area(sample, frame)
    declare(
        twin, area_targets(twin, frame.card, printed(twin, frame.subject), way) if is_laid else [option], way
    )
    use_marks(twin)
    return sums_of(twin)


def is_window(arena: Arena) -> bool:
    """Whether a seat is asked for a Reaction."""
    return arena.decision is not None and RULES.effects[arena.frames[-1].effect].name == "reaction window"


def _up_to_chance(notes: list[Note], seat: int) -> list[Note]:
    """What comes before anything that the seat does not know has a part in it."""
    for place, note in enumerate(notes):
        if note.event in CHANCE or (note.event == L_DISCARD and note.player != seat):
            return notes[:place]
    return notes

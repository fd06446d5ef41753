"""Saving what the machine owns: frames with their effects by name, the decision, the generator."""

from __future__ import annotations

from typing import Final

from baston.kernel.chacha import MOST_DRAWN, ChaCha
from baston.kernel.effect import Rulebook, S
from baston.kernel.frame import Decision, Frame
from baston.kernel.rng import MASK, Rng
from baston.kernel.text import BrokenSave, Json, a_list, a_str, an_int, int_lists, ints, part, plain

STAMP: Final = "rules_version"  # the part of a save that names the rules it was made under
UNSTAMPED: Final = 1  # the rules of saves that do not: they are of the first version


def stamped(saved: dict[str, Json], rules: int) -> dict[str, Json]:
    """Return the save with the version of the rules added."""
    saved[STAMP] = rules
    return saved


def rules_of(saved: dict[str, Json]) -> int:
    """Return the version of the rules under which a state was saved. Raises BrokenSave if it names none."""
    return an_int(saved.get(STAMP, UNSTAMPED))


def save_machine(state: S, rules: Rulebook[S]) -> dict[str, Json]:
    """Return the machine's part of a state as a plain value; a game's `save` adds its own to it."""
    decision = state.decision
    return {
        "over": state.over,
        "clock": state.clock,
        "rng": plain(state.rng.save()),
        "frames": [save_frame(frame, rules) for frame in state.frames],
        "pending": [save_frame(frame, rules) for frame in state.pending],
        "decision": None
        if decision is None
        else [decision.player, decision.card, decision.kind, plain(decision.options)],
    }


def load_machine(state: S, rules: Rulebook[S], saved: dict[str, Json]) -> None:
    """Restore the machine's part of a state from its saved value. Raises BrokenSave if something is wrong."""
    state.over = an_int(part(saved, "over")) == 1
    state.clock = an_int(part(saved, "clock"))
    state.rng = load_rng(part(saved, "rng"))
    state.frames = [load_frame(frame, rules) for frame in a_list(part(saved, "frames"))]
    state.pending = [load_frame(frame, rules) for frame in a_list(part(saved, "pending"))]
    decision = part(saved, "decision")
    state.decision = None if decision is None else load_decision(decision)


def load_rng(saved: Json) -> Rng:
    """Return the random generator of a saved value: of four numbers the fast one, of ten ChaCha20.

    Raises BrokenSave if it is none.
    """
    numbers = ints(saved)
    if len(numbers) == 4 and all(0 <= x <= MASK for x in numbers):
        return Rng.load(numbers)
    if len(numbers) == 10 and all(0 <= x <= MASK for x in numbers[:9]) and 0 <= numbers[9] < MOST_DRAWN:
        return ChaCha.load(numbers)
    raise BrokenSave(f"{saved!r} is no generator")


def load_decision(saved: Json) -> Decision:
    """Return the decision of a saved value. Raises BrokenSave if it is none."""
    parts = a_list(saved)
    if len(parts) != 4:
        raise BrokenSave(f"{saved!r} is no decision")
    return Decision(an_int(parts[0]), an_int(parts[1]), an_int(parts[2]), ints(parts[3]))


def numbers_of(saved: Json, least: int, most: int) -> list[int]:
    """Return the numbers of a saved record. Raises BrokenSave unless there are from `least` to `most`."""
    numbers = ints(saved)
    if not least <= len(numbers) <= most:
        raise BrokenSave(f"{saved!r} has not {most} numbers")
    return numbers


def parts_of(saved: Json, least: int, most: int) -> list[Json]:
    """Return the parts of a saved record. Raises BrokenSave unless there are from `least` to `most`."""
    parts = a_list(saved)
    if not least <= len(parts) <= most:
        raise BrokenSave(f"{saved!r} has not {most} parts")
    return parts


def save_frame(frame: Frame, rules: Rulebook[S]) -> Json:
    """Return a frame as a plain value: its effect's name, its numbers, its lists."""
    numbers: list[Json] = [
        frame.step,
        frame.card,
        frame.player,
        frame.subject,
        frame.where,
        frame.since,
        frame.parent,
        int(frame.held) | int(frame.ready) << 1 | int(frame.acted) << 2,
    ]
    return [
        rules.effects[frame.effect].name,
        numbers,
        plain(frame.picks),
        plain(frame.memo),
        plain(frame.done),
    ]


def load_frame(saved: Json, rules: Rulebook[S]) -> Frame:
    """Return the frame of a saved value.

    Raises BrokenSave if it is none, also for an effect that these rules do not know.
    """
    try:
        name, numbers, *lists = a_list(saved)
        effect = rules.by_name[a_str(name)]
        step, card, player, subject, where, since, parent, flags = ints(numbers)
        picks, memo, done = int_lists(lists)
    except (ValueError, KeyError) as error:
        raise BrokenSave(f"{saved!r} is no frame") from error
    frame = Frame(effect.number, card, player, subject, where)
    frame.step = step
    frame.since = since
    frame.parent = parent
    frame.held = flags & 1 == 1
    frame.ready = flags & 2 == 2
    frame.acted = flags & 4 == 4
    frame.picks = picks
    frame.memo = memo
    frame.done = done
    return frame

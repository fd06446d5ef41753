"""Saving what the machine owns: frames with their effects by name, the decision, the generator."""

from __future__ import annotations

from baston.kernel.effect import Rulebook, S
from baston.kernel.frame import Decision, Frame
from baston.kernel.rng import Rng
from baston.kernel.text import BrokenSave, Json, a_list, a_str, an_int, int_lists, ints, part, plain


def save_machine(state: S, rules: Rulebook[S]) -> dict[str, Json]:
    """The machine's part of a state as a plain value; a game's `save` adds its own to it."""
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
    """Put a saved machine's part back. Raises BrokenSave."""
    state.over = bool(part(saved, "over"))
    state.clock = an_int(part(saved, "clock"))
    state.rng = Rng.load(ints(part(saved, "rng")))
    state.frames = [load_frame(frame, rules) for frame in a_list(part(saved, "frames"))]
    state.pending = [load_frame(frame, rules) for frame in a_list(part(saved, "pending"))]
    decision = part(saved, "decision")
    if decision is None:
        state.decision = None
    else:
        player, card, kind, options = a_list(decision)
        state.decision = Decision(an_int(player), an_int(card), an_int(kind), ints(options))


def save_frame(frame: Frame, rules: Rulebook[S]) -> Json:
    """A frame as a plain value: its effect's name, its numbers, its lists."""
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
    """The frame of a saved value. Raises BrokenSave, also for an effect that these rules do not know."""
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

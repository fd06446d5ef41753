"""The one loop. A decision leaves it; the answer is appended to the top frame and the loop goes on.

Nothing of a game in progress lives on the Python stack.
"""

from __future__ import annotations

from typing import Final

from baston.kernel.effect import MANY, MAY, MUST, Question, Rulebook, S
from baston.kernel.frame import NOBODY, PASS, THING, Decision, Frame
from baston.kernel.numbers import is_among
from baston.kernel.state import State

ASKED: Final = -1
SKIP: Final = 0
READY: Final = 1


class IllegalAnswer(ValueError):
    """The answer is not among the options of the decision; nothing has changed."""


def run(state: S, rules: Rulebook[S]) -> None:
    """Run the frames until a seat must answer, in `state.decision`, or the game is over."""
    effects, frames = rules.effects, state.frames
    state.decision = None
    while True:
        if state.queue is not None:
            _stack_begun(state)
        if not frames or state.over:
            return
        me = frames[-1]
        effect = effects[me.effect]
        if effect.settles and me.picked() == 0:
            state.check()
            if state.pending and _is_any_due(state):
                continue
        if state.over:
            return
        if me.step >= len(effect.steps):
            frames.pop()
            continue
        now = effect.steps[me.step]
        questions = now.questions
        verdict = SKIP if now.if_acted and not me.acted else READY
        if verdict == READY and questions and not me.ready:
            verdict = _inquire(state, me, questions)
            if verdict == ASKED:
                return
        if verdict == READY and me.held:
            state.hold(frames.pop())
            continue
        me.step += 1
        me.acted = verdict == READY
        if verdict == READY:
            if state.stills is not None:
                state.stills.keep(state)
            now.act(state, me)
        if questions:
            me.ready = False
            me.forget_picks()


def answer(state: S, rules: Rulebook[S], option: int) -> None:
    """Give the current decision the answer `option`, and run on to the next.

    Raises IllegalAnswer, and changes nothing, if the option is not offered.
    """
    decision = state.decision
    if decision is None or not is_among(option, decision.options):
        raise IllegalAnswer(f"{option} is not a legal answer")
    state.frames[-1].add_pick(option)
    run(state, rules)


def can_begin(state: S, rules: Rulebook[S], frame: Frame) -> bool:
    """Whether every question of the first step of the frame's effect would have an answer."""
    return _answerable(state, frame, rules.effects[frame.effect].steps[0].questions)


def recheck(state: S, rules: Rulebook[S], held: Frame) -> bool:
    """Check the answers of a held frame again; those no longer legal become 0. Return whether any is left.

    Also true if there were no answers to begin with.
    """
    trial = held.copy()
    trial.forget_picks()
    questions = rules.effects[held.effect].steps[held.step].questions
    left = 0
    for i, pick in enumerate(held.picks):
        question = questions[min(i, len(questions) - 1)]
        same = question.kind != THING or state.changed(pick) <= held.since
        if same and pick in question.query(state, trial):
            left += 1
        else:
            held.picks[i] = 0
        trial.add_pick(pick)
    return left > 0 or not held.picks


def _stack_begun(state: State) -> None:
    """Put the frames that the last act has begun on the stack, the first uppermost."""
    while (begun := state.queue) is not None:
        state.queue, begun.before = begun.before, None
        state.frames.append(begun)


def _is_any_due(state: State) -> bool:
    """Whether any of the waiting triggers is due: then a frame that lets them go is on top of the stack."""
    depth = len(state.frames) - 1
    if any(state.changed(f.card) > f.since for f in state.pending):
        # The source has left, or is another object: its trigger does nothing.
        state.pending = [f for f in state.pending if state.changed(f.card) <= f.since]
    if state.over or not any(f.parent >= depth for f in state.pending):
        return False
    for frame in state.pending:
        frame.parent = min(frame.parent, depth)
    triggers = Frame(0, 0, NOBODY)
    triggers.parent = depth
    state.frames.append(triggers)
    return True


def _inquire(state: S, me: Frame, questions: tuple[Question[S], ...]) -> int:
    """Ask what is still open of this step: ASKED leaves the loop with a decision."""
    n = len(questions)
    if me.picked() > 0 and me.pick == PASS and questions[0].how == MAY:
        return SKIP
    many = questions[n - 1].how == MANY
    while (picked := me.picked()) < n or many:
        i = min(picked, n - 1)
        question = questions[i]
        if question.how == MANY and _are_enough(me, i, question.most):
            break
        options = question.query(state, me)
        if i < n - 1:
            options = [x for x in options if _leads_on(state, me, questions, x)]
        if question.how == MANY:
            options = _not_taken(options, me, i)
            if not options:
                break
            options = [PASS, *options]
        elif not options:
            return SKIP
        elif question.how == MAY:
            options = [PASS, *options]
        elif question.how == MUST and len(options) == 1:
            me.add_pick(options[0])
            continue
        by = question.by
        state.decision = Decision(me.player if by is None else by(state, me), me.card, question.kind, options)
        return ASKED
    me.ready = True
    return READY


def _are_enough(me: Frame, first: int, most: int) -> bool:
    """Whether a question that takes many answers, from the one at `first` on, has all; PASS is taken off."""
    count = me.picked() - first
    if count > 0 and me.picks[-1] == PASS:
        me.picks.pop()
        return True
    return count >= most


def _not_taken(options: list[int], me: Frame, first: int) -> list[int]:
    """The options that are not among the answers from the one at `first` on."""
    if me.picked() == first:
        return options
    taken = me.picks[first:]
    return [x for x in options if not is_among(x, taken)]


def _leads_on(state: S, me: Frame, questions: tuple[Question[S], ...], option: int) -> bool:
    """Whether with this answer the later questions of the step can be answered too."""
    me.add_pick(option)
    good = option == PASS or _answerable(state, me, questions)
    me.take_back_pick()
    return good


def _answerable(state: S, me: Frame, questions: tuple[Question[S], ...]) -> bool:
    i = me.picked()
    if i == len(questions) or questions[i].how == MANY:
        return True
    options = questions[i].query(state, me)
    if i == len(questions) - 1:
        return len(options) > 0
    return any(_leads_on(state, me, questions, x) for x in options)

"""What a piece of text does: effects made of steps, steps made of questions and one act."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from baston.kernel.frame import END, NUMBER, SEAT, THING, Frame
from baston.kernel.state import State

MAY: Final = 0  # pick one, or decline and skip the step
MUST: Final = 1  # pick one; a single option is taken without asking
ALWAYS: Final = 2  # pick one, and ask even if there is only one
MANY: Final = 3  # pick one after another until done, or until `most` are picked; none is an answer too

S = TypeVar("S", bound=State)
Act = Callable[[S, Frame], None]
Query = Callable[[S, Frame], list[int]]
Who = Callable[[S, Frame], int]


class Question(Generic[S]):
    """A query of the legal answers, how many are taken, who answers, and what kind of thing they are."""

    def __init__(self, query: Query[S], how: int, most: int, by: Who[S] | None, kind: int) -> None:
        self.query: Query[S] = query
        self.how: int = how
        self.most: int = most
        self.by: Who[S] | None = by  # the frame's player unless told
        self.kind: int = kind


class Step(Generic[S]):
    """Questions, then an act. The act runs once every question is answered.

    `clause`: of the rules, on which the questions rest; empty, that of the effect. `prompt`: a word for what
    is asked, which tells it in the keys of messages from what other steps of the effect ask.
    """

    def __init__(
        self, act: Act[S], questions: tuple[Question[S], ...] = (), clause: str = "", prompt: str = ""
    ) -> None:
        for question in questions[1:]:
            assert question.how != MAY, "only the first question of a step can be declined"
        for question in questions[:-1]:
            assert question.how != MANY, "only the last question of a step can take many answers"
        self.act: Act[S] = act
        self.questions: tuple[Question[S], ...] = questions
        self.clause: str = clause
        self.prompt: str = prompt
        self.if_acted: bool = False

    def citing(self, clause: str) -> Step[S]:
        """Return a copy of the step that cites another clause, for a card whose question rests on its own."""
        return Step(self.act, self.questions, clause, self.prompt)


class Effect(Generic[S]):
    """A name, unique in its rulebook, and steps in order."""

    def __init__(self, name: str, number: int, settles: bool) -> None:
        self.name: str = name
        self.number: int = number
        self.clause: str = ""  # on which its questions rest; a step may name another one
        self.does: str = ""  # in a few English words, for whoever orders what waits; see `locales.deed`
        self.settles: bool = settles  # checks and triggers may come between its steps
        self.steps: list[Step[S]] = []

    def then(self, step: Step[S]) -> Effect[S]:
        """Add a step that runs in any case."""
        self.steps.append(step)
        return self

    def if_so(self, step: Step[S]) -> Effect[S]:
        """Add a step for "if you do": it runs only if the one before acted and nothing it began failed."""
        twin = step.citing(step.clause)  # shared steps are never changed
        twin.if_acted = True
        return self.then(twin)

    def clause_of(self, step: int) -> str:
        """Return the clause on which the questions of a step (from 0) rest; empty if none is known."""
        return self.steps[step].clause or self.clause

    def keys(self, name: str, step: int, question: int) -> list[str]:
        """Return the message keys for a question (from 1) of a step (from 0), the most specific first.

        `name` is that of the effect, as keys have it, after what kind of message it is.
        """
        prompt = self.steps[step].prompt
        return [f"{name}-{prompt}-{question}", f"{name}-{prompt}", name] if prompt else [name]


class Rulebook(Generic[S]):
    """All effects of one game. Number 0 lets waiting triggers go one by one, in the order of a clause."""

    def __init__(self, clause: str = "") -> None:
        self.effects: list[Effect[S]] = []
        self.by_name: dict[str, Effect[S]] = {}
        self.new("triggers", clause=clause).then(Step(let_go, (must(waiting, who_orders, NUMBER),)))

    def new(self, name: str, settles: bool = True, clause: str = "") -> Effect[S]:
        """Add an effect without steps yet, and return it. Names are unique.

        `settles`: checks and triggers may come between its steps. `clause`: of the rules, on which its
        questions rest.
        """
        assert name not in self.by_name, f"two effects are called {name}"
        effect: Effect[S] = Effect(name, len(self.effects), settles)
        effect.clause = clause
        self.effects.append(effect)
        self.by_name[name] = effect
        return effect

    def clause_of(self, frame: Frame) -> str:
        """Return the clause of the rules on which the frame's question rests; empty if none is known."""
        return self.effects[frame.effect].clause_of(frame.step)

    def answers(self, frame: Frame) -> list[tuple[int, int]]:
        """Return what the frame's step has been answered so far, after the kind of each question."""
        questions = self.effects[frame.effect].steps[frame.step].questions
        last = len(questions) - 1  # the last question alone may take many answers
        return [(questions[min(i, last)].kind, pick) for i, pick in enumerate(frame.picks)]

    def chosen(self, frame: Frame) -> list[int]:
        """Return what the frame's step has been answered so far, but for seats, amounts and modes."""
        return [pick for kind, pick in self.answers(frame) if kind not in (NUMBER, SEAT)]

    def effect(self, name: str, settles: bool = True) -> Callable[[Step[S]], Effect[S]]:
        """Return a decorator that turns a step into a new effect of this name, which begins with it."""
        return self.new(name, settles).then


def may(query: Query[S], by: Who[S] | None = None, kind: int = THING) -> Question[S]:
    """Return a question for one answer that may be declined, with PASS: the step is then skipped."""
    return Question(query, MAY, 1, by, kind)


def must(query: Query[S], by: Who[S] | None = None, kind: int = THING) -> Question[S]:
    """Return a question for one answer.

    A single option is taken without asking; with none the step is skipped.
    """
    return Question(query, MUST, 1, by, kind)


def always(query: Query[S], by: Who[S] | None = None, kind: int = THING) -> Question[S]:
    """Return a question for one answer that is asked even if there is only one option."""
    return Question(query, ALWAYS, 1, by, kind)


def any_number(query: Query[S], by: Who[S] | None = None, kind: int = THING) -> Question[S]:
    """Return a question for any number of answers, one at a time until PASS; the act runs without any too."""
    return Question(query, MANY, END, by, kind)


def up_to(most: int, query: Query[S], by: Who[S] | None = None, kind: int = THING) -> Question[S]:
    """Return a question for at most so many answers, one at a time until PASS.

    The act runs without any too.
    """
    return Question(query, MANY, most, by, kind)


def asks(*questions: Question[S], clause: str = "", prompt: str = "") -> Callable[[Act[S]], Step[S]]:
    """Return a decorator that makes a step of an act and the questions to answer first; see `Step`."""

    def wrap(act: Act[S]) -> Step[S]:
        return Step(act, questions, clause, prompt)

    return wrap


def begin(state: State, effect: int, card: int, player: int, subject: int = 0, where: int = 0) -> Frame:
    """Queue a new frame of effect number `effect`, to run after the running act and before the next step.

    Returns the frame. `card` is whose doing it is, `player` the seat that carries it out; see `Frame`.
    """
    frame = Frame(effect, card, player, subject, where)
    frame.since = state.clock
    resume(state, frame)
    return frame


def resume(state: State, frame: Frame) -> None:
    """Queue a frame that was held or waited, to run after the running act and before the next step."""
    if state.frames and state.queue is None:
        state.frames[-1].forget_done()
    frame.held = False
    frame.parent = len(state.frames) - 1
    frame.before = state.queue
    state.queue = frame


def trigger(state: State, frame: Frame) -> None:
    """Let a frame wait in `state.pending` until the running frame has done all that it began."""
    frame.since = max(frame.since, state.clock)
    frame.parent = len(state.frames) - 1
    state.pending.append(frame)


def report(state: State, me: Frame, value: int) -> None:
    """Append a value to the `done` list of the frame that began this one, to tell it what came of it."""
    state.frames[me.parent].done.append(value)


def fail(state: State, me: Frame) -> None:
    """Tell the frame that began this one that its wish was not carried out: its next `if_so` does not run."""
    state.frames[me.parent].acted = False


def again(me: Frame) -> None:
    """Repeat the current step, with its questions asked anew. Call at most once in an act."""
    me.step -= 1


def restart(me: Frame) -> None:
    """Let the effect go on with its first step again."""
    me.step = 0


def abandon(me: Frame) -> None:
    """End the effect after this act; what it has begun still happens."""
    me.step = END


def waiting(state: State, me: Frame) -> list[int]:
    """Return which triggers may go next, as places in `state.pending` counted from 1."""
    places = [i + 1 for i, frame in enumerate(state.pending) if frame.parent == me.parent]
    return state.next_triggers(places) if len(places) > 1 else places


def who_orders(state: State, me: Frame) -> int:  # noqa: ARG001 - the shape of a Who
    """Return the seat, from 0, that chooses which of several waiting triggers goes next."""
    return state.orders()


def let_go(state: State, me: Frame) -> None:
    """Queue the waiting trigger that was picked, then ask for the next one."""
    resume(state, state.pending.pop(me.pick - 1))
    again(me)

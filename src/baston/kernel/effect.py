"""What a piece of text does: effects made of steps, steps made of questions and one act."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from baston.kernel.frame import END, NUMBER, THING, Frame
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
        """The same step for a card whose question rests on a clause of its own."""
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
        """The clause of the rules on which the questions of a step rest; empty if none is known."""
        return self.steps[step].clause or self.clause

    def keys(self, name: str, step: int, question: int) -> list[str]:
        """The keys of messages about a question of a step, the most special first; questions count from 1.

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
        assert name not in self.by_name, f"two effects are called {name}"
        effect: Effect[S] = Effect(name, len(self.effects), settles)
        effect.clause = clause
        self.effects.append(effect)
        self.by_name[name] = effect
        return effect

    def clause_of(self, frame: Frame) -> str:
        """The clause of the rules on which what a frame asks rests; empty if none is known."""
        return self.effects[frame.effect].clause_of(frame.step)

    def effect(self, name: str, settles: bool = True) -> Callable[[Step[S]], Effect[S]]:
        """Decorator: begin a new effect with this step."""
        return self.new(name, settles).then


def may(query: Query[S], by: Who[S] | None = None, kind: int = THING) -> Question[S]:
    """One answer, or decline: the step is skipped."""
    return Question(query, MAY, 1, by, kind)


def must(query: Query[S], by: Who[S] | None = None, kind: int = THING) -> Question[S]:
    """One answer; a single option is taken silently, none skips the step."""
    return Question(query, MUST, 1, by, kind)


def always(query: Query[S], by: Who[S] | None = None, kind: int = THING) -> Question[S]:
    """One answer, asked even if there is only one option."""
    return Question(query, ALWAYS, 1, by, kind)


def any_number(query: Query[S], by: Who[S] | None = None, kind: int = THING) -> Question[S]:
    """Answers one at a time until PASS; the act runs with none too."""
    return Question(query, MANY, END, by, kind)


def up_to(most: int, query: Query[S], by: Who[S] | None = None, kind: int = THING) -> Question[S]:
    """At most so many answers, one at a time until PASS."""
    return Question(query, MANY, most, by, kind)


def asks(*questions: Question[S], clause: str = "", prompt: str = "") -> Callable[[Act[S]], Step[S]]:
    """Decorator: make a step of an act and the questions that it needs answered; see `Step`."""

    def wrap(act: Act[S]) -> Step[S]:
        return Step(act, questions, clause, prompt)

    return wrap


def begin(state: State, effect: int, card: int, player: int, subject: int = 0, where: int = 0) -> Frame:
    """Queue an effect; it resolves after the running act, before the next step."""
    frame = Frame(effect, card, player, subject, where)
    frame.since = state.clock
    resume(state, frame)
    return frame


def resume(state: State, frame: Frame) -> None:
    """Queue a frame that was held or waiting."""
    if state.frames and not state.queue:
        state.frames[-1].done = []
    frame.held = False
    frame.parent = len(state.frames) - 1
    state.queue.append(frame)


def trigger(state: State, frame: Frame) -> None:
    """Let an effect wait until the running frame has done all that it began."""
    frame.since = max(frame.since, state.clock)
    frame.parent = len(state.frames) - 1
    state.pending.append(frame)


def report(state: State, me: Frame, value: int) -> None:
    """Tell the frame that began this one what came of it."""
    state.frames[me.parent].done.append(value)


def fail(state: State, me: Frame) -> None:
    """What the frame below asked for was not done: its next `if_so` does not run."""
    state.frames[me.parent].acted = False


def again(me: Frame) -> None:
    """Repeat this step, with its questions asked anew. At most once per act."""
    me.step -= 1


def restart(me: Frame) -> None:
    """Go back to the first step."""
    me.step = 0


def abandon(me: Frame) -> None:
    """End this effect; what it has begun still happens."""
    me.step = END


def waiting(state: State, me: Frame) -> list[int]:
    """The triggers that may go next, as 1-based places in `pending`."""
    places = [i + 1 for i, frame in enumerate(state.pending) if frame.parent == me.parent]
    return state.next_triggers(places) if len(places) > 1 else places


def who_orders(state: State, me: Frame) -> int:  # noqa: ARG001 - the shape of a Who
    return state.orders()


def let_go(state: State, me: Frame) -> None:
    """Resume the picked trigger, then the next."""
    resume(state, state.pending.pop(me.pick - 1))
    again(me)

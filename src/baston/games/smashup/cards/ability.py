"""Abilities as printed on cards, and what happens instead of being affected; the shapes of conditions."""

from __future__ import annotations

from collections.abc import Callable

from baston.games.smashup.constants import PER_CARD, PER_TURN
from baston.games.smashup.state.table import Table
from baston.kernel.effect import MAY, Effect, Query, Step
from baston.kernel.frame import Frame

When = Callable[[Table, Frame], bool]  # the frame that would be begun
Users = Callable[[Table, int], list[int]]  # who may use the ability of the base at a place, in turn order
Bonus = Callable[[Table, int], int]  # of the card itself, by handle
Aura = Callable[[Table, int, int], int]  # source, minion: what the source adds to the minion's power
Guard = Callable[[Table, int, Frame, int], bool]  # source, affecting, victim: whether the victim is safe
# Source, seat, card: whether the seat may not play the card where the source lies.
Forbids = Callable[[Table, int, int, int], bool]
# The minions whose power an action played by the seat may increase.
Raises = Callable[[Table, int], list[int]]


class Ability:
    """A timing, a condition and an effect, printed on a card."""

    def __init__(self, timing: int, effect: Effect[Table], when: When | None, once: int) -> None:
        self.timing: int = timing
        self.effect: Effect[Table] = effect
        self.when: When | None = when
        self.once: int = once
        self.from_discard: bool = False  # used from the discard pile instead of from play
        self.to_owner: bool = False  # a base's: "the owner of the minion", not the active player
        self.to_doer: bool = False  # a base's: whoever has done it, not the active player
        self.granted: bool = False  # an attached action's talent, which is the minion's that bears it
        self.users: Users | None = None  # a base's: which seats use it, one after another
        self.anywhere: bool = False  # a base's: where it is does not matter for what it does

    def is_optional(self) -> bool:
        """Whether the player may decline this ability."""
        questions = self.effect.steps[0].questions if self.effect.steps else ()
        return len(questions) > 0 and questions[0].how == MAY

    def applies(self, table: Table, frame: Frame) -> bool:
        """Whether its condition holds for this frame."""
        return self.when is None or self.when(table, frame)


class Replacement:
    """What happens instead of being affected in one of some ways, and whom it protects."""

    def __init__(
        self, effect: Effect[Table], protects: Guard, may: bool = False, places: Query[Table] | None = None
    ) -> None:
        self.effect: Effect[Table] = effect
        self.protects: Guard = protects
        self.may: bool = may  # its player chooses whom it saves, or nobody; else it happens to all by itself
        self.places: Query[Table] | None = places  # where its player may send the subject instead


def marking_use(ability: Ability) -> Callable[[Step[Table]], Effect[Table]]:
    """Decorator for the first step of an ability: it also remembers that the ability has been used."""

    def first(step: Step[Table]) -> Effect[Table]:
        act = _act_once_marked(step, ability)
        return ability.effect.then(Step(act, step.questions, step.clause, step.prompt))

    return first


def _act_once_marked(step: Step[Table], ability: Ability) -> Callable[[Table, Frame], None]:
    """The step's act, which first remembers that the ability has been used."""
    act = step.act

    def used(table: Table, me: Frame) -> None:
        if table.windows and ability.once != PER_CARD:
            table.windows[-1].used.append(me.card)
        if ability.once == PER_TURN:
            table.used = [*table.used, ability.effect.number]
        elif ability.once == PER_CARD:
            table.uses = [*table.uses, me.card, ability.effect.number, me.player]
        act(table, me)

    return used

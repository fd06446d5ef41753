"""A lesson as it is read from its file: whose position, which opponent, and the steps in order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from baston.kernel.beginning import POSITION
from baston.kernel.event import Occurrence

Level: TypeAlias = Literal["easy", "normal", "strong"]

LEARNER: Final = 0  # the seat of who learns
YOU: Final = "you"
OTHER: Final = "other"


@dataclass(frozen=True)
class Words:
    """What is said, in both languages; `{card_id}` stands for the name of a card."""

    en: str
    fr: str

    def said(self, lang: str) -> str:
        """Return the words in the language ("en" or "fr"), ids of cards not yet replaced."""
        return self.fr if lang == "fr" else self.en


@dataclass(frozen=True)
class Sign:
    """What an occurrence has to be: of one of these events, by whom, about which card; empty: any."""

    events: tuple[str, ...]
    by: str = YOU
    cards: tuple[str, ...] = ()
    where: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()

    def fits(self, seen: Occurrence) -> bool:
        """Whether this occurrence is one."""
        return (
            seen.event in self.events
            and self.by in ("", YOU if seen.seat == LEARNER else OTHER)
            and (not self.cards or seen.card in self.cards)
            and (not self.where or seen.where in self.where)
            and (not self.sources or seen.source in self.sources)
        )


@dataclass(frozen=True)
class Instead:
    """What is said to who does this while something else was proposed."""

    signs: tuple[Sign, ...]
    words: Words


@dataclass(frozen=True)
class Step:
    """One idea. Without a goal it is free play, which goes on to the end of the game.

    `about` is what the words speak of: "prompt", "hand", "board", "log", or the id of a card or base.
    `follow` is what the labels of the options that it proposes begin with, in English, the first that is
    offered first. Its `goal` counts once the step named `after` is ticked. Any of `until` leaves it unticked.
    """

    id: str
    title: Words
    words: Words
    about: str
    follow: tuple[str, ...]
    goal: tuple[Sign, ...]
    until: tuple[Sign, ...]
    instead: tuple[Instead, ...]
    after: str = ""
    done: Words | None = None  # said once it is ticked, beside the next step
    otherwise: Words | None = None  # said to who does anything else
    missed: Words | None = None  # said when it is left unticked

    @property
    def is_free(self) -> bool:
        """Whether whoever has come so far plays on as they like."""
        return not self.goal


@dataclass(frozen=True)
class Lesson:
    """A guided first game. `deeds` are the events of the log that are somebody's doing."""

    id: str
    game: str
    title: Words
    minutes: int
    position: str  # on one line, as a setup has it
    options: dict[str, str]  # what the table chooses beside it
    opponent: Level  # of the bots in the other seats
    players: int
    seed: int
    deeds: tuple[str, ...]
    steps: tuple[Step, ...]

    @property
    def setup_options(self) -> dict[str, str]:
        """The options of the setup in which the lesson is given."""
        return self.options | {POSITION: self.position}

    @property
    def seats(self) -> list[str]:
        """The bots of the other seats, in turn order after the learner's."""
        return [self.opponent] * (self.players - 1)

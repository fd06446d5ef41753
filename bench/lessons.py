"""Prints how long the lessons take by a plain model of who follows them: python -m bench lessons [--games N].

It is reckoned, not timed with a person. The model:

- A table that is new is looked over for 30 seconds.
- Words are read at 200 a minute: those of a step once, and what is said back; what is asked, once for each
  way of asking; the log since the last answer; and the text of each card once, when it is first seen in the
  own hand or on the table.
- An answer takes 8 seconds to find and press, whether the lesson proposes it or the learner thinks it out,
  and 2 where there is nothing to choose.
- A bot's answer takes 0.5 seconds to be drawn, and its beat (`baston.pace`) where there is one.
- Up to free play the learner follows; then plays as a bot of the level "easy" would, to the end of the game.

Free play differs from deal to deal of what is drawn: the table has the mean of N games.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from baston.bots import bot_named
from baston.games import game_named
from baston.kernel.game import Game
from baston.kernel.rng import Rng
from baston.kernel.state import State
from baston.kernel.text import Json
from baston.lessons import Lesson, lesson_named, progress, told
from baston.lessons.finding import NAMES
from baston.lessons.lesson import LEARNER
from baston.pace import beat_of
from tests.lessons.learner import follows

NEW_TABLE: Final = 30.0  # seconds
WORDS: Final = 200 / 60  # that are read in a second
ANSWER: Final = 8.0  # seconds
NO_CHOICE: Final = 2.0
DRAWN: Final = 0.5
PLAYER: Final = "easy"  # the level at which the learner plays on
GAMES: Final = 20
DRAFTED: Final = ("pool", "brought")  # champions that nobody sees once the game is under way
LONGEST: Final = 1500  # answers of a game, were it to go round


@dataclass
class Lasting:
    """Seconds of a lesson: guided, and of free play after that."""

    guided: float = 0.0
    free: float = 0.0

    @property
    def minutes(self) -> float:
        """All of it, in minutes."""
        return (self.guided + self.free) / 60

    @property
    def share(self) -> float:
        """What part of it is free play."""
        return self.free / (self.guided + self.free)


@dataclass
class Reader:
    """Who learns: what has been read already is not read again."""

    lesson: Lesson
    game: Game[State]
    texts: dict[str, str] = field(default_factory=dict)  # of cards, by id
    read: set[str] = field(default_factory=set)
    notes: int = 0

    def __post_init__(self) -> None:
        for entry in self.game.texts.catalog():
            self.texts[str(entry["id"])] = f"{entry['name']} {entry.get('text') or ''}"

    def seconds(self, texts: list[str]) -> float:
        """Read these for the first time; what has been read takes no time."""
        fresh = [text for text in dict.fromkeys(texts) if text not in self.read]
        self.read.update(fresh)
        return sum([len(text.split()) for text in fresh]) / WORDS

    def looks(self, state: State) -> float:
        """Read what has been logged since the last look, and all cards that are seen for the first time."""
        notes = state.notes or []
        said = self.game.presentation.sentences(state, notes[self.notes :], LEARNER, "en", LEARNER)
        self.notes = len(notes)
        logged = sum([len(line.split()) for line in said]) / WORDS
        view: Json = {
            k: v for k, v in self.game.presentation.view(state, LEARNER).items() if k not in DRAFTED
        }
        return logged + self.seconds([self.texts[word] for word in words_in(view) if word in self.texts])


def words_in(view: Json) -> Iterator[str]:
    """All texts in a view, ids of cards among them."""
    if isinstance(view, str):
        yield view
    elif isinstance(view, dict | list):
        for part in view.values() if isinstance(view, dict) else view:
            yield from words_in(part)


def lasting(lesson: Lesson, seed: int) -> Lasting:
    """Play the lesson with this deal of what is drawn; return how long it takes by the model above."""
    game = game_named(lesson.game)
    setup = game.setup(lesson.players, lesson.setup_options)
    state = game.new(setup, seed, log=True)
    reader, rng, found = Reader(lesson, game), Rng(seed), Lasting(guided=NEW_TABLE)
    rival, player = bot_named(lesson.opponent), bot_named(PLAYER)
    is_free = False
    for _ in range(LONGEST):
        decision = state.decision
        if decision is None:
            break
        if decision.player != LEARNER:
            took = DRAWN + beat_of(game, setup, state)
            option = rival.choose(game, state, decision.player, rng.next32())
        else:
            now = progress(lesson, game, state)
            is_free = is_free or now.step.is_free
            words = [now.step.title, now.step.words, *([now.remark] if now.remark is not None else [])]
            took = reader.looks(state) + reader.seconds([told(one, lesson.game, "en") for one in words])
            took += reader.seconds([game.presentation.prompt(state, "en")])
            if len(decision.options) == 1:
                option, took = decision.options[0], took + NO_CHOICE
            elif is_free:
                option, took = player.choose(game, state, LEARNER, rng.next32()), took + ANSWER
            else:
                labels = {o: game.presentation.label(state, o, "en") for o in decision.options}
                option, took = follows(labels, now.step.follow, rng), took + ANSWER
        game.answer(state, option)
        if is_free:
            found.free += took
        else:
            found.guided += took
    return found


def mean_lasting(lesson: Lesson, games: int = GAMES) -> Lasting:
    """Return the mean of so many games."""
    all_of_them = [lasting(lesson, seed) for seed in range(1, games + 1)]
    return Lasting(
        sum([one.guided for one in all_of_them]) / games, sum([one.free for one in all_of_them]) / games
    )


def main(args: list[str]) -> None:
    """Print a line for each lesson."""
    parser = argparse.ArgumentParser(prog="bench lessons", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    games = parser.parse_args(args).games
    print("| lesson | guided, min | free play, min | together, min | of which free | it says |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    for name in NAMES:
        lesson = lesson_named(name)
        mean = mean_lasting(lesson, games)
        told_minutes = (
            f"{mean.guided / 60:.1f} | {mean.free / 60:.1f} | {mean.minutes:.1f} | {mean.share:.0%}"
        )
        print(f"| {name} | {told_minutes} | {lesson.minutes} |")

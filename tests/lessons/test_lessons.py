"""Each lesson played through by three kinds of person, and what its file says."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

from baston.games import game_named
from baston.kernel.event import event_names
from baston.kernel.record import begin_record, replay, write_answer
from baston.lessons import Lesson, lesson_named, lesson_of, lessons_of, progress, told
from baston.lessons.finding import NAMES
from baston.lessons.lesson import Words
from baston.lessons.reading import BadLesson, read_lesson
from tests.lessons.learner import begin, does_something_else, follows, learn, presses_anything

LESSONS = [pytest.param(lesson_named(name), id=name) for name in NAMES]
PLACES = ("prompt", "hand", "board", "log")
PARTS = {"smashup": ("north",), "superfantasybrawl": ("actions", "track")}  # that boards name


def _ideas(lesson: Lesson) -> list[str]:
    return [step.id for step in lesson.steps if not step.is_free]


def _words(lesson: Lesson) -> list[Words]:
    said = [lesson.title]
    for step in lesson.steps:
        said += [step.title, step.words, *[one.words for one in step.instead]]
        said += [words for words in (step.done, step.otherwise, step.missed) if words is not None]
    return said


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_idea_comes_up_for_who_follows(lesson: Lesson) -> None:
    *_, (state, last) = learn(lesson, follows)
    assert list(last.ticked) == _ideas(lesson)
    assert last.step.is_free
    assert not state.over


@pytest.mark.parametrize("lesson", LESSONS)
def test_who_follows_is_told_the_ideas_in_order(lesson: Lesson) -> None:
    shown = list(dict.fromkeys(now.step.id for _, now in learn(lesson, follows)))
    assert shown == [step.id for step in lesson.steps if step.id in shown]
    untold = [step.id for step in lesson.steps if step.id not in shown and step.done is None]
    assert untold == [], "what comes up and is over within one answer has to be told afterwards"


@pytest.mark.parametrize("lesson", LESSONS)
@pytest.mark.parametrize("seed", [1, 2])
def test_who_does_something_else_is_answered_and_comes_to_free_play(lesson: Lesson, seed: int) -> None:
    course = [now for _, now in learn(lesson, does_something_else, seed)]
    assert course[-1].step.is_free or learnt_all_the_time(lesson, course[-1].ticked)
    assert any(now.remark is not None for now in course)


def learnt_all_the_time(lesson: Lesson, ticked: tuple[str, ...]) -> bool:
    """Whether the game was over before the lesson had told all."""
    return 0 < len(ticked) < len(lesson.steps)


@pytest.mark.parametrize("lesson", LESSONS)
@pytest.mark.parametrize("seed", [1, 2])
def test_whoever_presses_anything_loses_no_tick_and_no_step_comes_back(lesson: Lesson, seed: int) -> None:
    ids = [step.id for step in lesson.steps]
    ticked: set[str] = set()
    at = 0
    for _, now in learn(lesson, presses_anything, seed):
        assert ticked <= set(now.ticked)
        assert at <= ids.index(now.step.id)
        assert now.step.id not in now.ticked
        ticked, at = set(now.ticked), ids.index(now.step.id)


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_lesson_stands_where_the_record_leaves_it(lesson: Lesson) -> None:
    """So an answer taken back, and a game left and taken up again, need nothing else."""
    game, state = begin(lesson)
    record = begin_record(game, game.setup(lesson.players, lesson.setup_options), lesson.seed)
    course = [progress(lesson, game, state)]
    for _ in range(8):
        assert state.decision is not None
        write_answer(game, record, state, state.decision.options[-1])
        course.append(progress(lesson, game, state))
    assert [progress(lesson, game, then) for then in replay(game, record, log=True)] == course


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_game_knows_the_lesson_that_it_is(lesson: Lesson) -> None:
    setup = game_named(lesson.game).setup(lesson.players, lesson.setup_options)
    assert lesson_of(lesson.game, setup) is lesson
    assert lesson in lessons_of(lesson.game)


def test_another_game_is_no_lesson() -> None:
    assert lesson_of("smashup", game_named("smashup").setup(2, {})) is None


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_step_that_is_skipped_is_not_told_and_is_ticked_all_the_same(lesson: Lesson) -> None:
    game, state = begin(lesson)
    first, second = lesson.steps[:2]
    assert progress(lesson, game, state).step is first
    assert progress(lesson, game, state, [first.id]).step is second
    assert progress(lesson, game, state, _ideas(lesson)).step.is_free
    *_, (then, _) = learn(lesson, follows)
    assert first.id in progress(lesson, game, then, [first.id]).ticked


@pytest.mark.parametrize("lesson", LESSONS)
def test_what_is_said_is_short_and_names_cards_in_both_languages(lesson: Lesson) -> None:
    for words in _words(lesson):
        for lang in ("en", "fr"):
            said = told(words, lesson.game, lang)
            assert said
            assert "{" not in said
            sentences = re.split(r"[.?!…](?:\s|$)", words.said(lang))
            assert len([one for one in sentences if one.strip()]) <= 2, said
        assert not re.search(r"(?<![\u00a0\u202f])[:;?!»]|«(?![\u00a0\u202f])|'", words.fr), words.fr


@pytest.mark.parametrize("lesson", LESSONS)
def test_what_a_lesson_speaks_of_and_waits_for_exists(lesson: Lesson) -> None:
    game = game_named(lesson.game)
    cards = {str(entry["id"]) for entry in game.texts.catalog()}
    events = set(event_names(vars(import_module(f"baston.games.{lesson.game}.constants"))).values())
    assert set(lesson.deeds) <= events
    for step in lesson.steps:
        assert step.about in (*PLACES, *PARTS.get(lesson.game, ())) or step.about in cards, step.about
        for sign in (*step.goal, *step.until, *[one for instead in step.instead for one in instead.signs]):
            assert set(sign.events) <= events
            assert {*sign.cards, *sign.where, *sign.sources} <= cards


FILE = """
id = "x"
game = "smashup"
title = { en = "X", fr = "X" }
minutes = 1
opponent = "easy"
seed = 1
deeds = ["play"]
until = { event = "turn" }
position = "smashup"
[[step]]
id = "one"
title = { en = "One", fr = "Un" }
words = { en = "Do one.", fr = "Fais un." }
about = "hand"
goal = { event = "play", by = "you" }
[[step]]
id = "free"
title = { en = "Free", fr = "Libre" }
words = { en = "Go on.", fr = "Continue." }
about = "prompt"
"""


@pytest.mark.parametrize(
    ("a", "b", "why"),
    [
        ('fr = "Un"', 'de = "Eins"', "fr is missing"),
        ('by = "you"', 'by = "me"', "by is one of you, other, anybody, not me"),
        ('id = "free"', 'id = "one"', "two steps have the same id"),
        ('event = "play", by', 'even = "play", by', "a sign has no even"),
        ('about = "hand"', 'about = "hand"\nafter = "two"', "after: there is no step two"),
        ('goal = { event = "play", by = "you" }\n', "", "the last step, and no other, is free play"),
        ('"easy"', '"ace"', "opponent is one of easy, normal, strong, not ace"),
        ("seed = 1", 'seed = "one"', "one is no number"),
        ("seed = 1", "seed = 1\nsede = 2", "the lesson has no sede"),
    ],
)
def test_a_file_that_is_no_lesson_says_why(a: str, b: str, why: str) -> None:
    assert read_lesson(FILE).steps[1].is_free
    assert a in FILE
    with pytest.raises(BadLesson, match=re.escape(why)):
        read_lesson(FILE.replace(a, b))

"""Every sentence that asks something belongs to a question: none is left of one that has gone."""

from __future__ import annotations

import re
from typing import Final

import pytest

from baston.games import game_named
from baston.games.galacticlash.cards.card import RULES as GALACTICLASH
from baston.games.smashup.cards.card import CARDS
from baston.games.smashup.cards.card import RULES as SMASHUP
from baston.games.superfantasybrawl.cards.card import RULES as BRAWL
from baston.kernel.effect import MANY, MAY, Effect, Step
from baston.kernel.frame import Frame
from baston.kernel.state import State
from baston.locales import LANGUAGES, has, sentence
from tests.hygiene.test_locales import ENGLISH, messages

MOST_QUESTIONS: Final = 4  # of a step, those that take many answers among them
ENDING: Final = re.compile(r"(-on-a-mat|-w[1-5])$")  # of messages of a mode, and of windows
OFFERS: Final = {"save", "divert"}  # they speak by the effect that would happen instead
OF_ONE: Final = {"pass-gc-eclaireur-lisieres-enters"}  # any number of one card
COMMON: Final = {"prompt-card", "sfb-prompt-card"}
SHARED: Final = re.compile(r"{ ([A-Za-z0-9-]+) }")  # by several messages, which refer to it


def dashed(name: str) -> str:
    return re.sub(r"[^A-Za-z0-9]+", "-", name).strip("-")


def askable(effects: list[Effect[State]], kind: str) -> set[str]:
    """The keys of all messages of this kind about the questions of these effects."""
    return {
        key
        for effect in effects
        for step in range(len(effect.steps))
        for question in range(1, MOST_QUESTIONS + 1)
        for key in effect.keys(f"{kind}-{dashed(effect.name)}", step, question)
    }


@pytest.mark.parametrize(
    ("game", "effects", "kind"),
    [
        ("smashup", SMASHUP.effects, "prompt"),
        ("superfantasybrawl", BRAWL.effects, "sfb-prompt"),
        ("galacticlash", GALACTICLASH.effects, "prompt-gc"),
    ],
)
def test_every_sentence_that_asks_is_asked(game: str, effects: list[Effect[State]], kind: str) -> None:
    game_named(game)  # imports all its cards
    of_others = "prompt-gc-" if kind == "prompt" else "\n"
    said = {key for key in messages("en") if key.startswith(f"{kind}-") and not key.startswith(of_others)}
    shared = {key for path in ENGLISH for key in SHARED.findall(path.read_text("utf-8"))}
    assert {ENDING.sub("", key) for key in said - COMMON - shared} - askable(effects, kind) == set()


# Each game's effects, and what the keys of the words that end or decline a choice begin with.
of_each_game = pytest.mark.parametrize(
    ("game", "effects", "kind"),
    [
        ("smashup", SMASHUP.effects, "pass"),
        ("superfantasybrawl", BRAWL.effects, "sfb-pass"),
        ("galacticlash", GALACTICLASH.effects, "pass-gc"),
    ],
)


@of_each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_ends_a_choice_of_many_says_what_it_does_with_how_many(
    lang: str, game: str, effects: list[Effect[State]], kind: str
) -> None:
    game_named(game)  # imports all its cards
    asked = [
        (effect, step)
        for effect in effects
        for step in range(len(effect.steps))
        if effect.steps[step].questions and effect.steps[step].questions[-1].most > 1
    ]
    assert asked
    for effect, step in asked:
        key = next(
            (key for key in effect.keys(f"{kind}-{dashed(effect.name)}", step, 1) if has(lang, key)), ""
        )
        assert key, effect.name
        if key in OF_ONE:
            continue
        none, two, seven = (sentence(lang, key, chosen=count) for count in (0, 2, 7))
        assert two.replace("2", "7") == seven != two, two
        assert none != two.replace("2", "0"), none


@of_each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_declines_an_answer_says_what_is_left_undone(
    lang: str, game: str, effects: list[Effect[State]], kind: str
) -> None:
    game_named(game)  # imports all its cards
    offered = [
        effect.keys(f"{kind}-{dashed(effect.name)}", step, 1)
        for effect in effects
        for step in range(len(effect.steps))
        if any(question.how in (MAY, MANY) for question in effect.steps[step].questions)
        and effect.name not in OFFERS
    ]
    assert offered
    assert [keys for keys in offered if not any(has(lang, key) for key in keys)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_lets_happen_what_could_be_prevented_is_told_so(lang: str) -> None:
    game_named("smashup")  # imports all its cards
    offers = {card.replacement.effect.name for card in CARDS if card.replacement and card.replacement.may}
    assert offers
    assert [name for name in offers if not has(lang, f"pass-{dashed(name)}")] == []


def nothing(state: State, me: Frame) -> None: ...


def test_a_question_has_the_keys_of_itself_its_step_and_its_effect() -> None:
    effect: Effect[State] = Effect("toy", 1, True)
    effect.then(Step(nothing)).then(Step(nothing, prompt="take"))
    assert effect.keys("prompt-toy", 0, 1) == ["prompt-toy"]
    assert effect.keys("prompt-toy", 1, 2) == ["prompt-toy-take-2", "prompt-toy-take", "prompt-toy"]
    assert askable([effect], "prompt") == {
        "prompt-toy",
        *(f"prompt-toy-take{n}" for n in ("", "-1", "-2", "-3", "-4")),
    }

"""The suite catches the faults that it is for: games that are wrong in one way each, and bots that cheat."""

# ruff: noqa: ARG002 - methods keep the shape of those that they override

from __future__ import annotations

from dataclasses import replace

import pytest

from baston.bots import Bot
from baston.bots.greedy import Greedy
from baston.bots.rollout import rollout
from baston.games import game_named
from baston.kernel.effect import S
from baston.kernel.game import Game, Refusal
from baston.kernel.rng import Rng
from baston.kernel.state import State
from tests.conformance import playing, secrets
from tests.conformance.mutants import (
    RIG,
    SETUP,
    AnyAnswer,
    BadSave,
    BlindObservation,
    BusyView,
    DeafCopy,
    Doubled,
    Endless,
    FewSamples,
    HastyTrial,
    InPlace,
    KnownMoved,
    LeakyLog,
    LeakyObservation,
    LeakyOptions,
    LeakyPast,
    LeakyView,
    LogKept,
    LostOption,
    Moody,
    Nameless,
    OneForAll,
    OneGame,
    SameChance,
    SameSample,
    SharedSample,
    Stuttering,
    TalkativeGame,
    TrueChance,
    TrueOrder,
    TrueSample,
    TrustingLoad,
    Uneven,
    VagueObservation,
    heaps,
)
from tests.conformance.playing import Check
from tests.wrapped import Wrapped

NIM = game_named("nim")

SAMPLING: list[tuple[type[Wrapped], Check]] = [
    (SameSample, secrets.samples_differ),
    (SameSample, secrets.every_determinization_is_as_likely),
    (FewSamples, secrets.every_determinization_is_as_likely),
    (TrueSample, secrets.samples_differ),
    (TrueOrder, secrets.a_sample_depends_on_view_and_seed_alone),
    (KnownMoved, secrets.a_sample_agrees_with_the_view),
    (KnownMoved, secrets.a_sample_keeps_what_is_known_and_what_each_owner_has),
    (Doubled, secrets.a_sample_keeps_what_is_known_and_what_each_owner_has),
    (TrueChance, secrets.samples_differ),
    (SameChance, secrets.samples_differ),
    (InPlace, playing.looking_changes_nothing),
    (Uneven, secrets.every_determinization_is_as_likely),
    (LogKept, secrets.a_sample_depends_on_view_and_seed_alone),
    (LeakyView, secrets.a_sample_agrees_with_the_view),
    (LeakyObservation, secrets.observations_hold_no_more_than_the_view),
    (BlindObservation, secrets.observations_hold_all_that_the_view_holds),
    (VagueObservation, secrets.observations_tell_options_apart),
    (LeakyOptions, secrets.a_sample_agrees_with_the_view),
    (LeakyLog, secrets.sentences_hide_what_a_seat_may_not_know),
    (LeakyPast, secrets.a_sample_agrees_with_the_view),
    (OneForAll, secrets.views_taken_together_are_the_same),
    (LeakyPast, secrets.the_log_tells_no_more_than_the_view),
    (SharedSample, secrets.samples_can_be_played),
]


PLAYING: list[tuple[type[Wrapped], Check]] = [
    (DeafCopy, playing.a_copy_goes_its_own_way),
    (DeafCopy, playing.the_past_never_changes),
    (LostOption, playing.options_are_complete),
    (AnyAnswer, playing.illegal_answers_change_nothing),
    (BadSave, playing.a_saved_game_goes_on_the_same),
    (TrustingLoad, playing.broken_saves_are_refused),
    (BusyView, playing.looking_changes_nothing),
    (TalkativeGame, playing.same_seed_and_answers_give_the_same_game),
    (OneGame, playing.same_seed_and_answers_give_the_same_game),
    (Nameless, playing.options_are_sound),
    (Endless, playing.random_play_ends),
    (Moody, playing.records_replay),
    (Moody, playing.same_seed_and_answers_give_the_same_game),
    (Stuttering, playing.options_are_sound),
    (HastyTrial, playing.a_trial_is_worth_what_comes_of_it),
]


def fails(check: Check, game: Game[State]) -> bool:
    """Does any of a few random games fail the check?"""
    for seed in range(3):
        try:
            check(game, replace(RIG, longest=60), SETUP, seed)
        except (AssertionError, Refusal, pytest.fail.Exception):
            return True
    return False


@pytest.mark.parametrize(("mutant", "check"), SAMPLING + PLAYING, ids=lambda x: x.__name__)
def test_a_wrong_game_is_caught(mutant: type[Wrapped], check: Check) -> None:
    assert fails(check, mutant(game_named("nim")))


@pytest.mark.parametrize("check", [*playing.CHECKS, *secrets.CHECKS], ids=lambda check: check.__name__)
def test_a_right_game_in_the_same_wrapping_is_not(check: Check) -> None:
    assert not fails(check, Wrapped(game_named("nim")))


class SeesAll(Bot):
    """Looks at the token of the other seat."""

    def choose(self, game: Game[S], state: S, seat: int, seed: int) -> int:
        assert state.decision is not None
        options = state.decision.options
        return options[heaps(state).what[len(heaps(state).heaps) + 1 - seat] % len(options)]


class SeesChance(Bot):
    """Draws from the true generator."""

    def choose(self, game: Game[S], state: S, seat: int, seed: int) -> int:
        assert state.decision is not None
        options = state.decision.options
        return options[state.rng.copy().below(len(options))]


class PlaysOnTruth(Bot):
    """Plays on from the true state instead of a sample."""

    def choose(self, game: Game[S], state: S, seat: int, seed: int) -> int:
        assert state.decision is not None
        scores = []
        for option in state.decision.options:
            twin = game.copy(state)
            game.answer(twin, option)
            rollout(game, twin, Rng(seed))
            scores.append(game.digest(twin))
        return state.decision.options[scores.index(max(scores))]


class Absent(Bot):
    """Gives an answer that is not offered."""

    def choose(self, game: Game[S], state: S, seat: int, seed: int) -> int:
        return 999


@pytest.mark.parametrize("bot", [SeesAll, SeesChance, PlaysOnTruth, Absent])
def test_a_bot_that_cheats_is_caught(bot: type[Bot]) -> None:
    with pytest.raises(AssertionError):
        secrets.is_fair(lambda: bot("cheat"), NIM, RIG, SETUP, 1)


def test_an_honest_bot_is_not() -> None:
    secrets.is_fair(lambda: Greedy("greedy"), NIM, RIG, SETUP, 1)

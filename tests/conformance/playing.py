"""Checks of any game: play, options, copies, saves, records. Each raises AssertionError if the game fails."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from baston.bots.bot import value_after, value_of
from baston.kernel.frame import PASS
from baston.kernel.game import Game, Refusal, Setup
from baston.kernel.machine import IllegalAnswer
from baston.kernel.record import begin_record, parse, replay, write_answer
from baston.kernel.rng import Rng
from baston.kernel.saving import STAMP
from baston.kernel.state import State
from baston.kernel.text import Json, a_dict, a_list
from tests.conformance.setups import Rig
from tests.conformance.walk import any_option, asked, go_on, stops, walk

Check = Callable[[Game[State], Rig, Setup, int], None]
DEPTH = 60  # frames on the stack at most
AHEAD = 25  # answers that twins are compared for


def same_seed_and_answers_give_the_same_game(game: Game[State], rig: Rig, setup: Setup, seed: int) -> None:
    first = [game.digest(state) for state in walk(game, setup, seed, rig.stride)]
    assert [game.digest(state) for state in walk(game, setup, seed, rig.stride)] == first
    assert [game.digest(state) for state in walk(game, setup, seed, rig.stride, log=True)] == first
    others = {game.digest(game.new(setup, seed + n)) for n in range(1, 6)}
    assert len(others) > 1, "all seeds give one game"


def random_play_ends(game: Game[State], rig: Rig, setup: Setup, seed: int) -> None:
    """Within the bound, the stack never deep; then there are scores and points for all."""
    state = game.new(setup, seed)
    for state in walk(game, setup, seed, longest=rig.longest):
        assert len(state.frames) < DEPTH
        if not state.over:
            assert state.queue is None
            assert state.decision is not None
    assert state.over
    assert state.decision is None
    scores = [game.score(state, seat) for seat in range(setup.players)]
    assert all(-1.0 <= score <= 1.0 for score in scores)
    assert max(scores) > min(scores) or len(set(game.points(state))) == 1
    assert len(game.points(state)) == setup.players


def options_are_sound(game: Game[State], rig: Rig, setup: Setup, seed: int) -> None:
    """Never none, never one twice, each with a name in both languages; and every one applies."""
    for state in stops(game, setup, seed, rig.stride):
        options = asked(state).options
        assert options
        assert len(set(options)) == len(options)
        assert 0 <= asked(state).player < setup.players
        for lang in ("en", "fr"):
            assert all(game.presentation.label(state, option, lang) for option in options)
            assert game.presentation.prompt(state, lang)
        for option in options:
            told = game.presentation.describe(state, option)
            assert (told["option"], told["pass"]) == (option, option == PASS)
        before = game.digest(state)
        for option in options:
            twin = game.copy(state)
            game.answer(twin, option)
            assert game.digest(twin) != before
            assert -1.0 <= value_of(game, twin, asked(state).player) <= 1.0


def options_are_complete(game: Game[State], rig: Rig, setup: Setup, seed: int) -> None:
    """They are all that the rules allow, where the rig can reckon that in another way."""
    if rig.legal is not None:
        for state in stops(game, setup, seed, 1):
            assert set(asked(state).options) == rig.legal(state)


def vocabulary(options: list[int]) -> set[int]:
    """Ints around the options: small ones, neighbors, and neighbors in each packed field."""
    near = {option + step << shift for option in options for step in (-1, 0, 1) for shift in (0, 10, 20)}
    packed = {option ^ 1 << bit for option in options for bit in range(32)}
    return {*range(-3, 80), *near, *packed, 10**9, -(10**9)}


def illegal_answers_change_nothing(game: Game[State], rig: Rig, setup: Setup, seed: int) -> None:
    state = game.new(setup, seed)
    for state in walk(game, setup, seed, rig.stride, log=True):
        offered = [] if state.decision is None else state.decision.options
        before, decision, notes = game.digest(state), state.decision, len(state.notes or [])
        for wrong in vocabulary(offered) - set(offered):
            with pytest.raises(IllegalAnswer):
                game.answer(state, wrong)
        assert game.digest(state) == before
        assert state.decision is decision
        assert len(state.notes or []) == notes


def looking_changes_nothing(game: Game[State], rig: Rig, setup: Setup, seed: int) -> None:
    for state in stops(game, setup, seed, rig.stride):
        before = game.digest(state)
        for seat in range(setup.players):
            game.presentation.view(state, seat)
            game.search.evaluate(state, seat)
            game.search.determinize(state, seat, seed)
        game.presentation.view(state, None)
        game.save(state)
        game.copy(state)
        game.points(state)
        for option in asked(state).options:
            game.presentation.label(state, option, "en")
            game.presentation.describe(state, option)
        for note in state.notes or []:
            game.presentation.sentence(state, note, None, "en")
        assert game.digest(state) == before


def a_copy_goes_its_own_way(game: Game[State], rig: Rig, setup: Setup, seed: int) -> None:
    for count, state in enumerate(stops(game, setup, seed, rig.stride)):
        before = game.digest(state)
        first, second = game.copy(state), game.copy(state)
        assert game.digest(first) == before
        ahead = go_on(game, first, Rng(count), AHEAD)
        assert game.digest(state) == before
        assert game.digest(second) == before
        assert go_on(game, second, Rng(count), AHEAD) == ahead


def the_past_never_changes(game: Game[State], rig: Rig, setup: Setup, seed: int) -> None:
    """Play on copies only, and keep all that was: nothing may seep back into it."""
    state, chance = game.new(setup, seed), Rng(seed)
    past: list[tuple[State, str]] = []
    for count in range(rig.longest):
        if count % rig.stride == 0:
            past.append((state, game.digest(state)))
        if state.decision is None:
            break
        option = any_option(state, chance)
        state = game.copy(state)
        game.answer(state, option)
    assert all(game.digest(old) == digest for old, digest in past)


def a_saved_game_goes_on_the_same(game: Game[State], rig: Rig, setup: Setup, seed: int) -> None:
    for count, state in enumerate(walk(game, setup, seed, rig.stride)):
        loaded = game.load(a_dict(json.loads(json.dumps(game.save(state)))))
        assert game.save(loaded) == game.save(state)
        if state.decision is not None:
            assert asked(loaded).options == state.decision.options
            ahead = go_on(game, game.copy(state), Rng(count), AHEAD)
            assert go_on(game, loaded, Rng(count), AHEAD) == ahead


def a_saved_game_looks_the_same(game: Game[State], rig: Rig, setup: Setup, seed: int) -> None:
    seats = [*range(setup.players), None]
    for state in walk(game, setup, seed, rig.stride):
        loaded = game.load(game.save(state))
        assert game.presentation.views(loaded, seats) == game.presentation.views(state, seats)


def broken_saves_are_refused(game: Game[State], rig: Rig, setup: Setup, seed: int) -> None:
    saved = game.save(game.new(setup, seed))
    nonsense: Json = {"no": "sense"}
    unstamped = {k: v for k, v in saved.items() if k != STAMP}
    for name in saved:
        for broken in ({k: v for k, v in unstamped.items() if k != name}, saved | {name: nonsense}):
            if broken != unstamped:
                with pytest.raises(Refusal):
                    game.load(broken)
    with pytest.raises(Refusal):
        game.load(saved | {STAMP: game.rules_version + 1})
    assert game.save(game.load(unstamped)) == saved, "the first release named no rules"
    too_large: list[Json] = [1 << 40 for _ in a_list(saved["seen"])]
    with pytest.raises(Refusal):
        game.load(saved | {"seen": too_large})
    with pytest.raises(Refusal):
        game.load({})


def records_replay(game: Game[State], rig: Rig, setup: Setup, seed: int) -> None:
    record, state, chance = begin_record(game, setup, seed), game.new(setup, seed), Rng(seed)
    while state.decision is not None:
        write_answer(game, record, state, any_option(state, chance))
    back = parse(record.text())
    *_, last = replay(game, back)
    assert game.digest(last) == game.digest(state)
    assert back.result == game.points(state)


def a_trial_is_worth_what_comes_of_it(game: Game[State], rig: Rig, setup: Setup, seed: int) -> None:
    """What need not be listed for an estimate changes none, and is all there for who plays on."""
    for state in stops(game, setup, seed, rig.stride):
        seat, turn = asked(state).player, game.turns(state) or 0
        sample = game.search.determinize(state, seat, seed)
        for option in game.search.candidates(sample):
            played = game.copy(sample)
            game.answer(played, option)
            assert not played.trial
            assert value_of(game, game.after(sample, option), seat) == value_of(game, played, seat)
            worth = game.search.evaluate_answer(played, seat, turn)
            assert value_after(game, sample, option, seat) == (
                game.score(played, seat) if played.over else worth
            )


PLAY_CHECKS: tuple[Check, ...] = (  # of what a game can do that has no part but play
    same_seed_and_answers_give_the_same_game,
    random_play_ends,
    options_are_complete,
    illegal_answers_change_nothing,
    a_copy_goes_its_own_way,
    the_past_never_changes,
    a_saved_game_goes_on_the_same,
    broken_saves_are_refused,
    records_replay,
)
CHECKS: tuple[Check, ...] = (
    *PLAY_CHECKS,
    options_are_sound,
    looking_changes_nothing,
    a_saved_game_looks_the_same,
    a_trial_is_worth_what_comes_of_it,
)

"""Checks of what seats know: views, logs and bots leak nothing, and `determinize` is an honest sampler."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations, product
from math import factorial, prod

from baston.bots import Bot
from baston.kernel.event import Note
from baston.kernel.frame import FIELD, PACKED, THING
from baston.kernel.game import Game, Setup
from baston.kernel.observation import Sheet
from baston.kernel.rng import Rng
from baston.kernel.state import State
from baston.kernel.text import Json, a_list
from tests.chance import K, chi_squared, chi_squared_limit
from tests.conformance.playing import Check
from tests.conformance.setups import Handles, Rig
from tests.conformance.walk import any_option, asked, go_on, stops

FEW = 200  # determinizations, up to so many are enumerated
DRAWS = 600
LED_TO = 6  # options of a decision that are looked behind
CLOSE = 3  # states at which samples are counted


def looks(game: Game[State], rig: Rig, setup: Setup, seed: int) -> Iterator[tuple[State, int]]:
    """States of a random game, and each seat that looks at it."""
    for state in stops(game, setup, seed, rig.stride):
        for seat in range(setup.players):
            yield state, seat


def values(column: list[int], groups: Handles) -> list[list[int]]:
    return [sorted(column[handle] for handle in group) for group in groups]


def a_sample_agrees_with_the_view(game: Game[State], rig: Rig, setup: Setup, seed: int) -> None:
    """Two states that differ only in what a seat cannot see: nothing that the seat is shown may differ."""
    for state, seat in looks(game, rig, setup, seed):
        for n in range(3):
            sample = game.search.determinize(state, seat, seed + n)
            assert game.presentation.view(sample, seat) == game.presentation.view(state, seat)
            assert game.presentation.view(sample, None) == game.presentation.view(state, None)
            if asked(state).player == seat:
                assert asked(sample).options == asked(state).options
                assert labels(game, sample) == labels(game, state)
                assert [game.presentation.describe(sample, x) for x in asked(state).options] == [
                    game.presentation.describe(state, x) for x in asked(state).options
                ]
            for note in state.notes or []:
                sentences = [game.presentation.sentence(x, note, seat, "en") for x in (sample, state)]
                assert sentences[0] == sentences[1]


def observation(game: Game[State], state: State, seat: int) -> list[list[int]]:
    """What the seat sees as numbers, part by part."""
    sheet = Sheet(game.research.parts)
    game.research.observe(state, seat, sheet)
    assert [len(numbers) for numbers in sheet.tables()] == sheet.lengths(), "there is not room for all"
    return sheet.tables()


def observations_hold_no_more_than_the_view(game: Game[State], rig: Rig, setup: Setup, seed: int) -> None:
    """States that look alike to a seat give it the same numbers, for which `parts` has room."""
    for state, seat in looks(game, rig, setup, seed):
        observed = observation(game, state, seat)
        for n in range(2):
            assert observation(game, game.search.determinize(state, seat, seed + n), seat) == observed
        assert len(observed) == len(game.research.parts)
        for part, numbers in zip(game.research.parts, observed, strict=True):
            assert len(numbers) % len(part.columns) == 0, part.name
        decision = asked(state)
        options = len(decision.options) if decision.player == seat else 0
        assert len(observed[-1]) == options * len(game.research.parts[-1].columns)


def observations_hold_all_that_the_view_holds(game: Game[State], rig: Rig, setup: Setup, seed: int) -> None:
    """Of all moments that a game passes or could have led to, two with the same numbers are the same view,
    but for which of several like things has which handle.
    """
    seen: dict[tuple[int, str], tuple[Json, list[int]]] = {}
    for state in stops(game, setup, seed, rig.stride):
        children = [game.copy(state) for _ in asked(state).options[:LED_TO]]
        for child, option in zip(children, asked(state).options, strict=False):
            game.answer(child, option)
        for moment in (state, *children):
            for seat in range(setup.players):
                numbers = repr(observation(game, moment, seat))
                view, what = game.presentation.view(moment, seat), rig.what(moment)
                then = seen.setdefault((seat, numbers), (view, what))
                assert told_apart(then[0], view, then[1], what, "view") == []


def told_apart(one: Json, other: Json, what: list[int], now: list[int], where: str) -> list[str]:
    """Where two views differ by more than the handles of things that are printed alike."""
    if where == "view.hands[]":  # of another seat's hand it matters what is in it, not where
        one, other = known_first(one), known_first(other)
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        parts = [(one[key], other[key], f"{where}.{key}") for key in one]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        parts = [(mine, yours, f"{where}[]") for mine, yours in zip(one, other, strict=True)]
    elif type(one) is int and type(other) is int and are_alike(one, other, what, now):
        return []
    else:
        return [] if one == other else [f"{where}: {one} or {other}"]
    return [line for mine, yours, place in parts for line in told_apart(mine, yours, what, now, place)]


def known_first(hand: Json) -> Json:
    """A hand with the cards that are not known at its end."""
    return sorted(a_list(hand), key=lambda card: card is None)


def are_alike(one: int, other: int, what: list[int], now: list[int]) -> bool:
    """Whether two numbers are the same, or the same fields but for handles of what is printed alike."""
    while one > 0 or other > 0:
        mine, yours = one % (1 << FIELD), other % (1 << FIELD)
        printed = what[mine] if mine < len(what) else 0
        if mine != yours and (printed == 0 or yours >= len(now) or now[yours] != printed):
            return False
        one, other = one >> FIELD, other >> FIELD
    return one == other


def observations_tell_options_apart(game: Game[State], rig: Rig, setup: Setup, seed: int) -> None:
    """Who reads numbers alone knows what each action is: options with different names have different rows."""
    for state in stops(game, setup, seed, rig.stride):
        numbers = observation(game, state, asked(state).player)[-1]
        width = len(game.research.parts[-1].columns)
        names: dict[tuple[int, ...], str] = {}
        for n, name in enumerate(labels(game, state)):
            assert names.setdefault(tuple(numbers[n * width : (n + 1) * width]), name) == name


def observations_tell_questions_apart(game: Game[State], rig: Rig, setup: Setup, seed: int) -> None:
    """Who reads numbers alone knows what is asked: two answers that lead to questions with different words
    lead to different numbers, also where the questions are about things of one name.
    """
    for state in stops(game, setup, seed, rig.stride):
        words: dict[str, list[str]] = {}
        for option in asked(state).options:
            child = game.copy(state)
            game.answer(child, option)
            if child.decision is not None:
                seen = repr(observation(game, child, child.decision.player))
                said = [game.presentation.prompt(child, "en"), *labels(game, child)]
                assert words.setdefault(seen, said) == said


def options_are_alike_as_far_as_seats_know(game: Game[State], rig: Rig, setup: Setup, seed: int) -> None:
    """What differs between options that are one to a seat is only in which handle a card has, if that is not
    known, or is in the hand of who is asked.
    """
    before: State | None = None
    for state in stops(game, setup, seed, rig.stride):
        what, options = rig.what(state), asked(state).options
        for seat in range(setup.players):
            known = before or state
            unknown = {h for group in rig.hidden(known, seat) + rig.guessed(known, seat) for h in group}
            unknown |= set(rig.held(state, asked(state).player))
            alike: dict[int, list[int]] = {}
            for option in options:
                alike.setdefault(game.search.equivalence_key(state, option, known, seat), []).append(option)
            meant = {tuple(_meant(option, unknown, what, asked(state).kind)) for option in options}
            assert len(meant) == len(alike)
            for same in alike.values():
                assert len({tuple(_meant(x, unknown, what, asked(state).kind)) for x in same}) == 1
        before = game.copy(state)


def _meant(option: int, unknown: set[int], what: list[int], kind: int) -> Iterator[tuple[bool, int]]:
    """The fields of an option: a handle, or the card of one that is not known or held."""
    while option > 0:
        field = option % (1 << FIELD)
        is_unknown = kind in (THING, PACKED) and field in unknown
        yield is_unknown, what[field] if is_unknown else field
        option >>= FIELD


def views_taken_together_are_the_same(game: Game[State], rig: Rig, setup: Setup, seed: int) -> None:
    """What seats are shown at once is what each of them is shown alone, whoever else looks."""
    seats: list[int | None] = [None, *range(setup.players)]
    for state in stops(game, setup, seed, rig.stride):
        alone = [game.presentation.view(state, seat) for seat in seats]
        assert game.presentation.views(state, seats) == alone
        assert game.presentation.views(state, seats[:0:-1]) == alone[:0:-1]


def labels(game: Game[State], state: State) -> list[str]:
    return [game.presentation.label(state, option, "fr") for option in asked(state).options]


def a_sample_keeps_what_is_known_and_what_each_owner_has(
    game: Game[State], rig: Rig, setup: Setup, seed: int
) -> None:
    for state, seat in looks(game, rig, setup, seed):
        truth, hidden = rig.what(state), rig.hidden(state, seat)
        unknown = {handle for pool in hidden + rig.guessed(state, seat) for handle in pool}
        sample = rig.what(game.search.determinize(state, seat, seed))
        assert values(sample, rig.owners(state)) == values(truth, rig.owners(state))
        assert values(sample, hidden) == values(truth, hidden)
        assert [x for h, x in enumerate(sample) if h not in unknown] == [
            x for h, x in enumerate(truth) if h not in unknown
        ]


def a_sample_depends_on_view_and_seed_alone(game: Game[State], rig: Rig, setup: Setup, seed: int) -> None:
    """Neither the true order nor the true chance shows through; and a sample keeps no log."""
    for state, seat in looks(game, rig, setup, seed):
        elsewhere = game.search.determinize(state, seat, seed + 1)
        here, there = (game.search.determinize(one, seat, seed + 2) for one in (state, elsewhere))
        assert game.digest(here) == game.digest(there)
        assert here.notes is None


def a_sampler_draws_what_determinize_returns(game: Game[State], rig: Rig, setup: Setup, seed: int) -> None:
    """Each time, whatever becomes of what it has drawn before."""
    for state, seat in looks(game, rig, setup, seed):
        sampler = game.search.sampler(state, seat)
        for n in range(3):
            drawn = sampler.draw(seed + n)
            assert game.digest(drawn) == game.digest(game.search.determinize(state, seat, seed + n))
            if asked(state).player == seat:
                go_on(game, drawn, Rng(n), 5)


def samples_differ(game: Game[State], rig: Rig, setup: Setup, seed: int) -> None:
    """In what is hidden, where it can differ, and in the chance that is to come."""
    for state, seat in looks(game, rig, setup, seed):
        samples = [game.search.determinize(state, seat, seed + n) for n in range(24)]
        streams = {tuple(sample.rng.save()) for sample in samples}
        assert len(streams) == len(samples)
        assert tuple(state.rng.save()) not in streams
        hidden = rig.hidden(state, seat)
        if any(len(set(pool)) > 1 for pool in values(rig.what(state), hidden)):
            assert len({tuple(rig.what(sample)) for sample in samples}) > 1


def every_determinization_is_as_likely(game: Game[State], rig: Rig, setup: Setup, seed: int) -> None:
    """Few of them: against their exact enumeration. Many: what one unknown card is, against its pool."""
    for state, seat in list(looks(game, rig, setup, seed))[: CLOSE * setup.players]:
        hidden = [pool for pool in rig.hidden(state, seat) if pool]
        samples = [rig.what(game.search.determinize(state, seat, n)) for n in range(DRAWS)]
        pools = [[rig.what(state)[handle] for handle in pool] for pool in hidden]
        if prod(factorial(len(pool)) for pool in hidden) <= FEW:
            possible = Counter(product(*(permutations(pool) for pool in pools)))
            even(Counter(tuple(tuple(x[h] for h in pool) for pool in hidden) for x in samples), possible)
        for pool, cards in zip(hidden, pools, strict=True):
            for handle in (pool[0], pool[-1]):
                even(Counter(x[handle] for x in samples), Counter(cards))


def even(counts: Counter[K], weights: Counter[K]) -> None:
    """The counts are as the weights let expect."""
    assert chi_squared(counts, weights) < chi_squared_limit(len(weights) - 1)


def samples_can_be_played(game: Game[State], rig: Rig, setup: Setup, seed: int) -> None:
    """To the end, from the seat's own decision; and the true state stays as it was."""
    for state, seat in looks(game, rig, setup, seed):
        if asked(state).player == seat:
            before = game.digest(state)
            sample = game.search.determinize(state, seat, seed)
            go_on(game, sample, Rng(seed), rig.longest)
            assert sample.over
            assert game.digest(state) == before


def sentences_hide_what_a_seat_may_not_know(game: Game[State], rig: Rig, setup: Setup, seed: int) -> None:
    """A note that is not for a seat reads the same whatever card it is about."""
    for state in stops(game, setup, seed, rig.stride):
        notes = state.notes
        assert notes is not None
        for note in notes:
            others = {*rig.what(state)} - {0, note.card}
            for seat in [*range(setup.players), None]:
                if note.card and others and not note.known_to(seat):
                    twin = another(note, min(others))
                    for lang in ("en", "fr"):
                        sentences = [game.presentation.sentence(state, x, seat, lang) for x in (note, twin)]
                        assert sentences[0] == sentences[1]


def another(note: Note, card: int) -> Note:
    """The same note about another card."""
    return Note(note.event, note.player, card, note.where, note.amount, note.seats, note.source)


def the_log_tells_no_more_than_the_view(game: Game[State], rig: Rig, setup: Setup, seed: int) -> None:
    """The same answer in two states that look alike to a seat: while they still do, so do their logs."""
    chance = Rng(seed)
    for state, seat in looks(game, rig, setup, seed):
        if asked(state).player != seat:
            continue
        option = any_option(state, chance)
        told = []
        for n in (1, 2):
            sample = game.search.determinize(state, seat, n)
            sample.rng, sample.notes = Rng(seed), []
            game.answer(sample, option)
            told.append(
                (
                    game.presentation.view(sample, seat),
                    [game.presentation.sentence(sample, x, seat, "en") for x in sample.notes],
                )
            )
        if told[0][0] == told[1][0]:
            assert told[0][1] == told[1][1]


def is_fair(new_bot: Callable[[], Bot], game: Game[State], rig: Rig, setup: Setup, seed: int) -> None:
    """The bot answers the same in two states that its seat cannot tell apart.

    One is asked in the states of a game, the others in such states: bots may remember what they were asked.
    """
    bot, others = new_bot(), [new_bot() for _ in range(2)]
    for state, seat in looks(game, rig, setup, seed):
        if asked(state).player == seat:
            before = game.digest(state)
            chosen = bot.choose(game, state, seat, seed)
            assert chosen in asked(state).options
            assert game.digest(state) == before
            for n, other in enumerate(others):
                assert other.choose(game, game.search.determinize(state, seat, n), seat, seed) == chosen


CHECKS: tuple[Check, ...] = (
    a_sample_agrees_with_the_view,
    observations_hold_no_more_than_the_view,
    observations_hold_all_that_the_view_holds,
    observations_tell_options_apart,
    observations_tell_questions_apart,
    options_are_alike_as_far_as_seats_know,
    views_taken_together_are_the_same,
    a_sample_keeps_what_is_known_and_what_each_owner_has,
    a_sample_depends_on_view_and_seed_alone,
    a_sampler_draws_what_determinize_returns,
    samples_differ,
    every_determinization_is_as_likely,
    samples_can_be_played,
    sentences_hide_what_a_seat_may_not_know,
    the_log_tells_no_more_than_the_view,
)

"""Determinizations in positions that are rarely met."""

from __future__ import annotations

from baston.games import game_named
from baston.kernel.rng import Rng


def test_a_base_that_asks_from_the_base_deck_is_known_but_not_where_it_lies() -> None:
    game = game_named("smashup")
    state = game.new(game.setup(2, {}), 256)
    chance = Rng(256 * 7)
    for _ in range(147):
        assert state.decision is not None
        game.answer(state, state.decision.options[chance.below(len(state.decision.options))])
    asked = state.decision
    assert asked is not None
    assert game.presentation.prompt(state, "en").startswith("Spikey Chair Room: which minion that you own")
    saved = game.save(state)
    deck = saved["base_deck"]
    assert isinstance(deck, list)
    assert asked.card in deck
    places = set()
    sampler = game.search.sampler(state, asked.player)
    for seed in range(40):
        sample = sampler.draw(seed)
        assert game.digest(sample) == game.digest(game.search.determinize(state, asked.player, seed))
        assert game.presentation.view(sample, asked.player) == game.presentation.view(state, asked.player)
        assert game.presentation.prompt(sample, "en") == game.presentation.prompt(state, "en")
        lies = game.save(sample)["base_deck"]
        assert isinstance(lies, list)
        places.add(lies.index(asked.card))
    assert len(places) > 10

"""Games that begin from a position are games as all others, in every game, mode and format."""

from __future__ import annotations

from typing import Final, TypeAlias

import pytest

from baston.bots import bot_named
from baston.games import game_named
from baston.kernel import record as records
from baston.kernel.beginning import POSITION
from baston.kernel.game import Game, Setup
from baston.kernel.record import begin_record, parse, write_answer
from baston.kernel.rng import Rng
from baston.kernel.state import State

OPEN: Final = {"open_decks": "true"}
LONGEST: Final = 20_000  # answers
Kind: TypeAlias = tuple[str, int, dict[str, str]]
KINDS: Final[tuple[Kind, ...]] = (
    ("smashup", 2, {}),
    ("smashup", 3, {"edition": "2012", "max_rounds": "9"}),
    ("smashup", 4, {"copies": "2", "bgb_fixes": "true"}),
    ("smashup", 2, {"mode": "base-principale", "useless_cards": "false"}),
    ("smashup", 4, {"mode": "base-principale"}),
    ("superfantasybrawl", 2, {"draft": "random", "max_rounds": "9"}),
    ("superfantasybrawl", 4, {"draft": "random", "max_rounds": "9"}),
    ("galacticlash", 2, {"format": "flash"}),
    ("galacticlash", 2, {"format": "standard", "decks": "generated", "gang_block": "false"}),
    ("galacticlash", 3, {"format": "multi"}),
    ("galacticlash", 4, {"format": "duo"}),
)


def moment(game: Game[State], setup: Setup, seed: int) -> State:
    """A random moment of a random game that can be set up again."""
    rng = Rng(seed)
    state, found = game.new(setup, seed), []
    for _ in range(250):
        if state.decision is None:
            break
        if game.texts.can_be_set_up(state):
            found.append(game.copy(state))
        options = state.decision.options
        game.answer(state, options[rng.below(len(options))])
    assert found, "some moments can be set up"
    return found[rng.below(len(found))]


def played_out(game: Game[State], setup: Setup, seed: int) -> str:
    """The record of a game that `uniform` plays to its end."""
    record, state = begin_record(game, setup, seed), game.new(setup, seed)
    bot, chance = bot_named("uniform"), Rng(seed)
    while state.decision is not None:
        assert len(record.answers) < LONGEST, "it ends"
        write_answer(game, record, state, bot.choose(game, state, state.decision.player, chance.next32()))
    return record.text()


def without_open_decks(text: str) -> str:
    """The position but for lists that bots are told, as they must be where a seat has left with its deck."""
    return text.replace(",open_decks:true", "").replace(" rules=open_decks:true", "")


def check(kind: Kind, seed: int) -> None:
    name, players, options = kind
    game = game_named(name)
    state = moment(game, game.setup(players, options), seed)
    text = game.texts.position(state, None)
    setup = game.setup(players, {POSITION: text})
    begun = game.new(setup, seed)
    assert without_open_decks(game.texts.position(begun, None)) == without_open_decks(text)
    assert game.texts.settings(begun) | OPEN == game.texts.settings(state) | OPEN
    assert begun.decision is not None
    assert state.decision is not None
    assert begun.decision.player == state.decision.player
    assert game.setup(players, setup.options) == setup, "a rematch and a record have the same setup"
    record = parse(played_out(game, setup, seed))
    assert record.setup == setup
    assert [*records.replay(game, record)][-1].over


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{kind[0]} {kind[1]} {' '.join(kind[2].values())}")
def test_a_game_from_a_position_is_that_position_and_can_be_played_recorded_and_replayed(
    kind: Kind,
) -> None:
    check(kind, seed=1)

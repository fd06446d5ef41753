"""How a state stood within an answer: as it could have been left there, and as its log says."""

from __future__ import annotations

from typing import Final

import pytest

from baston.games import game_named
from baston.kernel.game import Game
from baston.kernel.rng import Rng
from baston.kernel.state import State, Stills

GAMES: Final[tuple[tuple[str, int, dict[str, str]], ...]] = (
    ("smashup", 2, {}),
    ("smashup", 3, {"mode": "base-principale"}),
    ("superfantasybrawl", 2, {"draft": "random"}),
    ("galacticlash", 2, {}),
    ("galacticlash", 4, {"format": "duo"}),
)
ANSWERS = 150


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_stills_can_be_seen_by_all_and_change_nothing(
    name: str, players: int, options: dict[str, str]
) -> None:
    game = game_named(name)
    state = game.new(game.setup(players, options), 3, log=True)
    chance = Rng(4)
    seen = 0
    for _ in range(ANSWERS):
        if state.decision is None:
            break
        first = len(state.notes or [])
        option = state.decision.options[chance.below(len(state.decision.options))]
        after, watched = game.copy(state), game.copy(state)
        game.answer(after, option)
        watched.stills = Stills(game.copy, watched)
        game.answer(watched, option)
        assert game.digest(watched) == game.digest(after)
        seen += check(game, watched, first, players)
        state = after
    assert seen > 20


def check(game: Game[State], after: State, first: int, players: int) -> int:
    """Look at the stills of an answer, before which the log had so many notes; return how many there are."""
    assert after.stills is not None
    notes = after.notes or []
    counts = [len(still.notes or []) for still in after.stills.states]
    assert counts == sorted({*counts})
    assert all(first < count <= len(notes) for count in counts)
    for still, count in zip(after.stills.states, counts, strict=True):
        assert (still.decision, still.stills, still.notes) == (None, None, notes[:count])
        seats: list[int | None] = [None, *range(players)]
        for seat, view in zip(seats, game.presentation.views(still, seats), strict=True):
            assert view["decision"] is None
            assert view.keys() == game.presentation.view(after, seat).keys()
            assert view == game.presentation.view(still, seat)
    for seat in (None, *range(players)):
        ends = game.presentation.line_ends(after, notes[first:], seat)
        assert ends[-1:] == [len(notes) - first][: len(ends)]
        assert len(ends) == len(game.presentation.sentences(after, notes[first:], seat, "en"))
    return len(counts)

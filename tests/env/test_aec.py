"""The AEC form as a learning program meets it."""

from __future__ import annotations

import numpy as np
import pytest

from baston.env import aec, gym, parallel
from baston.kernel.game import Refusal
from tests.env.tables import NAMES, TABLES, Options


def played(table: aec.Table, seed: int) -> aec.Table:
    """The table after a game of uniform play."""
    chance = np.random.default_rng(seed)
    table.reset(seed=seed)
    while not any(table.terminations.values()):
        seen, *_ = table.last()
        table.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    return table


@pytest.mark.parametrize(("name", "players", "options"), TABLES, ids=NAMES)
def test_a_game_ends_for_all_with_its_scores_as_rewards(name: str, players: int, options: Options) -> None:
    table = played(aec.env(name, players, **options), 1)
    state = table.state_of_play
    assert state.over
    assert all(table.terminations.values())
    scores = [table.game.score(state, seat) for seat in range(players)]
    assert [table.rewards[agent] for agent in table.possible_agents] == scores


def test_the_agent_selected_is_the_seat_that_is_asked() -> None:
    table = aec.env("smashup", 3)
    table.reset(seed=4)
    for _ in range(30):
        decision = table.state_of_play.decision
        assert decision is not None
        assert table.agent_selection == f"player_{decision.player}"
        table.step(0)


def test_an_illegal_action_ends_the_game_at_the_cost_of_who_took_it() -> None:
    table = aec.env("smashup")
    table.reset(seed=4)
    mine = table.agent_selection
    table.step(511)
    assert all(table.terminations.values())
    assert {agent: reward for agent, reward in table.rewards.items() if reward} == {mine: -1.0}
    assert table.infos[mine] == {"illegal": True}


def test_max_cycles_cuts_a_game_short_without_a_reward() -> None:
    table = aec.env("smashup", max_cycles=3)
    table.reset(seed=4)
    for _ in range(3):
        assert not any(table.truncations.values())
        table.step(0)
    assert all(table.truncations.values())
    assert not any(table.rewards.values())


def test_seeds_make_games_and_a_table_goes_on_to_others() -> None:
    table, other = aec.env("smashup"), aec.env("smashup")
    digests = []
    for seed in (1, None, 1, 2):
        table.reset(seed=seed)
        digests.append(table.game.digest(table.state_of_play))
    other.reset(seed=1)
    assert other.game.digest(other.state_of_play) == digests[0] == digests[2]
    assert len(set(digests)) == 3


def test_it_can_be_read_in_words() -> None:
    table = aec.env("nim", render_mode="ansi", heaps="2,7")
    table.reset(seed=1)
    asked = table.agent_selection
    assert table.render() == (f"{asked}: From which heap do you take?\n   0 heap 1 (2)\n   1 heap 2 (7)")
    assert aec.env("nim").render() is None


def test_what_there_is_not_is_refused() -> None:
    for wrong in ({"name": "chess"}, {"players": 9}, {"edition": "1999"}, {"colour": "red"}):
        options: Options = {
            str(key): str(value) for key, value in wrong.items() if key not in ("name", "players")
        }
        with pytest.raises(Refusal):
            aec.env(str(wrong.get("name", "smashup")), int(str(wrong.get("players", 2))), **options)


def test_what_makes_no_sense_is_said() -> None:
    for most in (0, -1):
        for form in (aec.env, parallel.parallel_env):
            with pytest.raises(ValueError, match=f"max_cycles must be at least 1, not {most}"):
                form("nim", max_cycles=most)
    with pytest.raises(TypeError, match='the option max_rounds is written as text: max_rounds="3"'):
        aec.env("smashup", max_rounds=3)  # type: ignore[arg-type]


def test_in_the_parallel_form_only_the_action_of_who_is_asked_counts() -> None:
    together = parallel.parallel_env("smashup")
    seen, _ = together.reset(seed=4)
    for _ in range(20):
        decision = together.state_of_play.decision
        assert decision is not None
        asked, waits = f"player_{decision.player}", f"player_{1 - decision.player}"
        assert np.flatnonzero(seen[waits]["action_mask"]).tolist() == [0]
        expected = together.game.copy(together.state_of_play)
        together.game.answer(expected, decision.options[-1])
        seen, *_ = together.step({asked: len(decision.options) - 1, waits: 7})
        assert together.game.digest(together.state_of_play) == together.game.digest(expected)


def test_in_the_parallel_form_an_illegal_action_gives_way_to_a_legal_one() -> None:
    together = parallel.parallel_env("smashup")
    together.reset(seed=4)
    decision = together.state_of_play.decision
    assert decision is not None
    *_, infos = together.step({"player_0": 511, "player_1": 511})
    assert infos[f"player_{decision.player}"] == {"illegal": True}
    assert infos[f"player_{1 - decision.player}"] == {}
    assert not together.state_of_play.over


def test_gymnasiums_seat_is_the_one_that_is_asked_until_the_game_is_over() -> None:
    chance = np.random.default_rng(1)
    seat = gym.env("smashup", 3, seat=1, opponent="uniform")
    seen, _ = seat.reset(seed=2)
    ended, reward = False, 0.0
    while not ended:
        assert seat.state.decision is not None
        assert seat.state.decision.player == 1
        assert (seat.action_masks() == seen["action_mask"]).all()
        seen, reward, ended, cut, _ = seat.step(chance.choice(np.flatnonzero(seen["action_mask"])))
        assert not cut
    assert seat.state.over
    assert reward == seat.game.score(seat.state, 1)


def test_gymnasiums_seat_loses_by_an_illegal_action() -> None:
    seat = gym.env("smashup", opponent="uniform")
    seat.reset(seed=2)
    _, reward, ended, _, info = seat.step(np.int64(511))
    assert (reward, ended, info) == (-1.0, True, {"illegal": True})


def test_a_seat_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="seat 2 is not one of 0 to 1"):
        gym.env("smashup", 2, seat=2)

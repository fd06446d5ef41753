"""Bots by name: what is understood, and what is refused in which words."""

from __future__ import annotations

import pytest

from baston.bots.flat import Flat
from baston.bots.ismcts import Ismcts
from baston.bots.registry import KNOWN, bot_named
from baston.kernel.game import Refusal


def flat_named(text: str) -> Flat:
    bot = bot_named(text)
    assert isinstance(bot, Flat)
    return bot


@pytest.mark.parametrize("name", KNOWN)
def test_every_name_that_is_offered_is_a_bot(name: str) -> None:
    assert bot_named(bot_named(name).name).name == bot_named(name).name


def test_a_bot_is_called_as_it_is_written() -> None:
    assert [bot_named(x).name for x in ("uniform", "greedy", "flat:7")] == ["uniform", "greedy", "flat:7"]


def test_a_budget_is_a_number_of_rollouts_or_seconds() -> None:
    assert (flat_named("flat:200").rollouts, flat_named("flat:200").seconds) == (200, 0.0)
    assert (flat_named("flat:0.5s").rollouts, flat_named("flat:0.5s").seconds) == (0, 0.5)
    assert flat_named("flat:2s").seconds == 2.0


def test_a_tree_search_may_be_shared_out_over_processes() -> None:
    shared = bot_named("ismcts:500*2")
    assert isinstance(shared, Ismcts)
    assert (shared.name, shared.rollouts, shared.processes) == ("ismcts:500*2", 500, 2)


@pytest.mark.parametrize("budget", ["500*", "500*0", "500*-1", "500*two", "*2", "500*2*2", "0*2", "500*10"])
def test_a_bad_number_of_processes_is_refused(budget: str) -> None:
    with pytest.raises(Refusal) as caught:
        bot_named(f"ismcts:{budget}")
    assert caught.value.key == "bad-budget"


def test_a_tree_search_may_leave_some_answers_unsearched() -> None:
    careless = bot_named("ismcts:500*2:80%")
    assert isinstance(careless, Ismcts)
    assert (careless.rollouts, careless.processes, careless.percent) == (500, 2, 80)
    with pytest.raises(Refusal) as caught:
        bot_named("ismcts:1s:100%")
    assert (caught.value.key, caught.value.values) == ("bad-care", {"share": "100%"})


@pytest.mark.parametrize("share", ["", "3", "0%", "100%", "7.5%", "-5%", "%", "80 %", "0.8", "080%", "8²%"])
def test_a_bad_share_of_greedy_answers_is_refused(share: str) -> None:
    with pytest.raises(Refusal) as caught:
        bot_named(f"greedy:{share}")
    assert caught.value.key == "bad-care"
    assert caught.value.values == {"share": share}


@pytest.mark.parametrize("name", ["", "flatt", "Uniform", "uniform:3", "me", "flat 200"])
def test_an_unknown_bot_is_refused_with_those_that_are_known(name: str) -> None:
    with pytest.raises(Refusal) as caught:
        bot_named(name)
    assert caught.value.key == "unknown-bot"
    assert caught.value.values == {"name": name, "known": ", ".join(KNOWN)}


@pytest.mark.parametrize(
    "budget",
    ["", "0", "0s", "0.0s", "-1", "1.5", "s", "ten", "1e3", "nans", "infs", " 5", "5 s", "²", "99999999"],
)
def test_a_bad_budget_is_refused(budget: str) -> None:
    with pytest.raises(Refusal) as caught:
        bot_named(f"flat:{budget}")
    assert caught.value.key == "bad-budget"
    assert caught.value.values == {"bot": "flat", "budget": budget}

"""Bots by name, of others too: lists of them, what a host offers, and what is refused in which words."""

from __future__ import annotations

from pathlib import Path

import pytest

from baston.bots.registry import KNOWN
from baston.cli.terminal.errors import refused
from baston.games import game_named
from baston.guests import bot_named, is_guest, names_in
from baston.guests.hosting import check_hosted, hosted_bots
from baston.kernel.game import Refusal
from tests.bots.made import weights_for


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("me,greedy", ["me", "greedy"]),
        (" ME , Flat:200 ", ["me", "flat:200"]),
        ("me,My.Module:MyBot", ["me", "My.Module:MyBot"]),
        ("exec:./A b,greedy", ["exec:./A b", "greedy"]),
        ('exec:"./my bot" --style "Calm, wary",easy', ['exec:"./my bot" --style "Calm, wary"', "easy"]),
        ("exec:./a 'b,c'", ["exec:./a 'b,c'"]),
        ("exec:./a 'b,c", ["exec:./a 'b", "c"]),
        ("greedy,,easy", ["greedy", "", "easy"]),
        ("", [""]),
    ],
)
def test_names_stand_between_commas_but_for_those_in_quotes(text: str, names: list[str]) -> None:
    assert names_in(text) == names


def test_bots_of_ours_are_no_guests_whatever_their_budget() -> None:
    assert not any(map(is_guest, KNOWN))
    assert not is_guest("flat:strong")
    assert [bot_named(name).name for name in ("greedy", "ismcts:7")] == ["greedy", "ismcts:7"]


def test_a_host_offers_bots_by_names_that_people_can_read() -> None:
    mine = "a.b:Mine, Rusty 2 = exec:1s:./rusty --depth=3,exec:'/opt/my bots/slow.py' x"
    offered = hosted_bots(f"{mine},policy:/opt/Sharp.weights")
    assert offered == {
        "Mine": "a.b:Mine",
        "Rusty 2": "exec:1s:./rusty --depth=3",
        "slow": "exec:'/opt/my bots/slow.py' x",
        "Sharp": "policy:/opt/Sharp.weights",
    }


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("greedy", "hosted-ours"),
        ("mine=ismcts:5s", "hosted-ours"),
        ("", "hosted-ours"),
        ("exec:./a,exec:./a", "hosted-name"),
        ("Strong=exec:./a", "hosted-name"),
        ("exec:'./<b>'", "hosted-name"),
        (f"{'a' * 33}=exec:./a", "hosted-ours"),
    ],
)
def test_what_a_host_cannot_offer_is_refused(text: str, key: str) -> None:
    with pytest.raises(Refusal) as caught:
        hosted_bots(text)
    assert caught.value.key == key


@pytest.mark.parametrize("name", ["no.such:Bot", "json:Nobody", "json:JSONDecoder", "exec:", "exec:./none"])
def test_a_refusal_names_the_bot_in_both_languages(name: str) -> None:
    with pytest.raises(Refusal) as caught:
        bot_named(name).check(game_named("smashup"))
    said = [refused(caught.value, lang) for lang in ("en", "fr")]
    assert said[0] != said[1]
    words = name.removeprefix("exec:").split(":")
    assert all(words[0] in sentence and words[-1] in sentence for sentence in said)


def test_weights_that_a_host_offers_must_be_for_one_of_its_games(tmp_path: Path) -> None:
    file = tmp_path / "nim.weights"
    file.write_bytes(weights_for(game_named("nim")).written())
    offered = {"Sharp": f"policy:{file}"}
    check_hosted(offered, [game_named("smashup"), game_named("nim")])
    with pytest.raises(Refusal, match="policy-game"):
        check_hosted(offered, [game_named("smashup")])
    file.write_bytes(b"")
    with pytest.raises(Refusal, match="policy-broken"):
        check_hosted(offered, [game_named("nim")])


def test_a_host_offers_the_network_that_ships_where_one_does() -> None:
    offered = hosted_bots("Net=policy")
    assert offered == {"Net": "policy"}
    check_hosted(offered, [game_named("nim"), game_named("smashup")])
    with pytest.raises(Refusal) as caught:
        check_hosted(offered, [game_named("nim")])
    assert caught.value.key == "policy-unshipped"
    assert "baston train nim" in refused(caught.value, "en")
    with pytest.raises(Refusal) as caught:
        hosted_bots("policy")
    assert caught.value.key == "hosted-name", "strangers would take it for one of the levels"

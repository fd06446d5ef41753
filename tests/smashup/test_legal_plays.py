"""The plays offered are those that a player would find: brute force over hand and table, from the view.

The judge here knows the rules of playing (SU-12 to SU-14, SU-129, SU-136, SU-167) on its own, and only what
the seat sees. Abilities used in the play phase are left out: each has its tests.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from baston.games.smashup import GAME
from baston.games.smashup.effects.abilities import TOKEN, USE
from baston.games.smashup.state.table import NO_LIMIT, Table
from baston.kernel.frame import PASS
from baston.kernel.rng import Rng
from baston.kernel.text import Json, a_dict, a_list, a_str, an_int
from tests.smashup.test_position import in_play_phase

TO_BASES = {
    "jammed_signal", "wildlife_preserve", "infiltrate", "block_the_path", "enshrouding_mist", "flame_trap",
    "hideout", "pay_the_piper", "overrun", "theyre_coming_to_get_you",
    "weird_new_worlds", "whiplash_maneuver", "hidden_base",
}  # fmt: skip
TO_MY_BASES = {"protector_fields"}
TO_MINIONS = {
    "tooth_and_claw_and_guns", "upgrade", "assassination", "poison", "cesium_armor", "passengers",
    "laser_sword",
}  # fmt: skip
TO_OWN_MINIONS = {"smoke_bomb", "change_into_a_gun", "flighterizer", "matrix_of_bossiness", "the_touch"}
RAISING_THEIR_BEARER = {"upgrade", "cesium_armor", "laser_sword"}
RAISING = {
    "augmentation", "howl", "swashbuckling", "form_mergacon", "block_the_probe", "use_the_fours",
    "yield_to_rage",
}  # fmt: skip
POWER_OF = {a_str(entry["id"]): entry["power"] for entry in GAME.texts.catalog()}
FACTION_OF = {a_str(entry["id"]): a_str(entry["faction"]) for entry in GAME.texts.catalog()}


def things(value: Json) -> list[dict[str, Json]]:
    return [a_dict(x) for x in a_list(value)]


def forbidden(base: dict[str, Json], card: str, seat: int) -> bool:
    """Does an action on the base keep the seat from playing this minion there?"""
    return any(
        (action["card"] == "overrun" and action["controller"] != seat)
        or (action["card"] == "block_the_path" and action["named"] == FACTION_OF[card])
        for action in things(base["actions"])
    )


def minion_plays(view: dict[str, Json], seat: int) -> Iterator[tuple[int, int, bool]]:
    """Handle, place, and whether an extra play with a condition is used."""
    plays = a_dict(view["plays"])
    from_hand = [c for c in things(a_list(view["hands"])[seat]) if c["kind"] == "minion"]
    from_discard = [c for c in things(a_list(view["discards"])[seat]) if c["kind"] == "minion"]
    for base in things(view["bases"]):
        coming = any(
            a["card"] == "theyre_coming_to_get_you" and a["controller"] == seat
            for a in things(base["actions"])
        )
        mine = any(m["controller"] == seat for m in things(base["minions"]))
        for card in from_hand + (from_discard if coming else []):
            handle, place = an_int(card["handle"]), an_int(base["place"])
            if forbidden(base, a_str(card["card"]), seat):
                continue
            if an_int(plays["minions"]) > 0:
                yield handle, place, False
            for extra in things(plays["extra"]):
                if extra["action"]:
                    continue
                weak = an_int(card["power"]) <= an_int(extra["power_at_most"])
                assert an_int(extra["power_at_most"]) <= NO_LIMIT
                where = an_int(extra["place"])
                if extra["other_than"] == card["card"]:
                    continue
                if weak and (where in (0, place) or (where == -1 and not mine)):
                    yield handle, place, True


def action_plays(view: dict[str, Json], seat: int) -> Iterator[tuple[int, int, bool]]:
    """Handle, what it attaches to, 0 for nothing, and whether an extra play with a condition is used."""
    plays = a_dict(view["plays"])
    if any(mark["seat"] == seat and mark["now"] for mark in things(view["no_actions"])):
        return
    raising = any(extra["action"] for extra in things(plays["extra"]))
    for card in things(a_list(view["hands"])[seat]):
        if card["kind"] != "action":
            continue
        handle, id = an_int(card["handle"]), a_str(card["card"])
        for target, raises in targets(view, seat, id):
            if an_int(plays["actions"]) > 0:
                yield handle, target, False
            if raising and raises:
                yield handle, target, True


def targets(view: dict[str, Json], seat: int, id: str) -> Iterator[tuple[int, bool]]:
    """What an action may attach to, 0 for nothing, and whether that may raise the seat's minions (SU-104)."""
    minions = [minion for base in things(view["bases"]) for minion in things(base["minions"])]
    if id in TO_BASES or id in TO_MY_BASES:
        for base in things(view["bases"]):
            if id in TO_BASES or any(m["controller"] == seat for m in things(base["minions"])):
                yield an_int(base["place"]), False
    elif id in TO_MINIONS or id in TO_OWN_MINIONS:
        for minion in minions:
            mine = minion["controller"] == seat
            weak = id == "matrix_of_bossiness" and an_int(POWER_OF[a_str(minion["card"])]) < 5
            if id in TO_MINIONS or mine:
                yield an_int(minion["handle"]), mine and (weak or id in RAISING_THEIR_BEARER)
    else:
        yield 0, id in RAISING and any(minion["controller"] == seat for minion in minions)


def offered(table: Table) -> set[tuple[int, int, bool]]:
    assert table.decision is not None
    return {
        (option >> 10 & 1023, option & 1023, option >> TOKEN > 0)
        for option in table.decision.options
        if option != PASS and option >> TOKEN != USE
    }


@pytest.mark.clause("SU-12", "SU-136", "SU-167")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_exactly_the_legal_plays_are_offered(players: int) -> None:
    checked = 0
    for seed in range(12):
        table = GAME.new(GAME.setup(players, {}), seed)
        rng = Rng(seed)
        while table.decision is not None:
            if in_play_phase(table):
                seat = table.turn
                view = GAME.presentation.view(table, seat)
                legal = set(minion_plays(view, seat)) | set(action_plays(view, seat))
                assert offered(table) == legal
                assert PASS in table.decision.options
                checked += 1
            options = table.decision.options
            GAME.answer(table, options[rng.below(len(options))])
    assert checked > 500

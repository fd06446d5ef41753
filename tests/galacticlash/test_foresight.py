"""What a plan of attackers or blockers would come to, before any of it is declared."""

from __future__ import annotations

import pytest

from baston.games.galacticlash import GAME
from baston.games.galacticlash.cards.card import Card
from baston.games.galacticlash.factions.cercle_cendre.units import acolyte_cendre, bete_fosses
from baston.games.galacticlash.factions.neutral import mule_cuirassee
from baston.games.galacticlash.factions.ordre_aurore.units import colosse_quartz, novice_aurore, rapace_aube
from baston.kernel.frame import FIELD
from baston.kernel.text import Json, a_dict, a_list, an_int
from tests.galacticlash.scenario import Piece, Play, Side, scenario

RIVAL = 1


def outlook(game: Play, *plan: int) -> dict[str, Json]:
    foreseen = GAME.presentation.foresee(game.clash, list(plan))
    assert foreseen is not None, "this is answered by a plan"
    return foreseen


def goes_for(game: Play, unit: Card, seat: int = RIVAL) -> int:
    return game.unit(unit) | seat + 1 << FIELD


def blocks(game: Play, blocker: Card, attacker: Card) -> int:
    return game.unit(blocker) | game.unit(attacker) << FIELD


def fate(foreseen: dict[str, Json], unit: int) -> dict[str, Json]:
    return next(f for f in map(a_dict, a_list(foreseen["fates"])) if an_int(f["handle"]) == unit)


def test_a_plan_is_only_looked_at() -> None:
    game = scenario(mine=[bete_fosses, novice_aurore]).until("attack")
    before = GAME.digest(game.clash)
    foreseen = outlook(game, goes_for(game, bete_fosses))
    assert foreseen["picked"] == [goes_for(game, bete_fosses)]
    assert foreseen["open"] == [goes_for(game, novice_aurore)]
    assert GAME.digest(game.clash) == before
    assert not game.engaged(bete_fosses)


@pytest.mark.clause("G-53")
def test_a_plan_of_all_that_may_attack_is_foreseen_too() -> None:
    game = scenario(mine=[bete_fosses, novice_aurore], theirs=[mule_cuirassee]).until("attack")
    foreseen = outlook(game, goes_for(game, bete_fosses), goes_for(game, novice_aurore))
    assert foreseen["open"] == []
    assert fate(foreseen, game.unit(bete_fosses))["through"] == [6, 6]


@pytest.mark.clause("G-57")
def test_what_flies_past_all_blockers_is_told_to_survive() -> None:
    game = scenario(mine=[rapace_aube], theirs=[mule_cuirassee]).until("attack")
    alone = fate(outlook(game, goes_for(game, rapace_aube)), game.unit(rapace_aube))
    assert (alone["fate"], alone["blockers"], alone["killers"]) == ("survives", [], [])


@pytest.mark.clause("G-56", "G-61")
def test_the_fewest_blockers_that_kill_an_attacker_are_named() -> None:
    game = scenario(mine=[novice_aurore], theirs=[acolyte_cendre, bete_fosses]).until("attack")
    threatened = fate(outlook(game, goes_for(game, novice_aurore)), game.unit(novice_aurore))
    assert threatened["fate"] == "may_die"
    assert len(a_list(threatened["killers"])) == 1


@pytest.mark.clause("G-56")
def test_two_blockers_kill_together_what_neither_kills_alone() -> None:
    game = scenario(mine=[Piece(bete_fosses, wounds=2)], theirs=[mule_cuirassee, mule_cuirassee])
    game.until("attack")
    mules = [game.unit(mule_cuirassee, nth) for nth in (1, 2)]
    threatened = fate(outlook(game, goes_for(game, bete_fosses)), game.unit(bete_fosses))
    assert sorted(map(an_int, a_list(threatened["killers"]))) == mules
    alone = scenario(
        mine=[Piece(bete_fosses, wounds=2)], theirs=[mule_cuirassee, mule_cuirassee], gang_block="false"
    )
    alone.until("attack")
    assert fate(outlook(alone, goes_for(alone, bete_fosses)), alone.unit(bete_fosses))["killers"] == []


@pytest.mark.clause("G-54")
def test_where_all_attack_the_same_opponent_the_first_target_binds_the_others() -> None:
    third = (Side(),)
    game = scenario(mine=[bete_fosses, novice_aurore], others=third, format="multi", split_attack="false")
    game.until("attack")
    foreseen = outlook(game, goes_for(game, bete_fosses, 2), goes_for(game, novice_aurore, 1))
    assert foreseen["picked"] == [goes_for(game, bete_fosses, 2)]
    assert foreseen["open"] == [goes_for(game, novice_aurore, 2)]
    assert foreseen["together"] is True


@pytest.mark.clause("G-58")
def test_a_plan_of_blockers_tells_who_dies_and_what_still_goes_through() -> None:
    game = scenario(mine=[bete_fosses, novice_aurore], theirs=[colosse_quartz, acolyte_cendre])
    game.attack(bete_fosses, novice_aurore).until("blocks")
    foreseen = outlook(game, blocks(game, colosse_quartz, novice_aurore))
    assert fate(foreseen, game.unit(novice_aurore))["fate"] == "dies"
    assert fate(foreseen, game.unit(novice_aurore))["through"] == [0, 0]
    assert fate(foreseen, game.unit(bete_fosses))["through"] == [6, 6]
    assert blocks(game, acolyte_cendre, novice_aurore) in a_list(foreseen["open"])


def test_other_questions_are_answered_by_no_plan() -> None:
    game = scenario(hand=[mule_cuirassee])
    assert GAME.presentation.foresee(game.clash, []) is None

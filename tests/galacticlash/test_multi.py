"""Three and four players, and two teams of two."""

from __future__ import annotations

import pytest

from baston.games.galacticlash import GAME
from baston.games.galacticlash.cards.card import CARDS
from baston.games.galacticlash.constants import GONE
from baston.games.galacticlash.factions.cercle_cendre.events import brasier_interieur, nuit_masques
from baston.games.galacticlash.factions.cercle_cendre.units import (
    acolyte_cendre,
    goule_scories,
    morvanne_kaal,
    voleur_souffle,
)
from baston.games.galacticlash.factions.neutral import (
    mastodonte_mines,
    mule_cuirassee,
    sursaut,
    transmission_codee,
)
from baston.games.galacticlash.factions.ordre_aurore.events import bouclier_lueur
from baston.games.galacticlash.factions.ordre_aurore.units import (
    colosse_quartz,
    guerisseuse_itinerante,
    ilvane,
    novice_aurore,
    pelerin_aube,
)
from baston.games.galacticlash.factions.syndicat_vide.events import cambriolage
from baston.games.galacticlash.queries.seats import opponents
from tests.galacticlash.scenario import Piece, Play, Side, scenario


@pytest.mark.clause("G-54", "G-55")
def test_attackers_go_for_different_opponents_and_each_blocks_his_own() -> None:
    game = scenario(
        mine=[acolyte_cendre, mule_cuirassee],
        theirs=[novice_aurore],
        others=(Side(play=(novice_aurore,)),),
        format="multi",
    )
    game.until("attack")
    game.answer(game.unit(acolyte_cendre) | 2 << 10).answer(game.unit(mule_cuirassee) | 3 << 10)
    game.until("blocks")
    assert game.asked == 1
    assert game.may_block(novice_aurore, acolyte_cendre)
    assert not game.may_block(novice_aurore, mule_cuirassee)
    game.say_pass()
    assert game.asked == 2
    game.settle()
    assert game.clash.life == [20, 18, 19]


@pytest.mark.clause("G-99", "G-100")
def test_who_falls_is_out_with_all_his_cards_and_the_others_play_on() -> None:
    third = Side(play=(mule_cuirassee,), hand=(sursaut,), energies="d")
    game = scenario(
        mine=[morvanne_kaal],
        hand=[transmission_codee],
        theirs=[Piece(mastodonte_mines, owner=2), colosse_quartz],
        rival_hand=[sursaut],
        others=(third,),
        life=(20, 3, 20),
        format="multi",
    )
    game.use(morvanne_kaal, 1).settle()
    assert not game.clash.over
    assert game.rival.units == []
    assert game.rival.hand == []
    assert game.seat(2).pit == [mastodonte_mines]
    assert sum(zone == GONE for zone in game.clash.zone) > 10
    game.end_turn()
    assert game.clash.turn == 2


@pytest.mark.clause("G-100")
def test_the_turn_of_a_player_who_falls_ends_at_once() -> None:
    third = Side(hand=(sursaut,), energies="d")
    game = scenario(
        mine=[acolyte_cendre, colosse_quartz],
        hand=[sursaut],
        theirs=[goule_scories],
        rival_hand=[sursaut],
        rival_energies="d",
        others=(third,),
        life=(1, 20, 20),
        format="multi",
    )
    game.attack(acolyte_cendre, colosse_quartz).block((goule_scories, acolyte_cendre)).settle()
    assert game.clash.turn == 1
    assert game.seat(0).units == []


@pytest.mark.clause("G-91", "G-99")
def test_all_that_are_left_falling_at_once_draw() -> None:
    game = scenario(hand=[nuit_masques], mine=[goule_scories], theirs=[goule_scories], life=(1, 1))
    game.launch(nuit_masques).settle()
    assert game.clash.over  # the active player's ghoul acts first: the other has lost
    assert game.clash.winners == [0]
    both = scenario(
        hand=[nuit_masques],
        mine=[goule_scories],
        theirs=[novice_aurore],
        others=(Side(),),
        life=(20, 1, 1),
        format="multi",
    )
    both.launch(nuit_masques).settle()
    assert both.clash.winners == [0]


@pytest.mark.clause("G-91")
def test_both_at_once_is_a_draw() -> None:
    """No card of the pool takes the last points of both sides at one check: the check itself is asked."""
    clash = scenario(mine=[acolyte_cendre], life=(0, -3)).clash
    assert clash.over
    assert sorted(clash.winners) == [0, 1]
    assert [GAME.score(clash, seat) for seat in (0, 1)] == [0.0, 0.0]


@pytest.mark.clause("G-101")
def test_an_opponent_is_chosen_and_each_opponent_is_all() -> None:
    third = Side(hand=(novice_aurore,))
    game = scenario(hand=[cambriolage], rival_hand=[novice_aurore], others=(third,), format="multi")
    game.launch(cambriolage)
    assert game.targets() == [1, 2]
    game.choose(2).choose(0).settle()
    assert game.seat(2).hand == []
    other = scenario(mine=[goule_scories], hand=[brasier_interieur], others=(Side(),), format="multi")
    other.launch(brasier_interieur).settle()
    assert other.clash.life == [20, 19, 19]


# Duo Clash.


def duo(**given: object) -> Play:
    return scenario(format="duo", others=(Side(), Side()), **given)  # type: ignore[arg-type]


@pytest.mark.clause("G-103", "G-2", "G-112")
def test_each_team_names_its_defender_in_secret() -> None:
    clash = GAME.new(GAME.setup(4, {"format": "duo"}), 1)
    play = Play(clash)
    assert (play.moment, play.asked) == ("roles", 0)
    play.choose(2)
    assert (play.moment, play.asked) == ("roles", 1)
    play.choose(1)
    roles = [CARDS[clash.what[handle]].id for handle in (1, 2, 3, 4)]
    assert roles == ["decoy", "defender", "defender", "decoy"]
    assert GAME.presentation.view(clash, 2)["roles"] == ["decoy", None, "defender", None]
    assert GAME.presentation.view(clash, None)["roles"] == [None] * 4
    hands = GAME.presentation.view(clash, 2)["hands"]
    assert isinstance(hands, list)
    assert hands[0] == [None] * len(clash.hand[0])


@pytest.mark.clause("G-104", "G-105")
def test_the_team_loses_what_its_defender_loses() -> None:
    game = duo(mine=[colosse_quartz], life=(30, 5)).attack(colosse_quartz).settle()
    assert game.clash.over
    assert game.clash.winners == [0, 2]
    assert GAME.points(game.clash) == [30, 0, 30, 0]


@pytest.mark.clause("G-105", "G-110")
def test_life_gained_goes_to_the_team_and_reveals_nothing() -> None:
    game = duo(hand=[pelerin_aube], mine=[mule_cuirassee]).launch(pelerin_aube).settle()
    assert game.clash.life == [32, 30]
    assert game.clash.seen[1] == 0b0101


@pytest.mark.clause("G-105")
def test_a_decoy_that_is_hit_gives_no_life_and_a_loss_of_nothing_reveals_nothing() -> None:
    game = duo(mine=[voleur_souffle], decoys=(1,)).attack(voleur_souffle).settle()
    assert game.clash.life == [30, 30]
    assert game.clash.seen[2] == 0b1111
    shielded = duo(mine=[acolyte_cendre], decoys=(1,), rival_hand=[bouclier_lueur], rival_energies="l")
    shielded.attack(acolyte_cendre)
    shielded.launch(bouclier_lueur, 1).settle()
    assert shielded.clash.seen[2] == 0b1010


@pytest.mark.clause("G-107", "G-20")
def test_turns_alternate_between_teams() -> None:
    clash = GAME.new(GAME.setup(4, {"format": "duo"}), 2)
    play = Play(clash).choose(0).choose(1)
    order = [clash.turn]
    while len(order) < 5:
        play.end_turn()
        order.append(clash.turn)
    assert [seat % 2 for seat in order] == [order[0] % 2, 1 - order[0] % 2] * 2 + [order[0] % 2]
    assert len(set(order)) == 4


@pytest.mark.clause("G-108")
def test_the_partner_does_not_block() -> None:
    game = scenario(
        mine=[acolyte_cendre],
        theirs=[mule_cuirassee],
        others=(Side(), Side(play=(mule_cuirassee,))),
        format="duo",
    )
    game.attack(acolyte_cendre).until("blocks")
    assert game.asked == 1
    assert len(game.decision.options) == 2
    game.say_pass().settle()
    assert game.clash.life == [30, 28]


@pytest.mark.clause("G-109")
def test_a_partner_is_no_opponent_but_may_be_helped() -> None:
    game = scenario(
        mine=[guerisseuse_itinerante, ilvane],
        others=(Side(play=(Piece(novice_aurore, wounds=2),)), Side()),
        format="duo",
    )
    assert opponents(game.clash, 0) == [1, 3]
    assert game.figures(novice_aurore) == (1, 3)  # not "your" unit
    game.use(guerisseuse_itinerante, novice_aurore).settle()
    assert game.wounds(novice_aurore) == 0


@pytest.mark.clause("G-111")
@pytest.mark.parametrize(("decoys", "life"), [((), 25), ((1,), 30)])
def test_sudden_death_strikes_the_defender_and_reveals_the_decoy(decoys: tuple[int, ...], life: int) -> None:
    game = duo(
        rival_library=[], rival_hand=[sursaut], rival_energies="d", stalled=(1,), decoys=decoys
    ).end_turn()
    assert game.clash.life == [30, life]
    assert game.clash.seen[2] == 0b1111

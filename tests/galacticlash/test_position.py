"""Positions as text: written and read again, hidden where they are hidden, refused where they are broken."""

from __future__ import annotations

import pytest

from baston.games.galacticlash import GAME
from baston.games.galacticlash.factions.directoire_airain.events import blocus_orbital
from baston.games.galacticlash.factions.neutral import mule_cuirassee
from baston.games.galacticlash.presentation.position import read_position
from baston.games.galacticlash.presentation.position_writing import write_position
from baston.games.galacticlash.state.clash import Clash
from baston.kernel.game import Refusal
from baston.kernel.rng import Rng
from tests.galacticlash.invariants import moment
from tests.galacticlash.scenario import Play, scenario

POSITION = """\
galacticlash flash players=2 turn=2 number=7 phase=construction life=20,13 turns=4,3 laid=1,0
play: 1:acolyte_cendre! 2:mule_cuirassee-2 2<1:novice_aurore~ 2:autel_scories
energies 1: force_obscure*3 maitrise_force!*2
energies 2: force_obscure!^ force_obscure maitrise_technologies*2
hand 1: sursaut sursaut
hand 2: transmission_codee drone_relevage
library 1: force_obscure brasier_interieur
library 2:
pit 1:
pit 2: nuit_masques
"""
DUO = """\
galacticlash duo players=4 turn=1 number=9 phase=reinforcement life=30,11 turns=3,2,2,2 laid=1,1,0,1\
 roles=defender,decoy!,decoy,defender! rules=gang_block:false,open_decks:true
play: 3:ilvane
energies 1: force_lumineuse
energies 2:
energies 3:
energies 4:
hand 1: sursaut
hand 2:
hand 3:
hand 4:
library 1: ilvane
library 2: ilvane
library 3: ilvane
library 4: ilvane
pit 1:
pit 2:
pit 3:
pit 4:
"""


@pytest.mark.parametrize("text", [POSITION, DUO])
def test_a_position_is_read_and_written_the_same(text: str) -> None:
    written = write_position(read_position(text))
    assert written.replace(" rules=open_decks:true", "") == text


def test_a_position_that_is_read_can_be_played_on() -> None:
    play = Play(read_position(POSITION))
    assert (play.phase, play.asked, play.rival.life) == ("construction", 1, 13)
    assert play.wounds(mule_cuirassee) == 2
    labels = [GAME.presentation.label(play.clash, option, "en") for option in play.decision.options]
    assert "Launch Salvage Drone" in labels
    assert play.rival.ready == "dtt"
    play.end_turn()
    assert play.clash.turn_number == 8
    assert play.me.life == 20


def test_what_a_position_marks_means_what_it_did() -> None:
    """The stuck energy of the second player stays engaged once, the borrowed unit has the delay."""
    play = Play(read_position(POSITION.replace("turn=2", "turn=1")))
    play.end_turn()
    assert play.rival.ready == "dtt"
    delayed = Play(read_position(POSITION)).until("attack")
    assert [option & 1023 for option in delayed.decision.options if option] == [delayed.unit(mule_cuirassee)]


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"decks": "generated"}),
        (3, {"split_attack": "false"}),
        (4, {"format": "duo", "duo_reveal": "on_attack"}),
    ],
)
def test_every_phase_of_plays_of_a_game_is_a_position(players: int, options: dict[str, str]) -> None:
    clash = GAME.new(GAME.setup(players, options), 4)
    chance = Rng(4)
    seen = 0
    for _ in range(400):
        if clash.decision is None:
            break
        # What lasts, and who has blocked, is not told: a unit that it keeps alive would be dead at once.
        is_told = moment(clash) == "phase of plays" and not clash.lasting and clash.combat is None
        if is_told and all(clash.out[s] == 0 for s in range(players)):
            text = write_position(clash)
            again = read_position(text)
            assert write_position(again) == text
            assert _labels(again) == _labels(clash)
            seen += 1
        GAME.answer(clash, clash.decision.options[chance.below(len(clash.decision.options))])
    assert seen > 10


def _labels(clash: Clash) -> set[str]:
    assert clash.decision is not None
    return {GAME.presentation.label(clash, option, "en") for option in clash.decision.options}


def test_a_seat_reads_question_marks_for_what_it_does_not_know() -> None:
    lines = GAME.texts.position(read_position(POSITION), 0).splitlines()
    assert "hand 1: sursaut sursaut" in lines
    assert "hand 2: ? ?" in lines
    assert "library 1: ? ?" in lines
    assert "pit 2: nuit_masques" in lines
    head = GAME.texts.position(read_position(DUO), 0).splitlines()[0]
    assert "roles=defender,decoy!,decoy,defender!" in head
    assert "roles=?,decoy!,?,defender!" in GAME.texts.position(read_position(DUO), 1)


def test_what_waits_on_the_chain_is_told_but_cannot_be_set_up() -> None:
    game = scenario(hand=[blocus_orbital])
    game.launch(blocus_orbital)
    text = write_position(game.clash)
    assert text.splitlines()[-1] == "chain: 1:blocus_orbital"
    with pytest.raises(Refusal):
        read_position(text)


@pytest.mark.parametrize(
    ("line", "broken"),
    [
        (1, "galacticlash flush players=2 turn=1 number=7 phase=construction life=20,13 turns=4,3 laid=1,0"),
        (1, "galacticlash flash players=3 turn=1 number=7 phase=construction life=20,13 turns=4,3 laid=1,0"),
        (1, "galacticlash flash players=2 turn=3 number=7 phase=construction life=20,13 turns=4,3 laid=1,0"),
        (1, "galacticlash flash players=2 turn=1 number=7 phase=attack life=20,13 turns=4,3 laid=1,0"),
        (1, "galacticlash flash players=2 turn=1 number=7 phase=construction life=20 turns=4,3 laid=1,0"),
        (1, "galacticlash flash players=2 turn=1 number=7 phase=construction life=20,0 turns=4,3 laid=1,0"),
        (1, "galacticlash flash players=2 turn=1 number=7 phase=construction life=20,13 turns=4 laid=1,0"),
        (1, "galacticlash flash players=2 turn=1 number=x phase=construction life=20,13 turns=4,3 laid=1,0"),
        (1, f"{POSITION.splitlines()[0]} rules=gang_block:perhaps"),
        (1, f"{POSITION.splitlines()[0]} colour=red"),
        (1, f"{DUO.splitlines()[0].replace('decoy!', 'defender!')}"),
        (2, "play: 3:acolyte_cendre"),
        (2, "play: acolyte_cendre"),
        (2, "play: 1:nobody"),
        (2, "play: 1:sursaut"),
        (3, "energies 1: acolyte_cendre"),
        (5, "hand 1: defender"),
        (6, "hand 3: sursaut"),
        (6, "pocket 2: sursaut"),
    ],
)
def test_a_broken_position_is_refused_with_its_line(line: int, broken: str) -> None:
    lines = POSITION.splitlines()
    lines[line - 1] = broken
    with pytest.raises(Refusal) as refused:
        read_position("\n".join(lines))
    assert refused.value.key.startswith("position-")
    assert refused.value.values["line"] == line


def test_no_seat_has_more_cards_than_handles() -> None:
    with pytest.raises(Refusal) as refused:
        read_position(POSITION.replace("force_obscure*3", "force_obscure*99 force_obscure*2"))
    assert refused.value.key == "position-too-many"

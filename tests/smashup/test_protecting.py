"""Several victims, several protections: who is asked about whom, in which order and words (SU-204)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from baston.games.smashup import GAME
from baston.games.smashup.cards.card import Card
from baston.games.smashup.factions.aliens import beam_up, crop_circles, disintegrator
from baston.games.smashup.factions.dinosaurs import (
    augmentation,
    jungle_oasis,
    king_rex,
    tar_pits,
    tooth_and_claw_and_guns,
    upgrade,
    war_raptor,
)
from baston.games.smashup.factions.ignobles import inevitable_betrayal
from baston.games.smashup.factions.ninjas import ninja_dojo, poison, seeing_stars
from baston.games.smashup.factions.pirates import buccaneer, cannon, powderkeg, shanghai, tortuga
from baston.games.smashup.factions.robots import warbot, zapbot
from baston.games.smashup.factions.star_roamers import (
    ensign,
    medical_officer,
    ships_engineer,
    whiplash_maneuver,
)
from baston.games.smashup.factions.tricksters import gremlin
from baston.games.smashup.presentation.names import card_name
from baston.kernel.frame import PASS
from baston.kernel.observation import Sheet
from baston.kernel.text import Json, a_dict
from tests.smashup.scenario import Piece, Play, at, mine, of, scenario, theirs

REGRESSIONS = Path(__file__).parents[1] / "regressions"


def labels(game: Play, lang: str = "en") -> list[str]:
    return [GAME.presentation.label(game.table, option, lang) for option in game.decision.options]


def asked(game: Play, lang: str = "en") -> str:
    return GAME.presentation.prompt(game.table, lang)


def seen(game: Play, seat: int | None) -> dict[str, Json]:
    return GAME.presentation.view(game.table, seat)


def under_fire(
    *here: Piece, card: Card = cannon, elsewhere: tuple[Piece, ...] = (), players: int = 2
) -> Play:
    """I have played a card, and am asked for its victims on Tortuga."""
    game = scenario(
        hand=[card, king_rex],
        players=players,
        bases=[at(tortuga, *here), at(tar_pits, *elsewhere), at(jungle_oasis)],
    )
    game.play(card)
    return game


# One protector, several victims


@pytest.mark.card("ensign")
@pytest.mark.clause("SU-204", "SU-184")
def test_one_ensign_is_asked_once_about_two_victims() -> None:
    game = under_fire(theirs(zapbot), theirs(gremlin), theirs(ensign))
    game.choose(zapbot, gremlin)
    assert (game.asked, game.asking) == (1, ensign)
    assert asked(game) == (
        "Cannon (Player 1) would destroy Zapbot and Gremlin (Player 2, Tortuga). "
        "For which one does Ensign take the hit?"
    )
    assert labels(game) == [
        "Keep out of it",
        "Let it take the hit for Zapbot (Player 2, Tortuga)",
        "Let it take the hit for Gremlin (Player 2, Tortuga)",
    ]
    game.choose(gremlin)
    assert game.minions(1) == [gremlin]
    assert sorted(card.id for card in game.rival.discard) == ["ensign", "zapbot"]
    assert game.is_play_phase


@pytest.mark.card("ensign")
@pytest.mark.clause("SU-204")
def test_who_saves_nobody_is_asked_once() -> None:
    game = under_fire(theirs(zapbot), theirs(gremlin), theirs(ensign))
    game.choose(zapbot, gremlin)
    game.decline()
    assert game.minions(1) == [ensign]
    assert game.is_play_phase


@pytest.mark.card("ensign")
@pytest.mark.clause("SU-204", "SU-184")
def test_two_victims_of_one_name_are_numbered_and_told_apart() -> None:
    game = under_fire(theirs(zapbot), theirs(zapbot, poison), theirs(ensign))
    game.choose(zapbot, zapbot)
    assert asked(game).startswith(
        "Cannon (Player 1) would destroy Zapbot no. 1 and Zapbot no. 2 (Player 2, Tortuga)."
    )
    assert labels(game)[1:] == [
        "Let it take the hit for Zapbot no. 1 (Player 2, Tortuga)",
        "Let it take the hit for Zapbot no. 2 (Player 2, Tortuga)",
    ]
    game.choose(zapbot, nth=2)
    assert game.minions(1) == [zapbot]
    assert game.attached(zapbot) == [poison]


@pytest.mark.card("medical_officer")
@pytest.mark.clause("SU-204", "SU-135")
def test_an_officer_may_save_one_of_two_namesakes_and_not_the_other() -> None:
    game = under_fire(theirs(zapbot), theirs(zapbot), theirs(king_rex), theirs(medical_officer))
    game.choose(zapbot, zapbot)
    game.choose(zapbot)  # returned at once: the other one is the only Zapbot there by now
    assert labels(game) == ["Let it be destroyed", "Return Zapbot (Player 2, Tortuga)"]
    game.decline()
    assert (game.rival.hand, game.rival.discard) == ([zapbot], [zapbot])


@pytest.mark.card("zapbot")
@pytest.mark.clause("SU-204")
def test_a_victim_is_numbered_among_those_that_are_not_in_danger_too() -> None:
    game = under_fire(theirs(zapbot), theirs(zapbot), theirs(ensign), card=seeing_stars)
    game.choose(zapbot, nth=2)
    assert asked(game) == (
        "Seeing Stars (Player 1) would destroy Zapbot no. 2 (Player 2, Tortuga). Does "
        "Ensign take the hit instead?"
    )


@pytest.mark.card("whiplash_maneuver")
@pytest.mark.clause("SU-204", "SU-186")
def test_after_one_is_saved_the_card_is_asked_about_the_rest() -> None:
    game = under_fire(
        theirs(zapbot),
        theirs(gremlin),
        theirs(warbot),
        card=crop_circles,
        elsewhere=(of(1, whiplash_maneuver),),
    )
    game.choose(tortuga)
    assert asked(game).endswith(
        "Whiplash Maneuver: which one do you move to this card's base instead? "
        "You are then asked about the rest."
    )
    for card, left in ((gremlin, [zapbot, warbot]), (warbot, [zapbot])):
        game.choose(card)
        assert game.options == left
    game.decline()
    assert game.minions(2) == [gremlin, warbot]
    assert game.rival.hand == [zapbot]


# Several protectors


@pytest.mark.card("medical_officer")
@pytest.mark.clause("SU-204", "SU-111")
def test_the_active_player_orders_the_protectors_and_is_told_what_each_would_do() -> None:
    game = under_fire(theirs(zapbot), theirs(gremlin), theirs(ensign), elsewhere=(theirs(medical_officer),))
    game.choose(zapbot, gremlin)
    assert game.asked == 0
    assert asked(game) == (
        "Cannon (Player 1) would destroy Zapbot and Gremlin (Player 2, Tortuga). "
        "Several cards can answer. Which one is first?"
    )
    assert labels(game) == [
        "Ensign: may take the hit for Zapbot or Gremlin (Player 2, Tortuga)",
        "Medical Officer: may return Zapbot or Gremlin (Player 2, Tortuga) to its owner's hand",
    ]
    game.choose(medical_officer)
    assert asked(game).endswith("Another card of yours can answer after it.")
    assert a_dict(seen(game, 0)["affecting"])["further"] == 1
    game.choose(gremlin)
    game.decline()
    assert (game.asked, game.asking) == (1, ensign)
    assert "Another card" not in asked(game)
    game.choose(zapbot)
    assert (game.asked, game.asking) == (1, medical_officer)  # Ensign is a new victim
    assert game.options == [ensign]
    game.choose(ensign)
    assert game.minions(1) == [zapbot]
    assert game.rival.hand == [gremlin, ensign]
    assert game.rival.discard == []


@pytest.mark.card("ensign")
@pytest.mark.clause("SU-204", "SU-185")
def test_two_ensigns_of_one_player_save_a_victim_each() -> None:
    game = under_fire(theirs(zapbot), theirs(gremlin), theirs(ensign), theirs(ensign, upgrade))
    game.choose(zapbot, gremlin)
    assert [label.partition(":")[0] for label in labels(game)] == [
        "Ensign no. 1 (Player 2, Tortuga)",
        "Ensign no. 2 (Player 2, Tortuga)",
    ]
    game.choose(ensign)
    assert "does Ensign no. 1 (Player 2, Tortuga) take the hit?" in asked(game)
    game.choose(gremlin)
    assert (game.asked, game.asking) == (1, ensign)
    assert game.options == [zapbot]  # the first takes no second hit, and nobody takes over its own
    game.choose(zapbot)
    assert game.minions(1) == [zapbot, gremlin]


@pytest.mark.card("ships_engineer")
@pytest.mark.clause("SU-204", "SU-186")
def test_of_three_players_each_answers_for_their_own_in_turn_order() -> None:
    game = under_fire(
        of(2, war_raptor),
        theirs(zapbot),
        of(2, gremlin),
        card=crop_circles,
        elsewhere=(of(2, ships_engineer), theirs(ships_engineer)),
        players=3,
    )
    game.choose(tortuga)
    assert game.asked == 1
    assert asked(game) == (
        "Crop Circles (Player 1) would return Zapbot (Player 2, Tortuga) to its owner's hand. "
        "Ship's Engineer (Player 2, Tar Pits): where do you move it instead?"
    )
    game.send(zapbot, base=2)
    assert game.asked == 2
    assert asked(game).startswith(
        "Crop Circles (Player 1) would return War Raptor and Gremlin (Player 3, Tortuga) to their"
    )
    game.send(gremlin, base=3)
    game.decline()
    assert game.minions(2) == [ships_engineer, ships_engineer, zapbot]
    assert game.minions(3) == [gremlin]
    assert game.third.hand == [war_raptor]


@pytest.mark.card("ships_engineer")
@pytest.mark.clause("SU-204", "SU-186")
def test_turn_order_counts_from_whoever_is_active() -> None:
    game = scenario(
        hand=[king_rex],
        rival_hand=[crop_circles],
        players=3,
        bases=[
            at(tortuga, mine(zapbot), of(2, gremlin)),
            at(tar_pits, mine(ships_engineer), of(2, ships_engineer)),
        ],
    )
    game.end_turn()
    game.play(crop_circles)
    game.choose(tortuga)
    assert (game.asked, game.options) == (2, [gremlin])  # after the second player comes the third
    game.send(gremlin, base=2)
    assert (game.asked, game.options) == (0, [zapbot])
    game.send(zapbot, base=2)
    assert game.minions(1) == []
    assert game.minions(2) == [ships_engineer, ships_engineer, gremlin, zapbot]


@pytest.mark.card("buccaneer")
@pytest.mark.clause("SU-204", "SU-135")
def test_what_happens_by_itself_names_whom_it_happens_to() -> None:
    game = scenario(
        hand=[powderkeg],
        bases=[
            at(tortuga, mine(king_rex), theirs(buccaneer), theirs(buccaneer)),
            at(tar_pits),
            at(ninja_dojo),
        ],
    )
    game.play(powderkeg)
    assert labels(game) == [
        "Buccaneer no. 1 (Player 2, Tortuga): moves to another base instead",
        "Buccaneer no. 2 (Player 2, Tortuga): moves to another base instead",
    ]
    game.choose(buccaneer, nth=2)
    assert game.asked == 1
    assert asked(game) == (
        "Powderkeg (Player 1) would destroy Buccaneer no. 2 (Player 2, Tortuga). "
        "Where does Buccaneer no. 2 (Player 2, Tortuga) go instead?"
    )
    game.choose_base(3)
    game.choose_base(2)
    assert (game.minions(2), game.minions(3)) == ([buccaneer], [buccaneer])


@pytest.mark.card("tooth_and_claw_and_guns")
@pytest.mark.clause("SU-204", "SU-111")
def test_a_protection_without_a_question_is_told_as_what_it_does() -> None:
    game = under_fire(
        theirs(warbot), theirs(zapbot, tooth_and_claw_and_guns), theirs(ensign), card=seeing_stars
    )
    game.choose(zapbot)
    assert labels(game) == [
        "Tooth and Claw... and Guns: is destroyed and saves Zapbot (Player 2, Tortuga)",
        "Ensign: may take the hit for Zapbot (Player 2, Tortuga)",
    ]
    game.choose(tooth_and_claw_and_guns)
    assert game.minions(1) == [warbot, zapbot, ensign]
    assert game.is_play_phase


# Games saved under earlier rules, which asked about each pair of a card and a victim


@pytest.mark.card("ensign")
@pytest.mark.clause("SU-204")
@pytest.mark.parametrize("when", ["ordered", "offered"])
def test_a_game_saved_at_the_question_of_earlier_rules_is_asked_as_it_is_now(when: str) -> None:
    file = REGRESSIONS / f"ensign-{when}-under-rules-1.save"
    game = Play(GAME.load(a_dict(json.loads(file.read_text("utf-8")))))
    assert (game.asked, game.asking) == (1, ensign)
    assert game.options == [zapbot, gremlin]
    game.choose(zapbot)
    assert game.minions(1) == [zapbot]
    assert game.is_play_phase


# What would happen, in words


THREATS = {
    "shanghai": "Shanghai (Player 1) would move Zapbot (Player 2, Tortuga) to Jungle Oasis.",
    "beam_up": "Beam Up (Player 1) would return Zapbot (Player 2, Tortuga) to its owner's hand.",
    "disintegrator": "Disintegrator (Player 1) would place Zapbot (Player 2, "
    "Tortuga) under its owner's deck.",
    "augmentation": "Augmentation (Player 1) would give Zapbot (Player 2, Tortuga) +4 power.",
    "poison": "Poison (Player 1) would be attached to Zapbot (Player 2, Tortuga).",
}


@pytest.mark.card("ensign")
@pytest.mark.clause("SU-204", "SU-80")
@pytest.mark.parametrize("card", [shanghai, beam_up, disintegrator, augmentation, poison])
def test_the_question_says_what_would_happen(card: Card) -> None:
    game = scenario(
        hand=[card, king_rex],
        bases=[at(tortuga, theirs(zapbot), theirs(ensign)), at(tar_pits), at(jungle_oasis)],
    )
    if card is poison:
        game.play(card, on=zapbot)
    else:
        game.play(card)
        game.choose(zapbot)
    if card is shanghai:
        game.choose_base(3)
    assert asked(game) == f"{THREATS[card.id]} Does Ensign take the hit instead?"


@pytest.mark.card("ensign")
@pytest.mark.clause("SU-204", "SU-85")
def test_the_question_says_who_would_get_control() -> None:
    game = scenario(
        hand=[inevitable_betrayal],
        bases=[at(jungle_oasis, of(1, king_rex, owner=0), theirs(ensign), theirs(king_rex)), at(tortuga)],
        base_deck=[ninja_dojo],
    )
    game.end_turn()
    game.choose(inevitable_betrayal)
    assert asked(game).startswith(
        "Inevitable Betrayal (Player 1) would give Player 1 control of King Rex no. 1 "
        "(Player 2, Jungle Oasis)."
    )


@pytest.mark.card("ensign")
@pytest.mark.clause("SU-204")
def test_the_question_says_so_in_french_too() -> None:
    game = under_fire(theirs(zapbot), theirs(gremlin), theirs(ensign))
    game.choose(zapbot, gremlin)
    names = {card: card_name(card, "fr") for card in (tortuga, zapbot, gremlin, cannon, ensign)}
    both = f"{names[zapbot]} et {names[gremlin]} (Joueur 2, {names[tortuga]})"
    assert asked(game, "fr") == (
        f"{names[cannon]} (Joueur 1) va détruire {both}. "
        f"{names[ensign]}\u00a0: à la place de laquelle cette carte est-elle affectée\u00a0?"
    )
    assert (
        labels(game, "fr")[1]
        == f"La faire affecter à la place de {names[zapbot]} (Joueur 2, {names[tortuga]})"
    )


# What programs see


@pytest.mark.card("ensign")
@pytest.mark.clause("SU-204")
def test_all_see_what_would_happen_and_whom_the_question_is_about() -> None:
    game = under_fire(theirs(zapbot), theirs(gremlin), theirs(ensign), card=beam_up)
    game.choose(gremlin)
    victim = game.in_play(gremlin)
    for seat in (0, 1, None):
        view = seen(game, seat)
        decision, affecting = a_dict(view["decision"]), a_dict(view["affecting"])
        assert (decision["asker"], decision["about"]) == (game.in_play(ensign), [victim])
        assert (affecting["way"], affecting["card"], affecting["player"]) == ("return", "beam_up", 0)
        assert affecting["victims"] == [victim]
    assert [GAME.presentation.describe(game.table, option)["thing"] for option in game.decision.options] == [
        None,
        victim,
    ]


@pytest.mark.card("ensign")
@pytest.mark.clause("SU-204")
def test_a_view_has_the_amount_and_the_destination() -> None:
    game = under_fire(theirs(zapbot), theirs(ensign), card=augmentation)
    game.choose(zapbot)
    assert a_dict(seen(game, 0)["affecting"])["amount"] == 4
    game = under_fire(theirs(zapbot), theirs(ensign), card=shanghai)
    game.choose(zapbot)
    game.choose_base(3)
    assert a_dict(seen(game, 0)["affecting"])["place"] == game.place(3)


def numbers(game: Play, seat: int) -> list[list[int]]:
    sheet = Sheet(GAME.research.parts)
    GAME.research.observe(game.table, seat, sheet)
    return sheet.tables()


@pytest.mark.card("ensign")
@pytest.mark.clause("SU-204")
def test_questions_about_different_victims_have_different_numbers() -> None:
    observed = []
    for nth in (1, 2):
        game = under_fire(theirs(zapbot), theirs(zapbot), theirs(ensign), card=seeing_stars)
        game.choose(zapbot, nth=nth)
        observed.append((numbers(game, 0), numbers(game, 1)))
    (mine_1, theirs_1), (mine_2, theirs_2) = observed
    assert mine_1 != mine_2
    assert theirs_1 != theirs_2
    parts = [part.name for part in GAME.research.parts]
    question = parts.index("question")
    assert [name for name, a, b in zip(parts, theirs_1, theirs_2, strict=True) if a != b] == [
        "question",
        "affected",
        "options",
    ]
    columns = dict(zip(GAME.research.parts[question].columns, theirs_2[question], strict=True))
    assert (columns["about"], columns["asker"], columns["doer_seat"]) == (2, 3, 2)
    assert columns["doer"] == seeing_stars.number


@pytest.mark.card("buccaneer")
@pytest.mark.clause("SU-204")
def test_a_question_that_offers_places_tells_its_victims_apart_too() -> None:
    observed = []
    for nth in (1, 2):
        game = scenario(
            hand=[seeing_stars, king_rex],
            bases=[
                at(tortuga, theirs(buccaneer, poison), theirs(buccaneer, poison)),
                at(tar_pits),
                at(ninja_dojo),
            ],
        )
        game.play(seeing_stars)
        game.choose(buccaneer, nth=nth)
        assert game.options == [tar_pits, ninja_dojo]
        observed.append(numbers(game, 1))
    assert observed[0] != observed[1]


@pytest.mark.card("ships_engineer")
@pytest.mark.clause("SU-204")
def test_each_way_to_save_has_numbers_of_its_own() -> None:
    game = under_fire(theirs(zapbot), theirs(zapbot), card=crop_circles, elsewhere=(theirs(ships_engineer),))
    game.choose(tortuga)
    width = len(GAME.research.parts[-1].columns)
    rows = numbers(game, 1)[-1]
    options = [tuple(rows[i : i + width]) for i in range(0, len(rows), width)]
    assert len(set(options)) == len(game.decision.options) == 5  # two minions to two bases each, or none
    assert game.decision.options[0] == PASS

"""Options in words: those of one decision that are about different things read differently."""

from __future__ import annotations

from baston.games.smashup import GAME
from baston.games.smashup.factions.aliens import beam_up
from baston.games.smashup.factions.changerbots import solarshout, the_touch
from baston.games.smashup.factions.dinosaurs import jungle_oasis, king_rex
from baston.games.smashup.factions.ignobles import betrothed
from baston.games.smashup.factions.ninjas import tiger_assassin
from baston.games.smashup.factions.pirates import cannon, tortuga
from baston.games.smashup.factions.robots import zapbot
from baston.games.smashup.factions.star_roamers import ships_engineer, whiplash_maneuver
from baston.games.smashup.factions.tricksters import gremlin
from baston.games.smashup.factions.wizards import mystic_studies, neophyte
from baston.games.smashup.factions.zombies import not_enough_bullets, walker
from tests.smashup.scenario import Piece, Play, at, mine, of, scenario, theirs


def labels(game: Play, lang: str = "en") -> list[str]:
    return [GAME.presentation.label(game.table, option, lang) for option in game.decision.options]


def saved_by(here: tuple[Piece, ...], elsewhere: tuple[Piece, ...]) -> Play:
    """A Zapbot of the rival's is about to return, and what the rival has may save it."""
    game = scenario(
        hand=[beam_up, king_rex],
        bases=[at(tortuga, theirs(zapbot), *here), at(jungle_oasis, *elsewhere)],
    )
    game.play(beam_up)
    game.choose(zapbot)
    return game


def test_a_seat_is_named_with_what_it_gets() -> None:
    game = scenario(hand=[betrothed], bases=[at(tortuga)])
    game.play(betrothed, 1)
    assert labels(game) == ["Keep it", "Give it to Player 2"]
    assert labels(game, "fr") == ["La garder", "La donner à Joueur 2"]


def test_a_saver_with_a_name_of_its_own_is_named_alone() -> None:
    game = saved_by((theirs(ships_engineer),), (of(1, whiplash_maneuver),))
    assert labels(game) == [
        "Ship's Engineer: may move Zapbot (Player 2, Tortuga) to another base",
        "Whiplash Maneuver: may move Zapbot (Player 2, Tortuga) to its own base",
    ]


def test_savers_of_one_name_are_told_apart_by_their_places() -> None:
    game = saved_by((theirs(ships_engineer),), (theirs(ships_engineer),))
    assert [label.partition(":")[0] for label in labels(game)] == [
        "Ship's Engineer (Player 2, Tortuga)",
        "Ship's Engineer (Player 2, Jungle Oasis)",
    ]


def test_savers_of_one_name_in_one_place_are_numbered() -> None:
    game = saved_by((theirs(ships_engineer), theirs(ships_engineer)), ())
    assert [label.partition(":")[0] for label in labels(game)] == [
        "Ship's Engineer no. 1 (Player 2, Tortuga)",
        "Ship's Engineer no. 2 (Player 2, Tortuga)",
    ]
    assert "n°\u00a01" in labels(game, "fr")[0]


def test_minions_of_one_name_in_one_place_are_numbered() -> None:
    game = scenario(
        hand=[beam_up, king_rex],
        bases=[at(tortuga, theirs(zapbot), mine(zapbot), theirs(zapbot)), at(jungle_oasis)],
    )
    game.play(beam_up)
    assert labels(game) == [
        "Zapbot no. 1 (Player 2, Tortuga)",
        "Zapbot (Player 1, Tortuga)",
        "Zapbot no. 2 (Player 2, Tortuga)",
    ]


def test_abilities_of_one_name_that_wait_are_numbered() -> None:
    game = scenario(
        hand=[cannon, king_rex],
        bases=[at(tortuga, theirs(gremlin), theirs(gremlin), theirs(zapbot))],
    )
    game.play(cannon)
    game.choose(gremlin, gremlin)
    does = "its player draws a card, each other player discards one at random"
    assert labels(game) == [f"Gremlin no. 1: {does}", f"Gremlin no. 2: {does}"]


def test_an_action_that_was_revealed_is_named_in_the_question_about_it() -> None:
    game = scenario(hand=[neophyte], deck=[mystic_studies])
    game.play(neophyte)
    said = [GAME.presentation.prompt(game.table, lang) for lang in ("en", "fr")]
    assert said[0] == "Neophyte: what do you do with Mystic Studies?"
    assert said[1].split() == ["Néophyte", "révèle", "Études", "mystiques", ":", "qu’en", "fais-tu", "?"]


def test_what_a_card_asks_whether_to_do_is_said_by_its_answers() -> None:
    game = scenario(hand=[tiger_assassin, king_rex], bases=[at(tortuga, theirs(zapbot)), at(jungle_oasis)])
    game.play(tiger_assassin, base=1)
    assert GAME.presentation.prompt(game.table, "en") == "Tiger Assassin: which minion do you destroy?"
    assert {"Destroy none", "Destroy Zapbot (Player 2, Tortuga)"} <= {*labels(game)}
    assert "N’en détruire aucune" in labels(game, "fr")


def test_what_has_been_chosen_one_by_one_is_counted() -> None:
    game = scenario(
        hand=[not_enough_bullets, king_rex], bases=[at(jungle_oasis)], discard=[walker, walker, walker]
    )
    game.play(not_enough_bullets)
    counted = [labels(game)[0]]
    for _ in range(2):
        game.choose(walker)
        counted.append(labels(game)[0])
    assert counted == ["Take none", "Take 1", "Take 2"]


def test_a_talent_that_an_action_gives_names_it_beside_the_minion() -> None:
    game = scenario(bases=[at(tortuga, mine(solarshout, the_touch))])
    assert labels(game)[1:] == [
        "Talent: Solarshout (Player 1, Tortuga)",
        "Talent: Solarshout (Player 1, Tortuga), from The Touch",
    ]
    assert labels(game, "fr")[1:] == [
        "Talent\u00a0: Origami (Joueur 1, L’île de la Tortue)",
        "Talent\u00a0: Origami (Joueur 1, L’île de la Tortue), grâce à Suréquipé",
    ]

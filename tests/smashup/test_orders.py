"""Whoever chooses an order is told what each thing that waits will do (SU-111)."""

from __future__ import annotations

import string

import pytest

from baston.games.smashup import GAME
from baston.games.smashup.cards.card import CARDS, RULES
from baston.games.smashup.constants import PLAY_PHASE, REPLACED, TALENT
from baston.games.smashup.factions.aliens import beam_up, scout, the_mothership
from baston.games.smashup.factions.dinosaurs import king_rex, tar_pits
from baston.games.smashup.factions.ninjas import assassination, infiltrate, seeing_stars, tiger_assassin
from baston.games.smashup.factions.pirates import first_mate, powderkeg
from baston.games.smashup.factions.robots import nukebot, warbot, zapbot
from baston.games.smashup.factions.tricksters import (
    cave_of_shinies,
    flame_trap,
    gremlin,
    leprechaun,
    pay_the_piper,
)
from baston.games.smashup.mat import ACTIVE, PROPOSED
from baston.games.smashup.presentation.names import card_name, dashed
from baston.games.smashup.state.table import Table
from baston.kernel.effect import Effect
from baston.locales import deed, has
from tests.smashup.base_principale.scene import EAST, NORTH, SOUTH, on_mat
from tests.smashup.scenario import Play, at, mine, of, scenario, theirs

NOT_ORDERED = (TALENT, PLAY_PHASE, REPLACED)  # used when somebody likes, or begun in turn order
VALUES = {"it": "IT", "bearer": "BEARER", "place": "PLACE"}


def ordered() -> list[Effect[Table]]:
    """What can wait beside other things: abilities that happen at a moment, and protections."""
    abilities = [a.effect for card in CARDS for a in card.abilities if a.timing not in NOT_ORDERED]
    protections = [card.replacement.effect for card in CARDS if card.replacement is not None]
    return [*abilities, *dict.fromkeys(protections)]


def labels(game: Play, lang: str = "en") -> list[str]:
    return [GAME.presentation.label(game.table, option, lang) for option in game.decision.options]


@pytest.mark.parametrize("effect", ordered(), ids=lambda effect: effect.name)
def test_all_that_can_be_ordered_says_briefly_what_it_does_in_both_languages(effect: Effect[Table]) -> None:
    assert 8 < len(effect.does) <= 80
    assert has("fr", f"does-{dashed(effect.name)}")
    told = {lang: deed(lang, dashed(effect.name), effect.does, **VALUES) for lang in ("en", "fr")}
    named = {name for _, name, *_ in string.Formatter().parse(effect.does) if name}
    for lang, text in told.items():
        assert text[0].islower() or text[0].isdigit() or text.startswith("IT"), lang
        assert not text.endswith("."), lang
        assert {name for name, value in VALUES.items() if value in text} == named, lang


def test_no_brief_words_are_left_over() -> None:
    names = {effect.name for effect in ordered()}
    assert {effect.name for effect in RULES.effects if effect.does} == names


@pytest.mark.parametrize("word", ACTIVE)
def test_the_mat_says_what_each_slot_does(word: str) -> None:
    assert all(has(lang, f"mat-does-{word}") for lang in ("en", "fr"))
    assert f"slot {word}" in RULES.by_name


@pytest.mark.card("tar_pits")
@pytest.mark.clause("SU-111", "SU-152")
def test_triggers_of_a_destruction_say_what_they_do_to_whom() -> None:
    game = scenario(hand=[seeing_stars, king_rex], bases=[at(tar_pits, theirs(gremlin), theirs(warbot))])
    game.play(seeing_stars)
    assert labels(game) == [
        "Tar Pits: places Gremlin under its owner's deck",
        "Gremlin: its player draws a card, each other player discards one at random",
    ]


@pytest.mark.card("tar_pits")
@pytest.mark.clause("SU-135")
def test_what_has_happened_is_not_about_to_happen() -> None:
    game = scenario(hand=[seeing_stars, king_rex], bases=[at(tar_pits, theirs(gremlin), theirs(warbot))])
    game.play(seeing_stars)
    assert GAME.presentation.view(game.table, 0)["affecting"] is None


@pytest.mark.card("cave_of_shinies")
@pytest.mark.clause("SU-111")
def test_a_trigger_names_in_full_one_of_several_namesakes() -> None:
    game = scenario(
        hand=[powderkeg, king_rex],
        bases=[at(cave_of_shinies, mine(nukebot), theirs(gremlin)), at(tar_pits, theirs(gremlin))],
    )
    game.play(powderkeg)
    assert labels(game) == [
        "Cave of Shinies: the owner of Nukebot gains 1 VP",
        "Nukebot: destroys the other players' minions on Cave of Shinies",
        "Cave of Shinies: the owner of Gremlin gains 1 VP",
        "Gremlin: its player draws a card, each other player discards one at random",
    ]


@pytest.mark.card("leprechaun")
@pytest.mark.clause("SU-111", "SU-17")
def test_triggers_of_a_play_say_what_they_do_to_whom() -> None:
    game = scenario(
        hand=[zapbot, king_rex],
        bases=[
            at(tar_pits, theirs(leprechaun), of(1, flame_trap), of(1, pay_the_piper)),
            at(cave_of_shinies, theirs(zapbot)),
        ],
    )
    game.play(zapbot, base=1)
    assert labels(game) == [
        "Leprechaun: destroys Zapbot (Player 1, Tar Pits) if it is weaker",
        "Flame Trap: destroys Zapbot (Player 1, Tar Pits) and itself",
        "Pay the Piper: who played Zapbot (Player 1, Tar Pits) discards a card",
    ]
    who, victim, base = (card_name(card, "fr") for card in (leprechaun, zapbot, tar_pits))
    assert labels(game, "fr")[0] == (
        f"{who}\u00a0: détruit {victim} (Joueur 1, {base}) si sa force est inférieure"
    )


@pytest.mark.card("assassination")
@pytest.mark.clause("SU-111", "SU-20")
def test_an_attached_action_names_its_bearer() -> None:
    game = scenario(
        hand=[king_rex],
        bases=[at(tar_pits, theirs(zapbot, of(0, assassination)), theirs(warbot, of(0, assassination)))],
    )
    game.end_turn()
    assert labels(game) == [
        "Assassination no. 1 (Player 1, Tar Pits): destroys Zapbot (Player 2, Tar Pits)",
        "Assassination no. 2 (Player 1, Tar Pits): destroys Warbot (Player 2, Tar Pits)",
    ]


@pytest.mark.card("first_mate")
@pytest.mark.clause("SU-111", "SU-34")
def test_what_is_used_around_a_scoring_says_what_it_does() -> None:
    game = scenario(
        hand=[beam_up],
        bases=[
            at(the_mothership, mine(king_rex), mine(king_rex), mine(first_mate), mine(scout), theirs(scout)),
            at(tar_pits),
        ],
        base_deck=[cave_of_shinies],
    )
    game.end_turn()
    assert labels(game) == [
        "The Mothership: the winner may return a minion here to its owner's hand",
        "First Mate: may move to another base",
        "Scout (Player 1, The Mothership): may go to its owner's hand",
        "Scout (Player 2, The Mothership): may go to its owner's hand",
    ]
    assert [GAME.presentation.describe(game.table, option)["told"] for option in game.decision.options] == [
        True
    ] * 4


@pytest.mark.card("infiltrate")
@pytest.mark.clause("SU-111", "SU-174")
def test_a_base_that_may_be_ignored_says_what_it_would_do() -> None:
    game = scenario(
        hand=[infiltrate, tiger_assassin, king_rex],
        bases=[at(tar_pits, mine(gremlin))],
    )
    game.play(infiltrate, base=1)
    game.play(tiger_assassin, base=1)
    game.choose(gremlin)
    assert labels(game)[0] == "Tar Pits: places Gremlin under its owner's deck, unless ignored"
    game.choose_trigger(tar_pits)
    assert GAME.presentation.prompt(game.table, "en") == (
        "Tar Pits: places Gremlin under its owner's deck. Do you ignore the base?"
    )


@pytest.mark.clause("BP-93", "SU-111")
def test_slots_that_wait_say_what_they_do() -> None:
    game = on_mat(
        north=[mine(zapbot)],
        south=[mine(warbot)],
        east=[mine(king_rex)],
        slots={(NORTH, 0): 3, (SOUTH, 0): 3, (EAST, 0): 3},
        mat=PROPOSED,
    )
    assert labels(game) == [
        "North 3: you may look at the top card of your deck, then put it under the deck or leave it",
        "South 3: you may discard a card to draw one",
        "East 3: you may move one of your minions from here",
    ]

"""The mat of Base Principale in a terminal: all in play is on it, slots are named, moves name slots."""

from __future__ import annotations

import re

import pytest

from baston.cli.boards.smashup.view import Minion, Sight
from baston.cli.table.choices import Choices
from baston.games.smashup import GAME
from baston.games.smashup.base_principale.proposals import SHOWING
from baston.games.smashup.cards.card import CARDS
from baston.games.smashup.factions.dinosaurs import jungle_oasis, king_rex, tar_pits, war_raptor
from baston.games.smashup.factions.pirates import buccaneer
from baston.games.smashup.mat import PROPOSED
from baston.games.smashup.presentation.position import read_position
from baston.kernel.frame import PASS
from baston.kernel.rng import Rng
from tests.cli.test_smashup_board import board, printed
from tests.smashup.base_principale.scene import on_mat
from tests.smashup.scenario import mine, theirs

MODE = {"mode": "base-principale"}


@pytest.mark.parametrize(("players", "lang"), [(2, "fr"), (4, "en")])
def test_every_minion_is_on_the_mat_and_the_mat_fits(players: int, lang: str) -> None:
    drawing = board(players, lang)
    table, rng = GAME.new(GAME.setup(players, MODE), 1), Rng(1)
    for count in range(400):
        if table.decision is None:
            break
        if count % 11 == 0:
            view = GAME.presentation.view(table, count % players)
            labels = {
                option: GAME.presentation.label(table, option, lang) for option in table.decision.options
            }
            choices = printed(Choices(drawing, view, table.decision, labels).draw(80))
            text = printed(drawing.draw(view))
            assert max(len(line) for line in (text + choices).splitlines()) <= 80
            for code, thing in Sight(view).in_play():
                assert re.search(rf"\b{code}\s", text)
                assert not isinstance(thing, Minion) or str(thing.power) in text
        options = table.decision.options
        GAME.answer(table, options[rng.below(len(options))])


@pytest.mark.clause("BP-2", "BP-21", "BP-33")
def test_the_mat_tells_whose_slots_are_and_what_a_scoring_would_pay() -> None:
    game = on_mat(
        base=jungle_oasis,
        base_deck=[tar_pits],
        north=[mine(king_rex), theirs(war_raptor)],
        south=[theirs(buccaneer)],
        mat=PROPOSED,
        period=2,
        round=3,
    )
    text = printed(board(2).draw(GAME.presentation.view(game.table, 0)))
    assert "Period 2 · round 3 · You" in text
    assert "a North [● 7] ◆ 4" in text  # slot 2 gives the raptor one more
    assert "b South [◆ 4]" in text
    assert re.search(r"N2 ◆ 4 \(\+1\)", text)
    assert "Presence: this turn" in text
    paid = re.sub(" +", " ", text)
    assert "● 7 → 4 VP 3 + 1" in paid  # second place, and the north
    assert "◆ 8 → 6 VP 5 + 1" in paid  # first place, and the south
    assert "Next Tar Pits" in text
    assert "▸ Period 2 5·3·2·1" in text
    assert "You ⚑" in text


@pytest.mark.clause("BP-71", "BP-87")
@pytest.mark.parametrize(("lang", "told"), [("en", "Extra round"), ("fr", "Manche supplémentaire")])
def test_the_mat_names_the_extra_round_and_that_it_is_paid_like_the_first_period(
    lang: str, told: str
) -> None:
    game = on_mat(period=3, round=3, north=[mine(king_rex)], east=[theirs(king_rex)], mat=PROPOSED)
    game.end_round()
    text = printed(board(2, lang).draw(GAME.presentation.view(game.table, 0)))
    assert told in text
    assert re.search(r"▸ P[eé]riode? 1 3·2·1·0", text)
    assert text.count("▸") == 1


@pytest.mark.clause("BP-30", "BP-31")
def test_a_play_names_camp_and_slot() -> None:
    game = on_mat(hand=[war_raptor], north=[mine(king_rex)], east=[theirs(buccaneer)], mat=PROPOSED)
    view, asked = GAME.presentation.view(game.table, 0), game.decision
    labels = {option: GAME.presentation.label(game.table, option, "en") for option in asked.options}
    text = printed(Choices(board(2), view, asked, labels).draw(80))
    named = re.findall(r"\b([NESW]\d|(?:North|East|South|West) \d)\b", text)
    assert {(name[0], name[-1]) for name in named} == {
        ("N", "1"),
        ("E", "1"),
        ("E", "3"),
        *[(side, number) for side in "SW" for number in "123"],
    }


@pytest.mark.clause("BP-53", "BP-105")
@pytest.mark.parametrize(
    ("lang", "words"), [("en", ["(propose)", "(show)"]), ("fr", ["(proposer)", "(montrer)"])]
)
def test_what_is_proposed_to_the_others_stands_apart_with_a_word_of_its_own(
    lang: str, words: list[str]
) -> None:
    game = on_mat(hand=[king_rex], agreements=True)
    game.end_round()
    view, asked = GAME.presentation.view(game.table, 0), game.decision
    labels = {option: GAME.presentation.label(game.table, option, lang) for option in asked.options}
    choices = Choices(board(2, lang), view, asked, labels)
    assert choices.options[-3] == PASS
    assert choices.options[-1] == choices.called("show") == choices.called("montrer") == SHOWING
    assert choices.options[-2] == choices.called("propose") == choices.called("proposer")
    assert choices.called("help") is None
    lines = printed(choices.draw(80)).splitlines()
    assert [line.split()[-1] for line in lines[-2:]] == words
    game.decline()
    game.decline()
    game.answer(SHOWING)
    assert not Choices(board(2, lang), view, game.decision, dict.fromkeys(game.decision.options, "")).apart


@pytest.mark.parametrize(("seat", "told"), [(0, "▾ Hideout (face down)"), (1, "▾ face down")])
@pytest.mark.parametrize("place", ["camp north 1@3:", "base tortuga:"])
def test_who_knows_a_card_that_lies_face_down_reads_its_name(place: str, seat: int, told: str) -> None:
    on_a_mat = place.startswith("camp")
    bases = ["base tortuga:", f"{place} | | 1:hideout"] if on_a_mat else [f"{place} | | 1:hideout"]
    first = "smashup 2017 players=2 turn=1 number=1 vp=0,0 plays=1,1" + (" round=1.1.1" if on_a_mat else "")
    table = read_position("\n".join([first, *bases, "hand 1: zapbot"]))
    table.factions = [[1, 2], [3, 4]]
    text = printed(board(2).draw(GAME.presentation.view(table, seat)))
    assert told in text
    assert ("Hideout" in text) is (seat == 0)


def test_a_slot_can_be_asked_about() -> None:
    view = GAME.presentation.view(on_mat(mat=PROPOSED).table, 0)
    english, french = board(2).sheet(view, "W3"), board(2, "fr").sheet(view, "O3")
    assert " ".join(line.strip() for line in printed(english).splitlines()) == (
        "West 3 Once a round: you may save one of your minions here that another player's card would destroy"
    )
    assert " ".join(line.strip() for line in printed(french).splitlines()) == (
        "Ouest 3 Une fois par manche\u00a0: tu peux sauver une de tes créatures d’ici que la carte d’un "
        "autre joueur devrait détruire"
    )


@pytest.mark.clause("BP-61")
def test_cards_without_effect_are_marked_in_the_hand() -> None:
    useless = next(card for card in CARDS if card.only_for_breakpoints)
    game = on_mat(hand=[useless, king_rex], agreements=True)
    text = printed(board(2).draw(GAME.presentation.view(game.table, 0)))
    assert text.count("(no effect in this mode)") == 1

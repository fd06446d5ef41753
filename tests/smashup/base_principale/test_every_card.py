"""Every card and base of both boxes is played in the mode; what becomes of a whole one stands elsewhere."""

from __future__ import annotations

import pytest

from baston.games.smashup.cards.card import ACTION, FACTIONS, MINION, Card
from baston.games.smashup.factions.aliens import the_homeworld
from baston.games.smashup.factions.dinosaurs import jungle_oasis, king_rex, tar_pits, upgrade
from baston.games.smashup.factions.robots import zapbot
from baston.games.smashup.factions.tricksters import cave_of_shinies, hideout
from baston.games.smashup.factions.zombies import walker
from baston.games.smashup.mat import PROPOSED
from tests.fuzz.mat import check
from tests.smashup.base_principale.scene import WEST, OnMat, on_mat
from tests.smashup.scenario import mine, of, theirs

CARDS = [card for faction in FACTIONS for card in faction.cards]
BASES = [base for faction in FACTIONS for base in faction.bases]
NEXT = (tar_pits, jungle_oasis, the_homeworld, cave_of_shinies)


def board(card: Card, base: Card = jungle_oasis, round: int = 1) -> OnMat:
    """Both players have minions in three camps, some with actions, and one that the other owns."""
    return on_mat(
        hand=[card, king_rex, zapbot],
        rival_hand=[king_rex, zapbot],
        base=base,
        base_deck=[other for other in NEXT if other is not base],
        north=[mine(zapbot, upgrade), theirs(walker), theirs(hideout)],
        south=[mine(king_rex), of(1, zapbot, owner=0)],
        east=[theirs(king_rex, upgrade), mine(walker)],
        mat=PROPOSED,
        discard=[zapbot, upgrade],
        round=round,
    )


def answered(game: OnMat) -> None:
    """Answer with the last that is offered until a play phase is on; all is as it must be meanwhile."""
    for _ in range(60):
        check(game.table)
        if game.table.over or game.is_play_phase:
            return
        game.answer(game.decision.options[-1])
    raise AssertionError("it does not come to an end")


def finish_round(game: OnMat) -> None:
    """Both end their turns; what is asked between them and at the end of the round is answered."""
    now = (game.camps.period, game.camps.round)
    while (game.camps.period, game.camps.round) == now:
        game.end_round()
        answered(game)


@pytest.mark.clause("BP-30")
@pytest.mark.parametrize("card", [card for card in CARDS if card.kind == MINION], ids=lambda card: card.id)
def test_every_minion_is_played_to_a_slot(card: Card) -> None:
    game = board(card)
    game.put(card, WEST, 2)
    assert f"Player 1 plays {card.title} on West." in game.told
    assert "Player 1 is in West 2." in game.told
    answered(game)
    finish_round(game)


@pytest.mark.clause("BP-51")
@pytest.mark.parametrize("card", [card for card in CARDS if card.kind == ACTION], ids=lambda card: card.id)
def test_every_action_is_played(card: Card) -> None:
    game = board(card)
    game.answer(game.plays_of(card)[0])
    assert any(line.startswith(("Player 1 plays ", "Player 1 attaches ")) for line in game.told)
    assert card not in game.me.hand or card in (zapbot, king_rex)
    answered(game)
    finish_round(game)


@pytest.mark.clause("BP-20", "BP-50")
@pytest.mark.parametrize("base", BASES, ids=lambda base: base.id)
def test_every_base_is_played_through_a_round_and_scored(base: Card) -> None:
    game = board(walker, base, round=2)
    answered(game)  # what it does when a turn starts
    game.put(walker, WEST, 1)
    answered(game)
    finish_round(game)
    assert game.camps.round == 3
    game = board(walker, base, round=3)
    answered(game)
    finish_round(game)
    assert game.camps.period == 2
    assert base in game.base_discards
    assert min(game.table.vp) > 0

"""Why a card of the hand cannot be played now: each reason in play, and all that random games give."""

from __future__ import annotations

import re
from typing import Final

import pytest

from baston.games.smashup import GAME
from baston.games.smashup.cards.card import RULES, Card, printed
from baston.games.smashup.constants import NO_ACTIONS
from baston.games.smashup.factions.aliens import invader, probe
from baston.games.smashup.factions.astroknights import laser_sword, pupoks
from baston.games.smashup.factions.dinosaurs import jungle_oasis, king_rex, upgrade
from baston.games.smashup.factions.ninjas import (
    disguise,
    hidden_ninja,
    shinobi,
    smoke_bomb,
)
from baston.games.smashup.factions.pirates import full_sail, swashbuckling, tortuga
from baston.games.smashup.factions.star_roamers import teleport_overflow
from baston.games.smashup.factions.tricksters import gremlin
from baston.games.smashup.factions.zombies import outbreak, overrun, walker
from baston.games.smashup.state.table import ANYWHERE, NO_LIMIT, ExtraPlay, Table
from baston.games.smashup.verbs.lasting import add_modifier
from baston.kernel.frame import PACKED
from baston.kernel.machine import run
from baston.kernel.modifier import END_OF_TURN
from baston.kernel.reason import Reason
from baston.kernel.rng import Rng
from baston.kernel.text import Json, a_dict, a_list, an_int
from tests.smashup.base_principale.scene import NORTH, on_mat
from tests.smashup.games import fresh
from tests.smashup.scenario import Play, at, mine, scenario, theirs


def why(game: Play, card: Card, seat: int = 0) -> str:
    """What the seat reads about a card of its hand; empty if it may be played."""
    handle = next(h for h in game.table.hand[seat] if printed(game.table, h) is card)
    return GAME.presentation.reasons(game.table, seat, "en").get(handle, Reason("", "")).said


def with_plays(game: Play, minions: int, actions: int, *extra: ExtraPlay) -> Play:
    """The game, whose seat may play so many minions and actions more, and these under conditions."""
    game.table.minion_plays, game.table.action_plays, game.table.extra = minions, actions, list(extra)
    run(game.table, RULES)
    return game


def test_what_may_be_played_has_no_reason() -> None:
    game = scenario(hand=[invader, probe])
    assert why(game, invader) == why(game, probe) == ""


def test_the_action_of_the_turn_has_been_played() -> None:
    game = scenario(hand=[swashbuckling, probe, invader])
    game.play(swashbuckling)
    assert why(game, probe) == "You have no action left to play this turn."
    assert why(game, invader) == ""


def test_the_minion_of_the_turn_has_been_played() -> None:
    game = scenario(hand=[invader, king_rex, probe])
    game.play(invader)
    assert why(game, king_rex) == "You have no minion left to play this turn."


def test_a_special_without_a_play_left_says_when_it_can_be_played() -> None:
    game = scenario(hand=[invader, king_rex, shinobi, probe])
    game.play(invader)
    assert why(game, shinobi) == (
        "You have no minion left to play this turn. It can be played before a base scores."
    )


def test_it_is_another_players_turn() -> None:
    game = scenario(hand=[invader], rival_hand=[king_rex, full_sail])
    assert why(game, king_rex, seat=1) == "Not your turn: Player 1 is playing."
    assert why(game, full_sail, seat=1) == (
        "Not your turn: Player 1 is playing. It can be played before a base scores."
    )


def test_nobody_may_play_minions_on_the_only_base() -> None:
    game = scenario(hand=[invader, probe], bases=[at(tortuga, theirs(overrun))])
    assert why(game, invader) == "There is no base where it can be played (Overrun)."


def test_nothing_is_there_that_it_could_be_attached_to() -> None:
    game = scenario(hand=[upgrade, smoke_bomb, invader], bases=[at(tortuga)])
    assert why(game, upgrade) == "It is attached to a minion, and there is none in play."
    assert why(game, smoke_bomb) == "It is attached to a minion of yours, and you have none in play."


def test_an_extra_minion_has_a_limit_of_power() -> None:
    game = scenario(hand=[king_rex, walker], bases=[at(tortuga)])
    with_plays(game, 0, 0, ExtraPlay(False, 2, ANYWHERE))
    assert why(game, king_rex) == "Your extra minion must have power 2 or less."
    assert why(game, walker) == ""


def test_an_extra_minion_goes_where_one_has_none() -> None:
    game = scenario(hand=[outbreak, walker, probe], bases=[at(tortuga, mine(invader))])
    with_plays(game, 0, 2)
    game.play(outbreak)
    assert why(game, walker) == "Your extra minion must go where you have no minion."


def test_an_extra_action_has_to_raise_a_minion() -> None:
    game = scenario(hand=[probe, laser_sword], bases=[at(tortuga, mine(invader))])
    game.leave_an_action_that_increases_power()
    assert why(game, probe) == "Your extra action has to increase the power of a minion of yours."
    assert why(game, laser_sword) == ""


def test_no_actions_can_be_played_this_turn() -> None:
    game = scenario(hand=[probe, invader])
    add_modifier(game.table, NO_ACTIONS, 0, 0, END_OF_TURN)
    run(game.table, RULES)
    assert why(game, probe) == "You can play no actions this turn."


def test_a_card_asks_something_first() -> None:
    game = scenario(
        hand=[full_sail, invader], bases=[at(tortuga, mine(king_rex)), at(jungle_oasis, mine(gremlin))]
    )
    game.play(full_sail)
    assert why(game, invader) == "First answer what Full Sail asks."


def test_a_card_asks_for_minions() -> None:
    game = scenario(
        hand=[disguise, walker, gremlin, probe], bases=[at(tortuga, mine(king_rex)), at(jungle_oasis)]
    )
    game.play(disguise)
    while not any(handle in game.table.hand[0] for handle in game.decision.options):
        game.answer(game.decision.options[-1])
    assert why(game, probe) == "Disguise asks for a minion."
    assert why(game, walker) == ""


def scoring(hand: list[Card], rival_hand: list[Card] | None = None) -> Play:
    """Tortuga is about to score; whoever has an answer is asked in turn."""
    tall = [mine(king_rex) for _ in range(3)]
    game = scenario(hand=hand, rival_hand=rival_hand, bases=[at(tortuga, *tall)])
    game.end_turn()
    return game


def test_a_card_that_has_revealed_some_asks_for_one_of_them() -> None:
    game = scenario(
        hand=[upgrade, king_rex],
        deck=[invader, probe, laser_sword],
        bases=[at(tortuga, mine(pupoks)), at(jungle_oasis)],
        vp=[1, 0],
    )
    game.use(pupoks)
    assert why(game, invader) == ""
    assert why(game, upgrade) == "Pupoks asks for one of the cards that have been shown."
    assert why(game, king_rex) == why(game, upgrade)


def test_minions_that_have_been_shown_are_played_one_after_another() -> None:
    game = scenario(
        hand=[teleport_overflow, walker, walker, gremlin],
        bases=[at(tortuga, mine(king_rex)), at(jungle_oasis)],
    )
    game.play(teleport_overflow)
    while game.decision.kind != PACKED:
        walkers = [h for h in game.table.hand[0] if printed(game.table, h) is walker]
        game.answer(next((h for h in walkers if h in game.decision.options), game.decision.options[-1]))
    first, second = (h for h in game.table.hand[0] if printed(game.table, h) is walker)
    told = GAME.presentation.reasons(game.table, 0, "en")
    assert [told.get(first, told.get(second))] == [Reason("First the other Walker is played.", "SU-187")]
    assert why(game, gremlin) == "Teleport Overflow asks for one of the cards that have been shown."


def test_while_a_base_scores_only_specials_are_played() -> None:
    game = scoring(hand=[shinobi, invader, probe])
    assert why(game, shinobi) == ""
    assert why(game, invader) == "It is played in your play phase, not while a base scores."


def test_another_player_is_asked_while_a_base_scores() -> None:
    game = scoring(hand=[shinobi, invader], rival_hand=[hidden_ninja, gremlin])
    assert game.asked == 0
    assert why(game, hidden_ninja, seat=1) == "Player 1 is being asked now."
    assert why(game, gremlin, seat=1) == "Not your turn: Player 1 is playing."


def test_a_card_of_a_name_is_played_once_for_a_base() -> None:
    game = scoring(hand=[shinobi, shinobi, hidden_ninja])
    game.choose(shinobi)
    if game.decision.player == 0 and not GAME.presentation.is_window(game.table):
        game.answer(game.decision.options[-1])
    assert why(game, shinobi) == "Shinobi has been played for this base already."


def test_a_camp_forbids_it_on_a_mat() -> None:
    game = on_mat(hand=[invader, probe], north=[theirs(overrun)])
    assert why(game, invader) == ""
    with_plays(game, 0, 1, ExtraPlay(False, NO_LIMIT, NORTH))
    assert why(game, invader) == "It cannot be played there (Overrun)."


# In games.

WHO: Final = r"Player (\d)"


class Judge:
    """Whether what a seat reads is true, as far as it can see for itself."""

    def __init__(self, table: Table, seat: int) -> None:
        self.view = GAME.presentation.view(table, seat)
        self.seat = seat
        self.asked = a_dict(self.view["decision"]) if self.view["decision"] else {}
        self.mine = self.asked.get("player") == seat
        self.window = self.mine and GAME.presentation.is_window(table)
        self.plays = a_dict(self.view["plays"])
        self.card: dict[str, Json] = {}

    def extras(self, action: bool) -> list[dict[str, Json]]:
        return [one for one in map(a_dict, a_list(self.plays["extra"])) if one["action"] is action]

    def offered(self, table: Table) -> set[int]:
        options = a_list(self.asked["options"]) if self.mine else []
        about = [GAME.presentation.describe(table, an_int(option)) for option in options]
        return {an_int(one[name]) for one in about for name in ("thing", "card") if one[name] is not None}

    def offers(self, table: Table, kind: str) -> bool:
        hand = [a_dict(one) for one in a_list(a_list(self.view["hands"])[self.seat])]
        return any(one["handle"] in self.offered(table) and one["kind"] == kind for one in hand)

    def offers_some(self, table: Table) -> bool:
        return any(self.offers(table, kind) for kind in ("minion", "action"))

    def offers_a_copy(self, table: Table, card: dict[str, Json]) -> bool:
        hand = [a_dict(one) for one in a_list(a_list(self.view["hands"])[self.seat])]
        return any(one["handle"] in self.offered(table) and one["card"] == card["card"] for one in hand)

    def is_true(self, table: Table, card: dict[str, Json], said: str) -> bool:
        """Judge one sentence, or two of which the second says when else the card can be played."""
        action, power = card["kind"] == "action", card["power"]
        first = said.split(". ")[0].rstrip(".")
        question = self.mine and not self.window
        in_play_phase = question and self.view["phase"] == "play"
        if found := re.fullmatch(rf"Not your turn: {WHO} is playing", first):
            return self.view["turn"] == int(found[1]) - 1 != self.seat and not self.mine
        if found := re.fullmatch(rf"{WHO} is being asked now", first):
            return self.asked["player"] == int(found[1]) - 1 != self.seat
        if found := re.fullmatch(r"Your extra minion must have power (\d+) or less", first):
            return question and not action and an_int(power) > int(found[1])
        facts = {
            "The game is over": not self.asked,
            "You have no minion left to play this turn": in_play_phase
            and not (action or self.plays["minions"] or self.extras(False)),
            "You have no action left to play this turn": in_play_phase
            and action
            and not (self.plays["actions"] or self.extras(True)),
            "You can play no actions this turn": action and bool(self.view["no_actions"]),
            "You have chosen it already": card["handle"] in a_list(self.asked.get("picked", [])),
            "Only an extra action can be played now": question and not action,
            "Only an extra minion can be played now": question and action,
            "Your extra minion must go where you have no minion": question and not action,
            "Your extra action has to increase the power of a minion of yours": question and action,
            "It is played in your play phase, not while a base scores": self.window,
            "It can be played before a base scores": self.window,
            "It can be played after a base has scored": self.window,
            "First answer what is asked": question and self.asked["card"] is None,
        }
        if first in facts:
            return bool(facts[first])
        if re.fullmatch(r"First answer what .+ asks", first):
            return question and self.asked["card"] is not None and not self.offers(table, "minion")
        if re.fullmatch(r".+ asks for one of the cards that have been shown", first):
            return question and self.asked["card"] is not None and self.offers_some(table)
        if re.fullmatch(r"First the other .+ is played", first):
            return question and self.offers_a_copy(table, card)
        if re.fullmatch(r".+ asks for a minion", first):
            return question and action and self.offers(table, "minion")
        if re.fullmatch(r".+ asks for an action", first):
            return (
                question and not action and self.offers(table, "action") and not self.offers(table, "minion")
            )
        if re.fullmatch(
            r"Your extra minion cannot be another .+|Only cards called .+ can be chosen now", first
        ):
            return question and not action
        if re.fullmatch(r"Only an action that increases the power of .+ can be played now", first):
            return question and action
        if re.fullmatch(r".+ has been played for this base already", first):
            return self.window
        if re.fullmatch(r"(There is no base where it can be|It cannot be) played( there)? \(.+\)", first):
            return not action and ("Overrun" in said or "Block the Path" in said)
        minions = [
            a_dict(one) for base in a_list(self.view["bases"]) for one in a_list(a_dict(base)["minions"])
        ]
        own = [one for one in minions if one["controller"] == self.seat]
        if first == "It is attached to a minion, and there is none in play":
            return action and not minions
        return bool(re.fullmatch(r"It is attached to .+ you have none in play", first)) and action and not own


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (3, {"edition": "2012", "boxes": "all"}),
        (4, {"even_windows": "true", "boxes": "all"}),
        (2, {"mode": "base-principale"}),
        (4, {"mode": "base-principale", "boxes": "all"}),
    ],
)
def test_every_card_that_is_not_offered_has_a_true_reason(
    players: int, options: dict[str, str], seed: int
) -> None:
    table = fresh(players, seed, **options)
    rng = Rng(seed)
    for _ in range(60):
        for _ in range(3):
            if not table.over and table.decision is not None:
                GAME.answer(table, table.decision.options[rng.below(len(table.decision.options))])
        for seat in range(players):
            agree_with_the_judge(table, seat)


def agree_with_the_judge(table: Table, seat: int) -> None:
    judge = Judge(table, seat)
    found = GAME.presentation.reasons(table, seat, "en")
    assert set(found) == set(table.hand[seat]) - judge.offered(table)
    assert list(GAME.presentation.reasons(table, seat, "fr")) == list(found)
    for card in map(a_dict, a_list(a_list(judge.view["hands"])[seat])):
        said = found.get(an_int(card["handle"]), Reason("", "")).said
        assert not said or judge.is_true(table, card, said), (card, said, judge.asked, judge.plays)


def test_reasons_tell_nothing_that_the_seat_does_not_know() -> None:
    table = fresh(3, 5)
    rng = Rng(5)
    for _ in range(60):
        assert table.decision is not None
        GAME.answer(table, table.decision.options[rng.below(len(table.decision.options))])
        for seat in range(3):
            other = GAME.search.determinize(table, seat, rng.below(1000))
            assert GAME.presentation.reasons(other, seat, "en") == GAME.presentation.reasons(
                table, seat, "en"
            )

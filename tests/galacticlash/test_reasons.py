"""Why a card of the hand cannot be played now: each reason in play, and all that random games give."""

from __future__ import annotations

import re

import pytest

from baston.games.galacticlash import GAME
from baston.games.galacticlash.cards.card import BY_ID, Card, printed
from baston.games.galacticlash.state.clash import Clash
from baston.kernel.reason import Reason
from baston.kernel.rng import Rng
from baston.kernel.text import Json, a_dict, a_list, a_str, an_int
from tests.galacticlash.scenario import FILLER, KINDS, Play, scenario

CARDS = {a_str(entry["id"]): entry for entry in GAME.texts.catalog()}
BURNING = BY_ID["brasier_interieur"]  # an action that targets a creature or hero
PACT = BY_ID["pacte_cendres"]  # an action whose cost includes a sacrifice
VICE = BY_ID["etau_mental"]  # an instant that targets a creature or hero
COSTLY = BY_ID["mastodonte_mines"]


def why(game: Play, card: Card, seat: int = 0) -> str:
    """What the seat reads about a card of its hand; empty if it may be played."""
    clash = game.clash
    handle = next(h for h in clash.hand[seat] if printed(clash, h) is card)
    return GAME.presentation.reasons(clash, seat, "en").get(handle, Reason("", "")).said


def test_what_may_be_launched_has_no_reason_nor_has_a_copy_of_it() -> None:
    game = scenario(hand=[COSTLY, COSTLY])
    assert GAME.presentation.reasons(game.clash, 0, "en") == {}


def test_the_energies_to_pay_are_missing() -> None:
    game = scenario(hand=[BURNING, PACT], mine=[FILLER], energies="df")
    assert why(game, BURNING) == "To pay for it you lack 1 dark Force."
    assert why(game, PACT) == ""


def test_there_is_nothing_to_sacrifice() -> None:
    game = scenario(hand=[PACT, COSTLY])
    assert why(game, PACT) == "You have nothing in play that you could sacrifice for it."


def test_there_is_nothing_to_target() -> None:
    game = scenario(hand=[BURNING, COSTLY])
    assert why(game, BURNING) == "There is nothing that it could target."


def test_energies_come_first_and_one_of_a_group() -> None:
    game = scenario(hand=[KINDS["d"], KINDS["l"], KINDS["t"], COSTLY], step="energies")
    assert why(game, COSTLY).startswith("First play energies, or go on")
    game.choose(KINDS["d"])
    assert why(game, KINDS["l"]) == "You have played your Force energy of this turn."
    assert why(game, KINDS["t"]) == ""


def test_energies_are_not_played_in_construction() -> None:
    game = scenario(hand=[KINDS["d"], COSTLY])
    assert why(game, KINDS["d"]) == "Energies are played at the start of your turn."


def test_only_an_instant_is_an_answer() -> None:
    game = scenario(hand=[COSTLY], rival_hand=[VICE, COSTLY], theirs=[FILLER], rival_energies="df")
    game.launch(COSTLY)
    assert game.asked == 1
    assert why(game, VICE, seat=1) == ""
    assert why(game, COSTLY, seat=1).startswith("Only an instant is launched as an answer")


def test_it_is_another_players_turn() -> None:
    game = scenario(hand=[COSTLY], rival_hand=[VICE, COSTLY])
    assert why(game, COSTLY, seat=1) == "Not your turn: Player 1 is playing."
    assert why(game, VICE, seat=1) == ("Not your turn: Player 1 is playing. It can be launched as an answer.")


# In games.


def is_true(view: dict[str, Json], card: dict[str, Json], said: str, seat: int) -> bool:
    """Whether what a seat reads of a card is true, as far as it can see for itself."""
    asked = a_dict(view["decision"]) if view["decision"] else {}
    mine = asked.get("player") == seat
    entry = CARDS[a_str(card["card"])]
    kind, energy = entry["kind"], entry["energy"]
    force = energy in ("dark", "light")
    plays = a_dict(view["energy_plays"])
    left = [plays["force" if force else "mastery"], plays["any"]]
    first = re.split(r"\. |: ", said)[0].rstrip(".")
    if first == "Not your turn":
        return view["turn"] != seat and not mine
    if found := re.fullmatch(r"Player (\d) is being asked now", first):
        return asked["player"] == int(found[1]) - 1 != seat
    facts = {
        "The game is over": not asked,
        "You have chosen it already": mine,
        "Energies are played at the start of your turn": mine and kind == "energy",
        "First play energies, or go on": kind != "energy" and view["phase"] == "priming",
        "You have played your Force energy of this turn": force and left == [0, 0],
        "You have played your mastery energy of this turn": not force and left == [0, 0],
        "Only an instant is launched as an answer": mine and kind not in ("instant", "energy"),
        "There is nothing that it could target": mine and kind != "energy",
        "You have nothing in play that you could sacrifice for it": mine and kind != "energy",
        "First answer what is asked": mine,
    }
    if first in facts:
        return bool(facts[first])
    if re.fullmatch(r"To pay for it you lack .+", first):
        return mine and an_int(entry["total_cost"]) > 0
    return mine and bool(re.fullmatch(r"First answer what .+ asks", first))


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(
    ("players", "options"), [(2, {}), (2, {"even_windows": "true"}), (3, {}), (4, {"format": "duo"})]
)
def test_every_card_not_offered_has_a_true_reason(players: int, options: dict[str, str], seed: int) -> None:
    clash = GAME.new(GAME.setup(players, options), seed)
    rng = Rng(seed)
    for _ in range(60):
        for _ in range(4):
            if clash.decision is not None:
                GAME.answer(clash, clash.decision.options[rng.below(len(clash.decision.options))])
        for seat in range(players):
            check(clash, seat, rng)


def check(clash: Clash, seat: int, rng: Rng) -> None:
    """All that is not offered has a reason, which is true, and tells nothing that the seat does not know."""
    view = GAME.presentation.view(clash, seat)
    found = GAME.presentation.reasons(clash, seat, "en")
    decision, offered = clash.decision, set[int]()
    if decision is not None and decision.player == seat:
        about = [GAME.presentation.describe(clash, option) for option in decision.options]
        offered = {an_int(one[name]) for one in about for name in ("thing", "card") if one[name] is not None}
    alike = {clash.what[card] for card in clash.hand[seat] if card in offered}
    assert set(found) == {card for card in clash.hand[seat] if clash.what[card] not in alike}
    assert list(GAME.presentation.reasons(clash, seat, "fr")) == list(found)
    for card in map(a_dict, a_list(a_list(view["hands"])[seat])):
        said = found.get(an_int(card["handle"]), Reason("", "")).said
        assert not said or is_true(view, card, said, seat), (card, said, view["decision"])
    other = GAME.search.determinize(clash, seat, rng.below(1000))
    assert GAME.presentation.reasons(other, seat, "en") == found

"""Why a card that is held cannot go to a base, a slot or a minion."""

from __future__ import annotations

from baston.games.smashup import GAME
from baston.games.smashup.cards.card import Card, printed
from baston.games.smashup.factions.aliens import invader, probe
from baston.games.smashup.factions.dinosaurs import jungle_oasis, king_rex, upgrade
from baston.games.smashup.factions.ninjas import infiltrate, smoke_bomb
from baston.games.smashup.factions.pirates import tortuga
from baston.games.smashup.factions.tricksters import gremlin
from baston.games.smashup.factions.zombies import overrun, walker
from baston.games.smashup.state.table import NO_LIMIT, ExtraPlay
from tests.smashup.base_principale.scene import NORTH, on_mat
from tests.smashup.scenario import Play, at, mine, scenario, theirs
from tests.smashup.test_reasons import with_plays


def why(game: Play, card: Card) -> dict[str, str]:
    """What is said of each place or minion to which the card of the hand cannot go, by its name."""
    table = game.table
    held = next(h for h in table.hand[0] if printed(table, h) is card)
    told = GAME.presentation.barred(table, 0, held, "en")
    return {name_of(game, thing): f"{reason.said} ({reason.clause})" for thing, reason in told.items()}


def name_of(game: Play, thing: int) -> str:
    table = game.table
    return printed(table, table.base_at[thing] if thing in table.places else thing).title


def test_a_card_in_play_forbids_a_base() -> None:
    game = scenario(hand=[invader], bases=[at(tortuga, theirs(overrun)), at(jungle_oasis)])
    assert why(game, invader) == {"Tortuga": "It cannot be played there (Overrun). (SU-110)"}


def test_an_extra_minion_has_its_base() -> None:
    game = scenario(hand=[invader], bases=[at(tortuga), at(jungle_oasis)])
    with_plays(game, 0, 1, ExtraPlay(False, NO_LIMIT, game.table.places[0]))
    assert why(game, invader) == {"Jungle Oasis": "Your extra minion must go to Tortuga. (SU-136)"}


def test_an_action_is_attached_to_what_it_names() -> None:
    game = scenario(
        hand=[upgrade, smoke_bomb, infiltrate, probe],
        bases=[at(tortuga, mine(king_rex), theirs(gremlin))],
    )
    to_minion = {"Tortuga": "This action is attached to a minion. (SU-83)"}
    assert why(game, upgrade) == to_minion
    assert why(game, smoke_bomb) == {
        **to_minion,
        "Gremlin": "This action is attached to a minion of yours. (SU-83)",
    }
    assert set(why(game, infiltrate).values()) == {"This action is attached to a base. (SU-83)"}
    assert why(game, probe) == {}


def test_nothing_is_barred_for_a_card_that_is_not_offered_or_for_who_is_not_asked() -> None:
    game = scenario(hand=[walker, invader], bases=[at(tortuga, theirs(overrun)), at(jungle_oasis)])
    game.play(walker)
    assert why(game, invader) == {}
    assert GAME.presentation.barred(game.table, 1, game.table.hand[0][0], "en") == {}


def test_slots_of_others_and_a_second_slot_in_a_camp_are_closed() -> None:
    game = on_mat(hand=[invader], north=[mine(king_rex), theirs(gremlin)])
    table = game.table
    held = next(h for h in table.hand[0] if printed(table, h) is invader)
    told = GAME.presentation.barred(table, 0, held, "en")
    said = [reason.clause for slot, reason in told.items() if table.place[slot] == NORTH]
    assert sorted(said) == ["BP-30", "BP-31"]

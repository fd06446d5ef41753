"""One game between bots: what is kept of it is what happened."""

from __future__ import annotations

import pytest

from baston.bots import bot_named
from baston.games import game_named
from baston.kernel.game import Setup
from baston.kernel.rng import Rng
from baston.simulation.match import Played, play

SETUPS = [
    ("nim", 3, ""),
    ("smashup", 2, ""),
    ("smashup", 4, "copies=2 factions=draft"),
    ("smashup", 2, "mode=base-principale"),
    ("superfantasybrawl", 2, "max_rounds=20"),
    ("superfantasybrawl", 4, "max_rounds=5 draft=random"),
    ("galacticlash", 2, "format=standard"),
    ("galacticlash", 3, ""),
    ("galacticlash", 4, "format=duo decks=generated"),
]
UNIFORM = ("uniform", "uniform")


def set_up(name: str, players: int, options: str) -> Setup:
    chosen = dict(option.split("=") for option in options.split())
    return game_named(name).setup(players, chosen)


def played(name: str, options: str = "", events: bool = False, seed: int = 5) -> Played:
    return play(game_named(name), set_up(name, 2, options), UNIFORM, seed, 3, events)


@pytest.mark.parametrize(("name", "players", "options"), SETUPS)
def test_keeping_events_changes_nothing_of_the_game(name: str, players: int, options: str) -> None:
    setup, bots = set_up(name, players, options), ["greedy"] + ["uniform"] * (players - 1)
    one, two = (play(game_named(name), setup, bots, 11, events=events) for events in (False, True))
    assert one.row == two.row
    assert one.events == []
    assert bool(two.events) == (name != "nim")


@pytest.mark.parametrize(("name", "players", "options"), SETUPS)
def test_a_row_tells_what_each_seat_took_part_with(name: str, players: int, options: str) -> None:
    game, setup = game_named(name), set_up(name, players, options)
    row = play(game, setup, ["uniform"] * players, 2).row
    kept = {"smashup": "factions", "superfantasybrawl": "champions", "galacticlash": "decks"}
    for column in ("factions", "champions", "decks"):
        by_seat = getattr(row, column)
        assert (by_seat is not None) == (kept.get(name) == column)
        assert by_seat is None or (len(by_seat) == players and all(by_seat))
    assert len(row.team) == len(row.points) == players
    assert (row.mode is None) == (name in ("nim", "galacticlash"))
    assert row.format == setup.options.get("format")


@pytest.mark.parametrize(("name", "options"), [(name, o) for name, players, o in SETUPS if players == 2])
def test_a_row_tells_who_began(name: str, options: str) -> None:
    """The first card of the first turn is played by whoever has it."""
    setup = set_up(name, 2, options)
    games = [play(game_named(name), setup, ["greedy"] * 2, seed, events=True) for seed in range(4)]
    firsts = [next(event for event in game.events if event.what in ("play", "lay", "use")) for game in games]
    assert [first.turn for first in firsts] == [1] * 4
    assert [first.seat for first in firsts] == [game.row.starter for game in games]


def test_a_game_without_turns_has_no_starter() -> None:
    assert played("nim").row.starter is None


def test_a_row_names_who_took_part_as_the_table_shows_it() -> None:
    game, setup = game_named("smashup"), set_up("smashup", 2, "")
    shown = game.presentation.view(game.new(setup, 5), None)["factions"]
    assert isinstance(shown, list)
    assert played("smashup").row.factions == [
        "+".join(map(str, both)) for both in shown if isinstance(both, list)
    ]
    game, setup = game_named("galacticlash"), set_up("galacticlash", 2, "decks=marche_airain")
    assert play(game, setup, UNIFORM, 5).row.decks == ["marche_airain", "marche_airain"]


def test_random_decks_are_told_by_the_name_they_have_when_chosen() -> None:
    """A game with the named decks is the game in which chance had dealt them."""
    drawn = played("galacticlash").row
    assert drawn.decks is not None
    named = played("galacticlash", f"decks={','.join(drawn.decks)}")
    assert named.row == drawn


def test_partners_are_one_team() -> None:
    setup = set_up("galacticlash", 4, "format=duo")
    row = play(game_named("galacticlash"), setup, ["uniform"] * 4, 1).row
    assert row.team == [0, 1, 0, 1]
    assert row.winner in (0, 1, None)
    assert row.draw == (row.winner is None)


def test_events_are_turns_and_what_is_done_with_cards_in_order() -> None:
    row, events = (game := played("smashup", events=True)).row, game.events
    assert [event.number for event in events] == list(range(len(events)))
    assert {event.what for event in events} <= {"turn", "play", "draw", "use"}
    assert [(event.turn, event.what) for event in events[:10]] == [(None, "draw")] * 10  # two hands of five
    turns = [event.turn for event in events if event.turn is not None]
    assert turns == sorted(turns)
    assert turns[-1] == row.turns
    known = {str(card["id"]) for card in game_named("smashup").texts.catalog()}
    assert {event.card for event in events if event.what != "turn"} <= known
    assert {event.game for event in events} == {3}


@pytest.mark.parametrize(("name", "options"), [("superfantasybrawl", "max_rounds=20"), ("galacticlash", "")])
def test_cards_that_are_played_were_drawn(name: str, options: str) -> None:
    events = played(name, options, events=True).events
    known = {str(card["id"]) for card in game_named(name).texts.catalog()}
    assert {event.card for event in events if event.what not in ("turn", "use")} <= known
    for place, event in enumerate(events):
        if event.what in ("play", "lay"):
            drawn = {(before.seat, before.card) for before in events[:place] if before.what == "draw"}
            assert (event.seat, event.card) in drawn


@pytest.mark.parametrize(("name", "players", "options"), SETUPS[1:])
def test_every_turn_begins_with_how_the_sides_stand(name: str, players: int, options: str) -> None:
    """Played again answer by answer: the points are those when somebody is first asked in the turn."""
    game, setup, bots = game_named(name), set_up(name, players, options), ["greedy"] * players
    begun = [event for event in play(game, setup, bots, 21, events=True).events if event.what == "turn"]
    state, chance, stood = game.new(setup, 21), Rng(21 ^ 0xB075), dict[int | None, list[int]]()
    bot = bot_named("greedy")
    while state.decision is not None:
        turn, player = game.turns(state), state.decision.player
        if turn:
            stood.setdefault(turn, game.points(state))
        game.answer(state, bot.choose(game, state, player, chance.next32()))
    told = {event.turn: event.standing for event in begun if event.standing is not None}
    assert told == stood


def test_a_game_in_which_everybody_waits_ends_at_the_limit_of_simulations() -> None:
    """Three bases that pay the second more than the first: greedy play would rather not play there."""
    game = game_named("smashup")
    limit = {option.name: option.simulated for option in game.options}["max_rounds"]
    waiting, seed = {"factions": "ninjas+robots,zombies+star_roamers"}, 699151402266922
    row = play(game, game.setup(2, waiting | {"max_rounds": limit}), ["greedy", "greedy"], seed).row
    assert row.cut_short
    assert row.turns == 2 * int(limit)


def test_a_game_in_which_cards_could_go_round_for_ever_ends() -> None:
    """Played at The Homeworld, a Collector takes another back, which may be played there at once."""
    game = game_named("smashup")
    bot, chance = bot_named("greedy"), Rng(8421667009901080 ^ 0xB075)
    state = game.new(game.setup(2, {"factions": "aliens+dinosaurs,pirates+tricksters"}), 8421667009901080)
    for _ in range(1000):
        if state.decision is None:
            break
        game.answer(state, bot.choose(game, state, state.decision.player, chance.next32()))
    assert state.over

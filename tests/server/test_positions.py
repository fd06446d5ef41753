"""Positions over HTTP: set up and drawn, refused with their place, judged, played on, found in old games."""

from __future__ import annotations

from types import ModuleType

import pytest

from baston.games import game_named
from baston.kernel.text import a_dict, a_list, a_str
from tests.server.conftest import NewBrowser
from tests.server.wire import BOTH, Browser, play_to_end

POSITION = """\
smashup 2017 players=2 turn=2 number=7 vp=14,13 plays=1,1
base the_homeworld: 1:invader 2:king_rex(2:upgrade,1:poison) 2<1:zapbot | 1:overrun
base jungle_oasis:
hand 1: zapbot hoverbot
hand 2: shinobi
deck 1: nukebot warbot
deck 2: tiger_assassin
discard 1:
discard 2: seeing_stars
bases: tortuga the_mothership
base discard: tar_pits
"""
SMASH_UP = "/api/games/smashup/positions"


def test_a_position_is_drawn_with_all_its_cards_open(browser: Browser) -> None:
    told = browser.post(SMASH_UP, {"text": POSITION}).json()
    position = told["position"]
    assert told["fault"] is None
    assert (position["text"], position["players"], position["player"]) == (POSITION, 2, 1)
    assert position["options"]["edition"] == "2017"
    assert "position" not in position["options"]
    hands = [[card["card"] for card in hand] for hand in position["view"]["hands"]]
    assert hands == [["zapbot", "hoverbot"], ["shinobi"]]
    assert browser.post(SMASH_UP, {"text": position["line"]}).json() == told


def test_a_position_comes_as_a_test_in_python_that_passes(browser: Browser) -> None:
    program = ModuleType("copied")
    exec(browser.post(SMASH_UP, {"text": POSITION}).json()["position"]["test"], program.__dict__)
    program.test_what_is_offered()
    assert (
        game_named("smashup").texts.position(program.GAME.texts.read(program.POSITION, 0), None) == POSITION
    )


def test_a_position_of_which_the_game_is_over_at_once_is_drawn_and_asks_nothing(browser: Browser) -> None:
    last_turn_over = POSITION.replace("turn=2 number=7", "turn=1 number=6").replace(
        "plays=1,1", "plays=0,0 max_rounds=3"
    )
    told = browser.post(SMASH_UP, {"text": last_turn_over}).json()
    assert told["fault"] is None
    assert (told["position"]["player"], told["position"]["prompt"]) == (None, None)
    assert told["position"]["view"]["vp"] == [14, 13]


def test_what_cannot_be_is_told_with_its_line_and_word_in_both_languages(browser: Browser) -> None:
    fault = browser.post(SMASH_UP, {"text": POSITION.replace("hoverbot", "hoverbott")}).json()["fault"]
    assert (fault["code"], fault["line"], fault["word"]) == ("position-near", 4, "hoverbott")
    assert fault["en"].endswith("Did you mean hoverbot?")
    assert "Voulais-tu dire hoverbot" in fault["fr"]
    assert browser.post("/api/games/nim/positions", {"text": "nim"}).json()["fault"]["code"] == "no-position"
    assert browser.post("/api/games/chess/positions", {"text": "x"}).status_code == 404


def test_a_position_is_judged_for_the_seat_that_is_asked(browser: Browser) -> None:
    told = browser.post(f"{SMASH_UP}/judge", {"text": POSITION}).json()
    assert told["player"] == 1
    assert 0 <= told["best_chance"] <= 1
    assert told["best"]["fr"]
    assert browser.post(f"{SMASH_UP}/judge", {"text": "smashup"}).status_code == 400


def test_a_table_made_from_a_position_begins_there_and_its_record_is_verified(browser: Browser) -> None:
    id = a_str(browser.make("smashup", BOTH, options={"position": POSITION})["id"])
    with browser.connect(id) as ws:
        state = ws.state()
        assert a_dict(state["view"])["vp"] == [14, 13]
        play_to_end(ws, seed=4)
    game = game_named("smashup")
    table = browser.get(f"/api/tables/{id}").json()
    assert table["options"]["position"].startswith("smashup 2017 players=2")
    assert len(table["commitment"]) == 64
    found = browser.get(f"/api/replays/{id}/position?number=0").json()
    assert (found["number"], found["text"]) == (0, POSITION)
    assert set(found["options"]) <= {option.name for option in game.options if option.beside}
    again = browser.make("smashup", BOTH, options={"position": found["text"], **found["options"]})
    assert again["id"] != id


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"position": POSITION.replace("turn=2", "turn=9")}, "position-known"),
        ({"position": POSITION, "edition": "2012"}, "position-settles"),
        ({"position": POSITION, "factions": "aliens+robots,ninjas+pirates"}, "position-settles"),
    ],
)
def test_a_table_is_not_made_from_what_cannot_be(
    browser: Browser, options: dict[str, str], code: str
) -> None:
    body = {"game": "smashup", "players": 2, "seats": BOTH, "options": options}
    response = browser.post("/api/tables", body)
    assert (response.status_code, response.json()["code"]) == (400, code)
    body = {"game": "smashup", "players": 3, "seats": [*BOTH, BOTH[0]], "options": {"position": POSITION}}
    assert browser.post("/api/tables", body).json()["code"] == "position-players"


def test_the_position_of_a_moment_is_that_of_the_last_one_that_can_be_set_up(
    new_browser: NewBrowser,
) -> None:
    player, stranger = new_browser(), new_browser()
    id = a_str(player.make("smashup", BOTH, options={"max_rounds": "3"})["id"])
    assert stranger.get(f"/api/replays/{id}/position").status_code == 409, "the game goes on"
    with player.connect(id) as ws:
        play_to_end(ws, seed=4)
    steps = a_list(stranger.get(f"/api/replays/{id}?open=true").json()["steps"])
    position = stranger.get(f"/api/replays/{id}/position?number=0").json()
    for number in (2, len(steps) // 2, len(steps) - 1):
        position = stranger.get(f"/api/replays/{id}/position?number={number}").json()
        assert position["number"] <= number
        view = a_dict(a_dict(steps[int(position["number"])])["view"])
        drawn = stranger.post(SMASH_UP, {"text": position["text"]}).json()["position"]["view"]
        assert drawn["vp"] == view["vp"]
    assert stranger.get(f"/api/replays/{id}/position").json() == position, "without a number the last"
    assert stranger.get(f"/api/replays/{id}/position?number={len(steps)}").status_code == 404

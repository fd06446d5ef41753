"""Arenas and mats sent to the server: what is wrong is told in both languages, and no table is made."""

from __future__ import annotations

import json

import pytest

from baston.kernel.text import Json
from tests.bad_files import Bad
from tests.server.wire import Browser
from tests.smashup.base_principale.test_mat import BAD as BAD_MATS
from tests.superfantasybrawl.arenas import EXAMPLE, STANDARD, board_with
from tests.superfantasybrawl.test_arena_file import BAD as BAD_ARENAS

ON_MAT = {"mode": "base-principale"}
LARGE = "#" * 70_000
SEATS: list[Json] = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]


def refused(browser: Browser, game: str, options: dict[str, str]) -> tuple[str, str]:
    """What is said where a table is wanted, and where a game against a bot is."""
    wish: dict[str, Json] = {"game": game, "options": {**options}}
    said = set()
    for path, body in (("/api/tables", wish | {"players": 2, "seats": SEATS}), ("/api/play-now", wish)):
        response = browser.post(path, body)
        assert response.status_code == 400
        said.add((response.json()["en"], response.json()["fr"]))
    assert browser.get("/api/tables/mine").json() == []
    (told,) = said
    return told


@pytest.mark.parametrize("bad", BAD_ARENAS, ids=str)
def test_what_is_wrong_with_an_arena_is_told_in_both_languages(browser: Browser, bad: Bad) -> None:
    assert refused(browser, "superfantasybrawl", {"arena": bad.text}) == (bad.en, bad.fr)


@pytest.mark.parametrize("bad", BAD_MATS, ids=str)
def test_what_is_wrong_with_a_mat_is_told_in_both_languages(browser: Browser, bad: Bad) -> None:
    assert refused(browser, "smashup", {**ON_MAT, "mat": bad.text}) == (bad.en, bad.fr)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("a" + ".a" * 20_000 + " = 1", ", line 1: tables and lists may lie at most 16 deep in each other."),
        ("a = " + "[" * 20_000, ", line 1: tables and lists may lie at most 16 deep in each other."),
        ("a = [" + "1," * 20_000 + "]", ", line 1: a file may have at most 10,000 keys and items."),
        (
            "a = " + "1" * 20_000,
            ", line 1: this cannot be read as TOML. Look for a missing quote, bracket or comma "
            "here or just above.",
        ),
    ],
    ids=["deep keys", "deep lists", "many items", "a long number"],
)
def test_what_would_take_long_to_read_is_refused_at_once(browser: Browser, text: str, what: str) -> None:
    for game, options, name in (("superfantasybrawl", {}, "arena"), ("smashup", ON_MAT, "mat")):
        said, _ = refused(browser, game, {**options, name: text})
        assert said == f"{name.capitalize()}{what}"


@pytest.mark.parametrize(
    ("game", "options", "en", "fr"),
    [
        ("superfantasybrawl", {"arena": LARGE}, "The arena is larger than 64 kB.", "L’arène dépasse 64 ko."),
        ("smashup", {**ON_MAT, "mat": LARGE}, "The mat is larger than 64 kB.", "Le tapis dépasse 64 ko."),
    ],
)
def test_a_file_that_is_too_large_is_refused(
    browser: Browser, game: str, options: dict[str, Json], en: str, fr: str
) -> None:
    wish: dict[str, Json] = {"game": game, "players": 2, "seats": SEATS, "options": options}
    response = browser.post("/api/tables", wish)
    assert (response.status_code, response.json()["en"], response.json()["fr"]) == (400, en, fr)


@pytest.mark.parametrize("sign", ["\ud800", "\u0000", "\u202e", "\u2028", "\u0085"])
def test_signs_that_could_break_pages_or_records_do_not_come_in(browser: Browser, sign: str) -> None:
    arena = json.loads(board_with("challenges.drawn", 11))
    arena["challenges"]["cards"][0]["name"] = f"Hold{sign}it"
    said, _ = refused(browser, "superfantasybrawl", {"arena": json.dumps(arena)})
    told = "challenges.cards[1].name has to be a text on one line, of 1 to 60 signs that are seen."
    assert said == f"Arena, line 1: {told}"


def test_a_table_is_made_on_an_own_arena_and_a_copy_of_the_standard_one_is_the_standard_one(
    browser: Browser,
) -> None:
    for text, kept in ((EXAMPLE, '"drawn":5'), (STANDARD, "standard")):
        wish: dict[str, Json] = {
            "game": "superfantasybrawl",
            "players": 2,
            "seats": SEATS,
            "options": {"arena": text},
        }
        made = browser.post("/api/tables", wish)
        assert made.status_code == 201
        assert kept in browser.get(f"/api/tables/{made.json()['id']}").json()["options"]["arena"]

"""The server keeps to its own OpenAPI document."""

from __future__ import annotations

import pytest

from tests.fuzz.rest import refuted
from tests.server.wire import Browser


def test_every_answer_is_as_the_document_says_and_refusals_change_nothing() -> None:
    assert refuted(cases=2, seed=8, one_in=10) == []


def test_the_document_tells_which_refusals_there_are(browser: Browser) -> None:
    paths = browser.get("/api/schema/openapi.json").json()["paths"]
    told = {
        f"{method} {path}": operation["responses"]
        for path, operations in paths.items()
        for method, operation in operations.items()
    }
    assert set(told["get /api/games"]) == {"200", "429"}
    assert set(told["post /api/play-now"]) == {"201", "400", "403", "404", "413", "429", "503"}
    assert set(told["get /api/replays/{id}"]) == {"200", "400", "404", "409", "429", "503"}
    for responses in told.values():
        for status, response in responses.items():
            if int(status) >= 400:
                schema = response["content"]["application/json"]["schema"]
                assert schema == {"$ref": "#/components/schemas/Failure"}


@pytest.mark.parametrize(
    ("body", "part"),
    [
        ({"game": 1}, "game: Expected `str`, got `int`"),
        ({"game": "nim", "colour": "red"}, "unknown field `colour`"),
        ({}, "missing required field `game`"),
        ([], "Expected `object`, got `array`"),
        (None, "Expected `object`, got nothing"),
    ],
)
def test_what_is_wrong_with_a_request_is_said_field_by_field(
    browser: Browser, body: object, part: str
) -> None:
    failure = browser.post("/api/play-now", body).json()
    assert part in failure["en"]
    assert part in failure["fr"]


def test_a_method_that_is_not_offered_is_told_which_are(browser: Browser) -> None:
    response = browser.http.delete("/api/tables")
    assert response.status_code == 405
    assert set(response.headers["allow"].split(", ")) == {"GET", "POST", "OPTIONS"}


@pytest.mark.parametrize(
    ("options", "en", "fr"),
    [
        ({"boxes": "atlantis"}, 'There is no box "atlantis".', "Il n’y a pas de boîte"),
        ({"boxes": "ressemblances-fortuites"}, "need 6 factions", "ont besoin de 6 factions"),
        (
            {"boxes": "core", "factions": "aliens+ignobles,ninjas+robots,pirates+wizards"},
            "The faction ignobles is of the box ressemblances-fortuites",
            "La faction ignobles est de la boîte ressemblances-fortuites",
        ),
    ],
)
def test_boxes_that_do_not_do_are_refused_in_a_sentence(
    browser: Browser, options: dict[str, str], en: str, fr: str
) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "open"}]
    wanted = {"game": "smashup", "players": 3, "seats": seats, "options": options}
    response = browser.post("/api/tables", wanted)
    assert response.status_code == 400
    assert en in response.json()["en"]
    assert fr in response.json()["fr"]

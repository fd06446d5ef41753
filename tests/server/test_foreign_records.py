"""Records that this server cannot play: begun under other rules, or not what this engine makes of them."""

from __future__ import annotations

import contextlib
import sqlite3

import pytest

from baston.kernel.text import Json
from baston.server.storage.database import SQLITE_FILE
from tests.server.conftest import Server
from tests.server.wire import Browser, options


def finished(browser: Browser) -> str:
    """A game played to its end."""
    id = str(browser.make("nim", [{"kind": "me"}, {"kind": "me"}])["id"])
    with browser.connect(id) as ws:
        while (state := ws.my_turn())["result"] is None:
            ws.answer(state, options(state)[0])
    return id


def altered(server: Server, statement: str, id: str) -> None:
    """The database as somebody else has left it."""
    with contextlib.closing(sqlite3.connect(server.data / SQLITE_FILE)) as database, database:
        assert database.execute(statement, (id,)).rowcount > 0


@pytest.mark.parametrize(
    ("statement", "code", "en", "fr"),
    [
        (
            "UPDATE tables SET rules = 99 WHERE id = ?",
            "rules-gone",
            "was begun under version 99 of the rules",
            "a commencé avec la version 99 des règles",
        ),
        (
            "UPDATE entries SET digest = 'another' WHERE table_id = ? AND digest IS NOT NULL",
            "not-replayed",
            "",
            "",
        ),
        ("UPDATE entries SET value = 99 WHERE table_id = ?", "not-replayed", "", ""),
    ],
    ids=["rules", "digest", "answer"],
)
def test_what_cannot_be_replayed_says_why_and_stays_in_the_list(
    browser: Browser, server: Server, statement: str, code: str, en: str, fr: str
) -> None:
    id = finished(browser)
    assert browser.get(f"/api/tables/{id}/record").status_code == 200
    altered(server, statement, id)
    for path in (f"/api/tables/{id}/record", f"/api/replays/{id}"):
        response = browser.get(path)
        told: dict[str, Json] = response.json()
        assert (response.status_code, told["code"]) == (409, code)
        assert en in str(told["en"])
        assert fr in str(told["fr"])
    assert browser.get(f"/api/tables/{id}").json()["over"] is True
    assert id in [table["id"] for table in browser.get("/api/tables/mine").json()]

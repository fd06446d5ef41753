"""Tables begun under earlier rules: what holds goes on, what does not is closed and shown, nothing lost."""

from __future__ import annotations

import contextlib
import itertools
import json
import sqlite3

import pytest

from baston.games import game_named
from baston.kernel.earlier import held
from baston.kernel.record import Record, parse, replay, winners_of
from baston.kernel.rng import Rng
from baston.kernel.text import a_dict, a_list
from baston.server.storage.database import SQLITE_FILE
from tests.released_rules import NAMES, released
from tests.server.conftest import Server
from tests.server.wire import Browser, Message, any_of

SMASHUP = "rules-1/smashup"
NUMBERS = itertools.count(1)


def played(record: Record) -> tuple[list[int], list[int]]:
    """The seat that gave each answer, and who won; where today's rules do not lead, any."""
    game = game_named(record.game)
    shown, found = held(game, record)
    seats: list[int] = []
    winners: list[int] | None = None
    for state in replay(game, shown) if found is None or found.count >= 0 else ():
        seats += [] if state.decision is None else [state.decision.player]
        winners = winners_of(game, state, record.setup.players, [])
    return (seats + [0] * len(record.answers))[: len(record.answers)], winners or [0]


def planted(server: Server, browser: Browser, record: Record, started: bool = True) -> str:
    """A table, all seats of it this browser's, as an earlier baston has left it in the database; its id."""
    id = f"earlier-{next(NUMBERS)}"
    made = browser.make("nim", [{"kind": "me"}, {"kind": "me"}])["id"]
    with contextlib.closing(sqlite3.connect(server.data / SQLITE_FILE)) as database, database:
        (own,) = database.execute("SELECT browser FROM seats WHERE table_id = ?", (made,)).fetchone()
        askers, winners = played(record)
        result = {"points": record.result, "winners": winners, "conceded": []} if record.result else None
        row = {
            "id": id,
            "game": record.game,
            "rules": record.rules,
            "players": record.setup.players,
            "options": json.dumps(record.setup.options),
            "seed": str(record.seed),
            "salt": "5a17",
            "invite": "",
            "listed": False,
            "host": own,
            "created": 1.0,
            "started": 2.0 if started else None,
            "result": json.dumps(result),
            "terms": "{}",
        }
        names = ", ".join(row)
        database.execute(f"INSERT INTO tables ({names}) VALUES (:{', :'.join(row)})", row)
        for seat in range(record.setup.players):
            taken = started or seat == 0
            person = ("person", own, "Zoé") if taken else ("open", None, "")
            columns = "table_id, seat, kind, browser, name"
            database.execute(f"INSERT INTO seats ({columns}) VALUES (?, ?, ?, ?, ?)", (id, seat, *person))
        for number, (seat, place) in enumerate(zip(askers, record.answers, strict=True)):
            digest = record.digests.get(number + 1)
            entry = (id, number, "answer", seat, place, digest, 3.0 + number)
            database.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)", entry)
    return id


def entries(server: Server, id: str) -> int:
    """How many are kept of the table."""
    with contextlib.closing(sqlite3.connect(server.data / SQLITE_FILE)) as database:
        (count,) = database.execute("SELECT count(*) FROM entries WHERE table_id = ?", (id,)).fetchone()
    return int(count)


def broken_at(answer: int) -> Record:
    """A game of which an answer fits no longer."""
    record = released(SMASHUP)
    record.answers[answer - 1] = 99
    record.digests = {at: digest for at, digest in record.digests.items() if at < answer}
    return record


def listed(browser: Browser, id: str) -> Message:
    """The table as the browser's list has it."""
    mine = [a_dict(table) for table in a_list(browser.get("/api/tables/mine").json())]
    (found,) = [table for table in mine if table["id"] == id]
    return found


@pytest.mark.parametrize("name", NAMES)
def test_every_game_of_the_released_rules_is_shown_again(server: Server, browser: Browser, name: str) -> None:
    record = released(name)
    id = planted(server, browser, record)
    shown, found = held(game_named(record.game), record)
    replayed = a_dict(browser.get(f"/api/replays/{id}?open=true").json())
    assert len(a_list(replayed["steps"])) == len(shown.answers) + 1
    assert (replayed["parting"] is None) == (found is None)
    assert (a_dict(replayed["table"])["rules"], a_dict(replayed["table"])["earlier"]) == (1, True)
    kept = parse(browser.get(f"/api/tables/{id}/record").text)
    assert (kept.rules, kept.answers, kept.digests) == (1, record.answers, record.digests)
    assert (kept.result, kept.setup.options) == (record.result, record.setup.options)


def test_where_the_rules_part_is_said_in_both_languages_beside_the_result(
    server: Server, browser: Browser
) -> None:
    id = planted(server, browser, broken_at(41))
    replayed = a_dict(browser.get(f"/api/replays/{id}").json())
    parting = a_dict(replayed["parting"])
    assert "Up to answer 25" in str(parting["en"])
    assert "from answer 41 on at the latest" in str(parting["en"])
    assert "à partir de la réponse 41 au plus tard" in str(parting["fr"])
    assert len(a_list(replayed["steps"])) == 41
    result = a_dict(a_dict(replayed["table"])["result"])
    assert result["points"] == released(SMASHUP).result
    judged = a_dict(browser.post(f"/api/replays/{id}/analysis").json())
    assert judged["end"] is None


def test_a_game_that_holds_goes_on_and_is_flagged(server: Server, browser: Browser) -> None:
    record = released(SMASHUP).until(40)
    id = planted(server, browser, record)
    assert (listed(browser, id)["earlier"], listed(browser, id)["closed"]) == (True, None)
    with browser.connect(id) as ws:
        state = ws.my_turn()
        assert state["number"] == 40
        assert a_dict(ws.table)["earlier"] is True
        ws.answer(state, any_of(state, Rng(1)))
        assert ws.state(41)["number"] == 41
    assert entries(server, id) == 41
    assert browser.get(f"/api/replays/{id}").json()["code"] == "not-over"
    assert browser.get(f"/api/tables/{id}").json()["rules"] == 1


def test_a_game_that_does_not_hold_is_closed_and_nothing_of_it_is_lost(
    server: Server, browser: Browser
) -> None:
    record = broken_at(20).until(30)
    id = planted(server, browser, record)
    for table in (listed(browser, id), a_dict(browser.get(f"/api/tables/{id}").json())):
        closed = a_dict(table["closed"])
        assert "from answer 20 on at the latest: it cannot go on" in str(closed["en"])
        assert "à partir de la réponse 20 au plus tard" in str(closed["fr"])
        assert table["over"] is False
    assert browser.post(f"/api/tables/{id}/start").json()["code"] == "rules-parted"
    replayed = browser.get(f"/api/replays/{id}").json()
    assert len(replayed["steps"]) == 20
    assert replayed["table"]["result"] is None
    assert parse(browser.get(f"/api/tables/{id}/record").text).answers == record.answers
    assert entries(server, id) == 30


def test_a_game_closes_where_somebody_else_would_have_been_asked(server: Server, browser: Browser) -> None:
    id = planted(server, browser, released(SMASHUP).until(30))
    with contextlib.closing(sqlite3.connect(server.data / SQLITE_FILE)) as database, database:
        database.execute("UPDATE entries SET seat = 1 - seat WHERE table_id = ? AND number = 28", (id,))
    assert "answer 29 on" in str(a_dict(listed(browser, id)["closed"])["en"])


def test_what_today_s_rules_do_not_allow_at_all_keeps_its_record(server: Server, browser: Browser) -> None:
    record = released(SMASHUP)
    record.setup.options["factions"] = "aliens+atlanteans,ninjas+robots"
    over, running = planted(server, browser, record), planted(server, browser, record.until(30))
    for id in (over, running):
        refused = browser.get(f"/api/replays/{id}")
        assert (refused.status_code, refused.json()["code"]) == (409, "earlier-setup")
        assert parse(browser.get(f"/api/tables/{id}/record").text).answers
    assert listed(browser, over)["closed"] is None
    assert browser.get(f"/api/tables/{over}").json()["closed"] is not None
    assert "from answer 1 on" in str(a_dict(listed(browser, running)["closed"])["en"])


def test_a_table_that_had_not_started_starts_under_today_s_rules(server: Server, browser: Browser) -> None:
    record = released(SMASHUP).until(0)
    id = planted(server, browser, record, started=False)
    assert (listed(browser, id)["rules"], listed(browser, id)["earlier"]) == (1, False)
    assert browser.post(f"/api/tables/{id}/start").status_code == 201
    now = game_named("smashup").rules_version
    assert (listed(browser, id)["rules"], listed(browser, id)["earlier"]) == (now, False)


def test_a_table_whose_setup_is_refused_today_does_not_start(server: Server, browser: Browser) -> None:
    record = released(SMASHUP).until(0)
    record.setup.options["factions"] = "aliens+atlanteans,ninjas+robots"
    id = planted(server, browser, record, started=False)
    assert browser.post(f"/api/tables/{id}/start").status_code == 400
    assert entries(server, id) == 0
    assert listed(browser, id)["started"] is False

"""Games over real lines: whole ones, together, watched, taken back, given up."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Iterator
from typing import Final

import pytest
from sqlalchemy import Connection, Engine, event

from baston.games import game_named
from baston.kernel.record import CONCEDE, UNDO, Event, parse, replay
from baston.kernel.rng import Rng
from baston.kernel.text import Json, a_dict, a_list, an_int
from baston.server.storage.database import SQLITE_FILE
from tests.server.conftest import NewBrowser, Server
from tests.server.wire import BOTH, Browser, is_mine, options, play_to_end

LOCKED: Final = 6.0  # seconds: SQLite itself, and what we told it before, waits for five


def test_play_now_is_a_whole_game_against_a_bot(browser: Browser) -> None:
    made = browser.post("/api/play-now", {"game": "smashup", "name": "Zoé"}).json()
    with browser.connect(made["id"]) as ws:
        last = play_to_end(ws, seed=1)
    result, table = a_dict(last["result"]), a_dict(last["table"])
    assert table["over"] is True
    assert last["decision"] is None
    points = [an_int(x) for x in a_list(result["points"])]
    assert result["winners"] == [points.index(max(points))]
    assert browser.get(f"/api/tables/{made['id']}").json()["result"] == result


def test_play_now_is_of_the_mode_that_is_asked_for(browser: Browser) -> None:
    wish = {"game": "smashup", "options": {"mode": "base-principale"}}
    made = browser.post("/api/play-now", wish).json()
    assert browser.get(f"/api/tables/{made['id']}").json()["options"]["mode"] == "base-principale"
    refused = browser.post("/api/play-now", {"game": "smashup", "options": {"mode": "chess"}})
    assert refused.status_code == 400
    assert "chess" in refused.json()["en"]


@pytest.mark.parametrize("game", ["nim", "smashup"])
def test_the_record_of_a_game_replays_to_its_result(browser: Browser, game: str) -> None:
    id = browser.make(game, BOTH)["id"]
    assert browser.get(f"/api/tables/{id}/record").json()["code"] == "not-over"
    with browser.connect(id) as ws:
        last = play_to_end(ws, seed=2)
    record = parse(browser.get(f"/api/tables/{id}/record").text)
    *_, state = replay(game_named(game), record)
    assert state.over
    assert record.result == a_dict(last["result"])["points"]
    assert record.winners == a_dict(last["result"])["winners"]
    table = a_dict(last["table"])
    assert record.deal is not None
    assert (record.deal.table, record.deal.secret, record.deal.nonces) == (id, table["secret"], ["-", "-"])
    assert record.commitment == table["commitment"]


def test_what_was_dealt_is_what_was_committed_to(browser: Browser) -> None:
    from hashlib import sha256

    id = browser.make("nim", BOTH)["id"]
    with browser.connect(id) as ws:
        before = a_dict(ws.state()["table"])
        assert (before["secret"], before["nonces"], before["seed"], before["salt"]) == (None, [], None, None)
        ws.send(type="concede", seat=0)
        while (last := ws.state())["result"] is None:
            pass
        after = a_dict(last["table"])
    assert before["commitment"] == after["commitment"]
    assert sha256(f"baston commitment 1:{after['secret']}".encode()).hexdigest() == after["commitment"]


def test_the_steps_of_a_replay_lead_to_what_was_seen_at_the_end(browser: Browser) -> None:
    id = browser.make("smashup", BOTH)["id"]
    assert browser.get(f"/api/replays/{id}").status_code == 409
    with browser.connect(id) as ws:
        last = play_to_end(ws, seed=3)
    steps = browser.get(f"/api/replays/{id}?seat=0").json()["steps"]
    assert [step["number"] for step in steps] == list(range(an_int(last["number"]) + 1))
    assert steps[-1]["view"] == last["view"]
    assert None in steps[3]["view"]["hands"][1]
    assert browser.get(f"/api/replays/{id}?seat={10**30}").status_code == 404
    opened = browser.get(f"/api/replays/{id}?open=true").json()["steps"]
    assert None not in opened[3]["view"]["hands"][1]
    assert paged(browser, id, 40) == steps


def paged(browser: Browser, id: Json, limit: int) -> list[Json]:
    """The steps of the game from the first seat, page by page."""
    steps: list[Json] = []
    while True:
        page = browser.get(f"/api/replays/{id}?seat=0&start={len(steps)}&limit={limit}").json()
        assert page["start"] == len(steps)
        steps += a_list(page["steps"])
        if len(steps) == page["total"]:
            return steps
        assert len(page["steps"]) == limit


@pytest.mark.parametrize("asked", ["start=-1", f"start={10**30}", "limit=0", "limit=501", "limit=x"])
def test_a_page_of_a_replay_has_its_bounds(browser: Browser, asked: str) -> None:
    id = browser.make("nim", BOTH)["id"]
    with browser.connect(id) as ws:
        ws.send(type="concede", seat=0)
        while ws.state()["result"] is None:
            pass
    assert browser.get(f"/api/replays/{id}?{asked}").json()["code"] == "bad-request"
    late = browser.get(f"/api/replays/{id}?start=500").json()
    assert late["steps"] == []
    assert 0 < late["total"] < 500


def test_an_invited_friend_plays_and_a_stranger_watches(new_browser: NewBrowser) -> None:
    host, friend, stranger = new_browser(), new_browser(), new_browser()
    made = host.make("nim", [{"kind": "me"}, {"kind": "open"}])
    id = made["id"]
    assert stranger.post(f"/api/tables/{id}/join", {"name": "?"}).json()["code"] == "invite-wrong"
    with host.connect(id) as first:
        assert first.state()["view"] is None
        joined = friend.post(f"/api/tables/{id}/join", {"name": " A\nda ", "invite": made["invite"]}).json()
        assert [seat["name"] for seat in joined["seats"]] == ["Zoé", "A da"]
        assert joined["started"] is True
        with friend.connect(id) as second, stranger.connect(id) as third:
            sockets = [first, second]
            chance = Rng(4)
            number = 0
            while True:
                seen = [ws.state(number) for ws in sockets]
                watched = third.state(number)
                assert watched["seat"] is None
                assert a_dict(watched["table"])["invite"] is None
                if seen[0]["result"] is not None:
                    break
                turn = [is_mine(state) for state in seen]
                assert sorted(turn) == [False, True]
                assert a_dict(watched["decision"])["options"] == []
                asked = seen[turn.index(True)]
                offered = options(asked)
                sockets[turn.index(True)].answer(asked, offered[chance.below(len(offered))])
                number += 1
    assert watched["result"] == seen[0]["result"]


def test_a_question_names_its_clause_to_the_seat_that_is_asked(browser: Browser) -> None:
    id = browser.make("smashup", BOTH, options={"factions": "draft"})["id"]
    rules = {rule["id"] for rule in browser.get("/api/games/smashup/rules").json()}
    with browser.connect(id) as ws:
        assert a_dict(ws.my_turn()["decision"])["clause"] in rules


def test_two_at_one_browser_have_a_state_each(browser: Browser) -> None:
    id = browser.make("nim", [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}])["id"]
    with browser.connect(id) as ws:
        states = [ws.state(), ws.state()]
        assert [state["seat"] for state in states] == [0, 1]
        assert sum(map(is_mine, states)) == 1
        assert play_to_end_of_both(ws) is not None


def play_to_end_of_both(ws: object) -> object:
    from tests.server.wire import TableSocket

    assert isinstance(ws, TableSocket)
    for state in ws.states.values():
        if is_mine(state):
            ws.answer(state, options(state)[0])
    return play_to_end(ws, seed=5)["result"]


def test_four_seats_with_bots_in_three_go_on_after_a_concession(browser: Browser) -> None:
    id = browser.make("nim", [{"kind": "me"}] + [{"kind": "bot", "level": "easy"}] * 3)["id"]
    with browser.connect(id) as ws:
        ws.my_turn()
        ws.send(type="concede", seat=0)
        while (state := ws.state())["result"] is None:
            assert not is_mine(state)
        ws.send(type="concede", seat=0)
        assert ws.refused() == "not-running"
    result = a_dict(state["result"])
    assert result["conceded"] == [0]
    assert 0 not in a_list(result["winners"])


def test_with_two_a_concession_ends_the_game(browser: Browser) -> None:
    id = browser.make("smashup", BOTH, options={"first": "1"})["id"]
    with browser.connect(id) as ws:
        ws.my_turn()
        ws.send(type="concede", seat=0)
        while (state := ws.state())["result"] is None:
            pass
    assert state["result"] == {"points": [0, 0], "winners": [1], "conceded": [0], "timed_out": []}
    assert browser.get(f"/api/replays/{id}").json()["steps"][0]["number"] == 0


def test_the_record_tells_what_happened_besides_and_who_won(browser: Browser) -> None:
    id = browser.make("nim", [{"kind": "me"}, {"kind": "me"}])["id"]
    with browser.connect(id) as ws:
        first = ws.my_turn()
        seat = an_int(first["seat"])
        ws.answer(first, options(first)[0])
        ws.my_turn()
        ws.send(type="undo", seat=seat)
        ws.state(an_int(first["number"]) + 2)
        ws.send(type="concede", seat=seat)
        while ws.state()["result"] is None:
            pass
    record = parse(browser.get(f"/api/tables/{id}/record").text)
    assert record.events == [Event(0, UNDO, seat), Event(0, CONCEDE, seat)]
    assert (record.answers, record.result, record.winners) == ([], [0, 0], [1 - seat])


def test_undo_goes_back_to_the_last_hidden_card(browser: Browser) -> None:
    """In nim the pick of a heap may be taken back, the number taken may not: then a token is drawn."""
    id = browser.make("nim", BOTH)["id"]
    with browser.connect(id) as ws:
        first = ws.my_turn()
        ws.answer(first, options(first)[0])
        second = ws.my_turn()
        assert (first["undo"], second["undo"]) == ("no", "free")
        ws.send(type="undo", seat=0)
        back = ws.my_turn()
        assert back["view"] == first["view"]
        assert options(back) == options(first)
        assert an_int(back["number"]) == an_int(second["number"]) + 1
        ws.answer(second, options(second)[0])
        assert ws.refused() == "late"


def test_a_hint_is_one_of_the_options_and_is_not_played(browser: Browser) -> None:
    id = browser.make("smashup", BOTH)["id"]
    with browser.connect(id) as ws:
        state = ws.my_turn()
        ws.send(type="hint", seat=0)
        hint = ws.until("hint")
        assert hint["number"] == state["number"]
        assert an_int(hint["option"]) in options(state)
        ws.send(type="ping")
        ws.until("pong")
        assert ws.states[0] == state


def test_a_plan_is_foreseen_only_where_plans_answer(browser: Browser) -> None:
    id = browser.make("nim", BOTH)["id"]
    with browser.connect(id) as ws:
        number = an_int(ws.my_turn()["number"])
        for asked, refused in (
            ({"seat": 1, "number": number}, "not-your-seat"),
            ({"seat": 0, "number": number - 1}, "late"),
            ({"seat": 0, "number": number}, "not-asked"),  # no question of this game is answered by a plan
        ):
            ws.send(type="foresee", plan=[1, 2], **asked)
            assert ws.refused() == refused


def test_a_seat_is_told_why_cards_of_its_hand_cannot_be_played(browser: Browser) -> None:
    id = browser.make("smashup", BOTH)["id"]
    with browser.connect(id) as ws:
        state = ws.my_turn()
        ws.send(type="reasons", seat=0)
        told = ws.until("reasons")
        assert (told["seat"], told["number"]) == (0, state["number"])
        hand = [a_dict(card)["handle"] for card in a_list(a_list(a_dict(state["view"])["hands"])[0])]
        about = {a_dict(option)["card"] for option in a_list(a_dict(state["decision"])["options"])}
        reasons = [a_dict(reason) for reason in a_list(told["reasons"])]
        assert [reason["card"] for reason in reasons] == [card for card in hand if card not in about]
        assert all(a_dict(reason["why"])["fr"] for reason in reasons)


def test_what_is_said_reaches_everybody_and_those_who_come_later(new_browser: NewBrowser) -> None:
    host, other = new_browser(), new_browser()
    host.get("/api/health")
    id = host.make("nim", BOTH)["id"]
    text = "<script>alert('é')</script>"
    with host.connect(id) as ws, other.connect(id) as watching:
        ws.send(type="chat", text=f"  {text} ")
        said = watching.until("chat")
        assert (said["seat"], said["name"], said["text"]) == (0, "Zoé", text)
        assert ws.until("chat") == said
    with other.connect(id) as later:
        assert later.until("chat") == said


def test_a_browser_that_comes_back_finds_the_table_as_it_was(browser: Browser) -> None:
    id = browser.make("smashup", BOTH)["id"]
    with browser.connect(id) as ws:
        state = ws.my_turn()
    with browser.connect(id) as again:
        whole = again.my_turn()
    assert (whole["view"], whole["decision"]) == (state["view"], state["decision"])
    assert whole["log_from"] == 0
    assert browser.get("/api/tables/mine").json()[0]["id"] == id


def test_an_answer_waits_while_another_program_locks_the_database(browser: Browser, server: Server) -> None:
    id = browser.make("nim", BOTH)["id"]
    with browser.connect(id) as ws, contextlib.closing(sqlite3.connect(server.data / SQLITE_FILE)) as other:
        state = ws.my_turn()
        other.execute("BEGIN EXCLUSIVE")  # nobody else can write now
        ws.answer(state, options(state)[0])
        told = iter(lambda: a_dict(json.loads(ws.socket.recv(LOCKED))), None)
        with pytest.raises(TimeoutError):  # who is here may still be told, but no new state
            next(message for message in told if message["type"] == "state")
        with browser.connect(id) as again:  # who only reads is not kept waiting
            assert again.my_turn()["view"] == state["view"]
        other.rollback()
        assert ws.state(an_int(state["number"]) + 1)["number"] == an_int(state["number"]) + 1


def test_an_answer_that_was_kept_though_nobody_heard_of_it_counts(new_browser: NewBrowser) -> None:
    """The line to the database is cut as it commits: the answer is refused, and found in the record."""
    host, friend = new_browser(), new_browser()
    made = host.make("nim", [{"kind": "me"}, {"kind": "open"}], listed=True)
    friend.post(f"/api/tables/{made['id']}/join", {})
    with host.connect(made["id"]) as first, friend.connect(made["id"]) as second:
        sockets = [first, second]
        states = [ws.state() for ws in sockets]
        seat = [is_mine(state) for state in states].index(True)
        number = an_int(states[seat]["number"])
        with commit_unheard():
            sockets[seat].answer(states[seat], options(states[seat])[0])
            assert sockets[seat].refused() == "not-kept"
        after = [ws.state(number + 1) for ws in sockets]
        assert [state["number"] for state in after] == [number + 1] * 2
        sockets[seat].answer(states[seat], options(states[seat])[0])
        assert sockets[seat].refused() == "late"
        sockets[seat].answer(after[seat], options(after[seat])[0])
        assert [ws.state(number + 2)["number"] for ws in sockets] == [number + 2] * 2


@contextlib.contextmanager
def commit_unheard() -> Iterator[None]:
    """The next commit is done, but its end is not heard."""

    def cut(connection: Connection) -> None:
        assert connection.connection.dbapi_connection is not None
        connection.connection.dbapi_connection.commit()
        raise OSError("the line is cut")

    event.listen(Engine, "commit", cut)
    yield
    event.remove(Engine, "commit", cut)


def test_a_link_makes_another_device_the_same_player(new_browser: NewBrowser) -> None:
    first, second, third = new_browser(), new_browser(), new_browser()
    first.get("/api/health")
    id = first.make("nim", BOTH)["id"]
    token = first.post("/api/devices").json()["token"]
    assert second.post("/api/devices/move", {"secret": token}).status_code == 201
    assert third.post("/api/devices/move", {"secret": token}).status_code == 410
    with second.connect(id) as ws:
        assert ws.state()["seat"] == 0


def test_the_host_starts_with_bots_in_the_open_seats(new_browser: NewBrowser) -> None:
    host, other = new_browser(), new_browser()
    made = host.make("nim", [{"kind": "me"}, {"kind": "open"}], listed=True)
    path = f"/api/tables/{made['id']}"
    assert made["id"] in [table["id"] for table in other.get("/api/tables").json()]
    assert other.post(f"{path}/start").json()["code"] == "not-the-host"
    assert other.post(f"{path}/join", {"name": "B"}).json()["started"] is True
    assert host.post(f"{path}/start").json()["code"] == "started"
    assert made["id"] not in [table["id"] for table in other.get("/api/tables").json()]
    alone = host.make("nim", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], listed=True)["id"]
    assert other.post(f"/api/tables/{alone}/join", {"seat": 2}).json()["seats"][2]["kind"] == "person"
    assert other.post(f"/api/tables/{alone}/leave").json()["seats"][2]["kind"] == "open"
    started = host.post(f"/api/tables/{alone}/start").json()
    assert [seat["kind"] for seat in started["seats"]] == ["person", "bot", "bot"]


def test_a_line_for_english_alone_is_sent_no_french_and_the_others_both(new_browser: NewBrowser) -> None:
    host, guest = new_browser(), new_browser()
    made = host.make("smashup", [{"kind": "me"}, {"kind": "open"}])
    guest.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    with host.connect(made["id"], lang="en") as english, guest.connect(made["id"], lang="fr") as french:
        sockets = (english, french)
        states = [ws.state() for ws in sockets]
        for _ in range(30):
            asked = next(x for x, state in enumerate(states) if is_mine(state))
            sockets[asked].answer(states[asked], options(states[asked])[0])
            number = an_int(states[asked]["number"])
            states = [ws.state(number + 1) for ws in sockets]
    assert not any('"fr"' in told for told in host.received if '"state"' in told)
    told = [line for text in guest.received for line in a_list(a_dict(json.loads(text)).get("log", []))]
    assert told
    assert all(a_dict(line)["en"] and a_dict(line)["fr"] for line in told)

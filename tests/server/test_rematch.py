"""Rematches: the same people are asked, wherever they are, and all sit down at one new table."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from baston.games import game_named
from baston.kernel.setup import options_seated_on
from baston.kernel.text import Json, a_dict, a_list, a_str
from tests.server.conftest import NewBrowser
from tests.server.wire import Browser, Message

OPEN = {"kind": "open"}
FIRST = {"kind": "me", "name": "Zoé"}
CLOCK = {"clock": {"seconds": 900, "increment": 5}, "absence": 60, "window": 0}


def played(first: Browser, *others: Browser, game: str = "nim", bots: int = 0, **wish: object) -> str:
    """A table at which these people have played a game, of which the first one conceded."""
    seats = [FIRST, *[OPEN] * len(others), *[{"kind": "bot", "level": "easy"}] * bots]
    made = first.make(game, seats, **wish)
    for number, other in enumerate(others):
        joined = other.post(
            f"/api/tables/{made['id']}/join", {"name": f"Nadir {number}", "invite": made["invite"]}
        )
        assert joined.status_code == 201, joined.text
    with first.connect(made["id"]) as ws:
        ws.until("state")
        for _ in [*others, *range(bots)]:
            ws.send(type="concede", seat=0)
            break
        if len(others) + bots > 1:
            for number, other in enumerate(others[: len(others) + bots - 1]):
                with other.connect(made["id"]) as theirs:
                    theirs.until("state")
                    theirs.send(type="concede", seat=number + 1)
                    theirs.until("state")
        while ws.until("state")["result"] is None:
            pass
    return a_str(made["id"])


def asks(browser: Browser, table: str) -> Message:
    """Ask for a rematch; the table of it."""
    asked = browser.post(f"/api/tables/{table}/rematch", {})
    assert asked.status_code == 201, asked.text
    return a_dict(asked.json())


def table_of(browser: Browser, id: Json) -> Message:
    """The table as the browser may know it."""
    return a_dict(browser.get(f"/api/tables/{id}").json())


def seats_of(browser: Browser, id: Json) -> list[tuple[Json, Json, Json]]:
    """Who sits at the table: kind, name, and whether somebody is asked."""
    seats = [a_dict(seat) for seat in a_list(table_of(browser, id)["seats"])]
    return [(seat["kind"], seat["name"], seat["asked"]) for seat in seats]


def asked(browser: Browser) -> list[Json]:
    """The ids of the tables at which a seat is kept for the browser."""
    return [a_dict(table)["id"] for table in a_list(browser.get("/api/tables/asked").json())]


def test_the_other_is_asked_accepts_and_plays_the_same_with_seats_changed_over(
    new_browser: NewBrowser,
) -> None:
    zoe, nadir = new_browser(), new_browser()
    old = played(
        zoe, nadir, game="smashup", options={"factions": "pirates+ninjas,zombies+robots"}, terms=CLOCK
    )
    new = asks(zoe, old)["id"]
    assert seats_of(zoe, new) == [("open", "Nadir 0", "waits"), ("person", "Zoé", None)]
    assert seats_of(nadir, new)[0] == ("open", "Nadir 0", "you")
    assert asked(nadir) == [new]
    assert asked(zoe) == []
    assert nadir.post(f"/api/tables/{new}/join", {"name": "Nadir"}).status_code == 201
    before, after = table_of(zoe, old), table_of(zoe, new)
    assert (after["started"], after["terms"]) == (True, before["terms"])
    options = a_dict(before["options"]) | {"factions": "zombies+robots,pirates+ninjas"}
    assert after["options"] == options
    assert [a_dict(seat)["mine"] for seat in a_list(after["seats"])] == [False, True]
    assert asked(nadir) == []


def test_who_is_at_the_old_table_hears_of_it_at_once_and_nobody_else_is_told(new_browser: NewBrowser) -> None:
    zoe, nadir, eve = new_browser(), new_browser(), new_browser()
    old = played(zoe, nadir)
    with nadir.connect(old) as ws, eve.connect(old) as watching:
        ws.until("chat-rules")
        new = asks(zoe, old)["id"]
        while a_dict(ws.table)["rematch"] is None:
            ws.until("presence")
        assert a_dict(ws.table)["rematch"] == new
        eve.get("/api/health")
        watching.send(type="ping")
        watching.until("pong")
        assert a_dict(watching.table)["rematch"] is None
    assert eve.post(f"/api/tables/{old}/rematch", {}).json()["code"] == "not-your-seat"


def test_two_who_ask_at_the_same_moment_have_one_table(new_browser: NewBrowser) -> None:
    zoe, nadir = new_browser(), new_browser()
    old = played(zoe, nadir)
    with ThreadPoolExecutor(2) as both:
        first, second = both.map(lambda one: asks(one, old), (zoe, nadir))
    assert first == second
    (who,) = [one for one in (zoe, nadir) if asked(one)]
    who.post(f"/api/tables/{first['id']}/join", {"name": "Nadir"})
    assert table_of(zoe, first["id"])["started"]
    assert asks(zoe, old) == asks(nadir, old) == first


def test_a_decline_is_told_and_the_seat_is_anybodys(new_browser: NewBrowser) -> None:
    zoe, nadir, eve = new_browser(), new_browser(), new_browser()
    made = asks(zoe, played(zoe, nadir))
    new = made["id"]
    refused = eve.post(f"/api/tables/{new}/join", {"name": "Eve", "invite": made["invite"]})
    assert refused.json()["code"] == "seats-kept"
    assert eve.post(f"/api/tables/{new}/decline").json()["code"] == "not-invited"
    with zoe.connect(new) as ws:
        ws.until("chat-rules")
        assert nadir.post(f"/api/tables/{new}/decline").status_code == 201
        ws.until("state")
        seats = [a_dict(seat) for seat in a_list(a_dict(ws.table)["seats"])]
        assert (seats[0]["name"], seats[0]["asked"]) == ("Nadir 0", "declined")
    assert asked(nadir) == []
    assert nadir.post(f"/api/tables/{new}/decline").json()["code"] == "not-invited"
    joined = eve.post(f"/api/tables/{new}/join", {"name": "Eve", "invite": made["invite"]})
    assert joined.json()["started"]
    assert seats_of(zoe, new)[0] == ("person", "Eve", None)


def test_who_has_declined_may_think_better_of_it(new_browser: NewBrowser) -> None:
    zoe, nadir = new_browser(), new_browser()
    old = played(zoe, nadir)
    new = asks(zoe, old)["id"]
    nadir.post(f"/api/tables/{new}/decline")
    assert asks(nadir, old)["id"] == new
    assert nadir.post(f"/api/tables/{new}/join", {}).json()["started"]


def test_it_is_made_anew_where_nobody_waits_any_more_or_it_went_on_without_one(
    new_browser: NewBrowser,
) -> None:
    zoe, nadir = new_browser(), new_browser()
    old = played(zoe, nadir)
    left = asks(zoe, old)["id"]
    zoe.post(f"/api/tables/{left}/leave")
    assert asked(nadir) == []
    second = asks(nadir, old)["id"]
    assert (second != left, asked(zoe)) == (True, [second])
    nadir.post(f"/api/tables/{second}/start")
    assert asked(zoe) == []
    assert asks(nadir, old)["id"] == second
    third = asks(zoe, old)["id"]
    assert third not in (left, second)
    assert asked(nadir) == [third]


def test_bots_sit_down_again_and_a_game_against_them_begins(new_browser: NewBrowser) -> None:
    zoe = new_browser()
    new = asks(zoe, played(zoe, bots=1))["id"]
    assert seats_of(zoe, new) == [("bot", "", None), ("person", "Zoé", None)]
    assert table_of(zoe, new)["started"]


def test_one_screen_for_two_is_asked_once_and_takes_both_seats(new_browser: NewBrowser) -> None:
    zoe, both = new_browser(), new_browser()
    made = both.make("nim", [FIRST, {"kind": "me", "name": "Ada"}, OPEN])
    zoe.post(f"/api/tables/{made['id']}/join", {"name": "Eve", "invite": made["invite"]})
    with both.connect(made["id"]) as ws:
        ws.until("state")
        ws.send(type="concede", seat=0)
        ws.send(type="concede", seat=1)
        while ws.until("state")["result"] is None:
            pass
    new = asks(zoe, a_str(made["id"]))["id"]
    assert seats_of(zoe, new) == [("open", "Ada", "waits"), ("person", "Eve", None), ("open", "Zoé", "waits")]
    assert both.post(f"/api/tables/{new}/join", {"name": "Both"}).json()["started"]
    assert seats_of(zoe, new) == [("person", "Ada", None), ("person", "Eve", None), ("person", "Zoé", None)]


def test_how_far_a_game_is_can_be_asked_without_taking_it_up(new_browser: NewBrowser) -> None:
    zoe = new_browser()
    made = zoe.make("smashup", [FIRST, {"kind": "open"}], options={"first": "1"})
    asked = f"/api/tables/{made['id']}/progress"
    assert zoe.get(asked).json()["code"] == "not-running"
    zoe.post(f"/api/tables/{made['id']}/start")
    progress = zoe.get(asked).json()
    assert (progress["turn"], progress["points"], progress["player"]) == (1, [0, 0], 0)
    assert progress["since"] >= an_int_or_float(table_of(zoe, made["id"])["created"])
    with zoe.connect(made["id"]) as ws:
        ws.until("state")
        assert zoe.get(asked).json() == progress
        ws.send(type="concede", seat=0)
        while ws.until("state")["result"] is None:
            pass
    assert zoe.get(asked).json()["code"] == "not-running"


def an_int_or_float(value: Json) -> float:
    """A number."""
    assert isinstance(value, int | float)
    return value


def test_nobody_asks_before_the_end(new_browser: NewBrowser) -> None:
    zoe = new_browser()
    made = zoe.make("nim", [FIRST, {"kind": "bot", "level": "easy"}])
    assert zoe.post(f"/api/tables/{made['id']}/rematch", {}).json()["code"] == "not-over"


@pytest.mark.parametrize(
    ("game", "name", "before", "after"),
    [
        ("smashup", "factions", "a+b,c+d,e+f", "c+d,e+f,a+b"),
        ("smashup", "factions", "random", "random"),
        ("superfantasybrawl", "teams", "DUG+GOL+GWA,KIL+TZU+DER", "KIL+TZU+DER,DUG+GOL+GWA"),
        ("galacticlash", "decks", "one,two", "two,one"),
        ("smashup", "first", "1", "1"),
    ],
)
def test_what_is_chosen_for_a_seat_moves_with_who_sits_there(
    game: str, name: str, before: str, after: str
) -> None:
    assert options_seated_on(game_named(game).options, {name: before}) == {name: after}


def level_of(browser: Browser, id: Json) -> tuple[Json, Json]:
    """The level of the only bot of a table, and what it is in the next game."""
    [bot] = [a_dict(seat) for seat in a_list(table_of(browser, id)["seats"]) if a_dict(seat)["kind"] == "bot"]
    return bot["level"], bot.get("next_level")


def against_the_mirror(browser: Browser, level: str) -> str:
    """A table at which a person has conceded to it."""
    made = browser.make("nim", [FIRST, {"kind": "bot", "level": level}])
    with browser.connect(made["id"]) as ws:
        ws.until("state")
        ws.send(type="concede", seat=0)
        while ws.until("state")["result"] is None:
            pass
    return a_str(made["id"])


def test_a_mirror_is_weaker_in_the_next_game_of_who_has_lost(new_browser: NewBrowser) -> None:
    browser = new_browser()
    table = against_the_mirror(browser, "mirror")
    assert level_of(browser, table) == ("mirror", "mirror:3")
    again = asks(browser, table)["id"]
    assert level_of(browser, again) == ("mirror:3", None)


def test_other_levels_stay_as_they_are_in_a_rematch(new_browser: NewBrowser) -> None:
    browser = new_browser()
    table = against_the_mirror(browser, "easy")
    assert level_of(browser, table) == ("easy", None)
    assert level_of(browser, asks(browser, table)["id"]) == ("easy", None)


def test_a_rung_that_the_mirror_has_not_is_refused(new_browser: NewBrowser) -> None:
    refused = new_browser().post(
        "/api/tables", {"game": "nim", "players": 2, "seats": [FIRST, {"kind": "bot", "level": "mirror:10"}]}
    )
    assert refused.status_code == 400
    assert "mirror:10" in refused.text

"""What strangers may ask for altogether: budgets of cost, by address and by browser."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest
from litestar.routes import HTTPRoute, WebSocketRoute
from sqlalchemy.engine import URL

from baston.server import protocol
from baston.server.access import costs, limits
from baston.server.access.address_budget import site_of
from baston.server.access.budgets import FEW, Budget
from baston.server.access.identity import Identity
from baston.server.access.limits import Limits
from baston.server.app import create_app
from baston.server.refusals import Refused
from baston.server.settings import Settings
from tests.server.conftest import Server
from tests.server.wire import BOTH, Browser, options

ADDRESS = "192.0.2.7"
MANY = 10_000
PLAY = 2 * costs.MESSAGES["answer"]  # each second: two answers, day and night
PAGES = 300  # what two pages cost, loaded one after the other


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def settings(rate_limit: int | None = None) -> Settings:
    """Those of a server on the network."""
    return Settings("0.0.0.0", 8000, Path(), URL.create("sqlite"), rate_limit)


def spent(some: Limits, address: str, browser: str | None, cost: int) -> int:
    """How often the cost can be paid at once."""
    for count in range(MANY):
        try:
            some.charge(address, browser, cost)
        except Refused as refusal:
            return count if refusal.key == "too-much" else -1
    return MANY


def test_a_budget_is_spent_at_once_and_flows_back(clock: Clock) -> None:
    budget = Budget(10, 2, clock)
    assert [budget.spend("a", 4) for _ in range(4)] == [0, 0, 1, 1]
    assert budget.spend("b", 4) == 0, "each payer has one of their own"
    clock.now += 0.5
    assert budget.spend("a", 4) == pytest.approx(0.5)
    clock.now += 0.5
    assert budget.spend("a", 4) == 0
    clock.now += 3600
    assert [budget.spend("a", 5) for _ in range(3)] == [0, 0, 2.5], "it is never more than full"


def test_what_costs_more_than_a_whole_budget_is_never_paid(clock: Clock) -> None:
    budget = Budget(10, 2, clock)
    assert budget.spend("a", 11) == float("inf")
    assert budget.spend("a", 10) == 0


def test_who_owes_nothing_is_forgotten(clock: Clock) -> None:
    budget = Budget(10, 2, clock)
    for payer in range(100 * FEW):
        budget.spend(payer)
        clock.now += 0.01
    assert len(budget._full_at) <= FEW + 1


def test_an_address_pays_for_all_its_browsers_and_gets_it_back_in_time(clock: Clock) -> None:
    some = Limits(settings(), clock)
    paid = [spent(some, ADDRESS, f"browser {n}", 10) for n in range(10)]
    assert paid[0] == limits.BROWSER_BURST // 10, "one browser cannot spend what is the others'"
    assert sum(paid) == limits.ADDRESS_BURST // 10
    assert spent(some, "192.0.2.8", None, 10) == limits.ADDRESS_BURST // 10
    clock.now += 4
    assert spent(some, ADDRESS, None, 10) == 4 * limits.ADDRESS_RATE // 10


def test_the_refusal_says_when_there_will_be_enough(clock: Clock) -> None:
    some = Limits(settings(), clock)
    spent(some, ADDRESS, None, 100)
    with pytest.raises(Refused, match="too-much") as refusal:
        some.charge(ADDRESS, None, 1000)
    clock.now += int(refusal.value.values["seconds"])
    some.charge(ADDRESS, None, 1000)


def test_a_new_identity_or_another_address_of_the_same_net_brings_nothing(clock: Clock) -> None:
    some = Limits(settings(), clock)
    spent(some, "2001:db8:1:2::1", None, 10)
    assert spent(some, "2001:db8:1:2:ffff::9", "new", 10) == 0
    assert spent(some, "2001:db8:1:3::1", None, 10) > 0
    assert site_of("::ffff:192.0.2.7") == site_of(ADDRESS)


def test_a_school_that_plays_is_never_refused(clock: Clock) -> None:
    """Thirty who load their pages in the same ten seconds, then play for ten minutes."""
    some = Limits(settings(), clock)
    for second in range(600):
        for pupil in range(30):
            if second < 10 and pupil % 10 == second:
                some.charge(ADDRESS, f"pupil {pupil}", PAGES)
            some.charge(ADDRESS, f"pupil {pupil}", PLAY)
        clock.now += 1


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "::ffff:127.0.0.1", "localhost"])
def test_this_machine_pays_only_if_limits_are_asked_for(address: str, clock: Clock) -> None:
    assert spent(Limits(settings(), clock), address, "own", 10) == MANY
    assert spent(Limits(settings(10), clock), address, "own", 10) == limits.BROWSER_BURST // 10


def test_every_route_has_its_cost_and_every_cost_its_route() -> None:
    app = create_app(settings(), Identity(b"key"))
    routes = set()
    for route in app.routes:
        if isinstance(route, WebSocketRoute):
            routes.add(f"WEBSOCKET {route.path_format}")
        elif isinstance(route, HTTPRoute):
            routes |= {f"{method} {route.path_format}" for method in route.methods - {"OPTIONS"}}
    assert routes == set(costs.ROUTES)


def test_every_message_has_its_cost_and_every_cost_its_message() -> None:
    assert {kind.__struct_config__.tag for kind in get_args(protocol.FromClient)} == set(costs.MESSAGES)


def test_no_cost_is_more_than_a_browser_has() -> None:
    each = [*costs.ROUTES.values(), *costs.MESSAGES.values(), costs.OTHER, costs.BROKEN]
    assert all(0 < cost <= limits.BROWSER_BURST / 4 for cost in each)


def test_requests_and_messages_too_many_are_told_when_to_come_again(tmp_path: Path, clock: Clock) -> None:
    """Paid for by requests, missed by messages: it is the same budget."""
    server = Server(tmp_path, rate_limit=5, clock=clock)
    browser = Browser(server.address)
    try:
        browser.get("/api/health")
        table = browser.make("nim", BOTH)["id"]
        with browser.connect(table) as ws:
            state = ws.my_turn()
            answers = (browser.get("/api/replays/none") for _ in range(100))
            refused = next(answer for answer in answers if answer.status_code == 429)
            assert refused.json()["code"] == "too-much"
            cost = costs.ROUTES["GET /api/replays/{id}"]
            assert 0 < int(refused.headers["retry-after"]) <= cost / limits.BROWSER_RATE
            assert refused.headers["x-content-type-options"] == "nosniff"
            while browser.get("/api/health").status_code == 200:
                pass
            ws.answer(state, options(state)[0])
            assert ws.refused() == "too-much"
            clock.now += 6  # a replay and an answer
            ws.answer(state, options(state)[0])
            assert ws.my_turn()["number"] != state["number"]
        assert browser.get("/api/replays/none").status_code == 404
        assert browser.get("/api/replays/none").status_code == 429
    finally:
        browser.http.close()
        server.stop()

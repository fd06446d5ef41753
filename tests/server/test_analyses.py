"""Finished games judged at the table: from a seat, bit by bit, for whoever may watch them again."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import pytest

from baston.analysis import DecisionAnalysis, analyse_decision, decisions_of
from baston.games import game_named
from baston.kernel.record import parse, winners_of
from baston.kernel.rng import Rng
from baston.kernel.text import Json, a_dict, a_list, a_str
from baston.server.matches.match import Match
from baston.server.processes import bots
from baston.server.processes.bots import BotPool, DecisionToJudge, Judgement
from baston.server.protocol import Terms, Words
from baston.server.refusals import Refused
from baston.server.replays import analyses
from baston.server.replays.analyses import Analyses
from baston.server.storage.rows import ANSWER, PERSON, Entry, SeatRow, StoredTable, TableRow
from tests.server.conftest import NewBrowser
from tests.server.test_queue import Table
from tests.server.wire import BOTH, WAIT, Browser, play_to_end

QUICK: Final = "ismcts:20"


def finished(browser: Browser) -> str:
    """A game of nim played to its end."""
    id = a_str(browser.make("nim", BOTH)["id"])
    with browser.connect(id) as ws:
        play_to_end(ws, seed=4)
    return id


def complete(browser: Browser, id: str, seat: int) -> dict[str, Json]:
    """Ask until the analysis is done."""
    end = time.monotonic() + WAIT
    while time.monotonic() < end:
        told = a_dict(browser.post(f"/api/replays/{id}/analysis?seat={seat}").json())
        if len(a_list(told["decisions"])) == told["total"]:
            return told
        time.sleep(0.05)
    raise AssertionError("it hangs")


def test_a_finished_game_is_judged_as_the_terminal_judges_it_for_anybody_who_may_watch_it(
    new_browser: NewBrowser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "SEARCH", QUICK)
    player, stranger = new_browser(), new_browser()
    id = finished(player)
    told = complete(player, id, 0)
    assert complete(stranger, id, 0) == told
    game, record = game_named("nim"), parse(player.get(f"/api/tables/{id}/record").text)
    expected = [
        analyse_decision(game, state, 0, count, taken, QUICK)
        for count, state, taken in decisions_of(game, record, 0)
    ]
    decisions = [a_dict(one) for one in a_list(told["decisions"])]
    assert [(x["number"], x["taken_chance"], x["best_chance"]) for x in decisions] == [
        (one.count, (one.taken_value + 1) / 2, (one.best_value + 1) / 2) for one in expected
    ]
    assert {*a_dict(decisions[0]["best"])} == {"en", "fr"}
    assert told["end"] in (0.0, 1.0)
    assert told["search"] == QUICK
    steps = a_list(player.get(f"/api/replays/{id}?seat=0").json()["steps"])
    for point in map(a_dict, a_list(told["turning_points"])):
        assert isinstance(point["number"], int)
        assert 0 <= point["number"] < len(steps)


def test_what_is_not_over_and_seats_that_are_not_there_are_refused(browser: Browser) -> None:
    id = browser.make("nim", BOTH)["id"]
    refused = browser.post(f"/api/replays/{id}/analysis?seat=0")
    assert (refused.status_code, refused.json()["code"]) == (409, "not-over")
    over = finished(browser)
    for seat in ("2", "-1", str(10**30)):
        assert browser.post(f"/api/replays/{over}/analysis?seat={seat}").status_code == 404
    assert browser.post("/api/replays/nowhere/analysis").status_code == 404


def table(id: str) -> StoredTable:
    """A game of nim in which both always gave the first answer."""
    game = game_named("nim")
    state = game.new(game.setup(2, {}), 1)
    entries: list[Entry] = []
    while state.decision is not None:
        entries.append(Entry(len(entries), ANSWER, state.decision.player, 0, None, 0.0))
        game.answer(state, state.decision.options[0])
    kept = TableRow(
        id=id,
        game="nim",
        rules=game.rules_version,
        players=2,
        options={},
        seed="1",
        salt="",
        invite="",
        listed=False,
        host="",
        created=0.0,
        started=0.0,
        result={"points": game.points(state), "winners": winners_of(game, state, 2, []) or []},
    )
    return StoredTable(kept, [SeatRow(seat, PERSON) for seat in range(2)], entries, [])


class Held(BotPool):
    """Judges nothing before it is told to, and counts how many wait for it at once."""

    at_once = 0
    most = 0
    may: asyncio.Event

    async def judge(self, game: str, seat: int, decision: DecisionToJudge, search: str) -> Judgement:  # noqa: ARG002 - the shape of what it replaces
        Held.at_once += 1
        Held.most = max(Held.most, Held.at_once)
        await Held.may.wait()
        Held.at_once -= 1
        return Judgement(
            DecisionAnalysis(decision.number, decision.taken, decision.taken, 0.0, 0.0),
            Words("this", "ceci"),
            Words("this", "ceci"),
        )


def test_analyses_come_one_after_another_and_not_too_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "BotPool", Held)
    monkeypatch.setattr(analyses, "MOST_PENDING", 3)
    monkeypatch.setattr(analyses, "MOST_CACHED", 2)

    async def act() -> None:
        Held.may = asyncio.Event()
        all = Analyses()
        tables = [table(str(n)) for n in range(4)]
        for kept in tables[:3]:
            assert (await all.get(kept, 0)).decisions == []
        with pytest.raises(Refused) as refused:
            await all.get(tables[3], 0)
        assert (refused.value.key, refused.value.status) == ("too-many-analyses", 503)
        total = (await all.get(tables[0], 0)).total
        assert total > 0, "what is under way can be asked for"
        Held.may.set()
        for kept in tables[:3]:
            while len((await all.get(kept, 0)).decisions) < total:
                await asyncio.sleep(0)
        assert Held.most == 1
        Held.may.clear()
        assert (await all.get(tables[3], 0)).decisions == [], "now there is room"
        assert len((await all.get(tables[2], 0)).decisions) == total, "the last ones are kept"
        all.close()

    asyncio.run(act())


# ---- hints


def test_a_hint_hangs_on_what_the_seat_sees_and_not_on_the_seed_of_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bots, "SEARCH", "ismcts:6")
    game = game_named("smashup")
    seats = [SeatRow(seat, PERSON) for seat in range(2)]

    async def act() -> None:
        pool = BotPool(1)
        match = Match(game, game.setup(2, {"boxes": "core"}), 1, seats, Terms(), 0, 0.0)
        chance = Rng(1)
        truth = match.state
        for _ in range(12):
            decision = truth.decision
            assert decision is not None
            if len(decision.options) > 2:
                match.seed, match.state = 1, truth
                hint = await pool.hint(Table("ada"), match)
                assert hint.option in decision.options
                for n in range(2, 4):
                    match.seed, match.state = n, game.search.determinize(truth, decision.player, n)
                    assert await pool.hint(Table("ada"), match) == hint
            game.answer(truth, decision.options[chance.below(len(decision.options))])
        pool.close()

    asyncio.run(act())

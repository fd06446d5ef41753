"""Who declines a response waits for its beat, as who has nothing to answer does."""

from __future__ import annotations

import asyncio
import json
import time

import pytest

from baston.kernel.frame import PASS
from baston.kernel.state import State
from baston.server.matches.match import Match
from baston.server.matches.schedule import ScheduledAction, next_action
from baston.server.protocol import Answer, Terms
from baston.server.refusals import Refused
from baston.server.sockets.dispatch import Dispatcher
from baston.server.storage.rows import ASK, REFUSE, Entry, SeatRow
from baston.server.tables.connection import Connection
from baston.server.tables.room import Room
from tests.server.simulated import START, room_of, simulate
from tests.server.test_tells import TABLES, AtWindow, setup_of, windows_of
from tests.server.test_terms import seats


@pytest.mark.parametrize("name", TABLES)
def test_who_is_away_passes_no_window_and_once_back_with_and_without_an_answer_at_the_same_time(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act() -> None:
        for state in (windows_of(name)[0].with_an_answer, windows_of(name)[0].without):
            room, asked = room_at(name, state)
            await room.resume()
            number = room.number
            await asyncio.sleep(10)
            assert room.number == number
            back, match = time.time(), room.match
            assert match is not None
            room.connect(Connection("bob"))
            if match.auto_pass_at is None:
                await asyncio.sleep(0.2)
                await room.answer("bob", Answer(number, asked, PASS))
            beats.append(round(await until_passed(room, number) - back, 6))

    beats: list[float] = []
    simulate(act(), monkeypatch)
    assert beats[0] == beats[1] > 0


@pytest.mark.parametrize("name", TABLES)
def test_the_beat_begins_anew_once_an_undo_is_refused(name: str) -> None:
    """By then it would be over, and who has nothing to answer would pass sooner than any browser can."""
    for state in (windows_of(name)[0].with_an_answer, windows_of(name)[0].without):
        game, setup = setup_of(name)
        asked = asked_at(state)
        match = Match(AtWindow(game, state), setup, 1, people(asked), Terms(), 0, START)
        beat = match.beat
        match.apply(Entry(0, ASK, 1 - asked, 0, None, START + 5))
        there = {"ada", "bob"}
        assert next_action(match, people(asked), there, {}, START + 5) == ScheduledAction(
            START + 65, REFUSE, asked
        )
        match.apply(Entry(1, REFUSE, asked, 0, None, START + 9))
        assert match.beat_ends == START + 9 + beat
        action = next_action(match, people(asked), there, {}, START + 9)
        assert (
            action is None
            if match.auto_pass_at is None
            else action is not None and action.at == START + 9 + beat
        )


def test_while_a_pass_waits_for_its_beat_nothing_else_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else what comes late would tell that somebody had something to decline."""

    async def act() -> None:
        room, asked = room_at("galacticlash", windows_of("galacticlash")[0].with_an_answer)
        _, dispatcher = opened(room)
        await room.resume()
        assert await dispatcher.dispatch(passing(asked))
        assert not await dispatcher.dispatch(passing(asked))  # once is enough
        await dispatcher.dispatch('{"type": "chat", "text": "Hello."}')
        assert time.time() == START
        await asyncio.sleep(10)
        assert room.number > 0

    simulate(act(), monkeypatch)


@pytest.mark.parametrize("name", TABLES)
def test_who_leaves_after_declining_and_comes_back_passes_when_who_had_nothing_does(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act() -> None:
        for state in (windows_of(name)[0].with_an_answer, windows_of(name)[0].without):
            room, asked = room_at(name, state)
            line, dispatcher = opened(room)
            await room.resume()
            number = room.number
            declines = len(state.decision.options) > 1 if state.decision else False
            if declines or (room.match is not None and room.match.auto_pass_at is None):
                await dispatcher.dispatch(passing(asked))
            room.disconnect(line)
            dispatcher.close()
            await asyncio.sleep(10)
            assert room.number == number
            back = time.time()
            opened(room)
            beats.append(round(await until_passed(room, number) - back, 6))

    beats: list[float] = []
    simulate(act(), monkeypatch)
    assert beats[0] == beats[1] > 0


def test_a_pass_waits_on_while_another_page_of_the_browser_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    async def act() -> None:
        room, asked = room_at("galacticlash", windows_of("galacticlash")[0].with_an_answer)
        (line, dispatcher), _ = opened(room), opened(room)
        await room.resume()
        await dispatcher.dispatch(passing(asked))
        room.disconnect(line)
        dispatcher.close()
        await asyncio.sleep(10)
        assert room.number > 0

    simulate(act(), monkeypatch)


def test_who_is_not_asked_is_told_so_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a beat it would depend on who passes, and how, whether it was too late."""

    async def act() -> None:
        room, asked = room_at("galacticlash", windows_of("galacticlash")[0].without)
        room.connect(Connection("bob"))
        await room.resume()
        for browser, seat, refusal in (("ada", asked, "not-your-seat"), ("ada", 1 - asked, "not-asked")):
            with pytest.raises(Refused, match=refusal):
                await room.answer(browser, Answer(0, seat, PASS))
            assert time.time() == START

    simulate(act(), monkeypatch)


def asked_at(state: State) -> int:
    """The seat that is asked."""
    assert state.decision is not None
    return state.decision.player


def people(asked: int) -> list[SeatRow]:
    """Bob is asked, Ada waits."""
    return seats("bob", "ada") if asked == 0 else seats("ada", "bob")


def room_at(name: str, state: State) -> tuple[Room, int]:
    """A table at a window, and the seat that is asked; Ada is there, Bob is not yet."""
    game, setup = setup_of(name)
    asked = asked_at(state)
    room = room_of(people(asked), AtWindow(game, state), setup.options)
    room.connect(Connection("ada"))
    return room, asked


async def until_passed(room: Room, number: int) -> float:
    """Wait until Ada hears that this decision has been passed; at what time that is."""
    async with asyncio.timeout(10):
        while room.number == number:
            await room.subscribers.connections[0].next_message()  # Ada's
    return time.time()


def opened(room: Room) -> tuple[Connection, Dispatcher]:
    """A page that Bob has opened, as the route of the table does it."""
    line = Connection("bob")
    dispatcher = Dispatcher(room, line, free_of_charge, free_of_charge)
    room.connect(line)
    dispatcher.resume()
    return line, dispatcher


def passing(seat: int) -> str:
    """A pass of the first decision, as a browser sends it."""
    return json.dumps({"type": "answer", "number": 0, "seat": seat, "option": PASS})


def free_of_charge(what: object) -> None:
    """Messages and lines of the chat cost nothing here."""

"""Looking back while a game runs: each is shown again what they were shown, and nothing else."""

from __future__ import annotations

from baston.kernel.rng import Rng
from baston.kernel.text import Json, a_dict, a_list, an_int
from baston.server.matches.past import MOST
from tests.server.conftest import NewBrowser
from tests.server.wire import BOTH, Browser, Message, TableSocket, any_of, options

FRIENDS = [{"kind": "me"}, {"kind": "open"}]


def past(ws: TableSocket, seat: int | None, step: int) -> list[Message]:
    """The steps that are told from this one on."""
    ws.send(type="past", seat=seat, step=step)
    told = ws.until("past")
    assert told["seat"] == seat
    return [a_dict(one) for one in a_list(told["steps"])]


def whole(ws: TableSocket, seat: int | None, last: int) -> dict[int, Message]:
    """All steps so far, page by page."""
    found: dict[int, Message] = {}
    while len(found) <= last:
        page = past(ws, seat, len(found))
        assert 0 < len(page) <= MOST
        found |= {an_int(one["step"]): one for one in page}
    return found


def shown(ws: TableSocket, steps: int, seed: int) -> dict[int, Message]:
    """Answer by chance until so many steps are over; what was shown after each answer of anybody."""
    chance = Rng(seed)
    states: dict[int, Message] = {}
    while max(states, default=0) < steps:
        while True:
            state = ws.until("state")
            states[an_int(state["step"])] = state
            decision = state["decision"]
            if state["result"] is not None or (isinstance(decision, dict) and decision["mine"]):
                break
        if state["result"] is not None:
            break
        ws.answer(state, any_of(state, chance))
    return states


def test_a_seat_is_shown_again_what_it_was_shown(browser: Browser) -> None:
    id = browser.make("smashup", BOTH, options={"first": "1"})["id"]
    with browser.connect(id) as ws:
        states = shown(ws, 80, seed=4)
        assert max(states) >= 80  # beyond the states that are kept for undos
    with browser.connect(id) as ws:
        log = [an_int(a_dict(line)["number"]) for line in a_list(ws.state()["log"])]
        told = whole(ws, 0, max(states))
        assert {step: told[step]["view"] for step in states} == {
            step: state["view"] for step, state in states.items()
        }
        assert sum("stills" in state for state in states.values()) > 3
        assert {step: told[step]["stills"] for step in states} == {
            step: state.get("stills", []) for step, state in states.items()
        }
        for step, state in states.items():
            written = [number for number in log if number < an_int(told[step]["log_to"])]
            assert written[-1:] == [last_line(state, written)]
        latest = past(ws, 0, 10**30)
        assert len(latest) == 1
        # Others may have answered since: then there are more steps from that one on.
        assert past(ws, 0, an_int(latest[0]["step"]))[:1] == latest
        assert past(ws, 0, -5) == past(ws, 0, 0)


def last_line(state: Message, written: list[int]) -> int:
    """The number of the last line that the state brought; if it brought none, of the last before."""
    lines = [an_int(a_dict(line)["number"]) for line in a_list(state["log"])]
    return lines[-1] if lines else written[-1]


def test_what_was_taken_back_is_left_out(browser: Browser) -> None:
    id = browser.make("nim", BOTH)["id"]
    with browser.connect(id) as ws:
        first = ws.my_turn()
        ws.answer(first, options(first)[0])
        second = ws.my_turn()
        assert second["undo"] == "free"
        ws.send(type="undo", seat=0)
        back = ws.my_turn()
        assert (back["step"], back["view"]) == (first["step"], first["view"])
        assert [one["step"] for one in past(ws, 0, 0)] == list(range(an_int(first["step"]) + 1))


def test_nobody_looks_back_with_the_eyes_of_another(new_browser: NewBrowser) -> None:
    host, guest, stranger = new_browser(), new_browser(), new_browser()
    made = host.make("smashup", FRIENDS)
    with host.connect(made["id"]) as ws:
        ws.send(type="past", seat=0, step=0)
        assert ws.refused_at_last() == "not-running"
    assert guest.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]}).status_code == 201
    for browser, seat in ((host, 0), (guest, 1), (stranger, None)):
        with browser.connect(made["id"]) as ws:
            view = a_dict(past(ws, seat, 0)[0]["view"])
            assert hands(view) == [hand == seat for hand in range(2)]
            for other in {0, 1, None} - {seat}:
                ws.send(type="past", seat=other, step=0)
                assert ws.refused_at_last() == "not-your-seat"


def hands(view: dict[str, Json]) -> list[bool]:
    """Whether each hand is seen."""
    return [None not in a_list(hand) for hand in a_list(view["hands"])]

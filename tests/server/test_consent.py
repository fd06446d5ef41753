"""Taking back an answer where others play too: all people who play have to agree."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Final, Protocol

import pytest

from baston.kernel.text import Json, a_dict, a_list, an_int
from baston.server.matches import match
from tests.server.conftest import NewBrowser
from tests.server.wire import Browser, Message, is_mine, options

ME: Final = {"kind": "me"}
OPEN: Final = {"kind": "open"}


class Round:
    """People around a table, each at a browser of their own; the bots sit behind them."""

    def __init__(self, browsers: list[Browser], id: str, open_: contextlib.ExitStack) -> None:
        self.id = id
        self.lines = {seat: open_.enter_context(each.connect(id)) for seat, each in enumerate(browsers)}

    def all_see(self, number: int) -> dict[int, Message]:
        """What each of them is shown at this number or a later one."""
        return {seat: ws.state(number) for seat, ws in self.lines.items()}

    def person_asked(self, number: int = 0) -> dict[int, Message]:
        """What each of them is shown once one of them is asked, at this number or a later one.

        Bots answer before, some of them perhaps before all lines are open.
        """
        states = {}
        for seat, ws in self.lines.items():
            state = ws.state(number)
            while a_dict(state["decision"])["player"] not in self.lines:
                state = ws.state()
            states[seat] = state
        return states

    def answer(self, seat: int, state: Message) -> int:
        """The seat takes the first option; the number after it, which all have been shown."""
        self.lines[seat].answer(state, options(state)[0])
        number = an_int(state["number"]) + 1
        self.all_see(number)
        return number

    def first_answer(self) -> tuple[int, Message, int]:
        """Who begins answers: the seat, what it was shown before, and the number after it."""
        states = self.all_see(0)
        seat = next(seat for seat, state in states.items() if is_mine(state))
        return seat, states[seat], self.answer(seat, states[seat])

    def others(self, seat: int) -> list[int]:
        """The other people's seats."""
        return [other for other in self.lines if other != seat]

    def asks(self, seat: int, number: int) -> list[Json]:
        """The seat asks for its answer: whom it waits for, as all are told."""
        self.lines[seat].send(type="undo", seat=seat)
        asked = [state["undo_asked"] for state in self.all_see(number).values()]
        assert asked == [asked[0]] * len(asked)
        assert a_dict(asked[0])["seat"] == seat
        return a_list(a_dict(asked[0])["waits_for"])

    def replies(self, seat: int, agree: bool) -> None:
        """The seat lets it be taken back, or not."""
        self.lines[seat].send(type="undo-reply", seat=seat, agree=agree)


class Seated(Protocol):
    """Seats so many people around a table, and bots."""

    def __call__(self, people: int, *bots: str, game: str = "nim", **wish: object) -> Round: ...


def prompt(state: Message) -> Json:
    """The question to the seat that is asked."""
    return a_dict(a_dict(state["decision"])["prompt"])["en"]


@pytest.fixture
def around(new_browser: NewBrowser) -> Iterator[Seated]:
    """Seats people around tables."""
    with contextlib.ExitStack() as open_:

        def seated(people: int, *bots: str, game: str = "nim", **wish: object) -> Round:
            browsers = [new_browser() for _ in range(people)]
            kinds = [ME] + [OPEN] * (people - 1) + [{"kind": "bot", "level": level} for level in bots]
            made = browsers[0].make(game, kinds, **wish)
            for browser in browsers[1:]:
                joined = browser.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
                assert joined.status_code == 201, joined.text
            return Round(browsers, str(made["id"]), open_)

        yield seated


def test_one_asks_the_other_agrees_and_it_is_undone_for_both(around: Seated) -> None:
    table = around(2)
    seat, before, number = table.first_answer()
    (other,) = table.others(seat)
    assert (table.lines[seat].states[seat]["undo"], table.lines[other].states[other]["undo"]) == ("ask", "no")
    assert table.asks(seat, number + 1) == [other]
    table.replies(other, agree=True)
    back = table.all_see(number + 3)  # the asking, the agreement, the undo
    assert [state["undo_asked"] for state in back.values()] == [None, None]
    assert (back[seat]["view"], options(back[seat])) == (before["view"], options(before))
    assert back[other]["log"] == []


def test_all_have_to_agree(around: Seated) -> None:
    table = around(3)
    seat, before, number = table.first_answer()
    first, second = table.others(seat)
    assert table.asks(seat, number + 1) == [first, second]
    table.replies(first, agree=True)
    waiting = table.all_see(number + 2)
    assert [a_dict(state["undo_asked"])["waits_for"] for state in waiting.values()] == [[second]] * 3
    assert waiting[seat]["view"] != before["view"]
    table.replies(second, agree=True)
    assert table.all_see(number + 4)[seat]["view"] == before["view"]


def test_one_who_refuses_is_enough_and_nothing_changes(around: Seated) -> None:
    table = around(3)
    seat, _, number = table.first_answer()
    answered = table.lines[seat].states[seat]
    first, second = table.others(seat)
    table.asks(seat, number + 1)
    table.replies(first, agree=True)
    table.replies(second, agree=False)
    after = table.all_see(number + 3)
    assert [state["undo_asked"] for state in after.values()] == [None] * 3
    assert after[seat]["view"] == answered["view"]
    table.replies(first, agree=True)
    assert table.lines[first].refused() == "not-asked"


def test_who_was_refused_asks_again_only_after_another_answer(around: Seated) -> None:
    table = around(2)
    seat, _, number = table.first_answer()
    (other,) = table.others(seat)
    table.asks(seat, number + 1)
    table.replies(other, agree=False)
    refused = table.all_see(number + 2)
    assert refused[seat]["undo"] == "no"
    table.lines[seat].send(type="undo", seat=seat)
    assert table.lines[seat].refused() == "undo-refused"
    assert is_mine(refused[seat])  # how many, of the heap that it has chosen
    number = table.answer(seat, refused[seat])
    assert table.lines[seat].states[seat]["undo"] == "ask"
    assert table.asks(seat, number + 1) == [other]


def test_who_was_refused_is_refused_still_when_another_takes_an_answer_back(around: Seated) -> None:
    table = around(2)
    seat, _, _ = table.first_answer()
    (other,) = table.others(seat)
    number = table.answer(seat, table.lines[seat].states[seat])
    table.asks(seat, number + 1)
    table.replies(other, agree=False)
    number = table.answer(other, table.all_see(number + 2)[other])
    assert table.asks(other, number + 1) == [seat]
    table.replies(seat, agree=True)
    back = table.all_see(number + 3)
    assert [back[seat]["undo"], back[other]["undo"]] == ["no", "no"]
    table.lines[seat].send(type="undo", seat=seat)
    assert table.lines[seat].refused() == "undo-refused"


def test_who_was_refused_needs_no_consent_once_only_bots_are_left(around: Seated) -> None:
    table = around(2, "easy")
    states = table.person_asked()
    seat = next(seat for seat, state in states.items() if is_mine(state))
    (other,) = table.others(seat)
    number = table.answer(seat, states[seat])  # a heap; how many comes next
    table.asks(seat, number + 1)
    table.replies(other, agree=False)
    assert table.all_see(number + 2)[seat]["undo"] == "no"
    table.lines[other].send(type="concede", seat=other)
    assert table.all_see(number + 3)[seat]["undo"] == "free"
    table.lines[seat].send(type="undo", seat=seat)
    assert table.all_see(number + 4)[seat]["view"] == states[seat]["view"]


def test_who_is_there_but_silent_has_refused_after_a_while(
    around: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match, "UNDO_TIMEOUT", 0.2)
    table = around(2)
    seat, _, number = table.first_answer()
    answered = table.lines[seat].states[seat]
    assert table.asks(seat, number + 1) == table.others(seat)
    after = table.all_see(number + 2)
    assert [state["undo_asked"] for state in after.values()] == [None, None]
    assert after[seat]["view"] == answered["view"]


def test_an_answer_given_meanwhile_ends_the_asking(around: Seated) -> None:
    table = around(2)
    seat, _, number = table.first_answer()
    (other,) = table.others(seat)
    table.asks(seat, number + 1)
    ws = table.lines[seat]
    ws.send(type="undo", seat=seat)
    assert ws.refused() == "undo-asked"
    ws.answer(ws.states[seat], options(ws.states[seat])[0])
    assert [state["undo_asked"] for state in table.all_see(number + 2).values()] == [None, None]
    table.replies(other, agree=True)
    assert table.lines[other].refused() == "not-asked"


def test_only_who_was_asked_replies(around: Seated, new_browser: NewBrowser) -> None:
    table = around(2)
    seat, _, number = table.first_answer()
    (other,) = table.others(seat)
    table.asks(seat, number + 1)
    ws = table.lines[seat]
    for reply in (seat, other):
        ws.send(type="undo-reply", seat=reply, agree=True)
    assert [ws.refused(), ws.refused()] == ["not-asked", "not-your-seat"]
    with new_browser().connect(table.id) as watching:
        watching.send(type="undo-reply", seat=other, agree=True)
        assert watching.refused() == "not-your-seat"


def test_who_has_conceded_is_not_waited_for(around: Seated) -> None:
    table = around(3)
    seat, before, number = table.first_answer()
    gone, here = table.others(seat)
    table.lines[gone].send(type="concede", seat=gone)
    table.all_see(number + 1)
    assert table.asks(seat, number + 2) == [here]
    table.replies(here, agree=True)
    assert table.all_see(number + 4)[seat]["view"] == before["view"]


def test_who_goes_is_waited_for_no_more(around: Seated) -> None:
    table = around(3, terms={"absence": 1})
    seat, before, number = table.first_answer()
    gone, here = table.others(seat)
    assert table.asks(seat, number + 1) == [gone, here]
    table.replies(here, agree=True)
    table.all_see(number + 2)
    table.lines.pop(gone).socket.close()
    assert table.all_see(number + 4)[seat]["view"] == before["view"]  # gone, then undone


def test_a_bot_agrees_and_does_not_answer_while_people_are_asked(around: Seated, browser: Browser) -> None:
    """The bot sits behind the second person: once that one has taken counters, the bot is asked.

    It thinks for long enough that the person has asked before it answers.
    """
    table = around(2, "strong")
    states = table.person_asked()
    while not is_mine(states[1]) or prompt(states[1]) != "How many do you take?":
        seat = next(seat for seat, state in states.items() if is_mine(state))
        table.lines[seat].answer(states[seat], options(states[seat])[0])
        states = table.person_asked(an_int(states[seat]["number"]) + 1)
    number = an_int(states[1]["number"])
    ws = table.lines[1]
    ws.answer(states[1], options(states[1])[0])
    ws.send(type="undo", seat=1)
    asked_of_all = table.all_see(number + 2)
    assert a_dict(asked_of_all[0]["decision"])["player"] == 2
    assert a_dict(asked_of_all[0]["undo_asked"])["waits_for"] == [0]
    with browser.connect(
        browser.make("smashup", [ME, {"kind": "bot", "level": "strong"}])["id"]
    ) as elsewhere:
        elsewhere.my_turn()
        elsewhere.send(type="hint", seat=0)
        elsewhere.until("hint")  # so long bots think
    table.replies(0, agree=True)
    assert table.all_see(number + 4)[1]["view"] == states[1]["view"]


def test_at_a_shared_screen_nobody_is_asked(browser: Browser) -> None:
    id = browser.make("nim", [ME, ME])["id"]
    with browser.connect(id) as ws:
        before = ws.my_turn()
        seat = an_int(before["seat"])
        ws.answer(before, options(before)[0])
        assert ws.my_turn()["undo"] == "free"
        ws.send(type="undo", seat=1 - seat)  # who sits there is the same person
        back = [ws.state(an_int(before["number"]) + 2), ws.state()]
        assert [state["undo_asked"] for state in back] == [None, None]
        assert back[seat]["view"] == before["view"]


def test_nothing_is_taken_back_once_another_has_drawn_a_card(around: Seated) -> None:
    """The one who answered last is told that it cannot be, and nothing about the card."""
    table = around(2, game="smashup", options={"factions": "aliens+robots,ninjas+zombies", "first": "1"})
    states = table.all_see(0)
    while a_dict(states[0]["decision"])["player"] == 0:  # it passes, until its turn is over
        last = next((x for x in a_list(a_dict(states[0]["decision"])["options"]) if a_dict(x)["pass"]), None)
        option = options(states[0])[0] if last is None else an_int(a_dict(last)["option"])
        table.lines[0].answer(states[0], option)
        states = table.all_see(an_int(states[0]["number"]) + 1)
    assert states[0]["undo"] == "no"
    table.lines[0].send(type="undo", seat=0)
    error = table.lines[0].next()
    assert error["code"] == "undo-boundary"
    assert set(error) == {"type", "code", "en", "fr", "number"}
    assert error["number"] == states[0]["number"]

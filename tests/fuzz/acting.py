"""What visitors of a table do, drawn at random in one world and done again, at the same times, in another."""

from __future__ import annotations

import asyncio
import json
import math
import time
from typing import Final, NamedTuple

from baston.kernel.frame import PASS
from baston.kernel.rng import Rng
from baston.server.matches.match import Match
from baston.server.storage.rows import SeatRow
from tests.server.in_process import Visitor

# The visitors who hear the same in both worlds; after them come the others who sit at the table.
WATCHING: Final = 0  # from a seat
SPECTATING: Final = 1
CLOSE: Final = 0.02  # seconds before the end of a beat, in which nobody presses anything
STEP: Final = 0.05  # seconds between two looks at a table at which nobody is waited for
TABLE: Final = "t"
REQUESTS: Final = (
    f"GET /api/tables/{TABLE}",
    "GET /api/tables",
    "GET /api/tables/mine",
    f"GET /api/tables/{TABLE}/record",
    f"GET /api/replays/{TABLE}?open=true",
    f"GET /api/replays/{TABLE}?seat=1",
    f"POST /api/replays/{TABLE}/analysis?seat=0",
    f"POST /api/replays/{TABLE}/analysis?seat=1",
    f"POST /api/tables/{TABLE}/leave",
    f"POST /api/tables/{TABLE}/start",
    f"POST /api/tables/{TABLE}/join",
    "GET /api/tables/nowhere",
)

SEND: Final = "send"  # a message, whatever comes of it
ANSWER: Final = "answer"  # of another seat
DECLINE: Final = "decline"  # another seat passes, if it could do anything else: else it is not asked
UNDO: Final = "undo"  # another seat asks for it
REQUEST: Final = "request"
LEAVE: Final = "leave"  # the page is closed …
RETURN: Final = "return"  # … and opened again


class Act(NamedTuple):
    """What a visitor does at a time: `text` is what is sent. `fits`: in the first world it could be done."""

    at: float
    who: int
    kind: str
    text: str
    seat: int = 0
    option: int = PASS
    number: int = 0
    left: int = 0  # by an undo: so many answers
    fits: bool = True


def message(type: str, **fields: object) -> str:
    """A message as a browser sends it."""
    return json.dumps({"type": type} | fields)


def fits(act: Act, match: Match) -> bool:
    """Can the other seat do it here? What the two who are compared do is never asked about."""
    decision = match.state.decision
    if act.kind == ANSWER:
        is_asked = match.asked == act.seat and match.number == act.number
        return is_asked and decision is not None and act.option in decision.options
    if act.kind == UNDO:
        return match.may_undo(act.seat) != "no" and left_by_undo(match, act.seat) == act.left
    return True


def left_by_undo(match: Match, seat: int) -> int:
    """How many answers are left where the seat takes its last one back; −1 if it may not."""
    return (
        match.prepare_undo(seat, 0.0).value if match.may_undo(seat) != "no" and not match.undo_asked else -1
    )


async def perform(act: Act, match: Match, visitors: list[Visitor]) -> None:
    """Do it here."""
    visitor = visitors[act.who]
    if act.kind == REQUEST:
        method, _, path = act.text.partition(" ")
        await visitor.ask(method, path, "{}" if path.endswith("join") else "")
    elif act.kind == LEAVE:
        await visitor.close()
    elif act.kind == RETURN:
        if not visitor.is_connected:
            visitor.open(TABLE)
    elif act.kind == DECLINE:
        decision = match.state.decision
        is_asked = match.asked == act.seat and match.number == act.number
        if is_asked and decision is not None and len(decision.options) > 1:
            visitor.send(act.text)
    elif visitor.is_connected:
        visitor.send(act.text)


class Chooser:
    """Draws what is done next, as the first world is; the other one cannot be seen from there."""

    def __init__(self, match: Match, seats: list[SeatRow], seat: int, chance: Rng) -> None:
        self._match = match
        self._seats = seats
        self._seat = seat
        self._chance = chance
        self._acts = 0
        self._done = -1  # the number at which somebody has answered already
        self._others = [s.seat for s in seats if s.browser is not None and s.seat != seat]
        self._gone: dict[int, float] = {}  # by visitor: until when the page is closed

    def next(self) -> Act | None:
        """The next act; None if nobody does anything for now."""
        chance, now = self._chance, time.time()
        response = self.response()  # before all else: its beat may be over soon
        if response is not None:
            return response
        for who, until in self._gone.items():
            if until <= now:
                del self._gone[who]
                return self._act(who, RETURN)
        if chance.below(4) == 0:
            return self._aside()
        match = self._match
        if match.undo_asked is not None and match.undo_asked.waits_for:
            return self._reply(match.undo_asked.waits_for[0])
        asked = self._asked()
        if asked is None or (match.is_even_window and asked != self._seat):
            return None
        self._done = match.number
        return self._own_answer() if asked == self._seat else self._answer(asked, self._any())

    def response(self) -> Act | None:
        """What another seat does in an even window; None if none is asked in one."""
        match, asked = self._match, self._asked()
        if asked is None or asked == self._seat or not match.is_even_window or match.undo_asked is not None:
            return None
        self._done = match.number
        return self._response(asked)

    def _asked(self) -> int | None:
        """The seat whose person is asked, is there and has not answered yet."""
        match = self._match
        asked = match.asked
        if asked is None or match.number == self._done or match.bot_of(asked) is not None:
            return None
        return None if self._visitor_of(asked) in self._gone else asked

    # ---- answers

    def _own_answer(self) -> Act | None:
        decision = self._match.state.decision
        assert decision is not None, "the seat is asked"
        if decision.options == [PASS]:
            return None  # it is not asked
        return self._answer(self._seat, self._any(), SEND)

    def _response(self, seat: int) -> Act | None:
        """Others pass before it could be told from passing by itself, or they answer within that time."""
        match, chance = self._match, self._chance
        decision = match.state.decision
        assert decision is not None, "the seat is asked"
        ends = match.beat_ends if match.window_ends is None else match.window_ends
        left = ends - time.time()
        if left < CLOSE:
            return None  # whoever acts after the beat has thought, and tells so
        answers = [option for option in decision.options if option != PASS]
        if answers and chance.below(4) == 0:
            return self._answer(seat, answers[chance.below(len(answers))], within=left)
        if match.window_ends is not None:
            return None
        text = message("answer", number=match.number, seat=seat, option=PASS)
        return self._act(self._visitor_of(seat), DECLINE, text, seat, within=left)

    def _answer(self, seat: int, option: int, kind: str = ANSWER, within: float = 2.0) -> Act:
        text = message("answer", number=self._match.number, seat=seat, option=option)
        return self._act(self._visitor_of(seat), kind, text, seat, option, within)

    def _any(self) -> int:
        decision = self._match.state.decision
        assert decision is not None, "somebody is asked"
        return decision.options[self._chance.below(len(decision.options))]

    def _reply(self, seat: int) -> Act | None:
        what = self._chance.below(8)
        if what == 0 or self._visitor_of(seat) in self._gone:
            return None  # as if nobody had asked
        text = message("undo-reply", seat=seat, agree=what > 3)
        return self._act(self._visitor_of(seat), SEND, text, within=2.0)

    # ---- everything else

    def _aside(self) -> Act | None:
        """What changes nothing, or may at any time."""
        chance = self._chance
        kind = chance.below(9)
        watching = chance.below(2)
        if kind == 0:
            return self._act(watching, REQUEST, REQUESTS[chance.below(len(REQUESTS))])
        if kind == 1:
            return self._misasked(watching)
        if kind == 2:
            return self._act(WATCHING, SEND, self._question())
        if kind == 3:
            return self._act(WATCHING, SEND, message("undo", seat=self._seat))
        if kind == 4 and self._others:
            return self._undo_of(self._others[chance.below(len(self._others))])
        if kind == 5:
            who = chance.below(2 + len(self._others))
            return self._act(who, SEND, message("chat", text="Well played."))
        if kind == 6:
            return self._go_away(watching)
        if kind == 7:
            return self._act(watching, SEND, self._past(watching))
        return self._go_away(2 + chance.below(len(self._others))) if self._others else None

    def _past(self, who: int) -> str:
        """To be shown again what was shown, or once in a while what was shown to another."""
        own = self._seat if who == WATCHING else None
        seat = 1 - self._seat if self._chance.below(8) == 0 else own
        return message("past", seat=seat, step=self._chance.below(len(self._match.answers) + 2))

    def _question(self) -> str:
        """For a hint, or for what all answers, or one, or nobody acting, would come to."""
        if self._chance.below(3) == 0:
            return message("hint", seat=self._seat)
        plan = [self._any()] if self._match.asked == self._seat and self._chance.below(2) else []
        return message("foresee", number=self._match.number, seat=self._seat, plan=plan)

    def _misasked(self, who: int) -> Act:
        """Answers that are none: of another seat or moment, out of turn, not offered, or anything."""
        match, chance = self._match, self._chance
        seat = match.asked if match.asked is not None and chance.below(2) else self._seat
        early = match.number - (match.asked == seat == self._seat)  # its own pass would be an answer
        texts = (
            message("answer", number=early, seat=seat, option=PASS),
            message("answer", number=match.number, seat=seat, option=1 + chance.below(60)),
            message("answer", number=match.number - 1, seat=self._seat, option=PASS),
            message("answer", number=match.number, seat=seat, option=10**9),
            message("hint", seat=seat),
            message("undo", seat=seat),
            message("undo-reply", seat=self._seat, agree=False),
            message("nonce", seat=self._seat, nonce="0" * 64),
            "{",
        )
        return self._act(who, SEND, texts[chance.below(len(texts))])

    def _undo_of(self, seat: int) -> Act | None:
        count = left_by_undo(self._match, seat)
        if count < 0 or self._visitor_of(seat) in self._gone:
            return None
        act = self._act(self._visitor_of(seat), UNDO, message("undo", seat=seat), seat)
        return act._replace(left=count)

    def _go_away(self, who: int) -> Act | None:
        if who in self._gone:
            return None
        act = self._act(who, LEAVE)
        self._gone[who] = act.at + 0.05 + self._chance.below(300) / 100
        return act

    def _act(
        self, who: int, kind: str, text: str = "", seat: int = 0, option: int = PASS, within: float = 0.3
    ) -> Act:
        """An act within so many seconds, at no round time: nothing else happens at that moment.

        Nor are two of them a round time apart, so that no time left is just between two tenths of a second.
        """
        self._acts += 1
        wait = self._chance.below(int(100 * within)) / 100 + 0.003 + self._acts / 10**6
        now = time.time()
        at = max(math.floor(round(100 * now, 3)) / 100 + wait, now)  # 1000.4 // 0.01 is a hundredth less
        return Act(round(at, 6), who, kind, text, seat, option, self._match.number)

    def _visitor_of(self, seat: int) -> int:
        return WATCHING if seat == self._seat else 2 + self._others.index(seat)


async def until(at: float) -> None:
    """Wait until that time."""
    await asyncio.sleep(max(0.0, at - time.time()))

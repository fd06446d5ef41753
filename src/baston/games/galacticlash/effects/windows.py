"""The windows in which a chain may be started (G-68, G-69)."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import RULES
from baston.games.galacticlash.constants import W2, W5
from baston.games.galacticlash.effects.answering import (
    ask_anew,
    ask_from,
    find_next_to_answer,
    go_on_asking,
    is_asking,
    next_seat,
    pass_or_answers,
    passes_of,
    seat_asked,
    seat_not_asked,
    seat_to_answer,
)
from baston.games.galacticlash.effects.chain import start_chain
from baston.games.galacticlash.queries.seats import is_out
from baston.games.galacticlash.state.clash import Clash
from baston.kernel.effect import abandon, always, asks, begin, report, restart
from baston.kernel.frame import PACKED, PASS, Frame


@RULES.effect("window")
@asks()
def window(clash: Clash, me: Frame) -> None:
    """Ask in a window, `me.subject`, for answers in turn order from the active player, `me.player`."""
    if not is_asking(me):
        ask_from(me, me.player)
    if is_out(clash, me.player):
        abandon(me)
        return
    find_next_to_answer(clash, me, seat_not_asked(me))


@window.then
@asks(always(pass_or_answers, by=seat_to_answer, kind=PACKED), clause="G-68")
def window_is_answered(clash: Clash, me: Frame) -> None:
    """Start a chain with the answer, or count a PASS.

    After a chain, W1, W3 and W4 start again; W2 and W5 give the phase back to the active player.
    """
    seat = seat_asked(me)
    restart(me)
    if me.pick == PASS:
        go_on_asking(me, next_seat(clash, seat), passes_of(me) + 1)
        return
    start_chain(clash, seat, me.pick)
    ask_anew(me)
    if me.subject in (W2, W5):
        report(clash, me, 1)
        abandon(me)


def open_window(clash: Clash, number: int) -> None:
    """Open the window of this number, W1 to W5, from the active player on."""
    begin(clash, window.number, 0, clash.turn, number)

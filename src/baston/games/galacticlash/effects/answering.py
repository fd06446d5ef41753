"""Who is asked for an answer, in a chain or a window, and what may be answered (G-65, G-66)."""

from __future__ import annotations

from typing import Final

from baston.games.galacticlash.cards.card import RULES
from baston.games.galacticlash.constants import W2, W5
from baston.games.galacticlash.effects.launching import answers, can_answer
from baston.games.galacticlash.queries.seats import is_out
from baston.games.galacticlash.state.clash import Clash
from baston.kernel.frame import NOBODY, PASS, Frame

NO_WINDOW: Final = -1
WINDOW: Final = "window"  # the names of the effects that ask for answers
CHAIN: Final = "chain"

# What the frames of a chain and of a window carry.


def ask_from(me: Frame, seat: int) -> None:
    """Ask the seats for answers from this one on; nobody has passed yet."""
    me.memo = [seat, 0]


def go_on_asking(me: Frame, seat: int, passes: int) -> None:
    """Go on asking for answers, from this seat on, after so many passes in a row."""
    me.memo[0] = seat
    me.memo[1] = passes


def is_asking(me: Frame) -> bool:
    """Whether it is settled which seat is asked first."""
    return len(me.memo) > 0


def ask_anew(me: Frame) -> None:
    """Forget which seat is asked, so that it is settled anew."""
    me.memo = []


def seat_asked(me: Frame) -> int:
    """The seat, from 0, that is asked next."""
    return me.memo[0]


def passes_of(me: Frame) -> int:
    """How many seats have passed in a row, including those that could add nothing."""
    return me.memo[1]


# Who is asked, and what for.


def next_seat(clash: Clash, seat: int) -> int:
    """The seat after this one, round the table."""
    return (seat + 1) % clash.players


def find_next_to_answer(clash: Clash, me: Frame, but: int = NOBODY) -> None:
    """Skip seats that can add nothing, counting them as passing, unless every seat is to be asked.

    The seat `but` is never asked, and in a trial none is: estimates let all pass.
    """
    seat, passes = seat_asked(me), passes_of(me)
    while passes < clash.players and (seat == but or clash.trial or not _is_asked(clash, seat)):
        seat, passes = next_seat(clash, seat), passes + 1
    go_on_asking(me, seat, passes)


def seat_not_asked(window: Frame) -> int:
    """The seat that is not asked in a window; NOBODY if all are.

    Who wants to leave a phase could have played before (G-68).
    """
    return window.player if window.subject in (W2, W5) else NOBODY


def seats_to_come(clash: Clash, me: Frame) -> list[int]:
    """The seats that may still answer, from the one asked now, until all have had their turn to pass."""
    first = seat_asked(me)
    return [(first + n) % clash.players for n in range(clash.players - passes_of(me))]


def open_window(clash: Clash) -> int:
    """The window in which somebody is asked for an answer now, 0 for a chain; NO_WINDOW in none."""
    if clash.decision is None:
        return NO_WINDOW
    frame = clash.frames[-1]
    name = RULES.effects[frame.effect].name
    return frame.subject if name == WINDOW else 0 if name == CHAIN else NO_WINDOW


def seats_that_may_answer(clash: Clash) -> list[int]:
    """The seats whose turn it is to answer in the open window, in order, until it closes."""
    frame = clash.frames[-1]
    but = seat_not_asked(frame) if open_window(clash) > 0 else NOBODY
    return [seat for seat in seats_to_come(clash, frame) if not is_out(clash, seat) and seat != but]


def _is_asked(clash: Clash, seat: int) -> bool:
    if is_out(clash, seat):
        return False
    return clash.variant.even_windows or can_answer(clash, seat)


def seat_to_answer(clash: Clash, me: Frame) -> int:
    """The seat, from 0, that is asked for an answer now."""
    return seat_asked(me)


def pass_or_answers(clash: Clash, me: Frame) -> list[int]:
    """PASS and the answers that the seat asked now can give; no options once all have passed."""
    return [] if passes_of(me) == clash.players else [PASS, *answers(clash, seat_asked(me))]

"""Rows of an observation for what lasts beside the cards: changes of minions, and extra plays."""

from __future__ import annotations

from typing import Final

from baston.games.smashup.ai.observer import Look
from baston.games.smashup.constants import BOOST, MUTE
from baston.games.smashup.state.table import FIRST_BASE
from baston.kernel.modifier import END_OF_SEAT_TURN, END_OF_TURN, START_OF_TURN

LASTING: Final = ("is", "row", "amount", "source", "until", "until_seat")
EXTRA: Final = ("action", "power", "place", "raising", "other_than")

A_BOOST: Final = 1
A_MUTE: Final = 2
# Until when: the end of this turn, the start of a seat's next one, the end of that.
AT_THE_END: Final = 1
AT_A_START: Final = 2
AT_A_SEATS_END: Final = 3


def add_lasting(look: Look) -> None:
    """Write what changes minions in play until some moment: their power, or that their text is lost."""
    sheet = look.sheet
    for lasting in look.table.lasting:
        if lasting.kind not in (BOOST, MUTE):
            continue
        sheet.add(A_BOOST if lasting.kind == BOOST else A_MUTE)
        sheet.add(look.written[lasting.thing])
        sheet.add(lasting.amount)
        sheet.add(look.card(lasting.source) if lasting.source >= FIRST_BASE else 0)
        _add_moment(look, lasting.until)


def _add_moment(look: Look, until: int) -> None:
    sheet = look.sheet
    if until == END_OF_TURN:
        sheet.add(AT_THE_END)
        sheet.add(0)
    elif until >= END_OF_SEAT_TURN:
        sheet.add(AT_A_SEATS_END)
        sheet.add(look.whose[until - END_OF_SEAT_TURN])
    else:
        sheet.add(AT_A_START)
        sheet.add(look.whose[until - START_OF_TURN])


def add_extra_plays(look: Look) -> None:
    """Write the extra plays that have a condition."""
    sheet = look.sheet
    for extra in look.table.extra:
        sheet.add(1 if extra.action else 0)
        sheet.add(extra.power_at_most)
        sheet.add(extra.place if extra.place <= 0 else look.row(extra.place))
        sheet.add(1 if extra.raising else 0)
        sheet.add(extra.other_than if extra.other_than > 0 else 0)

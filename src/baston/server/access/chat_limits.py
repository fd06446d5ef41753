"""How much may be written in chats: by one browser, from one address, at one table."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

from baston.server.access.address_budget import AddressBudget, is_exempt
from baston.server.access.budgets import Budget
from baston.server.refusals import Refused
from baston.server.settings import Settings

# Lines at once, and how many more each second. Who types fast writes one in three seconds; an address may be
# a school's; a table has four players, and any number of spectators, whose lines are counted apart.
BROWSER_BURST: Final = 8
BROWSER_RATE: Final = 0.4
ADDRESS_BURST: Final = 40
ADDRESS_RATE: Final = 4.0
CHAT_BURST: Final = 24
CHAT_RATE: Final = 2.0


class ChatLimits:
    """The limits of one worker, which of the tables that it holds are those of the server.

    Lines from loopback have none, unless a limit was asked for. `clock` returns seconds.
    """

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self._settings = settings
        self._browsers = Budget(BROWSER_BURST, BROWSER_RATE, clock)
        self._addresses = AddressBudget(settings, ADDRESS_BURST, ADDRESS_BURST / ADDRESS_RATE, clock)
        self._chats = Budget(CHAT_BURST, CHAT_RATE, clock)

    def count_line(self, address: str, browser: str | None, table: str, audience: str) -> None:
        """Count one more line for an audience of the table with this id.

        The browser's comes first, so that one that floods spends neither its neighbours' nor the table's.

        Raises Refused: "too-much-said" (one of the three has written as much as it may).
        """
        if is_exempt(self._settings, address):
            return
        if wait := self._browsers.spend(browser):
            raise _refusal("browser", wait)
        if wait := self._addresses.spend(address):
            raise _refusal("address", wait)
        if wait := self._chats.spend((table, audience)):
            raise _refusal("table", wait)


def _refusal(payer: str, wait: float) -> Refused:
    return Refused("too-much-said", 429, payer=payer, seconds=math.ceil(wait))

"""Bots of others at the tables of a server: each seat's in processes of its own, asked by a thread."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final
from weakref import WeakKeyDictionary

from baston.guests import BotFault, Guest, bot_named
from baston.guests.classes import end_idle
from baston.guests.fault import GONE
from baston.kernel.game import Refusal
from baston.server.matches.match import Match
from baston.server.processes.queue import ThinkingQueue, ThinkingTable

# That may think besides: one that hangs is waited for until its limit, and holds up no other.
SPARE: Final = 3
MOST_TABLES: Final = 32  # whose guests are kept; those of the table asked longest ago end, and begin anew


class Seated:
    """The guests of a table, by bot; `busy`: one of them is being asked."""

    def __init__(self) -> None:
        self.guests: dict[str, Guest] = {}
        self.busy = False
        self.has_left = False

    def leave(self) -> None:
        """End them; the one that is being asked is killed, and ended by who waits for it."""
        self.has_left = True
        if self.busy:
            for guest in self.guests.values():
                guest.interrupt()
            return
        for guest in self.guests.values():
            guest.close()


class GuestPool:
    """The guests that a host offers, `hosted` by name; so many `searches` go on at once.

    They wait for each other in a queue of their own: none holds up a bot of ours. They end with their game,
    with their table, and with this pool.
    """

    def __init__(self, hosted: Mapping[str, str], searches: int) -> None:
        self.hosted = hosted
        self.queue = ThinkingQueue(searches + SPARE)
        self._threads = ThreadPoolExecutor(searches + SPARE + 1)  # one more for those that take leave
        self._tables: WeakKeyDictionary[ThinkingTable, Seated] = WeakKeyDictionary()

    async def choose(self, table: ThinkingTable, match: Match, bot: str, seconds: float) -> int:
        """Return the option that the guest takes for the seat that is asked, as `BotPool.choose`.

        Raises BotFault.
        """
        clock = asyncio.get_running_loop().time
        async with self.queue.turn(table, True) as share:
            ends = clock() + seconds
            seated = self._seated(table)
            guest = seated.guests.get(bot) or self._new(bot)
            seated.guests[bot] = guest
            guest.seconds = min(seconds, share)
            seated.busy = True
            asked = self._threads.submit(_ask, seated, guest, match)
            option = await asyncio.wrap_future(asked)
        if seconds < float("inf"):
            await asyncio.sleep(ends - clock())
        return option

    def leave(self, table: ThinkingTable) -> None:
        """End the guests of a table, whose game is over or which is given up here."""
        seated = self._tables.pop(table, None)
        if seated is not None:
            self._leave(seated)

    def _seated(self, table: ThinkingTable) -> Seated:
        """The guests of the table, which becomes the one that was asked last."""
        seated = self._tables.pop(table, None) or Seated()
        self._tables[table] = seated
        if len(self._tables) > MOST_TABLES:
            idle = (one for one, its in self._tables.items() if not its.busy and its is not seated)
            longest = next(idle, None)
            if longest is not None:
                self.leave(longest)
        return seated

    def _leave(self, seated: Seated) -> None:
        if seated.busy:
            seated.leave()
        else:
            self._threads.submit(seated.leave)

    def _new(self, bot: str) -> Guest:
        """Return the guest with this name. Raises BotFault if it is not offered any more."""
        try:
            guest = bot_named(self.hosted.get(bot, ""))
        except Refusal as refusal:
            raise BotFault(GONE, bot) from refusal
        assert isinstance(guest, Guest), "only guests are hosted"
        return guest

    def close(self) -> None:
        """End all guests, even while they think."""
        for seated in [*self._tables.values()]:
            self._leave(seated)
        self._tables.clear()
        self._threads.shutdown()
        end_idle()


def _ask(seated: Seated, guest: Guest, match: Match) -> int:
    """Let the guest choose, in a thread: it waits for the guest's process, and the state stays as it is."""
    seat = match.asked
    assert seat is not None, "nobody is asked"
    try:
        return guest.choose(match.game, match.state, seat, match.bot_seed())
    finally:
        seated.busy = False
        if seated.has_left:
            guest.close()

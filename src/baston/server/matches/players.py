"""Who plays at which seat of a match: people, by browser, and bots, some in the place of people who left."""

from __future__ import annotations

from baston.server.matches.departures import STAND_IN_LEVEL, Departures
from baston.server.storage.rows import SeatRow


class Players:
    """The seats, from 0, with who answers for them now."""

    def __init__(self, seats: list[SeatRow], departures: Departures) -> None:
        self.browsers = [seat.browser for seat in seats]
        self._bots = [seat.bot for seat in seats]
        self._departures = departures

    @property
    def people(self) -> list[int]:
        """The seats for which people answer now; a seat with a stand-in is not among them."""
        return [seat for seat in range(len(self._bots)) if self.bot_of(seat) is None]

    @property
    def are_people(self) -> list[bool]:
        """By seat, whether it is a person's, who may have left."""
        return [bot is None for bot in self._bots]

    def bot_of(self, seat: int) -> str | None:
        """Return the name of the bot that answers for the seat; None if a person does."""
        if self._departures.needs_bot(seat):  # also in the place of a bot that has lost by its own fault
            return STAND_IN_LEVEL
        return self._bots[seat]

    def own(self, seat: int) -> list[int]:
        """Return the seats of the same browser: more than one at a shared screen."""
        browser = self.browsers[seat]
        return [other for other, its in enumerate(self.browsers) if its is not None and its == browser]

    def others(self, seat: int) -> list[int]:
        """Return the seats of people at other browsers, who answer now."""
        own = self.own(seat)
        return [other for other in self.people if other not in own]

    def are_others_seated(self, seat: int) -> bool:
        """Return whether another browser has a seat, whose person may come back and see what was done."""
        own = self.own(seat)
        return any(bot is None and other not in own for other, bot in enumerate(self._bots))

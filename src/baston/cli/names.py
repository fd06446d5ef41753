"""Who sits where, as a terminal calls them, and those names put into sentences."""

from __future__ import annotations

import re
from typing import Final

from baston.bots.registry import LEVELS
from baston.cli.session import ME
from baston.locales import de, seat_name, sentence

NEUTRAL: Final = re.compile(r"(\bde )?\b(?:Player|Joueur) ([1-9])\b")  # as sentences call who has a seat


def plate_names(seats: list[str], lang: str) -> list[str]:
    """The names of seats as a record has them: You if it is the only person's, a bot's level or own name.

    Persons who share the screen, and bots of one name, are told apart by the number of their seat.
    """
    named = [sentence(lang, "you") if seat == ME else _bot_name(seat, lang) for seat in seats]
    return [
        name
        if seats.count(seats[place]) == 1
        else seat_name(lang, place)
        if seats[place] == ME
        else f"{name} {place + 1}"
        for place, name in enumerate(named)
    ]


def _bot_name(bot: str, lang: str) -> str:
    level = next((level for level, meant in LEVELS.items() if bot in (level, meant)), None)
    return bot if level is None else sentence(lang, f"level-{level}")


def you_of(seats: list[str]) -> int | None:
    """The seat that sentences speak to: that of the only person."""
    return seats.index(ME) if seats.count(ME) == 1 else None


def is_you(name: str, lang: str) -> bool:
    """Whether a seat's name is "You", as the only person at the terminal is called."""
    return name == sentence(lang, "you")


def marked(name: str, lang: str) -> str:
    """The name of the seat for which the screen is drawn."""
    return name if is_you(name, lang) else f"{name} ({sentence(lang, 'board-you')})"


def with_names(text: str, names: list[str]) -> str:
    """A sentence about "Player 2" with the name in its place, in French with de shortened before a vowel."""

    def named(found: re.Match[str]) -> str:
        name = names[int(found[2]) - 1]
        return de(name) if found[1] else name

    return NEUTRAL.sub(named, text)

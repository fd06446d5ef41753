"""Who sits where, as a terminal calls them, and those names put into sentences."""

from __future__ import annotations

import re
from typing import Final

from baston.bots.levels import LEVELS
from baston.locales import de, seat_name, sentence

ME: Final = "me"  # the seat of a person
NEUTRAL: Final = re.compile(r"(\bde )?\b(?:Player|Joueur) ([1-9])\b")  # as sentences call who has a seat


def plate_names(seats: list[str], lang: str) -> list[str]:
    """Return the names of a record's seats: You for the only person, a level or its own name for a bot.

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
    """Return the seat, from 0, that sentences speak to: the only person's; None without such one."""
    return seats.index(ME) if seats.count(ME) == 1 else None


def is_you(name: str, lang: str) -> bool:
    """Whether a seat's name is "You" in the language, as the only person at the terminal is called."""
    return name == sentence(lang, "you")


def marked(name: str, lang: str) -> str:
    """Return the name of the seat for which the screen is drawn, marked as the reader's own."""
    return name if is_you(name, lang) else f"{name} ({sentence(lang, 'board-you')})"


def with_names(text: str, names: list[str]) -> str:
    """Replace each "Player 2" in a sentence by that seat's name; French shortens "de" before a vowel."""

    def named(found: re.Match[str]) -> str:
        name = names[int(found[2]) - 1]
        return de(name) if found[1] else name

    return NEUTRAL.sub(named, text)

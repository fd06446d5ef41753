"""Who sits where and by which rules, from the options of the command line."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from baston.cli.terminal.names import ME
from baston.guests import names_in
from baston.kernel.beginning import POSITION
from baston.kernel.field import LARGEST
from baston.kernel.game import Game, Refusal, Setup
from baston.kernel.setup import options_at_tables
from baston.kernel.state import State

RIVAL: Final = "normal"  # the bot that takes the seats nobody has named
OF_FILES: Final = ("mat", "arena")  # options whose value is the text of a file
MOST_BYTES: Final = 4 * LARGEST  # of so many characters in UTF-8
PLAYERS: Final = re.compile(r"[^\n;]* players=([1-9])\b")  # in the first line of a position
DAY: Final = 24 * 3600.0  # seconds
SEEDS: Final = 1 << 53  # what a number in JSON can hold


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for; None and empty where it says nothing."""

    players: str | None = None
    seats: str | None = None
    options: dict[str, str | None] = field(default_factory=dict)
    rules: list[str] = field(default_factory=list)
    seed: str | None = None

    def any(self) -> bool:
        """Whether the command line asks for anything."""
        said = [self.players, self.seats, self.seed, *self.options.values(), *self.rules]
        return any(wish is not None for wish in said)


def arranged(game: Game[State], wishes: Wishes, simulated: bool = False) -> tuple[Setup, list[str]]:
    """Return the setup and the names of the seats that the command line asks for, with what is usual else.

    Raises Refusal for whatever does not fit: players, seats, options, files.
    """
    seats = _seats(wishes.seats)
    players = None if wishes.players is None else whole_number("--players", wishes.players)
    if players is not None and seats and players != len(seats):
        raise Refusal("seats-players", seats=len(seats), players=players)
    asked = {name: value for name, value in wishes.options.items() if value is not None}
    for rule in wishes.rules:
        name, equals, value = rule.partition("=")
        if not name or not equals:
            raise Refusal("bad-rule", rule=rule)
        asked[name.strip()] = value.strip()
    position = asked.get(POSITION, "")
    if players is None:
        players = len(seats) or players_in(position) or game.seats[0]
    usual = options_at_tables(game.options, seats.count(ME))
    if simulated:
        usual = {option.name: option.simulated for option in game.options if option.simulated}
    if position:  # which settles most of what is usual
        left = [option.name for option in game.options if option.beside]
        usual = {name: value for name, value in usual.items() if name in left}
    options = usual | asked
    files = {name: file for name in OF_FILES if (file := wishes.options.get(name)) is not None}
    options |= {name: file_text(file, name) for name, file in files.items()}
    try:
        setup = game.setup(players, options)
    except Refusal as refusal:
        file = files.get(str(refusal.values.get("what")))
        if file is None:
            raise
        raise Refusal(refusal.key, **(refusal.values | {"file": file})) from refusal
    return setup, seats or [ME] + [RIVAL] * (players - 1)


def players_in(position: str) -> int | None:
    """Return the number of players that the first line of a position names, if it does."""
    found = PLAYERS.match(position.lstrip())
    return None if found is None else int(found[1])


def seed_of(wishes: Wishes) -> int:
    """Return the seed asked for, else a random one. Raises Refusal if it is no number in the range."""
    if wishes.seed is None:
        return secrets.randbelow(1 << 32)
    seed = whole_number("--seed", wishes.seed)
    if seed >= SEEDS:
        raise Refusal("bad-number", option="--seed", value=wishes.seed)
    return seed


def whole_number(option: str, text: str, least: int = 0) -> int:
    """Return the text of an option as a whole number. Raises Refusal if it is none, or below `least`."""
    if not text.isascii() or not text.isdecimal() or len(text) > 17 or int(text) < least:
        raise Refusal("bad-number", option=option, value=text)
    return int(text)


def seconds_of(option: str, text: str) -> float:
    """Return the seconds of a time in days, such as 90d. Raises Refusal: "bad-days"."""
    days = text.removesuffix("d")
    if days == text or not (days.isascii() and days.isdigit()) or not 0 < int(days[:6]) == int(days):
        raise Refusal("bad-days", option=option, value=text)
    return int(days) * DAY


def file_text(name: str, what: str) -> str:
    """Return the text of the file that is named for an option; `what` is the option's name.

    Raises Refusal.
    """
    try:
        with Path(name).open("rb") as file:
            content = file.read(MOST_BYTES + 1)
        if len(content) > MOST_BYTES:
            raise Refusal("file-too-large", file=name, what=what, most=LARGEST // 1024)
        return content.decode("utf-8-sig")  # some editors put a mark before the text
    except FileNotFoundError as error:
        raise Refusal("no-file", file=name) from error
    except (OSError, UnicodeDecodeError) as error:
        raise Refusal("no-text-file", file=name) from error


def _seats(text: str | None) -> list[str]:
    if text is None:
        return []
    names = names_in(text)
    if not all(names):
        raise Refusal("bad-seats", seats=text)
    return names

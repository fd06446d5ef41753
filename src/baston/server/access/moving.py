"""The secrets with which a player moves to another device, and how many of them may be made and tried."""

from __future__ import annotations

import math
import re
import secrets
import time
from collections.abc import Callable
from typing import Final

from baston.server.access.address_budget import AddressBudget
from baston.server.access.budgets import Budget
from baston.server.refusals import Refused
from baston.server.settings import Settings

LIFETIME: Final = 600.0  # seconds that a link and its code are good
ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # without 0 and O, 1, I and L
LETTERS: Final = 8  # of a code: 31⁸ are 850 thousand million
CODE: Final = re.compile(f"[{ALPHABET}]{{{LETTERS}}}")
BETWEEN: Final = re.compile(r"[\s–-]+")  # how people write a code
# How many links one browser and one address may make, and how many codes may be tried from one address and
# from all: so many at once, and again in the lifetime of a code. docs/decisions/0030 has the odds.
LINKS_OF_BROWSER: Final = 5
LINKS_OF_ADDRESS: Final = 30
TRIES_OF_ADDRESS: Final = 30
TRIES: Final = 600


class MovingLimits:
    """The limits of one worker. `clock` returns seconds."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self._made_by_browser = Budget(LINKS_OF_BROWSER, LINKS_OF_BROWSER / LIFETIME, clock)
        self._made_by_address = AddressBudget(settings, LINKS_OF_ADDRESS, LIFETIME, clock)
        self._tried_by_address = AddressBudget(settings, TRIES_OF_ADDRESS, LIFETIME, clock)
        self._tried = Budget(TRIES, TRIES / LIFETIME, clock)

    def count_link(self, browser: str, address: str) -> None:
        """Count one more link that is made. Raises Refused: "too-many-links"."""
        wait = self._made_by_browser.spend(browser) or self._made_by_address.spend(address)
        if wait:
            raise Refused("too-many-links", 429, seconds=math.ceil(wait))

    def count_try(self, secret: str, address: str) -> None:
        """Count one more try, if the secret is a code: nobody guesses the token of a link.

        Raises Refused: "too-many-codes".
        """
        if not is_code(secret):
            return
        wait = self._tried_by_address.spend(address) or self._tried.spend(None)
        if wait:
            raise Refused("too-many-codes", 429, seconds=math.ceil(wait))


def new_code() -> str:
    """Return a short code by chance, as it is shown: ABCD-EFGH."""
    letters = "".join(secrets.choice(ALPHABET) for _ in range(LETTERS))
    return f"{letters[: LETTERS // 2]}-{letters[LETTERS // 2 :]}"


def plain_secret(typed: str) -> str:
    """Return a token as it is, and a code without what people write between its letters."""
    code = BETWEEN.sub("", typed).upper()
    return code if is_code(code) else typed.strip()


def is_code(secret: str) -> bool:
    """Whether a secret is a short code."""
    return CODE.fullmatch(secret) is not None

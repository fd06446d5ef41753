"""Numbers as each language writes them."""

from __future__ import annotations

from math import floor, log10
from typing import Final

THIN: Final = "\u202f"  # the space that French leaves before a percent sign, and between thousands
RAREST: Final = 1_000_000  # nobody needs to know how much rarer a chance is
MINUS: Final = "−"


def whole(number: int, lang: str) -> str:
    """Write a whole number with its thousands apart: 12,345 or 12 345."""
    return f"{number:,}".replace(",", THIN if lang == "fr" else ",")


def percent(share: float, lang: str) -> str:
    """Write a share, from 0 to 1, in percent with one decimal."""
    return _written(f"{100 * share:.1f}", "%", lang)


def decimal(number: float, lang: str) -> str:
    """Write a number with one decimal."""
    return _written(f"{number:,.1f}", "", lang)


def measured(number: float, lang: str) -> str:
    """Write a number with three significant digits, or more if it is large."""
    return decimal(number, lang) if number >= 100 else _written(f"{number:.3g}", "", lang)


def hundredths(number: float, lang: str) -> str:
    """Write a number with two decimals at most."""
    return _written(f"{number:,.2f}".rstrip("0").rstrip("."), "", lang)


def gap(difference: float, lang: str) -> str:
    """Write a difference of shares in points of percent, with its sign."""
    return _written(f"{100 * difference:+.1f}", "", lang)


def once_in(chance: float) -> int:
    """Return the number N for which a probability is once in N times or less, rounded down to one digit."""
    times = min(RAREST, 1 / max(chance, 1 / RAREST))
    digit = 10 ** floor(log10(times))
    return int(times // digit * digit)


def _written(text: str, sign: str, lang: str) -> str:
    if lang == "fr":
        text, sign = text.replace(",", THIN).replace(".", ","), sign and THIN + sign
    return text.replace("-", MINUS) + sign

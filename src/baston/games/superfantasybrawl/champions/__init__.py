"""The champions, one file each with its cards. A new one is imported here, in the order of the boxes."""

from __future__ import annotations

# Box by box, in the order in which they came out: it numbers the champions.
# isort: off
from baston.games.superfantasybrawl.champions import (
    dugrun,
    goldarr,
    gwaien,
    kilgore,
    tzu_xiao,
    deryn,
    rath,
    mariusz,
    korvash,
    loralei,
    nevamor,
    taze,
    kolel,
    sulka,
    akhet,
    izabella,
    alkemi,
    xinshen,
    jacques_le_beau,
    lily,
    nikkit,
    khalize,
    king_alistair,
    sir_tentaclot,
)

# isort: on

__all__ = [
    "akhet",
    "alkemi",
    "deryn",
    "dugrun",
    "goldarr",
    "gwaien",
    "izabella",
    "jacques_le_beau",
    "khalize",
    "kilgore",
    "king_alistair",
    "kolel",
    "korvash",
    "lily",
    "loralei",
    "mariusz",
    "nevamor",
    "nikkit",
    "rath",
    "sir_tentaclot",
    "sulka",
    "taze",
    "tzu_xiao",
    "xinshen",
]

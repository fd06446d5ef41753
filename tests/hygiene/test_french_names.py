"""French names have capitals by one rule (docs/writing.md): at the first word and at proper names."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import baston

CATALOGS: Final = Path(baston.__file__).parent / "locales" / "fr"
NAME: Final = re.compile(r"^(?:card-[A-Za-z0-9-]+|faction-[a-z-]+) = ([^{\n]+)$", re.MULTILINE)
WORD: Final = re.compile(r"[^\W\d_]+")
PROPER_NAMES: Final = """
of people: Affamé Alistair Aude Braise Courtier Deux Drohl Errante Farel Ingénieux Ixenne Joan
    Kaal Kestrel Lyeh Magnifique Mergacon Naar Olm Orr Pagano R Rex Sahrn Tallis Tentaclot
    Veilleur Vesper Volke Xiao Y
of places: Alpha Anneau Basses City Compagnie Court Espérance Est Evans Goju Lumière Lune Lunes
    Marteau Plaza Porte Première Rhodes Tortue
of peoples: Airain Aube Aurore Cendre Conseil Directoire Force Lisières Opale Peuple Serment
    Vide
"""
PROPER: Final = {word for word in PROPER_NAMES.split() if word[0].isupper()}


def names() -> list[str]:
    """The French names of all cards, bases, champions and factions."""
    return [name for file in sorted(CATALOGS.glob("*.ftl")) for name in NAME.findall(file.read_text("utf-8"))]


def capitals_within(name: str) -> set[str]:
    """The words after the first that begin with a capital."""
    return {word for word in WORD.findall(name)[1:] if word[0].isupper()}


def test_a_capital_within_a_name_is_that_of_a_proper_name() -> None:
    wrong = [name for name in names() if capitals_within(name) - PROPER]
    assert wrong == []


def test_no_proper_name_is_listed_in_vain() -> None:
    assert PROPER - {word for name in names() for word in capitals_within(name)} == set()


def test_the_names_of_all_games_are_looked_at() -> None:
    assert {"Épée laser", "Boule de feu", "Colosse de quartz"} <= set(names())

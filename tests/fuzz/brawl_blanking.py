"""The same for Super Fantasy Brawl: what each card and levelled side does, and each step of its rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final

from baston.games.superfantasybrawl import champions
from baston.games.superfantasybrawl.cards.card import CHAMPIONS, RULES, Card, Champion
from tests.fuzz.blanked import Blank, OnlyOf, OnlyOfRules, blanks_of_effects, passes, setting, unnoticed

TESTS: Final = Path(__file__).parents[1] / "superfantasybrawl"
OF_CARDS: Final = (  # what a card has besides its effects and its printed numbers
    *("more_strength", "double", "lifesteal", "pierces", "poison", "heals_ally", "no_reactions"),
    *("guard", "even_fallen", "crosses_enemies", "crosses_statues", "crosses_traps"),
)
OF_LEVELLED_SIDES: Final = (
    *("defense_aura", "defense_of_targets", "poison", "lifesteal", "pierces", "nearer", "farther"),
    *("safe_from_push", "safe_from_stun", "safe_from_displacement", "safe_from_traps", "untargetable"),
    *("draws_attacks", "bans_reactions", "stuns_displaced", "boosts_attacks", "wild_yellow"),
    *("free_standard", "plans_from_discard", "extra_draw", "strikes_for_dash"),
    *("after_own_blue", "activation_begins"),
)


def file_of(champion: Champion) -> Path:
    """The tests of the module that defines a champion."""
    [name] = [name for name in champions.__all__ if champion in vars(getattr(champions, name)).values()]
    return TESTS / "champions" / f"test_{name}.py"


def blanks_of(thing: Card | Champion) -> Iterator[Blank]:
    """Everything of a card or of a levelled side that can be made to do nothing."""
    yield from blanks_of_effects(RULES, lambda name: name.startswith(f"{thing.id} "))
    for name in OF_CARDS if isinstance(thing, Card) else OF_LEVELLED_SIDES:
        value: object = getattr(thing, name)
        if value:
            kept = type(value)() if isinstance(value, bool | int) else None
            yield f"{thing.id}, {name}", setting(thing, name, kept)


def survivors_of_the_rules() -> list[str]:
    """What of the rules, outside cards and champions, can be made to do nothing without any test failing."""
    ids = {champion.id for champion in CHAMPIONS[1:]}
    blanks = blanks_of_effects(RULES, lambda name: name[:3] not in ids)
    return unnoticed(blanks, lambda: passes(TESTS, OnlyOfRules()) and passes(TESTS / "champions"))


def survivors(ids: list[str] | None = None) -> list[str]:
    """What can be made to do nothing without any test of its card failing; of all or of some."""
    found: list[str] = []
    for champion in CHAMPIONS[1:]:
        things: list[Card | Champion] = [champion, *champion.cards]
        for thing in things:
            blanks = list(blanks_of(thing))
            if not blanks or (ids and thing.id not in ids):
                continue
            passing = partial(passes, file_of(champion), OnlyOf(thing.id))
            if passing():
                found += unnoticed(blanks, passing)
            else:
                found.append(f"{thing.id}: its tests fail as it is")
    return found

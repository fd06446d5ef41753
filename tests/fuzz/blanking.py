"""Each step, modifier, condition and guard of each card is in turn made to do nothing; a test must notice."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from baston.games.smashup.cards.card import BY_ID, FACTIONS, RULES, SLOT_CARDS, Card
from tests.fuzz.blanked import Blank, OnlyOf, blanks_of_effects, leaving_out, passes, setting, unnoticed
from tests.fuzz.play import is_of_a_mat

TESTS = Path(__file__).parents[1] / "smashup" / "factions"
MAT_TESTS = Path(__file__).parents[1] / "smashup" / "base_principale"
PLAIN = (
    "bearer_bonus",
    "bearer_power",
    "extra_actions",
    "extra_minions_here",
    "special_play",
    "special_once",
)
FLAGS = ("plays_from_discard", "silences_base", "ends_extra_base", "microbot")
FUNCTIONS = ("own_bonus", "aura", "guard", "forbids", "raises")


def blanks_of(card: Card) -> Iterator[Blank]:
    """Everything of a card that can be made to do nothing."""
    yield from blanks_of_effects(RULES, lambda name: name == card.id or name.startswith(f"{card.id} "))
    for ability in card.abilities:
        yield f"{ability.effect.name}, the ability", leaving_out(card.abilities, ability)
        if ability.when is not None:
            yield f"{ability.effect.name}, its condition", setting(ability, "when", None)
        if ability.once:
            yield f"{ability.effect.name}, its limit", setting(ability, "once", 0)
        if ability.to_owner:
            yield f"{ability.effect.name}, for the owner", setting(ability, "to_owner", False)
        if ability.to_doer:
            yield f"{ability.effect.name}, for who did it", setting(ability, "to_doer", False)
    if card.replacement is not None:
        yield f"{card.replacement.effect.name}, the replacement", setting(card, "replacement", None)
    for name in PLAIN:
        if getattr(card, name):
            yield f"{card.id}, {name}", setting(card, name, 0)
    for name in FLAGS:
        if getattr(card, name):
            yield f"{card.id}, {name}", setting(card, name, False)
    for name in FUNCTIONS:
        if getattr(card, name) is not None:
            yield f"{card.id}, {name}", setting(card, name, None)


def blanks_of_the_mat() -> Iterator[Blank]:
    """What goes on around a mat and what its slots do: each step, and the replacement of a destruction."""
    yield from blanks_of_effects(RULES, is_of_a_mat)
    for card in SLOT_CARDS:
        if card.id == "west_3":
            yield "keep, the replacement", setting(card, "replacement", None)


def survivors_of_the_mat() -> list[str]:
    """What of a mat can be made to do nothing without any test of the mode failing."""
    return unnoticed(blanks_of_the_mat(), partial(passes, MAT_TESTS))


def survivors(ids: list[str] | None = None) -> list[str]:
    """What can be made to do nothing without any test of its card failing; of all cards or some."""
    found: list[str] = []
    chosen = [BY_ID[id] for id in ids] if ids else [c for c in BY_ID.values() if c.faction in FACTIONS[1:]]
    for card in chosen:
        tests, only = TESTS / f"test_{card.faction.id}.py", OnlyOf(card.instead_of or card.id)
        blanks = list(blanks_of(card))
        if blanks and not passes(tests, only):
            found.append(f"{card.id}: its tests fail as it is")
            continue
        found += unnoticed(blanks, partial(passes, tests, only))
    return found

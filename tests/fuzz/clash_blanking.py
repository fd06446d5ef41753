"""The same for Galacti'Clash: what each of its cards does, and each step of its rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from baston.games.galacticlash.cards.card import BY_ID, FREE, RULES, Card
from baston.games.galacticlash.constants import KEYWORDS
from baston.games.galacticlash.decks.card_lists import playable
from baston.games.galacticlash.state.clash import Clash
from baston.kernel.frame import Frame
from tests.fuzz.blanked import (
    Blank,
    OnlyOf,
    OnlyOfRules,
    blanks_of_effects,
    leaving_out,
    passes,
    setting,
    unnoticed,
)

TESTS = Path(__file__).parents[1] / "galacticlash"


def always(clash: Clash, me: Frame) -> bool:
    """A condition that holds in any case."""
    return True


def blanks_of(card: Card) -> Iterator[Blank]:
    """Everything of a card that can be made to do nothing, and the costs of its capacities."""
    yield from blanks_of_effects(RULES, lambda name: name.split(" ")[0] == card.id)
    if card.sacrifice is not None:
        yield f"{card.id}, its sacrifice", setting(card, "sacrifice", None)
    for place, capacity in enumerate(card.capacities, start=1):
        if capacity.cost is not FREE:
            yield f"{card.id}, the cost of capacity {place}", setting(capacity, "cost", FREE)
        if capacity.instant and not capacity.from_hand:  # from a hand all are (G-116)
            yield f"{card.id}, the speed of capacity {place}", setting(capacity, "instant", False)
        if capacity.sacrifice is not None:
            yield f"{card.id}, the sacrifice of capacity {place}", setting(capacity, "sacrifice", None)
    for ability in card.abilities:
        yield f"{ability.effect.name}, the ability", leaving_out(card.abilities, ability)
        if ability.when is not None:
            yield f"{ability.effect.name}, its condition", setting(ability, "when", always)
        if ability.once:
            yield f"{ability.effect.name}, its limit", setting(ability, "once", False)
        if not ability.cumulative:
            yield f"{ability.effect.name}, non-cumulative", setting(ability, "cumulative", True)
    for place, aura in enumerate(card.auras, start=1):
        yield f"{card.id}, aura {place}", leaving_out(card.auras, aura)
        if aura.holds is not None:
            yield f"{card.id}, the condition of aura {place}", setting(aura, "holds", None)
        if not aura.cumulative:
            yield f"{card.id}, aura {place}, non-cumulative", setting(aura, "cumulative", True)
    for place, name in enumerate(KEYWORDS):
        if card.keywords >> place & 1:
            yield f"{card.id}, {name}", setting(card, "keywords", card.keywords & ~(1 << place))
    if card.reduction is not None:
        yield f"{card.id}, its reduction", setting(card, "reduction", None)
    if card.engages_arrivals:
        yield f"{card.id}, what arrives engaged", setting(card, "engages_arrivals", False)
    if card.extra_energies:
        yield f"{card.id}, more energies", setting(card, "extra_energies", 0)


def survivors(ids: list[str] | None = None) -> list[str]:
    """What can be made to do nothing without any test of its card failing; of all cards or some."""
    found: list[str] = []
    for card in [BY_ID[id] for id in ids] if ids else playable():
        tests = partial(passes, TESTS / "factions", OnlyOf(card.id))
        blanks = list(blanks_of(card))
        if blanks and not tests():
            found.append(f"{card.id}: its tests fail as it is")
        else:
            found += unnoticed(blanks, tests)
    return found


def survivors_of_the_rules() -> list[str]:
    """What of the rules, outside the cards, can be made to do nothing without any test failing."""
    cards = {card.id for card in playable()}
    blanks = blanks_of_effects(RULES, lambda name: name.split(" ")[0] not in cards)
    return unnoticed(blanks, partial(passes, TESTS, OnlyOfRules()))

"""What holds at every decision of every game of Galacti'Clash, reckoned from the columns alone."""

from __future__ import annotations

from collections.abc import Iterator

from baston.games.galacticlash import GAME
from baston.games.galacticlash.card import CARDS, RULES
from baston.games.galacticlash.clash import Clash
from baston.games.galacticlash.query import defense
from baston.games.galacticlash.timing import (
    CHAIN,
    ENERGY,
    ENGAGED,
    FIRST_CARD,
    FIRST_ITEM,
    GONE,
    HAND,
    L_ENERGY,
    L_LAUNCH,
    L_USE,
    LIBRARY,
    PIT,
    PLAY,
)
from baston.kernel.frame import Frame
from baston.kernel.game import Setup
from baston.kernel.rng import Rng

BETWEEN_PHASES = ("phase of plays", "turn", "attack", "blocks")


def zones_of(clash: Clash) -> Iterator[tuple[int, int, int]]:
    """Every card in a zone: card, zone, and who has it there (its owner, but for cards in play)."""
    for seat in range(clash.players):
        for zone, piles in (
            (LIBRARY, clash.library),
            (HAND, clash.hand),
            (PIT, clash.pit),
            (PLAY, clash.energies),
        ):
            for card in piles[seat]:
                yield card, zone, seat
    for card in clash.units + clash.presences:
        yield card, PLAY, clash.control[card]
    for frame in clash.chain:
        if frame.subject == 0:
            yield frame.card, CHAIN, frame.player


def wrong(clash: Clash) -> list[str]:
    """What does not hold; empty if all does."""
    found: list[str] = []
    where: dict[int, int] = {}
    for card, zone, seat in zones_of(clash):
        if card in where:
            found.append(f"{card} is in two zones")
        where[card] = zone
        if clash.zone[card] != zone:
            found.append(f"{card} is in zone {zone}, its column says {clash.zone[card]}")
        if (clash.control[card] if zone == PLAY else clash.owner[card]) != seat:
            found.append(f"{card} lies with {seat}")
    lost = [
        card
        for card in range(FIRST_CARD, len(clash.what))
        if card not in where and clash.zone[card] not in (GONE, CHAIN)
    ]
    if lost:
        found.append(f"{lost} are nowhere")
    found += _wrong_in_play(clash)
    if _moment(clash) in BETWEEN_PHASES and clash.chain:
        found.append(f"the chain is not empty in {_moment(clash)}")
    return found


def _moment(clash: Clash) -> str:
    """The effect that asks."""
    return RULES.effects[clash.frames[-1].effect].name if clash.frames else ""


def _wrong_in_play(clash: Clash) -> Iterator[str]:
    settled = not clash.unsettled and not clash.over
    for unit in clash.units:
        if settled and clash.wounds[unit] >= defense(clash, unit):
            yield f"{unit} lives with {clash.wounds[unit]} wounds"
    for card in range(FIRST_CARD, len(clash.what)):
        if clash.zone[card] != PLAY and (clash.marks[card] or clash.wounds[card]):
            yield f"{card} remembers play"
    if any(life <= 0 for seat, life in enumerate(clash.life) if settled and not clash.out[seat]):
        yield f"life is {clash.life}"


def searched(setup: Setup, seed: int) -> tuple[Clash, set[str]]:
    """A random game looked at at every decision; raises AssertionError where something does not hold.

    Returns the end and the ids of the cards that were played or used.
    """
    clash = GAME.new(setup, seed, log=True)
    chance = Rng(seed ^ 0xC1A5)
    while clash.decision is not None:
        assert wrong(clash) == []
        ready, items = _ready(clash), clash.items
        options = clash.decision.options
        GAME.answer(clash, options[chance.below(len(options))])
        if clash.chain and clash.chain[-1].where == FIRST_ITEM + items and _moment(clash) != "launch":
            assert _is_paid(clash, clash.chain[-1], ready - _ready(clash))
    told = [note for note in clash.notes or [] if note.event in (L_LAUNCH, L_ENERGY, L_USE)]
    return clash, {CARDS[note.card].id for note in told}


def _ready(clash: Clash) -> set[int]:
    return {
        card
        for energies in clash.energies
        for card in energies
        if clash.marks[card] & ENGAGED == 0 and CARDS[clash.what[card]].kind == ENERGY
    }


def _is_paid(clash: Clash, frame: Frame, engaged: set[int]) -> bool:
    """Have as many energies of its player as it costs been engaged for what has just been launched?"""
    card = CARDS[clash.what[frame.card]]
    cost = card.cost if frame.subject == 0 else card.capacities[frame.subject - 1].cost
    paid = [energy for energy in engaged if clash.control[energy] == frame.player]
    reduced = len([source for source in clash.watchers if CARDS[clash.what[source]].reduction is not None])
    return cost.total - reduced <= len(paid) <= cost.total

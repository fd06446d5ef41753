"""Why a unit cannot attack, block or be aimed at."""

from __future__ import annotations

from typing import Final

from baston.games.galacticlash import GAME
from baston.games.galacticlash.cards.card import RULES
from baston.games.galacticlash.state.clash import Clash
from baston.kernel.rng import Rng

SAID: Final = {
    "attack": {
        "It is engaged: only a ready unit attacks.",
        "It came this turn, and attacks from your next turn on.",
        "Only players are attacked, never units.",
    },
    "blocks": {"It is engaged: only a ready unit blocks."},
}


def test_units_that_cannot_attack_or_block_say_why() -> None:
    seen: dict[str, set[str]] = {name: set() for name in SAID}
    for seed in range(6):
        clash, chance = GAME.new(GAME.setup(2, {}), seed), Rng(seed)
        while clash.decision is not None:
            name = RULES.effects[clash.frames[-1].effect].name
            if name in SAID:
                seen[name] |= said_of_all(clash)
            options = clash.decision.options
            GAME.answer(clash, options[chance.below(len(options))])
    assert all(SAID[name] <= seen[name] for name in SAID)


def said_of_all(clash: Clash) -> set[str]:
    """What is said of units that are not named; each own unit can be declared, or says why not."""
    assert clash.decision is not None, "somebody declares"
    seat = clash.decision.player
    told = GAME.presentation.barred(clash, seat, 0, "en")
    about = [GAME.presentation.describe(clash, option) for option in clash.decision.options]
    named = {one[part] for one in about for part in ("card", "target")}
    assert not named.intersection(told)
    return {reason.said for reason in told.values()}

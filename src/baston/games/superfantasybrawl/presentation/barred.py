"""Why a champion cannot be the target of the attack or skill that asks for one, and a hex not be chosen."""

from __future__ import annotations

from typing import Final

from baston.games.superfantasybrawl.acting.attack import attack
from baston.games.superfantasybrawl.acting.skills import skill
from baston.games.superfantasybrawl.cards.card import printed
from baston.games.superfantasybrawl.constants import AREA, NO_BOX
from baston.games.superfantasybrawl.presentation.barred_hexes import barred_hexes
from baston.games.superfantasybrawl.presentation.notation import champion_name
from baston.games.superfantasybrawl.queries.seats import champions_of
from baston.games.superfantasybrawl.queries.targeting import why_no_target
from baston.games.superfantasybrawl.state.arena import Arena
from baston.kernel.frame import THING
from baston.kernel.reason import Reason
from baston.locales import sentence

CLAUSES: Final = {
    "own": "SFB-80",
    "gate": "SFB-149",
    "melee": "SFB-81",
    "near": "SFB-83",
    "far": "SFB-82",
    "row": "SFB-84",
    "hidden": "SFB-84",
    "untargetable": "SFB-88",
    "drawn": "SFB-344",
}


def barred(arena: Arena, seat: int, held: int, lang: str) -> dict[int, Reason]:
    """Why the seat cannot choose the champions and hexes that no option names, by handle.

    That is in the present question, or in the one to which the option `held` leads.
    """
    return barred_hexes(arena, seat, held, lang) | (_champions(arena, seat, lang) if not held else {})


def _champions(arena: Arena, seat: int, lang: str) -> dict[int, Reason]:
    """Why the attack or skill that asks cannot target champions."""
    decision = arena.decision
    if decision is None or decision.player != seat or decision.kind != THING:
        return {}
    frame = arena.frames[-1]
    if frame.effect not in (attack.number, skill.number):
        return {}
    card = printed(arena, frame.subject)
    if card.box.kind in (NO_BOX, AREA):
        return {}
    found: dict[int, Reason] = {}
    for champion in [one for other in range(arena.players) for one in champions_of(arena, other)]:
        if champion not in decision.options and champion != frame.card:
            why = why_no_target(arena, frame.card, champion, card)
            said = sentence(lang, f"sfb-barred-{why}", champion=champion_name(arena, champion, lang))
            found[champion] = Reason(said, CLAUSES[why])
    return found

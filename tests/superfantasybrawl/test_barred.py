"""Why a champion cannot be the target of an attack."""

from __future__ import annotations

from baston.games.superfantasybrawl import GAME
from baston.games.superfantasybrawl.cards.card import Champion
from baston.games.superfantasybrawl.champions.dugrun import dugrun, mighty_blow
from baston.games.superfantasybrawl.champions.goldarr import goldarr
from baston.games.superfantasybrawl.champions.gwaien import gwaien
from baston.games.superfantasybrawl.champions.kilgore import kilgore
from baston.games.superfantasybrawl.champions.rath import rath
from tests.superfantasybrawl.scenario import Play, scenario


def why(game: Play, champion: Champion) -> str:
    reason = GAME.presentation.barred(game.arena, 0, 0, "en").get(game.handle(champion))
    return f"{reason.said} ({reason.clause})" if reason else ""


def test_each_champion_that_is_no_target_says_why() -> None:
    game = scenario(
        mine={dugrun: "e5", goldarr: "e4"},
        theirs={gwaien: "f5", kilgore: "h5", rath: ""},
        hand=[mighty_blow],
    )
    game.begin(mighty_blow)
    while game.handle(gwaien) not in game.decision.options:
        game.answer(0)
    assert why(game, gwaien) == ""
    assert why(game, kilgore) == "Kilgore is not adjacent. (SFB-81)"
    assert why(game, goldarr) == "Only enemies can be targeted. (SFB-80)"
    assert why(game, rath) == "Rath is on the Gate, and no target there. (SFB-149)"
    assert GAME.presentation.barred(game.arena, 1, 0, "en") == {}

"""Positions of Super Fantasy Brawl, found in games played by chance."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple, cast

from baston.games.superfantasybrawl import GAME
from baston.games.superfantasybrawl.cards.card import RULES, printed
from baston.games.superfantasybrawl.constants import ALL_READY, ATTACK, GATE, MOVE, REACTION, SKILL
from baston.games.superfantasybrawl.moving.movement_frame import moves_left, way_of
from baston.games.superfantasybrawl.presentation.preview import is_area
from baston.games.superfantasybrawl.queries.challenges import challenge_of, places_of
from baston.games.superfantasybrawl.queries.costs import payable
from baston.games.superfantasybrawl.state.arena import Arena
from baston.kernel.frame import FIELD, HANDLE
from baston.kernel.text import Json
from tests.browser.laid import Laid, reached


def arena(wanted: Callable[[Arena], bool], players: int = 2, **options: str) -> Laid[Arena]:
    """The first position of this kind, with teams by chance unless told."""
    return reached(GAME, wanted, players, {"draft": "random", "first": "1", "max_rounds": "60"} | options)


def asks(arena: Arena, name: str) -> bool:
    """Is the first player asked by this effect?"""
    decision = arena.decision
    asked = decision is not None and decision.player == 0
    return asked and RULES.effects[arena.frames[-1].effect].name == name


def options(arena: Arena) -> list[int]:
    return arena.decision.options if arena.decision is not None else []


def moving(arena: Arena) -> bool:
    """A champion walks, in a crowd, up to two hexes or more."""
    frame = arena.frames[-1]
    walks = asks(arena, "movement") and way_of(frame) == MOVE and moves_left(frame) >= 2
    return walks and arena.round > 2 and len(options(arena)) > 5 and 0 not in arena.hex[1:]


def laying_an_area(arena: Arena) -> bool:
    """An attack can be laid in several ways."""
    return asks(arena, "attack") and is_area(arena, arena.frames[-1]) and len(options(arena)) > 2


def acting(arena: Arena) -> bool:
    """The turn has come to its first action, and the hand has cards for it."""
    return asks(arena, "turn") and arena.round == 2 and len(arena.hand[0]) > 3 and len(options(arena)) > 6


def bringing(arena: Arena) -> bool:
    """The second player has brought two champions after the first one's five."""
    return [len(brought) for brought in arena.brought] == [5, 2]


def banning(arena: Arena) -> bool:
    """A champion of the opponent's is to be banned."""
    return asks(arena, "champion ban")


def choosing_a_zone(arena: Arena) -> bool:
    """The first player chooses a deployment zone."""
    return asks(arena, "game")


def at_the_last_turn(arena: Arena) -> bool:
    """The first player's turn in the last round, with cards to play."""
    return asks(arena, "turn") and arena.round == arena.variant.max_rounds and len(arena.hand[0]) > 2


def hurt(arena: Arena) -> bool:
    """The first player's turn, while one of its champions is out of action."""
    return asks(arena, "turn") and GATE in arena.hex[1 : arena.team_size + 1] and arena.round > 2


def counting(arena: Arena) -> bool:
    """The first player's turn, with a challenge on the second slot that speaks of hexes."""
    counts = asks(arena, "turn") and arena.track[1] != 0
    return counts and bool(places_of(arena, challenge_of(arena, arena.track[1]).condition, 0))


def reacting(arena: Arena) -> bool:
    """An attack on the first player, which has a Reaction for it."""
    return asks(arena, "reaction window") and len(options(arena)) > 1


def attacking(arena: Arena) -> bool:
    """An enemy is to be attacked, whose player can still answer."""
    targets = asks(arena, "attack") and not is_area(arena, arena.frames[-1])
    return targets and len(options(arena)) > 1 and bool(arena.cores[1] and arena.hand[1])


def lacking_a_core(arena: Arena) -> list[int]:
    """Cards of the first player's hand for the own turn, whose Cores are exhausted."""
    cards = [(card, printed(arena, card)) for card in arena.hand[0]]
    return [card for card, face in cards if face.kind != REACTION and not payable(arena, 0, face.core)]


def out_of_core(arena: Arena) -> bool:
    """The first player's turn, with a card in hand whose Core is exhausted."""
    return asks(arena, "turn") and bool(lacking_a_core(arena)) and len(options(arena)) > 1


class Strike(NamedTuple):
    """An attack that a card of the hand allows: its handle, the hex walked to, the enemy, the damage."""

    card: int
    hex: int
    enemy: int
    damage: int


def strikes(arena: Arena) -> list[Strike]:
    """The attacks, after steps that spring no trap, for which the first player has cards and Cores."""
    found = []
    for option, walk in _walks_before(arena, ATTACK):
        for aimed in _next(walk):
            sums = cast(list[dict[str, int]], cast(dict[str, Json], aimed["outcome"])["sums"])
            if walk.get("way") and len(sums) == 1 and aimed.get("thing") == sums[0]["target"]:
                hex, enemy = cast(int, walk["option"]), cast(int, aimed["option"])
                found.append(Strike(_card(option), hex, enemy, sums[0]["damage"]))
    return found


def unasked(arena: Arena) -> list[Strike]:
    """Skills of the hand that after a walk hurt a single champion, another, whom nobody has to choose."""
    found = []
    for option, walk in _walks_before(arena, SKILL):
        for used in _next(walk):
            events = cast(list[list[int]], cast(dict[str, Json], used["outcome"])["events"])
            is_alone = walk.get("way") and len(events) == 1 and events[0][1] != option & HANDLE
            if is_alone and "thing" not in used and "area" not in used:
                found.append(Strike(_card(option), cast(int, walk["option"]), *events[0][1:]))
    return found


def _walks_before(arena: Arena, kind: int) -> Iterator[tuple[int, dict[str, Json]]]:
    """The plays of the first player's cards of this kind, each with every walk that may come first."""
    for option in options(arena):
        card = _card(option)
        if card in arena.hand[0] and printed(arena, card).kind == kind:
            for walk in _next(GAME.presentation.foresee(arena, [option]) or {}):
                yield option, walk


def _card(option: int) -> int:
    return option >> FIELD & HANDLE


def _next(branch: dict[str, Json]) -> list[dict[str, Json]]:
    return cast(list[dict[str, Json]], branch.get("next", []))


def striking_unasked(arena: Arena) -> bool:
    """The first player's turn, with a skill in hand that needs no target, and has one."""
    return asks(arena, "turn") and arena.round > 1 and bool(unasked(arena))


def in_reach(arena: Arena) -> bool:
    """The first player's turn, with an attack in hand that does damage after a walk of some steps."""
    own = asks(arena, "turn") and arena.round > 1 and arena.cores[0] == ALL_READY
    return own and any(strike.damage > 0 for strike in strikes(arena))


def ahead_at_the_end(arena: Arena) -> bool:
    """The last turn of the last round, and the first player, who has it, is ahead."""
    last = arena.round == arena.variant.max_rounds and arena.first == 1
    return last and asks(arena, "turn") and arena.vp[0] > arena.vp[1]


def discarding(arena: Arena) -> bool:
    """The first player must discard one of several cards of the hand."""
    decision = arena.decision
    asked = decision is not None and decision.player == 0 and len(options(arena)) > 1
    return asked and all(option in arena.hand[0] for option in options(arena))

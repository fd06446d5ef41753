"""What the conformance suite must be told of each game: tables to try, bounds, and where its secrets lie."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from baston.games.galacticlash.state.clash import Clash
from baston.games.nim.heaps import MOST, SPENT, Heaps
from baston.games.smashup.state.table import Table
from baston.games.superfantasybrawl.state.arena import Arena
from baston.kernel.frame import NUMBER, PASS
from baston.kernel.state import State

Handles = list[list[int]]


def _none(state: State, seat: int) -> list[int]:
    return []


def _nothing(state: State, seat: int) -> Handles:
    return []


@dataclass(frozen=True)
class Rig:
    """One game's tables and answers that do not come from the game's own `sight` or options."""

    tables: tuple[tuple[int, dict[str, str]], ...]  # players and options
    longest: int  # answers after which random play must have ended
    what: Callable[[State], list[int]]  # the hidden column
    owners: Callable[[State], Handles]  # handles that can only trade what they are among themselves
    hidden: Callable[[State, int], Handles]  # of each owner, those that the seat cannot tell apart
    guessed: Callable[[State, int], Handles] = _nothing  # those of which it must guess all
    held: Callable[[State, int], list[int]] = _none  # the cards in a seat's hand
    legal: Callable[[State], set[int]] | None = None  # all that the rules allow, reckoned another way
    stride: int = 1  # one decision in so many is looked at closely
    games: int = 1  # random games for each check
    golden: int = 20  # games in a golden digest


def _heaps(state: State) -> Heaps:
    assert isinstance(state, Heaps)
    return state


def _nim_tokens(state: State) -> Handles:
    heaps = _heaps(state)
    return [list(range(len(heaps.heaps), len(heaps.what)))]


def _nim_hidden(state: State, seat: int) -> Handles:
    """All tokens but the seat's own and those that were revealed."""
    heaps = _heaps(state)
    first = len(heaps.heaps)
    revealed = {first + s for s, token in enumerate(heaps.token) if token == SPENT}
    return [[token for token in _nim_tokens(state)[0] if token not in revealed and token != first + seat]]


def _nim_legal(state: State) -> set[int]:
    heaps, top = _heaps(state), state.frames[-1]
    if top.memo:  # a heap has just been emptied
        return {PASS, heaps.token[heaps.turn]}
    if state.decision is not None and state.decision.kind == NUMBER:
        return {n + 1 for n in range(1, MOST + 1) if n <= heaps.heaps[top.picks[0]]}
    return {heap for heap in range(1, len(heaps.heaps)) if heaps.heaps[heap] > 0}


NIM = Rig(
    tables=((2, {}), (3, {"heaps": "7,1,6"}), (4, {"heaps": "2,2,2,9"})),
    longest=100,
    what=lambda state: [*_heaps(state).what],
    owners=_nim_tokens,
    hidden=_nim_hidden,
    legal=_nim_legal,
    games=3,
)


def _table(state: State) -> Table:
    assert isinstance(state, Table)
    return state


def _smashup_owners(state: State) -> Handles:
    """The base cards, then the cards of each seat."""
    table = _table(state)
    owners = range(-1, table.players)
    return [
        [h for h in range(1, len(table.what)) if table.owner[h] == owner and table.what[h]]
        for owner in owners
    ]


def _smashup_hidden(state: State, seat: int) -> Handles:
    """Whatever lies face down, but for the seat's own hand and what it was shown."""
    table = _table(state)
    face_down = {card for pile in [*table.hand, *table.deck, table.base_deck] for card in pile}
    face_down -= {card for card in face_down if table.seen[card] >> seat & 1} | {*table.hand[seat]}
    return [[h for h in group if h in face_down] for group in _smashup_owners(state)]


SMASHUP = Rig(
    tables=(
        (2, {"boxes": "core"}),
        (3, {"boxes": "core", "factions": "draft"}),
        (4, {"boxes": "core", "edition": "2012", "copies": "2"}),
        (2, {"factions": "pirates+ninjas,zombies+robots", "bgb_fixes": "true", "first": "2"}),
        (3, {"boxes": "core", "even_windows": "true"}),
        (2, {}),
        (2, {"boxes": "ressemblances-fortuites"}),
        (2, {"factions": "ignobles+tricksters,ninjas+robots", "bases": "all"}),
        (4, {"mode": "base-principale", "edition": "2012"}),
        (3, {"mode": "base-principale", "even_windows": "true"}),
        (2, {"boxes": "core", "max_rounds": "3"}),
    ),
    longest=4000,
    what=lambda state: [*_table(state).what],
    owners=_smashup_owners,
    hidden=_smashup_hidden,
    held=lambda state, seat: _table(state).hand[seat],
    stride=9,
    golden=5,
)


def _arena(state: State) -> Arena:
    assert isinstance(state, Arena)
    return state


def _brawl_owners(state: State) -> Handles:
    """The action cards of each seat, the trap tokens, the challenges."""
    arena = _arena(state)
    each = 18 if arena.players == 2 else 12
    cards = [list(range(9 + seat * each, 9 + (seat + 1) * each)) for seat in range(arena.players)]
    groups = [*cards, list(range(57, 97)), list(range(97, 137))]
    return [[h for h in group if arena.what[h]] for group in groups]


def _brawl_hidden(state: State, seat: int) -> Handles:
    """Whatever lies face down, but for the seat's own hand and what it was shown."""
    arena = _arena(state)
    open_cards = {card for pile in arena.discard for card in pile} | {*arena.challenge_discard, *arena.track}
    face_down = {h for group in _brawl_owners(state) for h in group} - open_cards - {*arena.hand[seat]}
    return [
        [h for h in group if h in face_down and not arena.seen[h] >> seat & 1]
        for group in _brawl_owners(state)
    ]


BRAWL = Rig(
    tables=(
        (2, {"draft": "random", "max_rounds": "12"}),
        (4, {"draft": "random", "max_rounds": "8"}),
        (2, {"max_rounds": "3"}),
        (2, {"draft": "league", "max_rounds": "3", "replace_challenges": "true"}),
        (4, {"draft": "free", "max_rounds": "3", "opening_challenges": "1"}),
    ),
    longest=2000,
    what=lambda state: [*_arena(state).what],
    owners=_brawl_owners,
    hidden=_brawl_hidden,
    held=lambda state, seat: _arena(state).hand[seat],
    stride=13,
    golden=5,
)


def _clash(state: State) -> Clash:
    assert isinstance(state, Clash)
    return state


def _clash_groups(clash: Clash) -> Handles:
    """The roles of each team in duo, then the cards of each owner."""
    teams = [[1, 3], [2, 4]] if clash.variant.format == "duo" else [[], []]
    decks = [[h for h in range(5, len(clash.what)) if clash.owner[h] == s] for s in range(clash.players)]
    return [*teams, *decks]


def _clash_owners(state: State) -> Handles:
    """With closed lists others' decks may be anything that agrees with what was seen."""
    clash = _clash(state)
    groups = _clash_groups(clash)
    return groups if clash.variant.open_decks else groups[:2]


def _clash_unseen(clash: Clash, seat: int) -> Handles:
    """Roles that are not the own team's, and what lies in libraries and others' hands unseen."""
    own = {*clash.hand[seat]}
    return [
        [h for h in group if not clash.seen[h] >> seat & 1 and h not in own] for group in _clash_groups(clash)
    ]


def _is_known(clash: Clash, group: int, seat: int) -> bool:
    return clash.variant.open_decks or group < 2 or group - 2 == seat


def _clash_hidden(state: State, seat: int) -> Handles:
    clash = _clash(state)
    return [g for n, g in enumerate(_clash_unseen(clash, seat)) if _is_known(clash, n, seat)]


def _clash_guessed(state: State, seat: int) -> Handles:
    clash = _clash(state)
    return [g for n, g in enumerate(_clash_unseen(clash, seat)) if not _is_known(clash, n, seat)]


CLASH = Rig(
    tables=(
        (2, {"decks": "generated", "open_decks": "true"}),
        (2, {}),
        (
            2,
            {
                "format": "standard",
                "star_mix": "true",
                "action_speed_in_answer": "true",
                "reopen_chain": "true",
            },
        ),
        (3, {"even_windows": "true", "stall_counts": "any_card", "split_attack": "false"}),
        (2, {"second_player": "redraw"}),
        (4, {"format": "duo", "second_player": "card"}),
        (4, {"decks": "generated", "gang_block": "false", "flyers_block_ground": "false"}),
        (4, {"format": "duo", "delay_only_attack": "true", "starter_reveal": "bottom"}),
        (4, {"format": "duo", "open_decks": "true", "duo_reveal": "on_attack", "duo_partner_blocks": "true"}),
    ),
    longest=3000,
    what=lambda state: [*_clash(state).what],
    owners=_clash_owners,
    hidden=_clash_hidden,
    held=lambda state, seat: _clash(state).hand[seat],
    guessed=_clash_guessed,
    stride=23,
    golden=5,
)

RIGS = {"nim": NIM, "smashup": SMASHUP, "superfantasybrawl": BRAWL, "galacticlash": CLASH}

"""What a seat sees, as a plain value; a card that it does not know is null and has no handle."""

from __future__ import annotations

from functools import lru_cache

from baston.games.superfantasybrawl.arena_files.board import TRAPS, Board
from baston.games.superfantasybrawl.cards.card import CARDS, CHAMPIONS, RULES, printed
from baston.games.superfantasybrawl.constants import (
    CORES,
    FIRST_CARD,
    FIRST_TOKEN,
    GATE,
    KINDS,
    PHASES,
    STANDARDS,
)
from baston.games.superfantasybrawl.moving.traps import token_of
from baston.games.superfantasybrawl.presentation.preview import (
    could_react,
    is_window,
    mover,
    offers,
    sums_of,
    way_so_far,
)
from baston.games.superfantasybrawl.queries.challenges import (
    challenge_of,
    is_met,
    places_of,
    progress,
    track_of,
)
from baston.games.superfantasybrawl.queries.figures import defense, defense_givers, hit_points, is_bloodied
from baston.games.superfantasybrawl.queries.seats import champion_of_card, seat_of, side_of
from baston.games.superfantasybrawl.queries.visibility import knows_brought, sees
from baston.games.superfantasybrawl.state.arena import TEAMS, Action, Arena
from baston.kernel.frame import PASS
from baston.kernel.text import Json, plain

WORDS = ("name", "name_fr", "text", "text_fr", "gist", "gist_fr")
LASTING = ("strength", "strength-against", "defense", "movement", "root", "fearless", "marked", "piercing")


def view(arena: Arena, seat: int | None) -> dict[str, Json]:
    """All that a seat, or with None a spectator, may see."""
    return {
        "seat": seat,
        **_course(arena),
        **_draft(arena, seat),
        **_seats_view(arena, seat),
        **_field(arena, seat),
        "action": None if arena.action is None else _action(arena, arena.action, seat),
        "board": board_of(arena.board),
        "decision": _decision(arena, seat),
        "over": arena.over,
        "winners": plain(arena.winners) if arena.over else None,
    }


def _course(arena: Arena) -> dict[str, Json]:
    """Whose turn it is, of which round, and how the sides stand."""
    return {
        "players": arena.players,
        "first": arena.first,
        "order": plain(arena.order),
        "turn": arena.turn,
        "round": arena.round,
        "phase": PHASES[arena.phase],
        "draft": arena.variant.draft,
        "vp": plain(arena.vp),
        "goal": arena.goal(),
        "home": plain(arena.home),
    }


def _draft(arena: Arena, seat: int | None) -> dict[str, Json]:
    """The teams, what was brought for them, and the champions that can be chosen."""
    return {
        "teams": [[CHAMPIONS[number].id for number in team] for team in arena.teams],
        "brought": [_brought(arena, s, seat) for s in _seats(arena)],
        "pool": [CHAMPIONS[number].id for number in arena.variant.pool],
    }


def _seats_view(arena: Arena, seat: int | None) -> dict[str, Json]:
    """What lies before each seat; and the standard actions that have been used."""
    return {
        "cores": [_cores(arena, s) for s in _seats(arena)],
        "standards": [name for i, name in enumerate(STANDARDS) if arena.standards >> i & 1],
        "hands": [[_known(arena, card, seat) for card in cards] for cards in arena.hand],
        "decks": [len(cards) for cards in arena.deck],
        "deck_known": [_known_in_deck(arena, s, seat) for s in _seats(arena)],
        "discards": [[_known(arena, card, seat) for card in cards] for cards in arena.discard],
    }


def _field(arena: Arena, seat: int | None) -> dict[str, Json]:
    """What stands in the arena, and the track of challenges."""
    return {
        "champions": [_champion(arena, c) for c in range(1, len(arena.hex)) if arena.what[c]],
        "traps": [_trap(arena, place, seat) for place in range(len(arena.trap_hexes))],
        "supply": len(arena.supply),
        "track": [_slot(arena, slot, seat) for slot in range(len(arena.track))],
        "challenge_deck": len(arena.challenge_deck),
        "challenge_discard": [challenge_of(arena, c).id for c in arena.challenge_discard],
    }


def _seats(arena: Arena) -> range:
    return range(arena.players)


def _cores(arena: Arena, seat: int) -> Json:
    """Which of a seat's Cores are ready."""
    return {core: arena.cores[seat] >> i & 1 == 1 for i, core in enumerate(CORES)}


@lru_cache(maxsize=64)  # boards never change, and each view has one
def board_of(board: Board) -> dict[str, Json]:
    """The map as clients draw it."""
    hexes: list[Json] = []
    for hex in board.grid.hexes:
        q, r = board.grid.offset(hex)
        hexes.append([hex, q, r, board.names[hex]])
    return {
        "hexes": hexes,
        "statues": dict(zip(board.statue_names, board.statues, strict=True)),
        "zones": {name: plain(board.zones[i]) for i, name in enumerate(board.statue_names)},
        "trap_hexes": plain(board.trap_hexes),
        "deployment": [plain(hexes) for hexes in board.deployment],
    }


def _brought(arena: Arena, whose: int, seat: int | None) -> list[Json]:
    """What a seat has brought to the draft; nulls, as many as there are, while it is secret."""
    known = knows_brought(arena, whose, seat)
    return [CHAMPIONS[number].id if known else None for number in arena.brought[whose]]


def _known(arena: Arena, card: int, seat: int | None) -> Json:
    return _card(arena, card) if sees(arena, card, seat) else None


def _known_in_deck(arena: Arena, whose: int, seat: int | None) -> list[Json]:
    """The cards of a deck from the top, as far down as the seat knows any."""
    deck, lowest = arena.deck[whose], 0
    while lowest < len(deck) and not sees(arena, deck[lowest], seat):
        lowest += 1
    return [_known(arena, card, seat) for card in reversed(deck[lowest:])]


def _card(arena: Arena, card: int) -> dict[str, Json]:
    as_printed = printed(arena, card)
    return {
        "card": as_printed.id,
        "handle": card,
        "champion": champion_of_card(arena, card),
        "kind": KINDS[as_printed.kind],
        "core": CORES[as_printed.core],
    }


def _champion(arena: Arena, champion: int) -> Json:
    points = hit_points(arena, champion)
    here = arena.hex[champion] != GATE
    return {
        "champion": CHAMPIONS[arena.what[champion]].id,
        "handle": champion,
        "seat": seat_of(arena, champion),
        "side": side_of(arena, champion),
        "hex": arena.hex[champion] if here else None,
        "hit_points": points,
        "damage": arena.damage[champion],
        "defense": defense(arena, champion),
        "defense_givers": [[source, amount] for source, amount in defense_givers(arena, champion)],
        "levelled": arena.level[champion] == 1,
        "bloodied": is_bloodied(arena, champion),
        "lasting": [[LASTING[m.kind], m.amount, m.source] for m in arena.lasting if m.thing == champion],
    }


def _trap(arena: Arena, place: int, seat: int | None) -> Json:
    token = arena.trap_tokens[place]
    known = sees(arena, token, seat)
    return {"hex": arena.trap_hexes[place], "token": _token(arena, token) if known else None}


def _token(arena: Arena, token: int) -> Json:
    does = token_of(arena, token)
    return {"kind": TRAPS[does.kind], "damage": does.damage}


def _slot(arena: Arena, slot: int, seat: int | None) -> Json:
    """A slot of the track; the hexes that its challenge speaks of are those seen from the seat's side."""
    challenge = arena.track[slot]
    vp = track_of(arena).slots[slot]
    if challenge == 0:
        return {"vp": vp, "challenge": None}
    card = challenge_of(arena, challenge)
    met: list[Json] = [is_met(arena, card.condition, side) for side in range(TEAMS)]
    words: dict[str, Json] = {name: card.words[name] for name in WORDS}
    hexes = places_of(arena, card.condition, (seat or 0) % TEAMS)
    return {
        "vp": vp,
        "challenge": card.id,
        "handle": challenge,
        "met": met,
        "progress": [[*progress(arena, card.condition, side)] for side in range(TEAMS)],
        "hexes": plain(hexes),
        **words,
    }


def _action(arena: Arena, action: Action, seat: int | None) -> Json:
    """The action going on; once targets are declared, what the attack would do to each as it stands.

    While a Reaction is asked for, also which ones there could be, to all but who is asked.
    """
    return {
        "champion": action.champion,
        "card": CARDS[arena.what[action.card]].id if action.card else None,
        "player": action.player,
        "targets": plain(action.targets),
        "way": action.way,
        "reactions": [
            [CARDS[arena.what[action.reactions[i]]].id, action.reactions[i + 1]]
            for i in range(0, len(action.reactions), 2)
        ],
        "outcome": sums_of(arena),
        "could_react": could_react(arena, seat) if _asks_to_react(arena, seat) else [],
        "dealt": plain(action.dealt),
        "fallen": plain(action.fallen),
    }


def _asks_to_react(arena: Arena, seat: int | None) -> bool:
    """Is a Reaction asked of anybody but the seat?"""
    return is_window(arena) and arena.decision is not None and arena.decision.player != seat


def _decision(arena: Arena, seat: int | None) -> Json:
    """Who is asked and by which champion; the options only for the seat itself."""
    decision = arena.decision
    if decision is None:
        return None
    asked: dict[str, Json] = {
        "player": decision.player,
        "champion": decision.card if 0 < decision.card < FIRST_CARD else None,
        "card": _asking_card(arena),
        "window": is_window(arena),
    }
    if decision.player == seat:
        asked["kind"] = decision.kind
        asked["options"] = plain(decision.options)
        asked["picked"] = plain(RULES.chosen(arena.frames[-1]))
        asked["can_pass"] = PASS in decision.options
        asked["mover"] = mover(arena) or None
        asked["at"] = way_so_far(arena) or None
        asked["offers"] = offers(arena, seat)
    return asked


def _asking_card(arena: Arena) -> Json:
    """The card whose text asks, which everybody has seen."""
    card = arena.frames[-1].subject
    return CARDS[arena.what[card]].id if FIRST_CARD <= card < FIRST_TOKEN else None

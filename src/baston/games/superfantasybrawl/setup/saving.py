"""An arena as a plain value and back: champions, cards and effects by name, everything else as ints."""

from __future__ import annotations

from baston.games.superfantasybrawl.arena_files.arena_file import board_named
from baston.games.superfantasybrawl.cards.card import BY_ID, CARDS, CHAMPION_BY_ID, CHAMPIONS, RULES
from baston.games.superfantasybrawl.constants import FIRST_CARD, FIRST_TOKEN
from baston.games.superfantasybrawl.state.arena import Action, Arena
from baston.games.superfantasybrawl.variant import Variant
from baston.kernel.column import Column, a_column, plain_column
from baston.kernel.game import Refusal
from baston.kernel.modifier import Modifier
from baston.kernel.saving import load_machine, save_machine
from baston.kernel.text import BrokenSave, Json, a_list, a_str, an_int, int_lists, ints, part, plain


def _lists(lists: list[list[int]]) -> list[Json]:
    return [plain(x) for x in lists]


def _ids(teams: list[list[int]]) -> list[Json]:
    return [[CHAMPIONS[number].id for number in team] for team in teams]


def save_arena(arena: Arena) -> dict[str, Json]:
    """The whole state but its log."""
    saved = save_machine(arena, RULES)
    saved["variant"] = save_variant(arena.variant)
    saved["what"] = _save_what(arena.what)
    saved["counts"] = [
        arena.players,
        arena.team_size,
        arena.first,
        arena.turn,
        arena.round,
        arena.phase,
        arena.standards,
        arena.dealer,
    ]
    saved["seen"] = plain_column(arena.seen)
    saved["hex"] = plain(arena.hex)
    saved["damage"] = plain(arena.damage)
    saved["level"] = plain(arena.level)
    saved["hand"] = _lists(arena.hand)
    saved["deck"] = _lists(arena.deck)
    saved["discard"] = _lists(arena.discard)
    saved["cores"] = plain(arena.cores)
    saved["vp"] = plain(arena.vp)
    saved["home"] = plain(arena.home)
    saved["teams"] = _ids(arena.teams)
    saved["brought"] = _ids(arena.brought)
    saved["traps"] = [plain(arena.trap_hexes), plain(arena.trap_tokens), plain(arena.supply)]
    saved["challenges"] = [
        plain(arena.challenge_deck),
        plain(arena.challenge_discard),
        plain(arena.track),
    ]
    saved["order"] = plain(arena.order)
    saved["free_used"] = plain(arena.free_used)
    saved["lasting"] = [m.save() for m in arena.lasting]
    saved["action"] = None if arena.action is None else save_action(arena.action)
    saved["winners"] = plain(arena.winners)
    return saved


def save_variant(variant: Variant) -> Json:
    return [
        variant.draft,
        variant.doubles,
        variant.opening_challenges,
        variant.replaces_challenges,
        variant.max_rounds,
        variant.first,
        [CHAMPIONS[number].id for number in variant.pool],
        variant.arena,
    ]


def _save_what(what: Column) -> Json:
    """Champions and cards by name, tokens and challenges by their place in the arena's file."""
    champions: list[Json] = [CHAMPIONS[number].id for number in what[:FIRST_CARD]]
    cards: list[Json] = [CARDS[number].id for number in what[FIRST_CARD:FIRST_TOKEN]]
    return [champions, cards, plain_column(what[FIRST_TOKEN:])]


def save_action(action: Action) -> Json:
    flags = [
        action.double,
        action.lifesteal,
        action.no_displacement,
        action.no_post,
        action.no_post_of_attack,
        action.again,
    ]
    numbers = [
        action.champion,
        action.card,
        action.player,
        action.way,
        action.boost,
        action.may_react,
        action.poison,
        action.passes,
        action.stolen,
    ]
    return [
        plain([int(flag) for flag in flags]),
        plain(numbers),
        plain(action.targets),
        plain(action.reactions),
        plain(action.guards),
        plain(action.wounds),
        plain(action.dealt),
        plain(action.fallen),
        plain(action.rising),
        plain(action.pierced),
    ]


def load_arena(saved: dict[str, Json]) -> Arena:
    """The arena of a saved value. Raises Refusal if it is none, or of champions that are not here."""
    try:
        return _load(saved)
    except (BrokenSave, KeyError, ValueError) as error:
        raise Refusal("save-broken", why=str(error)) from error


def _load(saved: dict[str, Json]) -> Arena:
    arena = Arena()
    load_machine(arena, RULES, saved)
    arena.variant = _load_variant(a_list(part(saved, "variant")))
    arena.board = board_named(arena.variant.arena)
    _load_columns(arena, saved)
    arena.hand = int_lists(part(saved, "hand"))
    arena.deck = int_lists(part(saved, "deck"))
    arena.discard = int_lists(part(saved, "discard"))
    arena.cores = ints(part(saved, "cores"))
    arena.vp = ints(part(saved, "vp"))
    arena.home = ints(part(saved, "home"))
    arena.teams = _numbers(part(saved, "teams"))
    arena.brought = _numbers(part(saved, "brought"))
    arena.trap_hexes, arena.trap_tokens, arena.supply = int_lists(part(saved, "traps"))
    arena.challenge_deck, arena.challenge_discard, arena.track = int_lists(part(saved, "challenges"))
    arena.order = ints(part(saved, "order"))
    arena.free_used = ints(part(saved, "free_used"))
    arena.lasting = [Modifier.load(modifier) for modifier in a_list(part(saved, "lasting"))]
    action = part(saved, "action")
    arena.action = None if action is None else _load_action(int_lists(action))
    arena.winners = ints(part(saved, "winners"))
    return arena


def _load_variant(saved: list[Json]) -> Variant:
    draft, doubles, opening, replaces, rounds, first, pool, file = saved
    return Variant(
        a_str(draft),
        bool(doubles),
        an_int(opening),
        bool(replaces),
        an_int(rounds),
        an_int(first),
        tuple([CHAMPION_BY_ID[a_str(id)].number for id in a_list(pool)]),
        a_str(file),
    )


def _load_columns(arena: Arena, saved: dict[str, Json]) -> None:
    champions, cards, others = a_list(part(saved, "what"))
    what: list[Json] = [CHAMPION_BY_ID[a_str(id)].number for id in a_list(champions)]
    what += [BY_ID[a_str(id)].number for id in a_list(cards)]
    arena.what = a_column(what + a_list(others))
    (
        arena.players,
        arena.team_size,
        arena.first,
        arena.turn,
        arena.round,
        arena.phase,
        arena.standards,
        arena.dealer,
    ) = ints(part(saved, "counts"))
    arena.seen = a_column(part(saved, "seen"))
    arena.hex = ints(part(saved, "hex"))
    arena.damage = ints(part(saved, "damage"))
    arena.level = ints(part(saved, "level"))
    if len(arena.seen) != len(arena.what) or not len(arena.hex) == len(arena.damage) == len(arena.level):
        raise BrokenSave("the columns differ in length")


def _numbers(saved: Json) -> list[list[int]]:
    return [[CHAMPION_BY_ID[a_str(id)].number for id in a_list(team)] for team in a_list(saved)]


def _load_action(saved: list[list[int]]) -> Action:
    flags, numbers, targets, reactions, guards, wounds, dealt, fallen, rising, pierced = saved
    action = Action(numbers[0], numbers[1], numbers[2])
    (
        action.double,
        action.lifesteal,
        action.no_displacement,
        action.no_post,
        action.no_post_of_attack,
        action.again,
    ) = [flag == 1 for flag in flags]
    action.way, action.boost, action.may_react, action.poison, action.passes, action.stolen = numbers[3:]
    action.targets = targets
    action.reactions = reactions
    action.guards = guards
    action.wounds = wounds
    action.dealt = dealt
    action.fallen = fallen
    action.rising = rising
    action.pierced = pierced
    return action

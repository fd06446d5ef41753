"""An arena as a plain value and back: champions, cards and effects by name, everything else as ints."""

from __future__ import annotations

from baston.games.superfantasybrawl.arena_files.arena_file import board_named
from baston.games.superfantasybrawl.cards.card import BY_ID, CARDS, CHAMPION_BY_ID, CHAMPIONS, RULES
from baston.games.superfantasybrawl.constants import FIRST_CARD, FIRST_TOKEN
from baston.games.superfantasybrawl.state.arena import Arena
from baston.games.superfantasybrawl.state.arena_fields import load_fields, save_fields
from baston.games.superfantasybrawl.variant import Variant
from baston.kernel.column import Column, a_column, plain_column
from baston.kernel.game import Refusal
from baston.kernel.saving import load_machine, save_machine
from baston.kernel.text import BrokenSave, Json, a_list, a_str, an_int, int_lists, part, plain_lists


def _ids(teams: list[list[int]]) -> list[Json]:
    return [[CHAMPIONS[number].id for number in team] for team in teams]


def save_arena(arena: Arena) -> dict[str, Json]:
    """The whole state except its log, as a JSON value."""
    saved = save_machine(arena, RULES)
    save_fields(arena, saved)
    saved["variant"] = _save_variant(arena.variant)
    saved["what"] = _save_what(arena.what)
    saved["teams"] = _ids(arena.teams)
    saved["brought"] = _ids(arena.brought)
    saved["traps"] = plain_lists([arena.trap_hexes, arena.trap_tokens, arena.supply])
    saved["challenges"] = plain_lists([arena.challenge_deck, arena.challenge_discard, arena.track])
    return saved


def _save_variant(variant: Variant) -> Json:
    return [
        variant.draft,
        variant.doubles,
        variant.opening_challenges,
        variant.replaces_challenges,
        variant.max_rounds,
        variant.first,
        [CHAMPIONS[number].id for number in variant.pool],
        variant.arena,
        *variant.ends_turns,  # few have it: other games have the digests they always had
    ]


def _save_what(what: Column) -> Json:
    """Champions and cards by name, tokens and challenges by their place in the arena's file."""
    champions: list[Json] = [CHAMPIONS[number].id for number in what[:FIRST_CARD]]
    cards: list[Json] = [CARDS[number].id for number in what[FIRST_CARD:FIRST_TOKEN]]
    return [champions, cards, plain_column(what[FIRST_TOKEN:])]


def load_arena(saved: dict[str, Json]) -> Arena:
    """The arena of a saved value. Raises Refusal if it is not one, or has champions that are not here."""
    try:
        return _load(saved)
    except (BrokenSave, KeyError, ValueError) as error:
        raise Refusal("save-broken", why=str(error)) from error


def _load(saved: dict[str, Json]) -> Arena:
    arena = Arena()
    load_machine(arena, RULES, saved)
    arena.variant = _load_variant(a_list(part(saved, "variant")))
    arena.board = board_named(arena.variant.arena)
    arena.what = _load_what(a_list(part(saved, "what")))
    load_fields(arena, saved)
    if not len(arena.hex) == len(arena.damage) == len(arena.level):
        raise BrokenSave("the columns differ in length")
    arena.teams = _numbers(part(saved, "teams"))
    arena.brought = _numbers(part(saved, "brought"))
    arena.trap_hexes, arena.trap_tokens, arena.supply = int_lists(part(saved, "traps"))
    arena.challenge_deck, arena.challenge_discard, arena.track = int_lists(part(saved, "challenges"))
    return arena


def _load_variant(saved: list[Json]) -> Variant:
    draft, doubles, opening, replaces, rounds, first, pool, file, *ends = saved
    return Variant(
        a_str(draft),
        bool(doubles),
        an_int(opening),
        bool(replaces),
        an_int(rounds),
        an_int(first),
        tuple([CHAMPION_BY_ID[a_str(id)].number for id in a_list(pool)]),
        a_str(file),
        tuple([bool(one) for one in ends]),
    )


def _load_what(saved: list[Json]) -> Column:
    champions, cards, others = saved
    what: list[Json] = [CHAMPION_BY_ID[a_str(id)].number for id in a_list(champions)]
    what += [BY_ID[a_str(id)].number for id in a_list(cards)]
    return a_column(what + a_list(others))


def _numbers(saved: Json) -> list[list[int]]:
    return [[CHAMPION_BY_ID[a_str(id)].number for id in a_list(team)] for team in a_list(saved)]

"""Copying, saving, loading and blanking what `table.py` declares."""

# Written by tools/write_states.py: change the declaration and run it again.

from __future__ import annotations

from baston.games.smashup.state.table import Camps, Scoring, Table
from baston.kernel.column import a_column, check_lengths, empty, filled, plain_column
from baston.kernel.modifier import Modifier
from baston.kernel.saving import numbers_of, parts_of
from baston.kernel.text import Json, a_list, int_lists, ints, part, plain, plain_lists
from baston.kernel.window import Window


def copy_scoring(scoring: Scoring) -> Scoring:
    """A copy that shares nothing mutable with the scoring."""
    twin = Scoring(scoring.place, scoring.base)
    twin.silenced = scoring.silenced
    twin.replacement = scoring.replacement
    twin.ends_extra_base = scoring.ends_extra_base
    twin.ranks = scoring.ranks[:]
    twin.totals = scoring.totals[:]
    twin.plans = scoring.plans[:]
    twin.played = scoring.played[:]
    return twin


def save_scoring(scoring: Scoring) -> list[Json]:
    """The scoring as a JSON value."""
    numbers = [scoring.place, scoring.base, int(scoring.silenced), scoring.replacement]
    if scoring.ends_extra_base:
        numbers.append(scoring.ends_extra_base)
    saved: list[Json] = [plain(numbers), plain(scoring.ranks), plain(scoring.totals), plain(scoring.plans)]
    if scoring.played:
        saved.append(plain(scoring.played))
    return saved


def load_scoring(saved: Json) -> Scoring:
    """The scoring of a saved value. Raises BrokenSave."""
    parts = parts_of(saved, 4, 5)
    numbers = numbers_of(parts[0], 4, 5)
    scoring = Scoring(numbers[0], numbers[1])
    scoring.silenced = numbers[2] == 1
    scoring.replacement = numbers[3]
    scoring.ends_extra_base = numbers[4] if len(numbers) > 4 else 0
    scoring.ranks = ints(parts[1])
    scoring.totals = ints(parts[2])
    scoring.plans = ints(parts[3])
    scoring.played = ints(parts[4]) if len(parts) > 4 else []
    return scoring


def copy_camps(camps: Camps) -> Camps:
    """A copy that shares nothing mutable with the camps."""
    twin = Camps(camps.first_slot)
    twin.base = camps.base
    twin.period = camps.period
    twin.round = camps.round
    twin.extra = camps.extra
    twin.first = camps.first
    twin.turns = camps.turns
    twin.fresh = camps.fresh
    twin.drew = camps.drew
    twin.held = camps.held[:]
    twin.spent = camps.spent[:]
    twin.totals = camps.totals[:]
    twin.scorings = [copy_scoring(scoring) for scoring in camps.scorings] if camps.scorings else []
    return twin


def save_camps(camps: Camps) -> list[Json]:
    """The camps as a JSON value."""
    numbers = [
        camps.base,
        camps.first_slot,
        camps.period,
        camps.round,
        int(camps.extra),
        camps.first,
        camps.turns,
        int(camps.fresh),
        camps.drew,
    ]
    return [
        plain(numbers),
        plain(camps.held),
        plain(camps.spent),
        plain(camps.totals),
        [save_scoring(scoring) for scoring in camps.scorings],
    ]


def load_camps(saved: Json) -> Camps:
    """The camps of a saved value. Raises BrokenSave."""
    parts = parts_of(saved, 5, 5)
    numbers = numbers_of(parts[0], 8, 9)
    camps = Camps(numbers[1])
    camps.base = numbers[0]
    camps.period = numbers[2]
    camps.round = numbers[3]
    camps.extra = numbers[4] == 1
    camps.first = numbers[5]
    camps.turns = numbers[6]
    camps.fresh = numbers[7] == 1
    camps.drew = numbers[8] if len(numbers) > 8 else 0
    camps.held = ints(parts[1])
    camps.spent = ints(parts[2])
    camps.totals = ints(parts[3])
    camps.scorings = [load_scoring(scoring) for scoring in a_list(parts[4])]
    return camps


def copy_table(table: Table) -> Table:
    """A copy that shares nothing mutable with the table."""
    twin = table.blank()
    table.copy_machine(twin)
    twin.variant = table.variant
    twin.first_card = table.first_card
    twin.turn = table.turn
    twin.turn_number = table.turn_number
    twin.phase = table.phase
    twin.minion_plays = table.minion_plays
    twin.action_plays = table.action_plays
    twin.what = table.what
    twin.owner = table.owner
    twin.place = table.place[:]
    twin.control = table.control[:]
    twin.bearer = table.bearer[:]
    twin.changed_at = table.changed_at[:]
    twin.seen = table.seen[:]
    twin.powers = table.powers
    twin.hand = [numbers[:] for numbers in table.hand]
    twin.deck = [numbers[:] for numbers in table.deck]
    twin.discard = [numbers[:] for numbers in table.discard]
    twin.base_deck = table.base_deck[:]
    twin.base_discard = table.base_discard
    twin.places = table.places
    twin.base_at = table.base_at
    twin.minions_at = [numbers[:] for numbers in table.minions_at]
    twin.attached = table.attached
    twin.buried = table.buried
    twin.watchers = table.watchers[:]
    twin.watched = table.watched
    twin.discards_used = table.discards_used
    twin.plays = table.plays
    twin.plays_places = table.plays_places
    twin.vp = table.vp
    twin.factions = table.factions
    twin.open_factions = table.open_factions
    twin.extra = table.extra
    twin.minions_played = table.minions_played[:]
    twin.used = table.used
    twin.lasting = table.lasting
    twin.named = table.named
    twin.counters = table.counters
    twin.uses = table.uses
    twin.moves = table.moves
    twin.visits = table.visits
    scoring = table.scoring
    twin.scoring = copy_scoring(scoring) if scoring is not None else None
    twin.windows = [window.copy() for window in table.windows] if table.windows else []
    twin.winners = table.winners
    camps = table.camps
    twin.camps = copy_camps(camps) if camps is not None else None
    return twin


def save_fields(table: Table, saved: dict[str, Json]) -> None:
    """Add the fields that are saved as they are to `saved`."""
    saved["counts"] = [
        table.players,
        table.first_card,
        table.turn,
        table.turn_number,
        table.phase,
        table.minion_plays,
        table.action_plays,
    ]
    saved["owner"] = plain_column(table.owner)
    saved["place"] = plain_column(table.place)
    saved["control"] = plain_column(table.control)
    saved["bearer"] = plain_column(table.bearer)
    saved["changed_at"] = plain_column(table.changed_at)
    saved["seen"] = plain_column(table.seen)
    saved["hand"] = plain_lists(table.hand)
    saved["deck"] = plain_lists(table.deck)
    saved["discard"] = plain_lists(table.discard)
    saved["base_deck"] = plain(table.base_deck)
    saved["base_discard"] = plain(table.base_discard)
    saved["places"] = plain(table.places)
    saved["base_at"] = plain(table.base_at)
    saved["minions_at"] = plain_lists(table.minions_at)
    saved["attached"] = plain(table.attached)
    if table.buried:
        saved["buried"] = plain(table.buried)
    saved["watchers"] = plain(table.watchers)
    saved["vp"] = plain(table.vp)
    saved["minions_played"] = plain(table.minions_played)
    saved["lasting"] = [modifier.save() for modifier in table.lasting]
    scoring = table.scoring
    saved["scoring"] = save_scoring(scoring) if scoring is not None else None
    saved["windows"] = [window.save() for window in table.windows]
    saved["winners"] = plain(table.winners)


def load_fields(table: Table, saved: dict[str, Json]) -> None:
    """Restore what `save_fields` saved, after all other columns. Raises BrokenSave."""
    numbers = numbers_of(part(saved, "counts"), 7, 7)
    table.players = numbers[0]
    table.first_card = numbers[1]
    table.turn = numbers[2]
    table.turn_number = numbers[3]
    table.phase = numbers[4]
    table.minion_plays = numbers[5]
    table.action_plays = numbers[6]
    table.owner = a_column(part(saved, "owner"))
    table.place = a_column(part(saved, "place"))
    table.control = a_column(part(saved, "control"))
    table.bearer = a_column(part(saved, "bearer"))
    table.changed_at = a_column(part(saved, "changed_at"))
    table.seen = a_column(part(saved, "seen"))
    table.powers = empty()
    table.hand = int_lists(part(saved, "hand"))
    table.deck = int_lists(part(saved, "deck"))
    table.discard = int_lists(part(saved, "discard"))
    table.base_deck = ints(part(saved, "base_deck"))
    table.base_discard = ints(part(saved, "base_discard"))
    table.places = ints(part(saved, "places"))
    table.base_at = ints(part(saved, "base_at"))
    table.minions_at = int_lists(part(saved, "minions_at"))
    table.attached = ints(part(saved, "attached"))
    table.buried = ints(saved.get("buried", []))
    table.watchers = ints(part(saved, "watchers"))
    table.plays = []
    table.plays_places = []
    table.vp = ints(part(saved, "vp"))
    table.minions_played = ints(part(saved, "minions_played"))
    table.lasting = [Modifier.load(modifier) for modifier in a_list(part(saved, "lasting"))]
    scoring = part(saved, "scoring")
    table.scoring = load_scoring(scoring) if scoring is not None else None
    table.windows = [Window.load(window) for window in a_list(part(saved, "windows"))]
    table.winners = ints(part(saved, "winners"))
    columns = [table.owner, table.place, table.control, table.bearer, table.changed_at, table.seen]
    check_lengths(table.what, columns)


def blank_fields(table: Table, players: int, handles: int) -> None:
    """Empty all zones, and put 0 in all columns and for all seats."""
    table.what = filled(0, handles)
    table.owner = filled(0, handles)
    table.place = filled(0, handles)
    table.control = filled(0, handles)
    table.bearer = filled(0, handles)
    table.changed_at = filled(0, handles)
    table.seen = filled(0, handles)
    table.powers = empty()
    table.hand = [[] for _ in range(players)]
    table.deck = [[] for _ in range(players)]
    table.discard = [[] for _ in range(players)]
    table.base_deck = []
    table.base_discard = []
    table.places = []
    table.base_at = []
    table.minions_at = []
    table.attached = []
    table.buried = []
    table.watchers = []
    table.plays = []
    table.plays_places = []
    table.vp = [0] * players
    table.factions = [[] for _ in range(players)]
    table.open_factions = []
    table.extra = []
    table.minions_played = [0] * players
    table.used = []
    table.lasting = []
    table.named = []
    table.counters = []
    table.uses = []
    table.moves = []
    table.visits = []
    table.windows = []
    table.winners = []

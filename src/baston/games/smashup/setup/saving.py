"""A table as a plain value and back: cards and effects by name, everything else as ints."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from baston.games.smashup.base_principale.slots import base_handles
from baston.games.smashup.cards.card import BY_ID, CARDS, FACTIONS, RULES, printed
from baston.games.smashup.effects.affecting_frame import forget_offer
from baston.games.smashup.effects.protecting import affect
from baston.games.smashup.mat import read_mat
from baston.games.smashup.state.table import TABLES, Camps, ExtraPlay, Scoring, Table
from baston.games.smashup.variant import CORE, Variant
from baston.kernel.column import a_column, column, empty, plain_column
from baston.kernel.frame import PACKED
from baston.kernel.game import Refusal
from baston.kernel.machine import run
from baston.kernel.modifier import Modifier
from baston.kernel.rounds import NO_LIMIT
from baston.kernel.saving import load_machine, save_machine
from baston.kernel.sight import everybody
from baston.kernel.text import (
    BrokenSave,
    Json,
    a_list,
    a_str,
    an_int,
    int_lists,
    ints,
    part,
    plain,
)
from baston.kernel.window import Window

OF_MORE_BOXES: Final = ("counters", "uses", "moves", "visits")  # parts that saves of the core box do not have


def _lists(lists: list[list[int]]) -> list[Json]:
    return [plain(x) for x in lists]


def save_table(table: Table) -> dict[str, Json]:
    """The whole state but its log."""
    variant = table.variant
    saved = save_machine(table, RULES)
    rare: list[Json] = [True] if variant.even_windows else []  # others have the digests they always had
    if variant.max_rounds != NO_LIMIT:
        rare = [variant.even_windows, variant.max_rounds]
    saved["variant"] = [
        variant.edition,
        variant.copies,
        variant.bgb_fixes,
        variant.first,
        variant.all_bases,
        *rare,
    ]
    saved["what"] = [CARDS[number].id for number in table.what]
    saved["factions"] = [[FACTIONS[f].id for f in both] for both in table.factions]
    saved["open_factions"] = [FACTIONS[f].id for f in table.open_factions]
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
    saved["hand"] = _lists(table.hand)
    saved["deck"] = _lists(table.deck)
    saved["discard"] = _lists(table.discard)
    saved["base_deck"] = plain(table.base_deck)
    saved["base_discard"] = plain(table.base_discard)
    saved["places"] = plain(table.places)
    saved["base_at"] = plain(table.base_at)
    saved["minions_at"] = _lists(table.minions_at)
    saved["attached"] = plain(table.attached)
    saved["watchers"] = plain(table.watchers)
    saved["vp"] = plain(table.vp)
    saved["extra"] = [_save_extra(extra) for extra in table.extra]
    saved["minions_played"] = plain(table.minions_played)
    saved["used"] = [RULES.effects[effect].name for effect in table.used]
    saved["lasting"] = [m.save() for m in table.lasting]
    saved["named"] = _save_named(table.named)
    saved["scoring"] = None if table.scoring is None else _save_scoring(table.scoring)
    saved["windows"] = [window.save() for window in table.windows]
    saved["winners"] = plain(table.winners)
    if variant.boxes != (CORE,):  # games of the core box alone have the digests they always had
        saved["boxes"] = [*variant.boxes]
        saved["counters"] = plain(table.counters)
        saved["uses"] = [
            [table.uses[i], RULES.effects[table.uses[i + 1]].name, table.uses[i + 2]]
            for i in range(0, len(table.uses), 3)
        ]
        saved["moves"] = plain(table.moves)
        saved["visits"] = plain(table.visits)
    if table.buried:
        saved["buried"] = plain(table.buried)
    if table.camps is not None:
        saved["mat"] = [
            "" if variant.mat is None else variant.mat.text(),
            variant.mode,
            variant.useless_cards,
            variant.change_base,
        ]
        saved["camps"] = _save_camps(table.camps)
    return saved


def _save_camps(camps: Camps) -> Json:
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
    scorings: list[Json] = [_save_scoring(scoring) for scoring in camps.scorings]
    return [plain(numbers), plain(camps.held), plain(camps.spent), plain(camps.totals), scorings]


def _save_extra(extraplay: ExtraPlay) -> Json:
    """Its numbers; a condition that few have only where there is one, the card by name."""
    numbers: list[Json] = [int(extraplay.action), extraplay.power_at_most, extraplay.place]
    if extraplay.raising or extraplay.other_than > 0:
        numbers += [int(extraplay.raising), CARDS[extraplay.other_than].id]
    return numbers


def _load_extra(saved: Json) -> ExtraPlay:
    action, power_at_most, place, *more = a_list(saved)
    raising, other_than = more or [0, CARDS[0].id]
    return ExtraPlay(
        an_int(action) == 1,
        an_int(power_at_most),
        an_int(place),
        an_int(raising) == 1,
        BY_ID[a_str(other_than)].number,
    )


def _save_named(named: list[int]) -> list[Json]:
    return [[named[i], FACTIONS[named[i + 1]].id] for i in range(0, len(named), 2)]


def _save_scoring(scoring: Scoring) -> Json:
    numbers: list[int] = [scoring.place, scoring.base, int(scoring.silenced), scoring.replacement]
    if scoring.ends_extra_base > 0:
        numbers.append(scoring.ends_extra_base)
    lists = [numbers, scoring.ranks, scoring.totals, scoring.plans]
    return _lists([*lists, scoring.played] if scoring.played else lists)


def load_table(saved: dict[str, Json]) -> Table:
    """The table of a saved value. Raises Refusal if it is none, or of cards that are not here."""
    try:
        return _load(saved)
    except (BrokenSave, KeyError, ValueError, IndexError) as error:
        raise Refusal("save-broken", why=str(error)) from error


def _load(saved: dict[str, Json]) -> Table:
    variant = _load_variant(saved)
    table = TABLES[variant.mode]()
    load_machine(table, RULES, saved)
    table.variant = variant
    table.what = column([BY_ID[a_str(id)].number for id in a_list(part(saved, "what"))])
    by_id = {faction.id: faction.number for faction in FACTIONS}
    table.factions = [[by_id[a_str(f)] for f in a_list(both)] for both in a_list(part(saved, "factions"))]
    table.open_factions = [by_id[a_str(f)] for f in a_list(part(saved, "open_factions"))]
    _load_counts(table, ints(part(saved, "counts")))
    _load_columns(table, saved)
    _load_zones(table, saved)
    table.extra = [_load_extra(extra) for extra in a_list(part(saved, "extra"))]
    table.used = [RULES.by_name[a_str(name)].number for name in a_list(part(saved, "used"))]
    table.lasting = [Modifier.load(modifier) for modifier in a_list(part(saved, "lasting"))]
    table.named = []
    for pair in a_list(part(saved, "named")):
        action, faction = a_list(pair)
        table.named += [an_int(action), by_id[a_str(faction)]]
    _load_turn(table, saved)
    scoring = part(saved, "scoring")
    table.scoring = None if scoring is None else _load_scoring(int_lists(scoring))
    table.windows = [Window.load(window) for window in a_list(part(saved, "windows"))]
    table.winners = ints(part(saved, "winners"))
    if "mat" in saved:
        table.camps = _load_camps(saved, table.players)
        for handle in range(base_handles(table).stop, table.first_card):
            table.seen[handle] = everybody(table.players)  # saves of earlier rules do not say so
    _ask_about_all(table)
    return table


def _ask_about_all(table: Table) -> None:
    """Earlier rules asked about each card and each victim apart: ask as it is done now (SU-204)."""
    decision = table.decision
    if decision is None:
        return
    me = table.frames[-1]
    replacement = printed(table, me.card).replacement
    if replacement is not None and replacement.may and me.effect == replacement.effect.number:
        table.frames.pop()
        forget_offer(table.frames[me.parent], me.card, me.subject)
    elif me.effect != affect.number or decision.kind != PACKED:
        return
    run(table, RULES)


def _load_camps(saved: dict[str, Json], players: int) -> Camps:
    numbers, held, spent, totals, scorings = a_list(part(saved, "camps"))
    base, first_slot, period, round, extra, first, turns, fresh, *drew = ints(numbers)
    camps = Camps(players, first_slot)
    camps.base = base
    camps.held = ints(held)
    camps.spent = ints(spent)
    camps.period = period
    camps.round = round
    camps.extra = extra == 1
    camps.first = first
    camps.turns = turns
    camps.fresh = fresh == 1
    camps.drew = drew[0] if drew else 0  # saves of earlier rules asked after each draw
    camps.scorings = [_load_scoring(int_lists(scoring)) for scoring in a_list(scorings)]
    camps.totals = ints(totals)
    return camps


def _load_variant(saved: dict[str, Json]) -> Variant:
    edition, copies, bgb_fixes, first, all_bases, *rare = a_list(part(saved, "variant"))
    variant = Variant(
        a_str(edition),
        an_int(copies),
        bool(bgb_fixes),
        an_int(first),
        bool(all_bases),
        bool(rare and rare[0]),
        tuple([a_str(box) for box in a_list(saved.get("boxes", [CORE]))]),
        an_int(rare[1]) if len(rare) > 1 else NO_LIMIT,
    )
    if "mat" not in saved:
        if "camps" in saved:
            raise BrokenSave("it has camps and no mat")
        return variant
    mat, mode, useless_cards, change_base = a_list(saved["mat"])
    return replace(
        variant,
        mode=a_str(mode),
        mat=read_mat(a_str(mat)),
        useless_cards=bool(useless_cards),
        change_base=bool(change_base),
    )


def _load_counts(table: Table, counts: list[int]) -> None:
    (
        table.players,
        table.first_card,
        table.turn,
        table.turn_number,
        table.phase,
        table.minion_plays,
        table.action_plays,
    ) = counts


def _load_turn(table: Table, saved: dict[str, Json]) -> None:
    """What lies on minions and what the turn remembers: nothing in games of the core box alone."""
    table.counters = []
    table.uses = []
    table.moves = []
    table.visits = []
    if table.variant.boxes == (CORE,):
        if any(name in saved for name in OF_MORE_BOXES):
            raise BrokenSave("it has parts that no game of the core box has")
        return
    table.counters = ints(part(saved, "counters"))
    for use in a_list(part(saved, "uses")):
        card, effect, seat = a_list(use)
        table.uses += [an_int(card), RULES.by_name[a_str(effect)].number, an_int(seat)]
    table.moves = ints(part(saved, "moves"))
    table.visits = ints(part(saved, "visits"))


def _load_columns(table: Table, saved: dict[str, Json]) -> None:
    table.owner = a_column(part(saved, "owner"))
    table.place = a_column(part(saved, "place"))
    table.control = a_column(part(saved, "control"))
    table.bearer = a_column(part(saved, "bearer"))
    table.changed_at = a_column(part(saved, "changed_at"))
    table.seen = a_column(part(saved, "seen"))
    table.powers = empty()
    columns = (table.owner, table.place, table.control, table.bearer, table.changed_at, table.seen)
    if any(len(column) != len(table.what) for column in columns):
        raise BrokenSave("the columns differ in length")


def _load_zones(table: Table, saved: dict[str, Json]) -> None:
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
    table.vp = ints(part(saved, "vp"))
    table.minions_played = ints(part(saved, "minions_played"))


def _load_scoring(saved: list[list[int]]) -> Scoring:
    numbers, ranks, totals, plans, *played = saved
    scoring = Scoring(numbers[0], numbers[1])
    scoring.silenced = numbers[2] == 1
    scoring.replacement = numbers[3]
    scoring.ends_extra_base = numbers[4] if len(numbers) > 4 else 0
    scoring.ranks = ranks
    scoring.totals = totals
    scoring.plans = plans
    scoring.played = played[0] if played else []
    return scoring

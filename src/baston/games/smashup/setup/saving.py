"""A table as a plain value and back: cards and effects by name, everything else as ints."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from baston.games.smashup.cards.card import BY_ID, CARDS, FACTIONS, RULES, printed
from baston.games.smashup.effects.affecting_frame import forget_offer
from baston.games.smashup.effects.protecting import affect
from baston.games.smashup.mat import read_mat
from baston.games.smashup.state.table import ExtraPlay, Table, table_for
from baston.games.smashup.state.table_fields import load_fields, save_fields
from baston.games.smashup.variant import CORE, Variant
from baston.kernel.column import column
from baston.kernel.frame import PACKED
from baston.kernel.game import Refusal
from baston.kernel.machine import run
from baston.kernel.rounds import NO_LIMIT
from baston.kernel.saving import load_machine, save_machine
from baston.kernel.text import (
    BrokenSave,
    Json,
    a_list,
    a_str,
    an_int,
    ints,
    part,
    plain,
)

OF_MORE_BOXES: Final = ("counters", "uses", "moves", "visits")  # parts that saves of the core box do not have


def save_table(table: Table) -> dict[str, Json]:
    """The whole state except its log, as a JSON value."""
    variant = table.variant
    saved = save_machine(table, RULES)
    save_fields(table, saved)
    saved["variant"] = _save_variant(variant)
    saved["what"] = [CARDS[number].id for number in table.what]
    saved["factions"] = [[FACTIONS[f].id for f in both] for both in table.factions]
    saved["open_factions"] = [FACTIONS[f].id for f in table.open_factions]
    saved["extra"] = [_save_extra(extra) for extra in table.extra]
    saved["used"] = [RULES.effects[effect].name for effect in table.used]
    saved["named"] = _save_named(table.named)
    if variant.boxes != (CORE,):  # games of the core box alone have the digests they always had
        saved["boxes"] = [*variant.boxes]
        saved["counters"] = plain(table.counters)
        saved["uses"] = [
            [table.uses[i], RULES.effects[table.uses[i + 1]].name, table.uses[i + 2]]
            for i in range(0, len(table.uses), 3)
        ]
        saved["moves"] = plain(table.moves)
        saved["visits"] = plain(table.visits)
    table.save_mode(saved)
    return saved


def _save_variant(variant: Variant) -> list[Json]:
    """What all games settle, and at the end what few do: others have the digests they always had."""
    rare: list[Json] = [True] if variant.even_windows else []
    if variant.max_rounds != NO_LIMIT or variant.ends_turns:
        rare = [variant.even_windows, variant.max_rounds, *variant.ends_turns]
    return [
        variant.edition,
        variant.copies,
        variant.bgb_fixes,
        variant.first,
        variant.all_bases,
        *rare,
    ]


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


def load_table(saved: dict[str, Json]) -> Table:
    """The table of a saved value. Raises Refusal if it is not one, or has cards that are not here."""
    try:
        return _load(saved)
    except (BrokenSave, KeyError, ValueError, IndexError) as error:
        raise Refusal("save-broken", why=str(error)) from error


def _load(saved: dict[str, Json]) -> Table:
    variant = _load_variant(saved)
    table = table_for(variant)
    load_machine(table, RULES, saved)
    table.variant = variant
    table.what = column([BY_ID[a_str(id)].number for id in a_list(part(saved, "what"))])
    by_id = {faction.id: faction.number for faction in FACTIONS}
    table.factions = [[by_id[a_str(f)] for f in a_list(both)] for both in a_list(part(saved, "factions"))]
    table.open_factions = [by_id[a_str(f)] for f in a_list(part(saved, "open_factions"))]
    load_fields(table, saved)
    table.extra = [_load_extra(extra) for extra in a_list(part(saved, "extra"))]
    table.used = [RULES.by_name[a_str(name)].number for name in a_list(part(saved, "used"))]
    table.named = []
    for pair in a_list(part(saved, "named")):
        action, faction = a_list(pair)
        table.named += [an_int(action), by_id[a_str(faction)]]
    _load_turn(table, saved)
    table.load_mode(saved)
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
        tuple([bool(ends) for ends in rare[2:]]),
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

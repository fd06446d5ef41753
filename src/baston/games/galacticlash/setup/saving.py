"""A game as a plain value and back: cards and effects by name, everything else as ints."""

from __future__ import annotations

from dataclasses import replace

from baston.games.galacticlash.cards.card import BY_ID, CARDS, RULES
from baston.games.galacticlash.state.clash import Clash, Combat
from baston.games.galacticlash.state.clash_fields import load_combat, load_fields, save_combat, save_fields
from baston.games.galacticlash.variant import (
    FORMATS,
    HOUSE_RULES,
    NO_OR_YES,
    READINGS,
    Variant,
    readings_of,
    variant_of,
)
from baston.kernel.column import column
from baston.kernel.game import Refusal
from baston.kernel.modifier import Modifier
from baston.kernel.saving import load_frame, load_machine, save_frame, save_machine
from baston.kernel.text import BrokenSave, Json, a_dict, a_list, a_str, an_int, ints, part, plain


def save_clash(clash: Clash) -> dict[str, Json]:
    """The whole state except its log, as a JSON value."""
    saved = save_machine(clash, RULES)
    save_fields(clash, saved)
    saved["variant"] = _save_variant(clash.variant)
    saved["what"] = [CARDS[number].id for number in clash.what]
    saved["lasting"] = [_save_modifier(modifier) for modifier in clash.lasting]
    saved["used"] = [
        [RULES.effects[clash.used[i]].name, clash.used[i + 1]] for i in range(0, len(clash.used), 2)
    ]
    saved["known"] = [[CARDS[number].id for number in cards] for cards in clash.known]
    saved["chain"] = [save_frame(frame, RULES) for frame in clash.chain]
    saved["combat"] = _save_combat(clash.combat) if clash.combat is not None else None
    return saved


def _save_variant(variant: Variant) -> list[Json]:
    """The format, the values of the readings, those of two as true or false, and who ends turns itself.

    At the end, house rules by name, only where there are any: earlier states have none.
    """
    settled = readings_of(variant)
    values = [settled[name] == "true" if settled[name] in NO_OR_YES else settled[name] for name in READINGS]
    saved: list[Json] = [variant.format, *values, *variant.ends_turns]
    house: dict[str, Json] = {
        name: settled[name] for name, known in HOUSE_RULES.items() if settled[name] != known[0]
    }
    return [*saved, house] if house else saved


def _save_modifier(modifier: Modifier) -> list[Json]:
    *numbers, source = modifier.save()
    return [*numbers, CARDS[an_int(source)].id]


def _save_combat(combat: Combat) -> list[Json]:
    """Blockers only where they are not those of the blocks: rules version 1 had none."""
    saved = save_combat(combat)
    if combat.blockers != _blockers_of(combat.blocks):
        saved.append(plain(combat.blockers))
    return saved


def _blockers_of(blocks: list[int]) -> list[int]:
    found: list[int] = []
    for unit in blocks[::2]:
        if unit not in found:
            found.append(unit)
    return found


def load_clash(saved: dict[str, Json]) -> Clash:
    """The game of a saved value. Raises Refusal if it is not one, or has cards that are not here."""
    try:
        return _load(saved)
    except (BrokenSave, KeyError, ValueError, TypeError) as error:
        raise Refusal("save-broken", why=str(error)) from error


def _load(saved: dict[str, Json]) -> Clash:
    clash = Clash()
    load_machine(clash, RULES, saved)
    clash.variant = _load_variant(a_list(part(saved, "variant")))
    clash.what = column([BY_ID[a_str(id)].number for id in a_list(part(saved, "what"))])
    load_fields(clash, saved)
    clash.lasting = [_load_modifier(modifier) for modifier in a_list(part(saved, "lasting"))]
    clash.used = []
    for pair in a_list(part(saved, "used")):
        name, seat = a_list(pair)
        clash.used += [RULES.by_name[a_str(name)].number, an_int(seat)]
    clash.known = [
        [BY_ID[a_str(id)].number for id in a_list(cards)] for cards in a_list(part(saved, "known"))
    ]
    clash.chain = [load_frame(frame, RULES) for frame in a_list(part(saved, "chain"))]
    for frame in clash.chain:
        frame.held = True
    combat = part(saved, "combat")
    clash.combat = _load_combat(a_list(combat)) if combat is not None else None
    return clash


def _load_variant(saved: list[Json]) -> Variant:
    format, *values = saved
    house = {name: known[0] for name, known in HOUSE_RULES.items()}
    if values and isinstance(values[-1], dict):
        house |= {name: a_str(value) for name, value in a_dict(values.pop()).items()}
    if a_str(format) not in FORMATS:
        raise BrokenSave(f"{format!r} is no format")
    ends = values[len(READINGS) :]
    if len(values) < len(READINGS) or not all(isinstance(one, bool) for one in ends):
        raise BrokenSave(f"{saved!r} is no variant")
    readings = {name: str(value).lower() for name, value in zip(READINGS, values, strict=False)}
    for known, settled in ((READINGS, readings), (HOUSE_RULES, house)):
        for name, value in settled.items():
            if value not in known.get(name, ()):
                raise BrokenSave(f"{value!r} is no {name}")
    variant = variant_of({"format": a_str(format), **readings, **house})
    return replace(variant, ends_turns=tuple([bool(one) for one in ends]))


def _load_modifier(saved: Json) -> Modifier:
    *numbers, source = a_list(saved)
    return Modifier.load([*numbers, BY_ID[a_str(source)].number])


def _load_combat(saved: list[Json]) -> Combat:
    combat = load_combat(saved[:5])
    combat.blockers = ints(saved[5]) if len(saved) > 5 else _blockers_of(combat.blocks)
    return combat

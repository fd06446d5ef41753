"""A game as a plain value and back: cards and effects by name, everything else as ints."""

from __future__ import annotations

from typing import Final

from baston.games.galacticlash.cards.card import BY_ID, CARDS, RULES
from baston.games.galacticlash.state.clash import Clash, Combat
from baston.games.galacticlash.variant import FORMATS, Variant
from baston.kernel.column import a_column, column, empty, plain_column
from baston.kernel.game import Refusal
from baston.kernel.modifier import Modifier
from baston.kernel.saving import load_frame, load_machine, save_frame, save_machine
from baston.kernel.text import BrokenSave, Json, a_list, a_str, an_int, int_lists, ints, part, plain

COLUMNS: Final = ("owner", "control", "zone", "marks", "wounds", "changed_at", "seen")


def _lists(lists: list[list[int]]) -> list[Json]:
    return [plain(x) for x in lists]


def save_clash(clash: Clash) -> dict[str, Json]:
    """The whole state but its log."""
    saved = save_machine(clash, RULES)
    saved["variant"] = _save_variant(clash.variant)
    saved["what"] = [CARDS[number].id for number in clash.what]
    saved["counts"] = [
        clash.players,
        clash.turn,
        clash.turn_number,
        clash.phase,
        clash.force_plays,
        clash.mastery_plays,
        clash.any_plays,
        clash.items,
        int(clash.unsettled),
    ]
    saved["owner"] = plain_column(clash.owner)
    saved["control"] = plain_column(clash.control)
    saved["zone"] = plain_column(clash.zone)
    saved["marks"] = plain_column(clash.marks)
    saved["wounds"] = plain_column(clash.wounds)
    saved["changed_at"] = plain_column(clash.changed_at)
    saved["seen"] = plain_column(clash.seen)
    saved["library"] = _lists(clash.library)
    saved["hand"] = _lists(clash.hand)
    saved["pit"] = _lists(clash.pit)
    saved["energies"] = _lists(clash.energies)
    saved["units"] = plain(clash.units)
    saved["presences"] = plain(clash.presences)
    saved["watchers"] = plain(clash.watchers)
    saved["life"] = plain(clash.life)
    saved["out"] = plain(clash.out)
    saved["laid"] = plain(clash.laid)
    saved["turns"] = plain(clash.turns)
    saved["lasting"] = [_save_modifier(m) for m in clash.lasting]
    saved["used"] = [
        [RULES.effects[clash.used[i]].name, clash.used[i + 1]] for i in range(0, len(clash.used), 2)
    ]
    saved["known"] = [[CARDS[number].id for number in cards] for cards in clash.known]
    saved["chain"] = [save_frame(frame, RULES) for frame in clash.chain]
    saved["combat"] = None if clash.combat is None else _save_combat(clash.combat)
    saved["winners"] = plain(clash.winners)
    return saved


def _save_variant(variant: Variant) -> list[Json]:
    return [
        variant.format,
        variant.star_mix,
        variant.delay_only_attack,
        variant.split_attack,
        variant.gang_block,
        variant.flyers_block_ground,
        variant.action_speed_in_answer,
        variant.reopen_chain,
        variant.stall_counts,
        variant.starter_reveal,
        variant.duo_reveal,
        variant.duo_partner_blocks,
        variant.open_decks,
        variant.even_windows,
    ]


def _save_modifier(modifier: Modifier) -> list[Json]:
    kind, amount, thing, until, source = modifier.save()
    return [kind, amount, thing, until, CARDS[source].id]


def _save_combat(combat: Combat) -> list[Json]:
    """Blockers only where they are not those of the blocks: rules version 1 had none."""
    lists = [combat.attackers, combat.against, combat.blocked, combat.blocks, combat.splits]
    if combat.blockers != _blockers_of(combat.blocks):
        lists.append(combat.blockers)
    return [plain(numbers) for numbers in lists]


def _blockers_of(blocks: list[int]) -> list[int]:
    found: list[int] = []
    for unit in blocks[::2]:
        if unit not in found:
            found.append(unit)
    return found


def load_clash(saved: dict[str, Json]) -> Clash:
    """The game of a saved value. Raises Refusal if it is none, or of cards that are not here."""
    try:
        return _load(saved)
    except (BrokenSave, KeyError, ValueError, TypeError) as error:
        raise Refusal("save-broken", why=str(error)) from error


def _load(saved: dict[str, Json]) -> Clash:
    clash = Clash()
    load_machine(clash, RULES, saved)
    clash.variant = _load_variant(a_list(part(saved, "variant")))
    clash.what = column([BY_ID[a_str(id)].number for id in a_list(part(saved, "what"))])
    _load_counts(clash, ints(part(saved, "counts")))
    _load_columns(clash, saved)
    _load_zones(clash, saved)
    clash.lasting = [_load_modifier(m) for m in a_list(part(saved, "lasting"))]
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
    clash.combat = None if combat is None else _load_combat(int_lists(combat))
    clash.attacks = empty()
    clash.defenses = empty()
    clash.keywords = empty()
    clash.winners = ints(part(saved, "winners"))
    return clash


def _load_variant(saved: list[Json]) -> Variant:
    format, *rest = saved
    if a_str(format) not in FORMATS:
        raise BrokenSave(f"{format!r} is no format")
    star_mix, delay, split, gang, flyers, slow, reopen, stall, starter, reveal, partner, decks, even = rest
    return Variant(
        a_str(format),
        bool(star_mix),
        bool(delay),
        bool(split),
        bool(gang),
        bool(flyers),
        bool(slow),
        bool(reopen),
        a_str(stall),
        a_str(starter),
        a_str(reveal),
        bool(partner),
        bool(decks),
        bool(even),
    )


def _load_counts(clash: Clash, counts: list[int]) -> None:
    (
        clash.players,
        clash.turn,
        clash.turn_number,
        clash.phase,
        clash.force_plays,
        clash.mastery_plays,
        clash.any_plays,
        clash.items,
        unsettled,
    ) = counts
    clash.unsettled = unsettled == 1


def _load_columns(clash: Clash, saved: dict[str, Json]) -> None:
    clash.owner = a_column(part(saved, "owner"))
    clash.control = a_column(part(saved, "control"))
    clash.zone = a_column(part(saved, "zone"))
    clash.marks = a_column(part(saved, "marks"))
    clash.wounds = a_column(part(saved, "wounds"))
    clash.changed_at = a_column(part(saved, "changed_at"))
    clash.seen = a_column(part(saved, "seen"))
    if any(len(ints(part(saved, name))) != len(clash.what) for name in COLUMNS):
        raise BrokenSave("the columns differ in length")


def _load_zones(clash: Clash, saved: dict[str, Json]) -> None:
    clash.library = int_lists(part(saved, "library"))
    clash.hand = int_lists(part(saved, "hand"))
    clash.pit = int_lists(part(saved, "pit"))
    clash.energies = int_lists(part(saved, "energies"))
    clash.units = ints(part(saved, "units"))
    clash.presences = ints(part(saved, "presences"))
    clash.watchers = ints(part(saved, "watchers"))
    clash.life = ints(part(saved, "life"))
    clash.out = ints(part(saved, "out"))
    clash.laid = ints(part(saved, "laid"))
    clash.turns = ints(part(saved, "turns"))


def _load_modifier(saved: Json) -> Modifier:
    kind, amount, thing, until, source = a_list(saved)
    return Modifier(an_int(kind), an_int(amount), an_int(thing), an_int(until), BY_ID[a_str(source)].number)


def _load_combat(saved: list[list[int]]) -> Combat:
    combat = Combat()
    combat.attackers, combat.against, combat.blocked, combat.blocks, combat.splits = saved[:5]
    combat.blockers = saved[5] if len(saved) > 5 else _blockers_of(combat.blocks)
    return combat

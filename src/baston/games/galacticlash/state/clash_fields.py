"""Copying, saving, loading and blanking what `clash.py` declares."""

# Written by tools/write_states.py: change the declaration and run it again.

from __future__ import annotations

from baston.games.galacticlash.state.clash import Clash, Combat
from baston.kernel.column import a_column, check_lengths, empty, filled, plain_column
from baston.kernel.saving import numbers_of, parts_of
from baston.kernel.text import Json, int_lists, ints, part, plain, plain_lists


def copy_combat(combat: Combat) -> Combat:
    """A copy that shares nothing mutable with the combat."""
    twin = Combat()
    twin.attackers = combat.attackers[:]
    twin.against = combat.against[:]
    twin.blocked = combat.blocked[:]
    twin.blockers = combat.blockers[:]
    twin.blocks = combat.blocks[:]
    twin.splits = combat.splits[:]
    return twin


def save_combat(combat: Combat) -> list[Json]:
    """The combat as a JSON value."""
    return [
        plain(combat.attackers),
        plain(combat.against),
        plain(combat.blocked),
        plain(combat.blocks),
        plain(combat.splits),
    ]


def load_combat(saved: Json) -> Combat:
    """The combat of a saved value. Raises BrokenSave."""
    parts = parts_of(saved, 5, 5)
    combat = Combat()
    combat.attackers = ints(parts[0])
    combat.against = ints(parts[1])
    combat.blocked = ints(parts[2])
    combat.blocks = ints(parts[3])
    combat.splits = ints(parts[4])
    return combat


def copy_clash(clash: Clash) -> Clash:
    """A copy that shares nothing mutable with the clash."""
    twin = Clash()
    clash.copy_machine(twin)
    twin.variant = clash.variant
    twin.turn = clash.turn
    twin.turn_number = clash.turn_number
    twin.phase = clash.phase
    twin.force_plays = clash.force_plays
    twin.mastery_plays = clash.mastery_plays
    twin.any_plays = clash.any_plays
    twin.items = clash.items
    twin.unsettled = clash.unsettled
    twin.what = clash.what
    twin.owner = clash.owner
    twin.control = clash.control[:]
    twin.zone = clash.zone[:]
    twin.marks = clash.marks[:]
    twin.wounds = clash.wounds[:]
    twin.changed_at = clash.changed_at[:]
    twin.seen = clash.seen[:]
    twin.library = [numbers[:] for numbers in clash.library]
    twin.hand = [numbers[:] for numbers in clash.hand]
    twin.pit = [numbers[:] for numbers in clash.pit]
    twin.energies = [numbers[:] for numbers in clash.energies]
    twin.units = clash.units[:]
    twin.presences = clash.presences[:]
    twin.watchers = clash.watchers[:]
    twin.life = clash.life[:]
    twin.out = clash.out[:]
    twin.laid = clash.laid[:]
    twin.turns = clash.turns[:]
    twin.lasting = clash.lasting[:]
    twin.used = clash.used[:]
    twin.known = clash.known
    twin.chain = [frame.copy() for frame in clash.chain] if clash.chain else []
    combat = clash.combat
    twin.combat = copy_combat(combat) if combat is not None else None
    twin.ready = clash.ready
    twin.attacks = clash.attacks
    twin.defenses = clash.defenses
    twin.keywords = clash.keywords
    twin.winners = clash.winners[:]
    return twin


def save_fields(clash: Clash, saved: dict[str, Json]) -> None:
    """Add the fields that are saved as they are to `saved`."""
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
    saved["library"] = plain_lists(clash.library)
    saved["hand"] = plain_lists(clash.hand)
    saved["pit"] = plain_lists(clash.pit)
    saved["energies"] = plain_lists(clash.energies)
    saved["units"] = plain(clash.units)
    saved["presences"] = plain(clash.presences)
    saved["watchers"] = plain(clash.watchers)
    saved["life"] = plain(clash.life)
    saved["out"] = plain(clash.out)
    saved["laid"] = plain(clash.laid)
    saved["turns"] = plain(clash.turns)
    saved["winners"] = plain(clash.winners)


def load_fields(clash: Clash, saved: dict[str, Json]) -> None:
    """Restore what `save_fields` saved, after all other columns. Raises BrokenSave."""
    numbers = numbers_of(part(saved, "counts"), 9, 9)
    clash.players = numbers[0]
    clash.turn = numbers[1]
    clash.turn_number = numbers[2]
    clash.phase = numbers[3]
    clash.force_plays = numbers[4]
    clash.mastery_plays = numbers[5]
    clash.any_plays = numbers[6]
    clash.items = numbers[7]
    clash.unsettled = numbers[8] == 1
    clash.owner = a_column(part(saved, "owner"))
    clash.control = a_column(part(saved, "control"))
    clash.zone = a_column(part(saved, "zone"))
    clash.marks = a_column(part(saved, "marks"))
    clash.wounds = a_column(part(saved, "wounds"))
    clash.changed_at = a_column(part(saved, "changed_at"))
    clash.seen = a_column(part(saved, "seen"))
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
    clash.ready = empty()
    clash.attacks = empty()
    clash.defenses = empty()
    clash.keywords = empty()
    clash.winners = ints(part(saved, "winners"))
    columns = [
        clash.owner,
        clash.control,
        clash.zone,
        clash.marks,
        clash.wounds,
        clash.changed_at,
        clash.seen,
    ]
    check_lengths(clash.what, columns)


def blank_fields(clash: Clash, players: int, handles: int) -> None:
    """Empty all zones, and put 0 in all columns and for all seats."""
    clash.what = filled(0, handles)
    clash.owner = filled(0, handles)
    clash.control = filled(0, handles)
    clash.zone = filled(0, handles)
    clash.marks = filled(0, handles)
    clash.wounds = filled(0, handles)
    clash.changed_at = filled(0, handles)
    clash.seen = filled(0, handles)
    clash.library = [[] for _ in range(players)]
    clash.hand = [[] for _ in range(players)]
    clash.pit = [[] for _ in range(players)]
    clash.energies = [[] for _ in range(players)]
    clash.units = []
    clash.presences = []
    clash.watchers = []
    clash.life = []
    clash.out = [0] * players
    clash.laid = [0] * players
    clash.turns = [0] * players
    clash.lasting = []
    clash.used = []
    clash.known = [[] for _ in range(players)]
    clash.chain = []
    clash.ready = empty()
    clash.attacks = empty()
    clash.defenses = empty()
    clash.keywords = empty()
    clash.winners = []

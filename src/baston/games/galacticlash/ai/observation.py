"""What a seat sees as numbers: docs/env.md says how to read them."""

from __future__ import annotations

from typing import Final

from baston.games.galacticlash.ai.observer import Look
from baston.games.galacticlash.ai.option_rows import COLUMNS, LINKS, add_options, add_picks
from baston.games.galacticlash.constants import ATTACK as ATTACK_PHASE
from baston.games.galacticlash.constants import FIRST_ITEM, HARMLESS, STUCK
from baston.games.galacticlash.effects.answering import NO_WINDOW, open_window, seats_that_may_answer
from baston.games.galacticlash.effects.chain import targets_of
from baston.games.galacticlash.queries.figures import attack, defense, keywords, shield_of
from baston.games.galacticlash.queries.in_play import is_delayed, is_engaged, ready_energies
from baston.games.galacticlash.queries.seats import player_handle, side_of
from baston.games.galacticlash.state.clash import Clash, Combat
from baston.games.galacticlash.variant import FORMATS
from baston.kernel.numbers import is_among
from baston.kernel.observation import IN_DECK, IN_DISCARD, IN_HAND, OPTIONS, Part, Sheet, add_pile

SEATS: Final = 4
UNITS: Final = 64
PRESENCES: Final = 32
ENERGIES: Final = 80
CHAIN: Final = 16
PILED: Final = 240
MOST_PICKS: Final = 64
MOST_OPTIONS: Final = 256

PARTS: Final = (
    Part(
        "table",
        1,
        (
            *("players", "format", "active", "turn", "phase", "asked", "asking"),
            *("force_plays", "mastery_plays", "any_plays", "kind", "window"),
        ),
    ),
    Part(
        "seats",
        SEATS,
        (
            *("life", "partner", "out", "laid", "role", "shield", "library", "hand", "pit", "energies"),
            *("dark", "light", "force_mastery", "tech_mastery", "to_answer"),
        ),
    ),
    Part(
        "units",
        UNITS,
        (
            *("card", "controller", "owner", "attack", "defense", "wounds", "engaged", "stuck", "delayed"),
            *("shield", "harmless", "keywords", "attacks", "blocked", "blocks", "split", "due"),
        ),
    ),
    Part("presences", PRESENCES, ("card", "controller", "owner", "engaged", "stuck")),
    Part("energies", ENERGIES, ("card", "controller", "owner", "engaged", "stuck")),
    Part("chain", CHAIN, ("card", "player", "capacity", "target", "target_player", "target_row")),
    Part("piles", PILED, ("pile", "seat", "card")),
    Part("picked", MOST_PICKS, COLUMNS),
    Part(OPTIONS, MOST_OPTIONS, COLUMNS, LINKS),
)
NUMBERS_OF_FORMATS: Final = {name: number for number, name in enumerate(FORMATS, 1)}


def observe(clash: Clash, seat: int, sheet: Sheet) -> None:
    """Write all that a seat may see into a sheet, part by part; seats are counted from the observing one."""
    look = Look(clash, seat, sheet)
    _add_table(look)
    sheet.end()
    _add_seats(look)
    sheet.end()
    _add_units(look)
    sheet.end()
    _add_in_play(look, clash.presences)
    sheet.end()
    _add_in_play(look, look.energies())
    sheet.end()
    _add_chain(look)
    sheet.end()
    _add_piles(look)
    sheet.end()
    decision = clash.decision
    if decision is None or decision.player != seat:
        sheet.end()
        sheet.end()
        return
    add_picks(look)
    sheet.end()
    add_options(look, decision.kind, decision.options)
    sheet.end()


def _add_table(look: Look) -> None:
    clash, sheet, decision = look.clash, look.sheet, look.clash.decision
    asked, asking, kind = 0, 0, 0
    if decision is not None:
        kind = decision.kind + 1
        asked = look.whose[decision.player]
        asking = look.card(decision.card) if 0 < decision.card < FIRST_ITEM else 0
    sheet.add(clash.players)
    sheet.add(NUMBERS_OF_FORMATS[clash.variant.format])
    sheet.add(look.whose[clash.turn])
    sheet.add(clash.turn_number)
    sheet.add(clash.phase)
    sheet.add(asked)
    sheet.add(asking)
    sheet.add(clash.force_plays)
    sheet.add(clash.mastery_plays)
    sheet.add(clash.any_plays)
    sheet.add(kind)
    sheet.add(open_window(clash) + 1)


def _add_seats(look: Look) -> None:
    clash, sheet = look.clash, look.sheet
    coming: list[int] = seats_that_may_answer(clash) if open_window(clash) != NO_WINDOW else []
    for n in range(clash.players):
        other = (look.seat + n) % clash.players
        side, handle = side_of(clash, other), player_handle(other)
        is_partner = n > 0 and side == side_of(clash, look.seat)
        ready = ready_energies(clash, other)
        sheet.add5(
            clash.life[side],
            1 if is_partner else 0,
            clash.out[other],
            clash.laid[other],
            look.card(handle) if clash.variant.is_duo else 0,
        )
        sheet.add5(
            shield_of(clash, handle),
            len(clash.library[other]),
            len(clash.hand[other]),
            len(clash.pit[other]),
            len(clash.energies[other]),
        )
        may_answer = is_among(other, coming)
        sheet.add5(ready[0], ready[1], ready[2], ready[3], coming.index(other) + 1 if may_answer else 0)


def _add_units(look: Look) -> None:
    clash, sheet, whose = look.clash, look.sheet, look.whose
    combat = clash.combat if clash.phase == ATTACK_PHASE else None
    for unit in clash.units:
        sheet.add3(clash.what[unit], whose[clash.control[unit]], whose[clash.owner[unit]])
        sheet.add3(attack(clash, unit), defense(clash, unit), clash.wounds[unit])
        sheet.add3(
            1 if is_engaged(clash, unit) else 0,
            1 if clash.marks[unit] & STUCK else 0,
            1 if is_delayed(clash, unit) else 0,
        )
        sheet.add3(shield_of(clash, unit), 1 if _is_harmless(clash, unit) else 0, keywords(clash, unit))
        if combat is None:
            sheet.add_zeros(5)
        else:
            _add_fight(look, combat, unit)


def _is_harmless(clash: Clash, unit: int) -> bool:
    for m in clash.lasting:  # noqa: SIM110 - of all units at every step, and a generator is slower
        if m.kind == HARMLESS and m.thing == unit:
            return True
    return False


def _add_fight(look: Look, combat: Combat, unit: int) -> None:
    """Which seat it attacks, whether it has been blocked, and the row of the unit that it blocks, from 1.

    Then whether it has split its wounds, and how many it is due by others' splits.
    """
    clash, sheet, splits = look.clash, look.sheet, combat.splits
    attacks, blocks, has_split, due = 0, 0, 0, 0
    if is_among(unit, combat.attackers):
        attacks = look.whose[combat.against[combat.attackers.index(unit)]]
    for i in range(0, len(combat.blocks), 2):
        if combat.blocks[i] == unit and is_among(combat.blocks[i + 1], clash.units):
            blocks = look.rows[combat.blocks[i + 1]]
    for i in range(0, len(splits), 3):
        if splits[i] == unit:
            has_split = 1
        if splits[i + 1] == unit:
            due += splits[i + 2]
    sheet.add5(attacks, 1 if is_among(unit, combat.blocked) else 0, blocks, has_split, due)


def _add_in_play(look: Look, cards: list[int]) -> None:
    """Cards in play, which all know: what each is, who controls it, whose it is, and how it stands."""
    clash, sheet, whose = look.clash, look.sheet, look.whose
    for card in cards:
        sheet.add5(
            clash.what[card],
            whose[clash.control[card]],
            whose[clash.owner[card]],
            1 if is_engaged(clash, card) else 0,
            1 if clash.marks[card] & STUCK else 0,
        )


def _add_chain(look: Look) -> None:
    """What waits on the chain, the last one resolving first, and its first target."""
    clash, sheet = look.clash, look.sheet
    for frame in clash.chain:
        targets = targets_of(clash, frame)
        first = targets[0] if targets else 0
        number, whose = look.target(first)
        sheet.add3(clash.what[frame.card], look.whose[frame.player], 1 if frame.subject > 0 else 0)
        sheet.add3(number, whose, look.row(first) if targets else 0)


def _add_piles(look: Look) -> None:
    """The cards that the seat knows: hands, pits, and libraries from the top to the last that it knows."""
    clash, sheet, seat, players = look.clash, look.sheet, look.seat, look.clash.players
    seen, what = clash.seen, clash.what
    for n in range(players):
        add_pile(sheet, IN_HAND, n + 1, clash.hand[(seat + n) % players], seen, what, seat)
    for n in range(players):
        for card in reversed(clash.pit[(seat + n) % players]):
            sheet.add3(IN_DISCARD, n + 1, what[card])
    for n in range(players):
        add_pile(sheet, IN_DECK, n + 1, clash.library[(seat + n) % players], seen, what, seat)

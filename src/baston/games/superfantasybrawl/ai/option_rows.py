"""What a seat that is asked may do, as rows of numbers: docs/env.md says how to read them.

An option names a champion, a hex or what lies there; a row tells too who stands there, who stands beside it
and what is near, so that nobody has to work it out from columns and rows of hexes.
"""

from __future__ import annotations

from typing import Final

from baston.games.superfantasybrawl.acting.attack import attack_damage
from baston.games.superfantasybrawl.cards.card import RULES, printed
from baston.games.superfantasybrawl.constants import (
    ATTACK,
    CHAMPION,
    CORE,
    FIRST_CARD,
    FIRST_CHALLENGE,
    FIRST_HEX,
    FIRST_STANDARD,
    FIRST_TOKEN,
    GATE,
)
from baston.games.superfantasybrawl.moving.traps import token_of
from baston.games.superfantasybrawl.queries.challenges import challenge_of, counts_on
from baston.games.superfantasybrawl.queries.seats import seat_of, side_of
from baston.games.superfantasybrawl.queries.whereabouts import is_in_arena
from baston.games.superfantasybrawl.state.arena import TEAMS, Arena
from baston.kernel.frame import FIELD, HANDLE, NUMBER, PACKED, PASS, SEAT
from baston.kernel.observation import DECLINES, Sheet, relative
from baston.kernel.sight import has_seen

# What an option is that does not decline; things are of many kinds here, and come first.
A_CHAMPION: Final = 2
A_CARD: Final = 3
A_TRAP: Final = 4
A_CHALLENGE: Final = 5
A_STANDARD: Final = 6
A_HEX: Final = 7
A_PLAY: Final = 8
A_SEAT: Final = 9
A_NUMBER: Final = 10
A_CORE: Final = 11
A_DRAFTED: Final = 12

COLUMNS: Final = (
    *("is", "card", "champion", "core", "seat", "q", "r", "number"),
    *("row", "damage", "statue", "friends", "rivals", "challenges"),
)
LINKS: Final = (("row", "champions"),)


class OptionRow:
    """An option as numbers: what it is, and what it is about; 0 in columns that say nothing of it."""

    def __init__(self, what: int) -> None:
        self.what: int = what
        self.card: int = 0
        self.champion: int = 0  # the printed one
        self.core: int = 0
        self.seat: int = 0  # counted from the one that looks
        self.q: int = 0
        self.r: int = 0
        self.number: int = 0
        self.row: int = 0  # in the part `champions`, from 1: who it is, or who stands there
        self.damage: int = 0  # what the attack on its way deals to that one
        self.statue: int = 0  # how far the nearest one is from there
        self.friends: int = 0  # champions of the own side beside that hex
        self.rivals: int = 0  # likewise of the other side
        self.challenges: int = 0  # how many on the track count who stands there

    def write(self, sheet: Sheet) -> None:
        """Write the columns of this row to a sheet, in their order."""
        sheet.add5(self.what, self.card, self.champion, self.core, self.seat)
        sheet.add5(self.q, self.r, self.number, self.row, self.damage)
        sheet.add3(self.statue, self.friends, self.rivals)
        sheet.add(self.challenges)


class OptionRows:
    """The rows of options, as one seat sees them, and the sheet on which they are written."""

    def __init__(self, arena: Arena, seat: int, sheet: Sheet) -> None:
        self._arena = arena
        self._seat = seat
        self._side = seat % TEAMS
        self._sheet = sheet
        self._conditions = [challenge_of(arena, one).condition for one in arena.track if one]
        self._standing = arena.board.grid.unmarked[:]  # by hex: the champion there
        self._friends = arena.board.grid.unmarked[:]  # by hex: how many of the own side are beside it
        self._rivals = arena.board.grid.unmarked[:]
        self._mark_champions()

    def _mark_champions(self) -> None:
        arena, champion = self._arena, 0
        for seat in range(arena.players):
            beside = self._friends if seat % TEAMS == self._side else self._rivals
            for _ in range(arena.team_size):
                champion += 1
                hex = arena.hex[champion]
                if hex != GATE:
                    self._standing[hex] = champion
                    for near in arena.board.grid.next_to[hex]:
                        beside[near] += 1

    def add_picked(self) -> None:
        """Write what has been answered so far to the questions of this step, but for seats and numbers."""
        for kind, pick in RULES.answers(self._arena.frames[-1]):
            if kind not in (SEAT, NUMBER):
                self._row(kind, pick).write(self._sheet)

    def add_options(self, kind: int, options: list[int]) -> None:
        """Write a row for each option of this kind."""
        for option in options:
            self._row(kind, option).write(self._sheet)

    def _row(self, kind: int, option: int) -> OptionRow:
        if option == PASS:
            return OptionRow(DECLINES)
        if kind == PACKED:
            return self._play(option)
        if kind == SEAT:
            row = OptionRow(A_SEAT)
            row.seat = relative(option - 1, self._seat, self._arena.players)
        elif kind == CHAMPION:
            row = OptionRow(A_DRAFTED)
            row.champion = option - 1
        elif kind == CORE:
            row = OptionRow(A_CORE)
            row.core = option
        elif kind == NUMBER:
            row = OptionRow(A_NUMBER)
            row.number = option
        else:
            return self._thing(option)
        return row

    def _play(self, option: int) -> OptionRow:
        """An action card or a standard action, its champion and the Core that pays for it."""
        arena = self._arena
        thing, champion = option >> FIELD & HANDLE, option & HANDLE
        row = OptionRow(A_PLAY)
        if thing < FIRST_STANDARD:
            row.card = arena.what[thing]
        else:
            row.number = thing - FIRST_STANDARD + 1
        row.core = option >> 2 * FIELD
        self._add_champion(row, champion)
        return row

    def _thing(self, thing: int) -> OptionRow:
        arena = self._arena
        known = thing < FIRST_STANDARD and has_seen(arena.seen, thing, self._seat)
        if thing >= FIRST_HEX:
            row = OptionRow(A_HEX)
            self._add_hex(row, thing)
            row.number = thing - FIRST_HEX + 1
        elif thing >= FIRST_STANDARD:
            row = OptionRow(A_STANDARD)
            row.number = thing - FIRST_STANDARD + 1
        elif thing >= FIRST_CHALLENGE:
            row = OptionRow(A_CHALLENGE)
            row.number = arena.what[thing] if known else 0
        elif thing >= FIRST_TOKEN:
            row = OptionRow(A_TRAP)
            if thing in arena.trap_tokens:
                self._add_hex(row, arena.trap_hexes[arena.trap_tokens.index(thing)])
            row.number = token_of(arena, thing).kind + 1 if known else 0
        elif thing >= FIRST_CARD:
            row = OptionRow(A_CARD)
            if known:
                row.card = arena.what[thing]
                row.champion = printed(arena, thing).champion.number
        else:
            row = OptionRow(A_CHAMPION)
            self._add_champion(row, thing)
        return row

    def _add_champion(self, row: OptionRow, champion: int) -> None:
        """Say who it is, whose, and where it stands."""
        arena = self._arena
        row.champion = arena.what[champion]
        row.seat = relative(seat_of(arena, champion), self._seat, arena.players)
        if is_in_arena(arena, champion):
            self._add_hex(row, arena.hex[champion])
        self._add_who(row, champion)

    def _add_hex(self, row: OptionRow, hex: int) -> None:
        """Say where a hex is, who stands on it and beside it, and what is near."""
        arena, board = self._arena, self._arena.board
        row.q, row.r = board.grid.offset(hex)
        row.statue = board.to_statue[hex]
        row.friends, row.rivals = self._friends[hex], self._rivals[hex]
        for condition in self._conditions:
            if counts_on(arena, condition, self._side, hex):
                row.challenges += 1
        if self._standing[hex] > 0:
            self._add_who(row, self._standing[hex])

    def _add_who(self, row: OptionRow, champion: int) -> None:
        """Name the row of a champion, and what the attack on its way deals to it, if it strikes an enemy."""
        arena, action = self._arena, self._arena.action
        place = (champion - 1) % arena.team_size
        whose = relative(seat_of(arena, champion), self._seat, arena.players)
        row.row = (whose - 1) * arena.team_size + place + 1
        if action is None or action.card == 0 or not is_in_arena(arena, champion):
            return
        enemy = side_of(arena, champion) != side_of(arena, action.champion)
        if enemy and printed(arena, action.card).kind == ATTACK:
            row.damage = attack_damage(arena, action, champion)

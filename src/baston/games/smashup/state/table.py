"""The state of a game of Smash Up: columns by handle, zones by seat, and the records of what goes on.

Handles share one numbering: places 1 … PLACES, then the base cards, then the cards, seat by seat. A place
stays when its base is exchanged or replaced; `base_at` says which base card lies there.
"""

from __future__ import annotations

from typing import Final

from baston.games.smashup.constants import GOAL, SETUP
from baston.games.smashup.state.hooks import Hooks
from baston.games.smashup.variant import STANDARD, Variant
from baston.kernel.column import Column
from baston.kernel.declaration import BySeat, Custom, Derived, Later, Rare, Shared
from baston.kernel.effect import begin
from baston.kernel.frame import Frame
from baston.kernel.modifier import Modifier
from baston.kernel.window import Window

PLACES: Final = 12  # most places that can ever lie side by side
FIRST_BASE: Final = PLACES + 1
DECK_SIZE: Final = 40  # SU-2
NO_LIMIT: Final = 99
ANYWHERE: Final = 0
EVERY_SEAT: Final = -1
NO_CARD: Final = 0  # the source of what no card does
UNKNOWN: Final = -1
TO_CHOOSE: Final = -1  # a seat has come to a camp and has still to choose its slot there
WHERE_I_HAVE_NONE: Final = -1  # a base on which the player has no minion


class ExtraPlay:
    """An extra play with a condition (SU-136), never changed once made; those without are only counted."""

    action: bool
    power_at_most: int  # printed power
    place: int  # a place, ANYWHERE or WHERE_I_HAVE_NONE
    raising: bool  # an action that directly increases the power of a minion of the player (SU-104)
    other_than: int  # number of a printed card: a minion of another name; 0: any

    def __init__(
        self, action: bool, power_at_most: int, place: int, raising: bool = False, other_than: int = 0
    ) -> None:
        self.action = action
        self.power_at_most = power_at_most
        self.place = place
        self.raising = raising
        self.other_than = other_than

    def same(self, other: ExtraPlay) -> bool:
        """Whether two extra plays allow the same."""
        return (
            self.action == other.action
            and self.power_at_most == other.power_at_most
            and self.place == other.place
            and self.raising == other.raising
            and self.other_than == other.other_than
        )

    def is_plain(self) -> bool:
        """Whether this extra play allows any card of its kind, anywhere."""
        return (
            self.power_at_most == NO_LIMIT
            and self.place == ANYWHERE
            and not self.raising
            and self.other_than == 0
        )


class Scoring:
    """The scoring of a base on its way (SU-33)."""

    place: int
    base: int  # the base card that is being scored
    silenced: bool = False  # was the base's ability ignored by all when VP were awarded?
    replacement: int = 0  # the base card chosen to come next, 0 for the top of the base deck
    ends_extra_base: Rare[int] = 0  # the action on account of which no base comes next (SU-199)
    ranks: list[int]  # by seat: 1 winner, 2 runner-up, 3 third, 0 none of them
    totals: list[int]  # by seat: power when VP were awarded, −1 without a minion there
    plans: list[int]  # what "after" abilities settled for the discarding: groups of PLAN ints
    played: Rare[list[int]]  # cards played for it, of those of which one is allowed per base (SU-141)

    def __init__(self, place: int, base: int) -> None:
        self.place = place
        self.base = base
        self.ranks = []
        self.totals = []
        self.plans = []
        self.played = []


class Camps:
    """What a table of Base Principale has besides: a base in the middle, four camps around it with slots.

    The camps are the first places; in each lies a face of the base, so that each has its ability (BP-50).
    """

    base: int = 0  # the base card in the middle, 0 before there is one
    first_slot: int  # handle of the first slot; each camp's follow each other, the virtual one last
    period: int = 1
    round: int = 1  # of the period
    extra: bool = False  # is this a round to break a tie (BP-71)?
    first: int = 0  # the seat that has the first-player marker
    turns: int = 0  # begun in this round
    fresh: bool = False  # has nothing been done yet in this turn's play phase?
    drew: Later[int] = 0  # a bit for each seat that drew since it could last show useless cards (BP-105)
    held: list[int]  # by camp and seat: the handle of its slot there, 0 without a card, TO_CHOOSE
    spent: list[int]  # slots whose effect of once a round has been used in it
    totals: list[int]  # by seat: power on the whole mat at the last scoring
    scorings: list[Scoring]  # of the camps, from the scoring until the next base has come

    def __init__(self, first_slot: int) -> None:
        self.first_slot = first_slot
        self.held = []
        self.spent = []
        self.totals = []
        self.scorings = []


NO_SCORINGS: Final[list[Scoring]] = []  # never to be changed


class Table(Hooks):
    """A game in progress, a standard one or that of a mode. `table_fields.py` copies it."""

    variant: Shared[Custom[Variant]]
    first_card: int = 0  # handle of the first card
    turn: int = 0  # the active seat
    turn_number: int = 0
    phase: int = SETUP
    minion_plays: int = 0  # plays without a condition that are left in this play phase
    action_plays: int = 0
    # columns by handle
    what: Shared[Custom[Column]]  # number of the printed card; hidden
    owner: Shared[Column]
    place: Column  # handle of the place, or a zone
    control: Column
    bearer: Column  # what an attached action lies on: a place or a minion
    changed_at: Column
    seen: Column  # a bit for each seat that knows what this is
    powers: Derived[Column]  # of minions in play; empty until one is asked for
    # zones
    hand: BySeat[list[int]]
    deck: BySeat[list[int]]  # the top card is the last
    discard: BySeat[list[int]]
    base_deck: list[int]  # the top card is the last
    base_discard: Shared[list[int]]
    places: Shared[list[int]]  # in play, left to right
    base_at: Shared[list[int]]  # base card by place
    minions_at: list[list[int]]  # by place, in order of arrival
    attached: Shared[list[int]]  # actions in play, in order of arrival
    buried: Shared[Rare[list[int]]]  # cards face down at a place: not in play, known to who has buried them
    watchers: list[int]  # cards and bases in play that have abilities, in order of arrival
    watched: Derived[int] = 0  # what they do together, a bit each; 0 until `queries.watching` asks
    discards_used: Derived[int] = UNKNOWN  # 1 if any card of the game is used from the discard pile, else 0
    plays: Derived[list[list[int]]]  # packed plays at all places, by card; empty until one is asked for …
    plays_places: Derived[list[int]]  # … and the list of places that they are for
    # counts
    vp: Shared[BySeat[int]]
    factions: Shared[Custom[BySeat[list[int]]]]  # numbers of factions
    open_factions: Shared[Custom[list[int]]]  # from which the draft chooses
    extra: Shared[Custom[list[Shared[ExtraPlay]]]]
    minions_played: BySeat[int]  # this turn
    used: Shared[Custom[list[int]]]  # abilities used this turn, once a turn each
    lasting: Shared[list[Shared[Modifier]]]
    named: Shared[Custom[list[int]]]  # pairs of an action and the faction named for it
    counters: Shared[Custom[list[int]]]  # the minion for each +1 counter on it, −minion for each −1 (SU-102)
    uses: Shared[Custom[list[int]]]  # of this turn, in threes: card, effect of its ability, seat
    moves: Shared[Custom[list[int]]]  # of this turn, in pairs: minion, the place that it left
    visits: Shared[Custom[list[int]]]  # of this turn, in pairs: seat, base for who has played there
    scoring: Scoring | None = None
    windows: list[Window]
    winners: Shared[list[int]]
    camps: Custom[Camps | None] = None  # None in the standard mode

    def blank(self) -> Table:
        """Returns a table of the same mode, without anything on it."""
        return Table()

    def orders(self) -> int:
        """The seat, from 0, that orders simultaneous triggers: the active one."""
        return self.turn  # SU-111

    def next_triggers(self, places: list[int]) -> list[int]:
        """The waiting triggers that may go next; of alike ones only the first, as their order is no choice.

        Alike are those of one card for several victims, or of one base in several camps.
        """
        first: list[int] = []
        for place in places:
            frame = self.pending[place - 1]
            if not any(self._is_alike(self.pending[other - 1], frame) for other in first):
                first.append(place)
        return first

    def _is_alike(self, one: Frame, other: Frame) -> bool:
        if one.effect != other.effect or one.player != other.player:
            return False
        return one.card == other.card or one.where == other.where == 0

    def changed(self, thing: int) -> int:
        """When a thing last became a new object, by the clock."""
        return self.changed_at[thing]

    def printed(self, card: int) -> int:
        """The number of the printed card of a handle."""
        return self.what[card]

    def printed_place(self, where: int) -> int:
        """The number of the printed base at a place, of a camp itself, or of a base's handle."""
        if where >= FIRST_BASE or where == 0:
            return self.what[where]
        return self.what[where] or self.what[self.base_at[where]]

    # Hooks that need the fields.

    def faces(self, place: int) -> list[int]:
        """Returns the handles by which the base of a place acts: itself, or its face in each camp (BP-50)."""
        return [self.base_at[place]]

    def lay_base(self, place: int, base: int) -> int:
        """Lay a base card at a place, or with 0 none; return the base that lay there, or 0."""
        before = self.base_at[place]
        base_at = self.base_at[:]
        base_at[place] = base
        self.base_at = base_at
        if base > 0:
            self.place[base] = place
        return before

    def begin_turns(self, turn: int) -> None:
        """Begin what follows the opening; `turn` is the number of the effect of a turn."""
        begin(self, turn, 0, self.turn)

    def scorings(self) -> list[Scoring]:
        """Returns the records of the scoring under way: of one base, or of all camps together (BP-83)."""
        return NO_SCORINGS if self.scoring is None else [self.scoring]

    def is_won(self, leaders: list[int]) -> bool:
        """Whether the rules end the game here, where these seats have the most VP (SU-70)."""
        return len(leaders) == 1 and self.vp[leaders[0]] >= GOAL


TABLES: Final[dict[str, type[Table]]] = {STANDARD: Table}  # by the name of the mode


def table_for(variant: Variant) -> Table:
    """Returns a table of the variant's mode, without anything on it. Raises KeyError if there is none."""
    return TABLES[variant.mode]()


PLAN: Final = 5  # ints of a plan: way to affect, card, its `changed_at`, destination, source


def the_scoring(table: Table, place: int) -> Scoring:
    """The record of the scoring under way at a place; there must be one."""
    for record in table.scorings():
        if record.place == place:
            return record
    raise AssertionError("nothing is being scored there")

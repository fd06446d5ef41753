"""The state of a game of Super Fantasy Brawl: columns by handle, zones by seat, and the action going on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from baston.games.superfantasybrawl.arena_files.board import Board
from baston.games.superfantasybrawl.constants import (
    CHALLENGE_CAUSE,
    FIRST_CARD,
    FIRST_CHALLENGE,
    FIRST_HEX,
    FIRST_STANDARD,
    FIRST_TOKEN,
    SETUP,
)
from baston.games.superfantasybrawl.variant import Variant
from baston.kernel.column import Column
from baston.kernel.declaration import BySeat, Custom, Derived, Shared
from baston.kernel.modifier import Modifier
from baston.kernel.state import State

TEAMS: Final = 2
GOAL: Final = 5  # victory points (SFB-1)
GOAL_OF_FOUR: Final = 7  # SFB-295
NO_WAY: Final = -1


class Action:
    """An action on its way: an attack, a skill or a standard action, with the Reactions to it (SFB-63).

    It is also where an action keeps what its later steps must know; no action begins while another goes on.
    """

    double: bool = False
    lifesteal: bool = False
    no_displacement: bool = False
    no_post: bool = False  # the rest of the post-attack effects does not happen
    no_post_of_attack: bool = False
    again: bool = False  # the card is played again (SFB-240)
    champion: int
    card: int  # the action card, 0 for a standard action
    player: int
    way: int = NO_WAY  # how the area is laid, NO_WAY without one
    boost: int = 0  # strength added to this attack
    may_react: int = 1  # Reactions that can still be played against it
    poison: int = 0  # fixed in step 6, like `double`, `lifesteal` and `wounds`
    passes: int = 0  # passes of the damage step done
    stolen: int = 0  # attack damage of the last pass, which Lifesteal heals
    targets: list[int]  # of the attack or skill, in the order of the hexes of an area
    reactions: list[int]  # in pairs: Reaction card, defended champion
    guards: list[int]  # in pairs: champion, defense added against this attack
    wounds: list[int]  # attack damage of one pass, by target
    dealt: list[int]  # attack damage of all passes, by target (SFB-105)
    fallen: list[int]  # champions that went out of action during it
    rising: list[int]  # champions that level up when it is over (SFB-160)
    pierced: list[int]  # targets whose defense it ignores by what was marked before

    def __init__(self, champion: int, card: int, player: int) -> None:
        self.champion = champion
        self.card = card
        self.player = player
        self.targets = []
        self.reactions = []
        self.guards = []
        self.wounds = []
        self.dealt = []
        self.fallen = []
        self.rising = []
        self.pierced = []


class Arena(State):
    """A game in progress. Columns are written by verbs only; `arena_fields.py` copies and saves them."""

    variant: Shared[Custom[Variant]]
    board: Derived[Board]  # of the arena that the variant names
    team_size: int = 0
    # the turn
    first: int = 0  # the first player
    turn: int = 0  # the active seat
    round: int = 0
    phase: int = SETUP
    standards: int = 0  # a bit for each standard action used in this phase (SFB-135)
    dealer: int = 0  # seat whose card or standard action dealt damage last (SFB-261)
    order: Shared[list[int]]  # seats in turn order
    free_used: BySeat[int]  # free standard actions used in this round (ALK+)
    # columns by handle
    what: Shared[Custom[Column]]  # number of what a champion, card, trap token or challenge is
    seen: Column  # a bit for each seat that knows what it is; of champions, before the deal: what is brought
    # champions, by handle
    hex: list[int]  # where it stands, GATE if it is not in the arena
    damage: list[int]
    level: list[int]  # 1: the levelled side is up
    # seats
    hand: BySeat[list[int]]
    deck: BySeat[list[int]]  # the top card is the last
    discard: BySeat[list[int]]
    cores: BySeat[int]  # a bit for each ready Core
    vp: list[int]  # by side
    home: Shared[list[int]]  # by side: which deployment zone
    teams: Shared[Custom[BySeat[list[int]]]]  # numbers of its champions, as they are chosen
    brought: Shared[Custom[BySeat[list[int]]]]  # champions among which a draft still chooses
    # traps and challenges
    trap_hexes: Shared[Custom[list[int]]]  # hexes that hold a token …
    trap_tokens: Shared[Custom[list[int]]]  # … and which, in the same order
    supply: Shared[Custom[list[int]]]
    challenge_deck: Shared[Custom[list[int]]]
    challenge_discard: Shared[Custom[list[int]]]
    track: Shared[Custom[list[int]]]  # by slot: challenge, 0 for a gap
    lasting: Shared[list[Shared[Modifier]]]
    action: Action | None = None
    winners: Shared[list[int]]

    def orders(self) -> int:
        """The seat, from 0, that orders simultaneous triggers: the active one."""
        return self.turn  # SFB-239

    def cause(self) -> int:
        """The handle on whose account things happen now; 0 if the rules act."""
        return CAUSE[0](self)

    def printed(self, card: int) -> int:
        """The number of the printed action card of a handle; 0 for anything else."""
        return self.what[card] if FIRST_CARD <= card < FIRST_HEX else 0

    def printed_cause(self, cause: int) -> int:
        """What is printed on the cause of an event, as a number: everybody sees it now.

        As a card may be hidden again later, it is kept as the printed card, as a negative number: challenges
        beyond CHALLENGE_CAUSE.
        """
        if FIRST_CARD <= cause < FIRST_TOKEN:
            return -self.what[cause]
        if FIRST_CHALLENGE <= cause < FIRST_STANDARD:
            return -CHALLENGE_CAUSE - self.what[cause]
        return cause

    def goal(self) -> int:
        """How many victory points win."""
        return GOAL if self.players == TEAMS else GOAL_OF_FOUR

    def check(self) -> None:
        """End the game once a side has reached the goal, whatever was still to come (SFB-260 to 262)."""
        vp = self.vp
        if (vp[0] < GOAL and vp[1] < GOAL) or self.over:
            return
        goal = self.goal()
        if vp[0] < goal and vp[1] < goal:
            return
        self.over = True
        side = 0 if vp[0] > vp[1] else 1
        if vp[0] == vp[1]:
            side = 1 - self.dealer % TEAMS  # who played the card loses
        self.winners = [seat for seat in range(self.players) if seat % TEAMS == side]


def _no_cause(arena: Arena) -> int:
    return 0


# On whose account things happen: `moving.traps` sets it, for it needs effects, which need the state.
CAUSE: Final[list[Callable[[Arena], int]]] = [_no_cause]

"""The state of a game of Super Fantasy Brawl: columns by handle, zones by seat, and the action going on."""

from __future__ import annotations

from typing import Final

from baston.games.superfantasybrawl.arena_files.board import Board
from baston.games.superfantasybrawl.constants import SETUP
from baston.games.superfantasybrawl.variant import Variant
from baston.kernel.column import Column
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

    champion: int
    card: int  # the action card, 0 for a standard action
    player: int
    targets: list[int]  # of the attack or skill, in the order of the hexes of an area
    way: int  # how the area is laid, NO_WAY without one
    boost: int  # strength added to this attack
    pierced: list[int]  # targets whose defense it ignores by what was marked before
    reactions: list[int]  # in pairs: Reaction card, defended champion
    guards: list[int]  # in pairs: champion, defense added against this attack
    may_react: int  # Reactions that can still be played against it
    wounds: list[int]  # attack damage of one pass, by target: fixed in step 6, like the next four
    poison: int
    double: bool
    lifesteal: bool
    passes: int  # passes of the damage step done
    stolen: int  # attack damage of the last pass, which Lifesteal heals
    dealt: list[int]  # attack damage of all passes, by target (SFB-105)
    no_displacement: bool
    no_post: bool  # the rest of the post-attack effects does not happen
    no_post_of_attack: bool
    fallen: list[int]  # champions that went out of action during it
    rising: list[int]  # champions that level up when it is over (SFB-160)
    again: bool  # the card is played again (SFB-240)

    def __init__(self, champion: int, card: int, player: int) -> None:
        self.champion = champion
        self.card = card
        self.player = player
        self.targets = []
        self.way = NO_WAY
        self.boost = 0
        self.pierced = []
        self.reactions = []
        self.guards = []
        self.may_react = 1
        self.wounds = []
        self.poison = 0
        self.double = False
        self.lifesteal = False
        self.passes = 0
        self.stolen = 0
        self.dealt = []
        self.no_displacement = False
        self.no_post = False
        self.no_post_of_attack = False
        self.fallen = []
        self.rising = []
        self.again = False

    def copy(self) -> Action:
        twin = Action(self.champion, self.card, self.player)
        twin.targets = self.targets[:]
        twin.way = self.way
        twin.boost = self.boost
        twin.pierced = self.pierced[:]
        twin.reactions = self.reactions[:]
        twin.guards = self.guards[:]
        twin.may_react = self.may_react
        twin.wounds = self.wounds[:]
        twin.poison = self.poison
        twin.double = self.double
        twin.lifesteal = self.lifesteal
        twin.passes = self.passes
        twin.stolen = self.stolen
        twin.dealt = self.dealt[:]
        twin.no_displacement = self.no_displacement
        twin.no_post = self.no_post
        twin.no_post_of_attack = self.no_post_of_attack
        twin.fallen = self.fallen[:]
        twin.rising = self.rising[:]
        twin.again = self.again
        return twin


class Arena(State):
    """A game in progress. Columns are written in `verbs.py` only."""

    variant: Variant
    board: Board
    players: int
    team_size: int
    # columns by handle
    what: Column  # number of what a champion, card, trap token or challenge is; replaced when sampled
    seen: (
        Column  # a bit for each seat that knows what this is; of champions, before the deal: what is brought
    )
    # champions, by handle
    hex: list[int]  # where it stands, GATE if it is not in the arena
    damage: list[int]
    level: list[int]  # 1: the levelled side is up
    # seats
    hand: list[list[int]]
    deck: list[list[int]]  # the top card is the last
    discard: list[list[int]]
    cores: list[int]  # a bit for each ready Core
    vp: list[int]  # by side
    home: list[int]  # by side: which deployment zone
    teams: list[list[int]]  # by seat: numbers of its champions, as they are chosen
    brought: list[list[int]]  # by seat: champions among which a draft still chooses
    # traps and challenges
    trap_hexes: list[int]  # hexes that hold a token …
    trap_tokens: list[int]  # … and which, in the same order
    supply: list[int]
    challenge_deck: list[int]
    challenge_discard: list[int]
    track: list[int]  # by slot: challenge, 0 for a gap
    # the turn
    first: int  # the first player
    order: list[int]  # seats in turn order
    turn: int  # the active seat
    round: int
    phase: int
    standards: int  # a bit for each standard action used in this phase (SFB-135)
    free_used: list[int]  # by seat: free standard actions used in this round (ALK+)
    lasting: list[Modifier]
    action: Action | None
    dealer: int  # seat whose card or standard action dealt damage last (SFB-261)
    winners: list[int]

    def __init__(self) -> None:
        super().__init__()
        self.players = 0
        self.team_size = 0
        self.first = 0
        self.turn = 0
        self.round = 0
        self.phase = SETUP
        self.standards = 0
        self.action = None
        self.dealer = 0

    def copy(self) -> Arena:
        twin = Arena()
        self.copy_machine(twin)
        twin.variant = self.variant
        twin.board = self.board
        twin.players = self.players
        twin.team_size = self.team_size
        twin.what = self.what  # replaced, never changed in place
        twin.seen = self.seen[:]
        twin.hex = self.hex[:]
        twin.damage = self.damage[:]
        twin.level = self.level[:]
        twin.hand = [cards[:] for cards in self.hand]
        twin.deck = [cards[:] for cards in self.deck]
        twin.discard = [cards[:] for cards in self.discard]
        twin.cores = self.cores[:]
        twin.vp = self.vp[:]
        twin.home = self.home[:]
        twin.teams = [team[:] for team in self.teams]
        twin.brought = [team[:] for team in self.brought]
        twin.trap_hexes = self.trap_hexes[:]
        twin.trap_tokens = self.trap_tokens[:]
        twin.supply = self.supply[:]
        twin.challenge_deck = self.challenge_deck[:]
        twin.challenge_discard = self.challenge_discard[:]
        twin.track = self.track[:]
        twin.first = self.first
        twin.order = self.order[:]
        twin.turn = self.turn
        twin.round = self.round
        twin.phase = self.phase
        twin.standards = self.standards
        twin.free_used = self.free_used[:]
        twin.lasting = self.lasting[:]
        action = self.action
        twin.action = None if action is None else action.copy()
        twin.dealer = self.dealer
        twin.winners = self.winners[:]
        return twin

    def orders(self) -> int:
        return self.turn  # SFB-239

    def goal(self) -> int:
        """The victory points that win."""
        return GOAL if self.players == TEAMS else GOAL_OF_FOUR

    def check(self) -> None:
        """A side that has reached the goal has won, whatever was still to come (SFB-260 to 262)."""
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

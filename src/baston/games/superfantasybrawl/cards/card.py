"""Champions and their action cards as printed, and the decorators with which authors write them.

`card.pre(step)`, `post`, `skill`, `react` and `react_post` add a step to what the card does at that moment
and return its effect; used as decorators, they add one step after another. In all of them `me.card` is the
champion that acts (for a Reaction: the defended champion, SFB-114), `me.player` its player, `me.subject` the
card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from baston.games.superfantasybrawl.constants import (
    AREA,
    ATTACK,
    DIRECT,
    INDIRECT,
    MELEE,
    NO_BOX,
    REACTION,
    SKILL,
)
from baston.games.superfantasybrawl.state.arena import Action, Arena
from baston.kernel.effect import Effect, Rulebook, Step
from baston.kernel.frame import Frame

RULES: Final[Rulebook[Arena]] = Rulebook(clause="SFB-239")

# Of an attack on one of its targets; all are read in step 6 (SFB-102).
Amount = Callable[[Arena, Action, int], int]
Holds = Callable[[Arena, Action, int], bool]
# Of a levelled side in play: the champion that has it, and the one that is looked at.
Aura = Callable[[Arena, int, int], int]
Whether = Callable[[Arena, int, int], bool]
Side = tuple[int, int]  # of a champion: its hit points and defense


class Box:
    """A targeting box: its kind, its smallest and greatest distance or the name of its area (SFB-6)."""

    def __init__(
        self, kind: int, least: int = 0, most: int = 0, shape: str = "", allies: bool = False
    ) -> None:
        self.kind: int = kind
        self.least: int = least
        self.most: int = most
        self.shape: str = shape
        self.allies: bool = allies  # team-mates may be targets too


NO_TARGET: Final = Box(NO_BOX)
NEXT_TO: Final = Box(MELEE, 1, 1)
ARC: Final = Box(AREA, shape="arc3")
RING: Final = Box(AREA, shape="ring6")


def direct(most: int, least: int = 0, allies: bool = False) -> Box:
    """The targeting box of a direct shot, `least` to `most` hexes far (SFB-84)."""
    return Box(DIRECT, least, most, "", allies)


def indirect(most: int, least: int = 0, allies: bool = False) -> Box:
    """The targeting box of an indirect shot, `least` to `most` hexes far (SFB-82)."""
    return Box(INDIRECT, least, most, "", allies)


class Card:
    """An action card. All of it is fixed once the modules of the game are imported."""

    def __init__(
        self, id: str, title: str, champion: Champion, core: int, kind: int, text: str, gist: str = ""
    ) -> None:
        self.id: str = id
        self.number: int = len(CARDS)
        self.title: str = title
        self.champion: Champion = champion
        self.core: int = core
        self.kind: int = kind
        self.text: str = text
        self.gist: str = gist  # the text in up to 40 characters, where it is longer
        self.move: int = 0  # 0: no move icon
        self.box: Box = NO_TARGET
        self.strength: int = 0
        self.defense: int = 0  # a Reaction's
        self.pre_effect: Effect[Arena] | None = None
        self.post_effect: Effect[Arena] | None = None
        self.skill_effect: Effect[Arena] | None = None
        self.react_effect: Effect[Arena] | None = None
        self.react_post_effect: Effect[Arena] | None = None
        # what an attack has, read in step 6
        self.more_strength: Amount | None = None
        self.double: Holds | None = None
        self.lifesteal: Holds | None = None
        self.pierces: Holds | None = None  # ignores defense
        self.poison: int = 0
        self.heals_ally: bool = False  # Lifesteal may be given to a team-mate
        self.no_reactions: bool = False
        # what a Reaction has
        self.guard: Amount | None = None  # the defense that it gives instead of the printed one
        self.even_fallen: bool = False  # the post-attack part comes though the champion fell (SFB-116)
        # what a skill has
        self.needs_champion: bool = False  # nothing of its text is left if the champion falls on the way
        # how the printed movement goes
        self.crosses_enemies: bool = False
        self.crosses_statues: bool = False
        self.crosses_traps: bool = False
        CARDS.append(self)
        assert id not in BY_ID, f"two cards are called {id}"
        BY_ID[id] = self

    def __repr__(self) -> str:
        return self.title

    def pre(self, step: Step[Arena]) -> Effect[Arena]:
        """Add a step to the pre-attack effect: movement keywords (SFB-92)."""
        if self.pre_effect is None:
            self.pre_effect = RULES.new(f"{self.id} pre", clause="SFB-92")
        return self.pre_effect.then(step)

    def post(self, step: Step[Arena]) -> Effect[Arena]:
        """Add a step to the post-attack effect (SFB-99)."""
        if self.post_effect is None:
            self.post_effect = RULES.new(f"{self.id} post", clause="SFB-99")
        return self.post_effect.then(step)

    def skill(self, step: Step[Arena]) -> Effect[Arena]:
        """Add a step to the text of a skill (SFB-130)."""
        if self.skill_effect is None:
            self.skill_effect = RULES.new(f"{self.id} skill", clause="SFB-130")
        return self.skill_effect.then(step)

    def react(self, step: Step[Arena]) -> Effect[Arena]:
        """Add a step to what a Reaction does as soon as it is played (SFB-115)."""
        if self.react_effect is None:
            self.react_effect = RULES.new(f"{self.id} react", clause="SFB-115")
        return self.react_effect.then(step)

    def react_post(self, step: Step[Arena]) -> Effect[Arena]:
        """Add a step to the post-attack part of a Reaction (SFB-98)."""
        if self.react_post_effect is None:
            self.react_post_effect = RULES.new(f"{self.id} react post", clause="SFB-115")
        return self.react_post_effect.then(step)

    def part(self, name: str) -> Callable[[Step[Arena]], Effect[Arena]]:
        """Decorator: an effect of this name that the card's own steps begin."""
        return RULES.new(f"{self.id} {name}", clause="SFB-163").then


class Champion:
    """A champion card with its two sides, and what its levelled side does while it is up."""

    def __init__(
        self, id: str, title: str, base: Side, levelled: Side, text: str = "", gist: str = ""
    ) -> None:
        """`text` and `gist` are those of the levelled side."""
        self.id: str = id
        self.number: int = len(CHAMPIONS)
        self.title: str = title
        self.hit_points: list[int] = [base[0], levelled[0]]
        self.defense: list[int] = [base[1], levelled[1]]
        self.text: str = text
        self.gist: str = gist
        self.cards: list[Card] = []
        # the levelled side
        self.defense_aura: Aura | None = None  # added to the defense of a champion
        self.defense_of_targets: int = 0  # added to the defense of the targets of its attacks
        self.poison: int = 0  # of its attacks
        self.lifesteal: Holds | None = None
        self.pierces: Holds | None = None
        self.nearer: int = 0  # taken from the smallest distance of its shots
        self.farther: int = 0  # added to the greatest
        self.safe_from_push: bool = False
        self.safe_from_stun: bool = False
        self.safe_from_displacement: Whether | None = None  # by this other champion
        self.safe_from_traps: bool = False
        self.untargetable: Whether | None = None  # by attacks of this other champion
        self.draws_attacks: bool = False  # enemies next to it attack it, or nobody
        self.bans_reactions: bool = False  # for enemies next to it
        self.stuns_displaced: bool = False
        self.boosts_attacks: bool = False  # by discarding red cards
        self.wild_yellow: bool = False
        self.free_standard: bool = False
        self.plans_from_discard: bool = False
        self.extra_draw: int = 0  # in the Upkeep of its player
        self.strikes_for_dash: bool = False  # 1 damage instead of a Dash
        self.after_own_blue: Effect[Arena] | None = None
        self.activation_begins: Effect[Arena] | None = None
        CHAMPIONS.append(self)
        CHAMPION_BY_ID[id] = self

    def __repr__(self) -> str:
        return self.title

    def attack(
        self,
        id: str,
        title: str,
        core: int,
        move: int,
        box: Box,
        strength: int,
        text: str = "",
        gist: str = "",
    ) -> Card:
        """Add an attack to the champion's cards; `move` 0: it has no move icon."""
        card = self._card(id, title, core, ATTACK, text, gist)
        card.move = move
        card.box = box
        card.strength = strength
        return card

    def skill(
        self,
        id: str,
        title: str,
        core: int,
        move: int,
        box: Box = NO_TARGET,
        text: str = "",
        gist: str = "",
    ) -> Card:
        """Add a skill to the champion's cards."""
        card = self._card(id, title, core, SKILL, text, gist)
        card.move = move
        card.box = box
        return card

    def reaction(self, id: str, title: str, core: int, defense: int, text: str = "", gist: str = "") -> Card:
        """Add a Reaction to the champion's cards."""
        card = self._card(id, title, core, REACTION, text, gist)
        card.defense = defense
        return card

    def passive(self, name: str, does: str = "") -> Callable[[Step[Arena]], Effect[Arena]]:
        """Decorator: an effect of the levelled side, to be assigned to one of the attributes above.

        `does`: see `Effect.does`.
        """
        effect = RULES.new(f"{self.id} {name}", clause="SFB-163")
        effect.does = does
        PASSIVES.append(effect.number)
        return effect.then

    def _card(self, id: str, title: str, core: int, kind: int, text: str, gist: str) -> Card:
        card = Card(id, title, self, core, kind, text, gist)
        self.cards.append(card)
        return card


CHAMPIONS: Final[list[Champion]] = []
PASSIVES: Final[list[int]] = []  # the effects of levelled sides
CARDS: Final[list[Card]] = []
CHAMPION_BY_ID: Final[dict[str, Champion]] = {}
BY_ID: Final[dict[str, Card]] = {}

NO_CHAMPION: Final = Champion("none", "None", (0, 0), (0, 0))  # number 0: nobody has been chosen yet
BLANK: Final = Card("blank", "Unknown card", NO_CHAMPION, 0, SKILL, "")  # number 0: not dealt yet


def printed(arena: Arena, handle: int) -> Card:
    """The printed action card of a card's handle."""
    return CARDS[arena.what[handle]]


def champion_of(arena: Arena, handle: int) -> Champion:
    """The printed champion of a champion's handle."""
    return CHAMPIONS[arena.what[handle]]


def always_so(arena: Arena, action: Action, target: int) -> bool:
    """Return True: the condition of keywords that an attack has in any case."""
    return True


def frame_of(effect: Effect[Arena], me: Frame) -> Frame:
    """A new frame of another effect for the same champion, player and card."""
    return Frame(effect.number, me.card, me.player, me.subject)

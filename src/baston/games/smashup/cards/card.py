"""Cards, bases and factions as printed, and the decorators with which authors write them.

A card called with a step, `card(step)` or `@card.then`, adds the step to what it does when it is played; the
other decorators add an ability with a moment of its own and return its effect, which takes more steps with
`then` and `if_so`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from baston.games.smashup.cards.ability import (
    Ability,
    Aura,
    Bonus,
    Forbids,
    Guard,
    Raises,
    Replacement,
    Users,
    When,
    marking_use,
)
from baston.games.smashup.constants import (
    CLAUSES_OF_TIMINGS,
    FORBIDS,
    HAS_AURA,
    HAS_GUARD,
    PER_CARD,
    PLAY_PHASE,
    PLAYS_FROM_DISCARD,
    REPLACES,
    TALENT,
    TIMINGS,
    UNLIMITED,
)
from baston.games.smashup.mat import CAMPS, SLOTS
from baston.games.smashup.state.table import Table
from baston.games.smashup.variant import CORE
from baston.kernel.effect import Effect, Query, Rulebook, Step

MINION: Final = 0
ACTION: Final = 1
BASE: Final = 2
SLOT: Final = 3
CAMP: Final = 4
KINDS: Final = ("minion", "action", "base", "slot", "camp")
CLAUSES_OF_KINDS: Final = {MINION: "SU-13", ACTION: "SU-14", BASE: "SU-134"}

NOWHERE: Final = 0  # an action that is discarded once it has acted
TO_BASE: Final = 1
TO_MINION: Final = 2
TO_OWN_MINION: Final = 3
TO_MY_BASE: Final = 4  # a base on which its player has a minion

RULES: Final[Rulebook[Table]] = Rulebook(clause="SU-111")


class Card:
    """A printed card. All of it is fixed once the modules of the game are imported."""

    def __init__(self, id: str, title: str, kind: int, faction: Faction, copies: int, text: str) -> None:
        self.id: str = id
        self.number: int = len(CARDS)
        self.title: str = title
        self.kind: int = kind
        self.faction: Faction = faction
        self.copies: int = copies
        self.text: str = text
        self.gist: str = ""  # the text in up to 40 characters, where it is longer
        self.power: int = 0
        self.attach: int = NOWHERE
        self.breakpoint: int = 0
        self.vp: tuple[int, int, int] = (0, 0, 0)
        self.microbot: bool = False
        self.instead_of: str = ""  # the id of the card that this one replaces with `bgb_fixes` (SU-121)
        self.on_play: Effect[Table] | None = None
        self.abilities: list[Ability] = []
        self.watches: i64 = 0  # a bit for each timing of its abilities
        self.replacement: Replacement | None = None
        self.special_play: int = 0  # a moment at which it is played from the hand
        self.special_once: int = UNLIMITED
        self.special_there: bool = True  # played so, is it about the base that scores?
        self.own_bonus: Bonus | None = None  # to its own power, while in play
        self.bearer_bonus: int = 0  # an attached action's, to the power of the minion that bears it
        self.bearer_power: int = 0  # the printed power that its bearer counts as having; 0: its own
        self.raises: Raises | None = None  # of an action that is not attached: whose power it may increase
        self.aura: Aura | None = None
        self.guard: Guard | None = None
        self.forbids: Forbids | None = None
        self.extra_actions: int = 0  # each play phase
        self.extra_minions_here: int = 0  # each play phase
        self.plays_from_discard: bool = False  # a play here may take its minion from the discard pile
        self.silences_base: bool = False
        self.only_for_breakpoints: bool = False  # all that an action does is about breakpoints (BP-61)
        self.ends_extra_base: bool = False  # the next base that scores is not replaced (SU-199)
        self._clause: str = CLAUSES_OF_KINDS.get(kind, "")  # on which what it asks when played rests
        CARDS.append(self)
        assert id not in BY_ID, f"two cards are called {id}"
        BY_ID[id] = self

    def __repr__(self) -> str:
        return self.title

    def __call__(self, step: Step[Table]) -> Card:
        """Add a step to what the card does when it is played."""
        return self.then(step)

    def then(self, step: Step[Table]) -> Card:
        """Add a step that runs in any case to what the card does when played. Returns the card."""
        self._played().then(step)
        return self

    def if_so(self, step: Step[Table]) -> Card:
        """Add a step that runs only if the one before it was done completely (SU-92). Returns the card."""
        self._played().if_so(step)
        return self

    def _played(self) -> Effect[Table]:
        if self.on_play is None:
            self.on_play = RULES.new(self.id, clause=self._clause)
        return self.on_play

    def part(self, name: str) -> Callable[[Step[Table]], Effect[Table]]:
        """Decorator: an effect that the card's own steps begin, such as what each player does in turn."""
        return RULES.new(f"{self.id} {name}", clause=self._clause).then

    def after(
        self,
        event: int,
        when: When | None = None,
        to_owner: bool = False,
        to_doer: bool = False,
        once: int = UNLIMITED,
        anywhere: bool = False,
        does: str = "",
    ) -> Callable[[Step[Table]], Effect[Table]]:
        """Decorator: a triggered ability that follows an event; the frame's subject is what it happened to.

        A base's ability is used by the active player, by the subject's owner (`to_owner`) or by who caused
        the event (`to_doer`); `once` may be PER_CARD. `anywhere`: a base's that does the same wherever it is.
        `does`: see `Effect.does`.
        """
        ability = self._ability(event, when, once, does)
        ability.to_owner = to_owner
        ability.to_doer = to_doer
        ability.anywhere = anywhere
        return ability.effect.then if once == UNLIMITED else marking_use(ability)

    def talent(self, when: When | None = None) -> Callable[[Step[Table]], Effect[Table]]:
        """Decorator: a talent, which its controller may use once in each own play phase (SU-99).

        Of an attached action: a talent that the minion gains which bears it. The frame's card is the minion,
        its subject the card that has the text.
        """
        ability = self._ability(TALENT, when, PER_CARD)
        ability.granted = self.attach in (TO_MINION, TO_OWN_MINION)
        return ability.effect.then

    def special(
        self,
        timing: int,
        when: When | None = None,
        once: int = UNLIMITED,
        from_discard: bool = False,
        does: str = "",
    ) -> Callable[[Step[Table]], Effect[Table]]:
        """Decorator: a special, which its controller may use at this moment.

        With `from_discard`, its owner may use it from the discard pile.
        """
        ability = self._ability(timing, when, once, does)
        ability.from_discard = from_discard
        return marking_use(ability)

    def scoring(
        self, timing: int, users: Users, anywhere: bool = False, does: str = ""
    ) -> Callable[[Step[Table]], Effect[Table]]:
        """Decorator, for bases: what each of these seats does, in turn order, when it scores (SU-134)."""
        ability = self._ability(timing, None, UNLIMITED, does)
        ability.users = users
        ability.anywhere = anywhere
        return ability.effect.then

    def replaces(
        self, protects: Guard, does: str, may: bool = False, places: Query[Table] | None = None
    ) -> Callable[[Step[Table]], Effect[Table]]:
        """Decorator: what happens instead when a card that this one protects would be affected (SU-135).

        The protected card is the frame's subject. With `may`, the player chooses which card to save, or none;
        with `places`, also where the saved one goes, which is the frame's place then (SU-204).
        """
        assert self.replacement is None, f"{self.title} replaces already"
        effect = RULES.new(f"{self.id} instead", clause="SU-135")
        effect.does = does
        self.replacement = Replacement(effect, protects, may, places)
        return effect.then

    def played_at(self, timing: int, once: int = UNLIMITED, there: bool = True) -> None:
        """Let the card be played from the hand at this moment; a minion, on the base about to score (SU-98).

        Without `there`, an action that is not about that base: where several score together, as on a mat,
        nobody is asked for which one it is played (BP-83).
        """
        self.special_play = timing
        self.special_once = once
        self.special_there = there

    def _ability(self, timing: int, when: When | None, once: int, does: str = "") -> Ability:
        name = f"{self.id} {TIMINGS[timing]}"
        while name in RULES.by_name:
            name += "+"
        ability = Ability(timing, RULES.new(name, clause=CLAUSES_OF_TIMINGS[timing]), when, once)
        ability.effect.does = does
        self.abilities.append(ability)
        self.watches |= 1 << timing
        return ability

    def does(self) -> i64:
        """What it does while in play that is looked for there: a bit for each timing, and for the rest."""
        bits = self.watches
        if self.aura is not None:
            bits |= 1 << HAS_AURA
        if self.guard is not None:
            bits |= 1 << HAS_GUARD
        if self.forbids is not None:
            bits |= 1 << FORBIDS
        if self.replacement is not None:
            bits |= 1 << REPLACES
        if self.plays_from_discard:
            bits |= 1 << PLAYS_FROM_DISCARD
        return bits

    def is_used_from_discard(self) -> bool:
        """Whether its owner may use it from the discard pile in the play phase."""
        return any(ability.timing == PLAY_PHASE and ability.from_discard for ability in self.abilities)

    def is_watcher(self) -> bool:
        """Whether the card does anything while in play, apart from what it adds to its bearer."""
        return (
            self.does() != 0
            or self.extra_actions > 0
            or self.extra_minions_here > 0
            or self.silences_base
            or self.ends_extra_base
            or self.microbot
        )


class Faction:
    """Twenty cards that are shuffled together with those of another faction (SU-2)."""

    def __init__(self, id: str, title: str, box: str = CORE) -> None:
        self.id: str = id
        self.number: int = len(FACTIONS)
        self.title: str = title
        self.box: str = box
        self.cares_for_breakpoints: bool = False  # does more than change them depend on breakpoints (BP-61)?
        self.cards: list[Card] = []
        self.bases: list[Card] = []
        FACTIONS.append(self)

    def minion(
        self,
        title: str,
        power: int,
        copies: int = 1,
        text: str = "",
        gist: str = "",
        microbot: bool = False,
    ) -> Card:
        """Add a minion to the faction."""
        card = Card(slug(title), title, MINION, self, copies, text)
        card.gist = gist
        card.power = power
        card.microbot = microbot
        self.cards.append(card)
        return card

    def action(
        self,
        title: str,
        copies: int = 1,
        text: str = "",
        gist: str = "",
        attach: int = NOWHERE,
        instead_of: str = "",
    ) -> Card:
        """Add an action to the faction; with `instead_of`, it replaces that one under `bgb_fixes`."""
        id = f"{instead_of}_bgb" if instead_of else slug(title)
        card = Card(id, title, ACTION, self, copies, text)
        card.gist = gist
        card.attach = attach
        card.instead_of = instead_of
        if not instead_of:
            self.cards.append(card)
        return card

    def base(
        self, title: str, breakpoint: int, vp: tuple[int, int, int], text: str = "", gist: str = ""
    ) -> Card:
        """Add a base to the faction's box."""
        card = Card(slug(title), title, BASE, self, 1, text)
        card.gist = gist
        card.breakpoint = breakpoint
        card.vp = vp
        self.bases.append(card)
        return card


def slug(title: str) -> str:
    """The id made of a title: lower case, words joined by underscores, without apostrophes."""
    return re.sub(r"[^a-z0-9]+", "_", title.lower().replace("'", "")).strip("_")


CARDS: Final[list[Card]] = []
FACTIONS: Final[list[Faction]] = []
BY_ID: Final[dict[str, Card]] = {}

NO_FACTION: Final = Faction("none", "None", "none")
BLANK: Final = Card("blank", "Unknown card", ACTION, NO_FACTION, 0, "")  # number 0: what is not dealt yet


# What the camps and slots of Base Principale are called: neither cards nor bases (BP-95).
CAMP_CARDS: Final = [Card(camp, camp.title(), CAMP, NO_FACTION, 0, "") for camp in CAMPS]
SLOT_CARDS: Final = [
    Card(f"{camp}_{n + 1}", f"{camp.title()} {n + 1}", SLOT, NO_FACTION, 0, "")
    for camp in CAMPS
    for n in range(SLOTS + 1)  # the last is virtual (BP-33)
]


def printed(table: Table, card: int) -> Card:
    """The printed card of a card's or base's handle."""
    return CARDS[table.what[card]]

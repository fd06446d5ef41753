"""Cards and factions as printed, and the decorators with which authors write what cards do.

An event's `card.then(step)` adds a step to what happens when it resolves; its first step chooses the targets,
on launch (G-48). `enters`, `dies`, `attacks`, `hits`, `other_dies` and `starts_turn` are triggers (G-81),
`active` is an active capacity (G-76). What holds while a card is in play stands in `auras` and `keywords`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from baston.games.galacticlash.constants import (
    ACTION,
    AMBUSH,
    ATTACKS,
    CREATURE,
    DIES,
    ENERGY,
    ENTERS,
    HERO,
    HITS,
    INSTANT,
    OTHER_DIES,
    PRESENCE,
    ROLE,
    TIMINGS,
    TURN_STARTS,
)
from baston.games.galacticlash.state.clash import Clash
from baston.kernel.effect import Effect, Query, Rulebook, Step
from baston.kernel.frame import Frame

RULES: Final[Rulebook[Clash]] = Rulebook(clause="G-82")

When = Callable[[Clash, Frame], bool]  # the frame that would be begun
Holds = Callable[[Clash, int], bool]  # of the source of an aura, or the seat of a discount
Whom = Callable[[Clash, int, int], bool]  # source of an aura, unit


class Cost:
    """Points of each kind (G-6); star points are dark or light ones (G-36)."""

    def __init__(
        self, dark: int = 0, light: int = 0, star: int = 0, force_mastery: int = 0, tech_mastery: int = 0
    ) -> None:
        self.fixed: tuple[int, int, int, int] = (dark, light, force_mastery, tech_mastery)
        self.star: int = star
        self.points: list[int] = [*self.fixed, star]  # of each kind, then the star points; never changed
        self.total: int = dark + light + star + force_mastery + tech_mastery  # the star once (G-39)


FREE: Final = Cost()


class Capacity:
    """An active capacity: engage the card and pay (G-76), or discard it from the hand and pay (G-116)."""

    def __init__(
        self,
        effect: Effect[Clash],
        cost: Cost,
        instant: bool,
        sacrifice: Query[Clash] | None,
        from_hand: bool = False,
    ) -> None:
        self.effect: Effect[Clash] = effect
        self.cost: Cost = cost
        self.instant: bool = instant
        self.sacrifice: Query[Clash] | None = sacrifice
        self.from_hand: bool = from_hand


class Ability:
    """A passive capacity that happens on an event."""

    def __init__(
        self, timing: int, effect: Effect[Clash], when: When | None, cumulative: bool, once: bool
    ) -> None:
        self.timing: int = timing
        self.effect: Effect[Clash] = effect
        self.when: When | None = when
        self.cumulative: bool = cumulative
        self.once: bool = once  # the first time in each turn alone


class Aura:
    """A bonus or malus on units that goes on as long as its card is in play and its condition holds."""

    def __init__(
        self, whom: Whom, attack: int, defense: int, keywords: int, holds: Holds | None, cumulative: bool
    ) -> None:
        self.whom: Whom = whom
        self.attack: int = attack
        self.defense: int = defense
        self.keywords: int = keywords
        self.holds: Holds | None = holds
        self.cumulative: bool = cumulative


class Reduction:
    """Cards of its controller that are of these kinds and factions cost a point less to launch (G-39)."""

    def __init__(self, kinds: tuple[int, ...], faction: Faction, component: int) -> None:
        self.kinds: tuple[int, ...] = kinds
        self.faction: Faction = faction
        self.component: int = component


class Discount:
    """So much less of a component a card itself costs its player while a condition holds (G-39)."""

    def __init__(self, component: int, points: int, holds: Holds) -> None:
        self.component: int = component  # as points are listed: the four kinds of energy, then the star
        self.points: int = points
        self.holds: Holds = holds  # of the seat that would launch it


class Card:
    """A printed card. All of it is fixed once the modules of the game are imported."""

    def __init__(
        self, id: str, title: str, kind: int, theme: Faction, cost: Cost, text: str = "", gist: str = ""
    ) -> None:
        self.id: str = id
        self.number: int = len(CARDS)
        self.title: str = title
        self.kind: int = kind
        self.theme: Faction = theme  # the family it was made for; only units have factions (G-86)
        self.factions: int = 0  # a bit for each
        self.cost: Cost = cost
        self.text: str = text
        self.gist: str = gist  # the text in up to 40 characters, where it is longer
        self.story: str = ""  # narrative, without rules meaning (G-6)
        self.attack: int = 0
        self.defense: int = 0
        self.energy: int = 0  # an energy's kind
        self.keywords: int = 0
        self.on_resolve: Effect[Clash] | None = None  # an event's
        self.sacrifice: Query[Clash] | None = None  # an event's, paid with its cost
        self.capacities: list[Capacity] = []
        self.abilities: list[Ability] = []
        self.watches: i64 = 0  # a bit for each timing of its abilities
        self.auras: list[Aura] = []
        self.reduction: Reduction | None = None
        self.discount: Discount | None = None
        self.engages_arrivals: bool = False  # units of opponents enter play engaged
        self.extra_energies: int = 0  # more energy cards in each priming phase of its controller
        CARDS.append(self)
        assert id not in BY_ID, f"two cards are called {id}"
        BY_ID[id] = self

    def __repr__(self) -> str:
        return self.title

    def is_unit(self) -> bool:
        """Whether this card is a creature or a hero."""
        return self.kind in (CREATURE, HERO)

    def is_event(self) -> bool:
        """Whether this card is an action or an instant."""
        return self.kind in (ACTION, INSTANT)

    def is_fast(self) -> bool:
        """Whether this card may be launched as an answer: instants, and units with Ambush (G-65, G-115)."""
        return self.kind == INSTANT or self.keywords & AMBUSH != 0

    def then(self, step: Step[Clash]) -> Card:
        """Add a step to what an event does on resolving, and return the card; the first one has targets."""
        if self.on_resolve is None:
            self.on_resolve = RULES.new(self.id, settles=False, clause="G-51")
        self.on_resolve.then(step)
        return self

    def active(
        self, cost: Cost, instant: bool = False, sacrifice: Query[Clash] | None = None
    ) -> Callable[[Step[Clash]], Effect[Clash]]:
        """Decorator: give the card an active capacity, of action speed unless `instant` (G-76)."""
        effect = RULES.new(self._name("active"), settles=False, clause="G-76")
        self.capacities.append(Capacity(effect, cost, instant, sacrifice))
        return effect.then

    def recycles(self, cost: Cost) -> Callable[[Step[Clash]], Effect[Clash]]:
        """Decorator: what this card does when discarded from the hand for a cost (G-116)."""
        effect = RULES.new(self._name("recycles"), settles=False, clause="G-116")
        self.capacities.append(Capacity(effect, cost, instant=True, sacrifice=None, from_hand=True))
        return effect.then

    def enters(self, step: Step[Clash]) -> Effect[Clash]:
        """Decorator: an effect that triggers when this card enters play."""
        return self.trigger(ENTERS)(step)

    def dies(self, step: Step[Clash]) -> Effect[Clash]:
        """Decorator: an effect that triggers when this card goes from play to a pit."""
        return self.trigger(DIES)(step)

    def attacks(self, step: Step[Clash]) -> Effect[Clash]:
        """Decorator: an effect that triggers when this unit is declared an attacker of `event_seat(me)`."""
        return self.trigger(ATTACKS)(step)

    def hits(self, step: Step[Clash]) -> Effect[Clash]:
        """Decorator: an effect that triggers when this unit deals combat wounds to a player.

        `wounds_dealt(me)` wounds to the player at `event_seat(me)`.
        """
        return self.trigger(HITS)(step)

    def starts_turn(
        self, when: When | None = None, cumulative: bool = True
    ) -> Callable[[Step[Clash]], Effect[Clash]]:
        """Decorator: an effect that triggers at the start of its controller's turn (G-23)."""
        return self.trigger(TURN_STARTS, when or in_own_turn, cumulative)

    def other_dies(self, when: When, cumulative: bool = True) -> Callable[[Step[Clash]], Effect[Clash]]:
        """Decorator: an effect that triggers when a unit dies: `me.subject`, as it was just before."""
        return self.trigger(OTHER_DIES, when, cumulative)

    def trigger(
        self, timing: int, when: When | None = None, cumulative: bool = True, once: bool = False
    ) -> Callable[[Step[Clash]], Effect[Clash]]:
        """Decorator: an effect that triggers on an event; without `when`, only if it happens to this card."""
        effect = RULES.new(self._name(TIMINGS[timing]), settles=False, clause="G-81")
        self.abilities.append(Ability(timing, effect, when, cumulative, once))
        self.watches |= 1 << timing
        return effect.then

    def aura(
        self,
        whom: Whom,
        attack: int = 0,
        defense: int = 0,
        keywords: int = 0,
        holds: Holds | None = None,
        cumulative: bool = True,
    ) -> None:
        """Give these units more attack, defense or keywords while this card is in play and `holds` (G-79)."""
        self.auras.append(Aura(whom, attack, defense, keywords, holds, cumulative))

    def is_watcher(self) -> bool:
        """Whether this card does anything by itself while it is in play."""
        return (
            self.watches != 0
            or len(self.auras) > 0
            or self.reduction is not None
            or self.engages_arrivals
            or self.extra_energies > 0
        )

    def is_cumulative(self) -> bool:
        """Whether each copy of this card in play counts (G-80)."""
        once = any(ability.once or not ability.cumulative for ability in self.abilities)
        switches = self.reduction is not None or self.engages_arrivals or self.extra_energies > 0
        return not once and not switches and all(aura.cumulative for aura in self.auras)

    def part(self, name: str) -> Callable[[Step[Clash]], Effect[Clash]]:
        """Decorator: an effect of this name that the card's own steps begin."""
        return RULES.new(f"{self.id} {name}", settles=False, clause="G-51").then

    def _name(self, moment: str) -> str:
        name = f"{self.id} {moment}"
        return name if name not in RULES.by_name else f"{name} {len(self.abilities) + len(self.capacities)}"


def in_own_turn(clash: Clash, me: Frame) -> bool:
    """Whether it is the turn of the effect's player."""
    return me.player == clash.turn


class Faction:
    """A family of cards, and the faction that its units belong to (G-86)."""

    def __init__(self, id: str, title: str) -> None:
        self.id: str = id
        self.number: int = len(FACTIONS)
        self.bit: int = 1 << len(FACTIONS)
        self.title: str = title
        self.cards: list[Card] = []
        FACTIONS.append(self)

    def energy(self, id: str, title: str, kind: int, text: str, gist: str = "") -> Card:
        """Add a basic energy to the faction, worth one point of its kind (G-33)."""
        card = self._card(id, title, ENERGY, FREE, text, gist)
        card.energy = kind
        return card

    def creature(
        self,
        id: str,
        title: str,
        cost: Cost,
        attack: int,
        defense: int,
        factions: tuple[Faction, ...] | None = None,
        text: str = "",
        gist: str = "",
        keywords: int = 0,
    ) -> Card:
        """Add a creature to the faction; it belongs to this faction unless others are named."""
        card = self._card(id, title, CREATURE, cost, text, gist)
        card.attack = attack
        card.defense = defense
        card.keywords = keywords
        for faction in (self,) if factions is None else factions:
            card.factions |= faction.bit
        return card

    def hero(
        self,
        id: str,
        title: str,
        cost: Cost,
        attack: int,
        defense: int,
        factions: tuple[Faction, ...] | None = None,
        text: str = "",
        gist: str = "",
        keywords: int = 0,
        story: str = "",
    ) -> Card:
        """Add a hero to the faction: a type of its own (G-5), at most two of a name in a deck (G-10)."""
        card = self.creature(id, title, cost, attack, defense, factions, text, gist, keywords)
        card.kind = HERO
        card.story = story
        return card

    def presence(self, id: str, title: str, cost: Cost, text: str, gist: str = "") -> Card:
        """Add a presence to the faction."""
        return self._card(id, title, PRESENCE, cost, text, gist)

    def action(
        self,
        id: str,
        title: str,
        cost: Cost,
        text: str,
        gist: str = "",
        sacrifice: Query[Clash] | None = None,
    ) -> Card:
        """Add an action to the faction: an event launched in one's own turn."""
        card = self._card(id, title, ACTION, cost, text, gist)
        card.sacrifice = sacrifice
        return card

    def instant(self, id: str, title: str, cost: Cost, text: str, gist: str = "") -> Card:
        """Add an instant to the faction: an event that may also be launched as an answer."""
        return self._card(id, title, INSTANT, cost, text, gist)

    def _card(self, id: str, title: str, kind: int, cost: Cost, text: str, gist: str) -> Card:
        card = Card(id, title, kind, self, cost, text, gist)
        self.cards.append(card)
        return card


CARDS: Final[list[Card]] = []
FACTIONS: Final[list[Faction]] = []
BY_ID: Final[dict[str, Card]] = {}

NO_FACTION: Final = Faction("none", "None")
BLANK: Final = Card("blank", "Unknown card", ROLE, NO_FACTION, FREE)  # number 0: what is not dealt yet
DEFENDER: Final = Card("defender", "Defender", ROLE, NO_FACTION, FREE)
DECOY: Final = Card("decoy", "Decoy", ROLE, NO_FACTION, FREE)

FLYERS: Final = Faction("creatures_volantes", "Flyers")  # flying is being of this faction (G-88)
AURORE: Final = Faction("ordre_aurore", "Order of the Dawn")
CENDRE: Final = Faction("cercle_cendre", "Circle of Ash")
AIRAIN: Final = Faction("directoire_airain", "Bronze Directorate")
LISIERES: Final = Faction("ligue_lisieres", "Fringe League")
VIDE: Final = Faction("syndicat_vide", "Void Syndicate")
SEVERAL: Final = Faction("multi", "Several factions")  # a family of cards only
NEUTRAL: Final = Faction("neutre", "Neutral")  # no faction at all (G-87)


def printed(clash: Clash, card: int) -> Card:
    """The printed card of a card's handle."""
    return CARDS[clash.what[card]]

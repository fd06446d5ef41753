"""A clash in a given position, and plays by name: what the tests of Galacti'Clash are written with.

    game = scenario(hand=[brasier_interieur], theirs=[mule_cuirassee], energies="ddf")
    game.launch(brasier_interieur, mule_cuirassee)
    game.settle()
    assert game.rival.pit == [mule_cuirassee]

Seat 0 is `me` and has reached its construction phase; seat 1 is `rival`. Energies are letters: `d`ark,
`l`ight, `f`orce mastery, `t`ech mastery. Units given have no delay unless told. Libraries not given hold
FILLER.

All seats are asked in all windows, so that a scenario stops where the rules do; `settle` passes for all.
"""

from __future__ import annotations

from dataclasses import dataclass

from baston.games.galacticlash import GAME
from baston.games.galacticlash.cards.card import BY_ID, CARDS, DECOY, DEFENDER, RULES, Card, printed
from baston.games.galacticlash.constants import CONSTRUCTION, DELAYED, ENGAGED, PHASES, SIDE, W2, W5
from baston.games.galacticlash.queries.figures import attack, defense, keywords
from baston.games.galacticlash.queries.in_play import ready_energies
from baston.games.galacticlash.queries.seats import side_of
from baston.games.galacticlash.setup.layout import Layout, go_on
from baston.games.galacticlash.setup.layout import Piece as LaidPiece
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.variant import variant_of
from baston.kernel.event import Note
from baston.kernel.frame import FIELD, HANDLE, NUMBER, PACKED, PASS, SEAT, Decision

FILLER = BY_ID["mastodonte_mines"]
LIBRARY_LEFT = 12  # cards of a library that is not given
KINDS = {
    "d": BY_ID["force_obscure"],
    "l": BY_ID["force_lumineuse"],
    "f": BY_ID["maitrise_force"],
    "t": BY_ID["maitrise_technologies"],
}
STEPS = {"start": 0, "draw": 2, "energies": 3, "w1": 4, "construction": 5, "attack": 6, "end": 8}
PLENTY = "dddddddllllllltttttttfffffff"


@dataclass(frozen=True)
class Piece:
    """A card in play as it lies there."""

    card: Card
    wounds: int = 0
    engaged: bool = False
    delayed: bool = False
    owner: int = -1


@dataclass(frozen=True)
class Side:
    """What a seat has at the start of a scenario."""

    hand: tuple[Card, ...] = ()
    play: tuple[Card | Piece, ...] = ()
    pit: tuple[Card, ...] = ()
    library: tuple[Card, ...] | None = None  # the first card is the top one
    energies: str = ""


def scenario(
    hand: list[Card] | None = None,
    mine: list[Card | Piece] | None = None,
    theirs: list[Card | Piece] | None = None,
    rival_hand: list[Card] | None = None,
    energies: str = PLENTY,
    rival_energies: str = "",
    pit: list[Card] | None = None,
    rival_pit: list[Card] | None = None,
    library: list[Card] | None = None,
    rival_library: list[Card] | None = None,
    others: tuple[Side, ...] = (),
    life: tuple[int, ...] = (),
    step: str = "construction",
    stalled: tuple[int, ...] = (),
    decoys: tuple[int, ...] = (),
    **rules: str,
) -> Play:
    """Two seats, or as many more as `others` says, from the third seat on.

    `stalled`: seats that have put nothing into play; `decoys`: in duo those that hold no points.
    """
    me = Side(tuple(hand or ()), tuple(mine or ()), tuple(pit or ()), _pile(library), energies)
    rival = Side(
        tuple(rival_hand or ()),
        tuple(theirs or ()),
        tuple(rival_pit or ()),
        _pile(rival_library),
        rival_energies,
    )
    sides = [me, rival, *others]
    options = GAME.setup(len(sides), {"even_windows": "true"} | rules).options
    clash = _layout(sides).clash(variant_of(options), 1)
    clash.notes = list[Note]()
    for place, points in enumerate(life):
        clash.life[place] = points
    clash.laid = [int(seat not in stalled) for seat in range(len(sides))]
    for seat in decoys:
        clash.what[seat + 1] = DECOY.number
        clash.what[(seat + 2) % 4 + 1] = DEFENDER.number
    clash.turns = [1] * len(sides)
    clash.turn_number = 5
    clash.phase = CONSTRUCTION
    if step == "energies":
        clash.force_plays = clash.mastery_plays = 1
    go_on(clash, STEPS[step])
    return Play(clash)


def _pile(library: list[Card] | None) -> tuple[Card, ...] | None:
    return None if library is None else tuple(library)


def _layout(sides: list[Side]) -> Layout:
    layout = Layout(len(sides))
    for seat, side in enumerate(sides):
        pieces = [piece if isinstance(piece, Piece) else Piece(piece) for piece in side.play]
        for piece in pieces + [Piece(KINDS[letter]) for letter in side.energies]:
            owner = piece.owner if piece.owner >= 0 else seat
            marks = ENGAGED * piece.engaged | DELAYED * piece.delayed
            layout.pieces.append(LaidPiece(piece.card, seat, owner, marks, piece.wounds))
        layout.hands[seat] += side.hand
        layout.pits[seat] += side.pit
        layout.libraries[seat] += [FILLER] * LIBRARY_LEFT if side.library is None else side.library
    return layout


class Seat:
    """What a seat has now, as printed cards."""

    def __init__(self, clash: Clash, seat: int) -> None:
        self.clash = clash
        self.seat = seat

    def _named(self, handles: list[int]) -> list[Card]:
        return [printed(self.clash, handle) for handle in handles]

    @property
    def hand(self) -> list[Card]:
        return self._named(self.clash.hand[self.seat])

    @property
    def pit(self) -> list[Card]:
        return self._named(self.clash.pit[self.seat])

    @property
    def units(self) -> list[Card]:
        return self._named([u for u in self.clash.units if self.clash.control[u] == self.seat])

    @property
    def presences(self) -> list[Card]:
        return self._named([p for p in self.clash.presences if self.clash.control[p] == self.seat])

    @property
    def library(self) -> list[Card]:
        """The top card is the first."""
        return self._named(self.clash.library[self.seat][::-1])

    @property
    def life(self) -> int:
        return self.clash.life[side_of(self.clash, self.seat)]

    @property
    def ready(self) -> str:
        """Letters of the ready energies."""
        counts = ready_energies(self.clash, self.seat)
        return "".join(letter * count for letter, count in zip("dlft", counts, strict=True))


class Play:
    """A clash that goes on by plays told with printed cards."""

    def __init__(self, clash: Clash) -> None:
        self.clash = clash

    def seat(self, seat: int) -> Seat:
        return Seat(self.clash, seat)

    @property
    def me(self) -> Seat:
        return self.seat(0)

    @property
    def rival(self) -> Seat:
        return self.seat(1)

    @property
    def decision(self) -> Decision:
        assert self.clash.decision is not None, "nobody is asked"
        return self.clash.decision

    @property
    def phase(self) -> str:
        return PHASES[self.clash.phase]

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        return self.decision.player

    @property
    def moment(self) -> str:
        """The effect that asks."""
        return RULES.effects[self.clash.frames[-1].effect].name

    def unit(self, card: Card, nth: int = 1, seat: int | None = None) -> int:
        """The handle of a card in play."""
        clash = self.clash
        cards = clash.units + clash.presences + [e for energies in clash.energies for e in energies]
        found = [c for c in cards if clash.what[c] == card.number and seat in (None, clash.control[c])]
        return found[nth - 1]

    def figures(self, card: Card, nth: int = 1, seat: int | None = None) -> tuple[int, int]:
        """Attack and defense now."""
        unit = self.unit(card, nth, seat)
        return attack(self.clash, unit), defense(self.clash, unit)

    def has(self, card: Card, keyword: int) -> bool:
        return keywords(self.clash, self.unit(card)) & keyword != 0

    def wounds(self, card: Card, nth: int = 1) -> int:
        return self.clash.wounds[self.unit(card, nth)]

    def engaged(self, card: Card, nth: int = 1, seat: int | None = None) -> bool:
        return self.clash.marks[self.unit(card, nth, seat)] & ENGAGED != 0

    # What may be answered.

    def may_launch(self, card: Card) -> bool:
        return self._packed(card, 0) is not None

    def may_use(self, card: Card) -> bool:
        return self._packed(card, 1) is not None

    def _packed(self, card: Card, field: int) -> int | None:
        if self.clash.decision is None or self.decision.kind != PACKED:
            return None
        for option in self.decision.options:
            if option != PASS and option >> FIELD == field and self._is(option & HANDLE, card):
                return option
        return None

    def _is(self, handle: int, card: Card) -> bool:
        return self.clash.what[handle] == card.number

    def targets(self) -> list[Card | int]:
        """What may be picked: cards as printed, seats and numbers as they are."""
        return [self._named(option) for option in self.decision.options if option != PASS]

    def _named(self, option: int) -> Card | int:
        if self.decision.kind in (SEAT, NUMBER, SIDE):
            return option - 1
        if option <= 4:
            return option - 1  # a player
        if option >= 512:
            return printed(self.clash, next(f.card for f in self.clash.chain if f.where == option))
        return CARDS[self.clash.what[option]]

    # Plays.

    def answer(self, option: int) -> Play:
        GAME.answer(self.clash, option)
        return self

    def say_pass(self, times: int = 1) -> Play:
        for _ in range(times):
            self.answer(PASS)
        return self

    def launch(self, card: Card, *targets: Card | int, dark: int | None = None) -> Play:
        """Launch a card from the hand of whoever is asked; star points are dark ones unless told."""
        option = self._offered(card, 0)
        assert option is not None, f"{card} cannot be launched"
        return self._with(option, targets, dark)

    def _offered(self, card: Card, field: int) -> int | None:
        """The option to play it, once those who are asked before its player have passed."""
        for _ in range(self.clash.players):
            if self._packed(card, field) is None and self.moment in ("window", "chain"):
                self.say_pass()
        return self._packed(card, field)

    def use(self, card: Card, *targets: Card | int, dark: int | None = None) -> Play:
        option = self._offered(card, 1)
        assert option is not None, f"{card} cannot be used"
        return self._with(option, targets, dark)

    def _with(self, option: int, targets: tuple[Card | int, ...], dark: int | None) -> Play:
        """Choose targets, but for those that are taken unasked because there are no others."""
        self.answer(option)
        for target in targets:
            asks = self.clash.decision is not None and self.decision.kind != SIDE
            if asks and self.clash.frames[-1].card == option & HANDLE:
                self.choose(target)
        if self.clash.decision is not None and self.decision.kind == SIDE:
            self.answer(max(self.decision.options) if dark is None else dark + 1)
        return self

    def choose(self, target: Card | int, nth: int = 1) -> Play:
        """Pick a card, or a seat or number counted from 0; a forced pick has been made already."""
        named = [option for option in self.decision.options if option != PASS]
        found = [option for option in named if self._named(option) == target]
        assert found, f"{target} is not among {self.targets()}"
        return self.answer(found[nth - 1])

    def attack(self, *units: Card, on: int = 1) -> Play:
        """Leave construction, declare these attackers against one opponent, stop at the next question."""
        self.until("attack")
        for unit in units:
            self.answer(self._pair(unit, on + 1))
        if self.moment == "attack":
            self.say_pass()
        return self

    def _pair(self, unit: Card, target: int) -> int:
        return next(
            option
            for option in self.decision.options
            if option != PASS and option >> FIELD == target and self._is(option & HANDLE, unit)
        )

    def block(self, *pairs: tuple[Card, Card]) -> Play:
        """Declare blockers, each with the attacker that it blocks; all pass until blocks are asked for."""
        self.until("blocks")
        for blocker, attacker in pairs:
            self.pair(blocker, attacker)
        if self.clash.decision is not None and self.moment == "blocks":
            self.say_pass()
        return self

    def pair(self, blocker: Card, attacker: Card) -> Play:
        """One blocker more."""
        return self.answer(
            next(
                o
                for o in self.decision.options
                if o != PASS and self._is(o & HANDLE, blocker) and self._is(o >> FIELD, attacker)
            )
        )

    def may_block(self, blocker: Card, attacker: Card) -> bool:
        return any(
            o != PASS and self._is(o & HANDLE, blocker) and self._is(o >> FIELD, attacker)
            for o in self.decision.options
        )

    def settle(self) -> Play:
        """All pass until what is on its way is over, or somebody has to choose something."""
        while not self.clash.over and not self._is_at_rest():
            self.say_pass()
        return self

    def _is_at_rest(self) -> bool:
        if PASS not in self.decision.options or self.moment not in ("window", "chain", "attack", "blocks"):
            return True
        at_end = self.moment == "window" and self.clash.frames[-1].subject in (W2, W5)
        return at_end and not self.clash.chain

    def until(self, moment: str) -> Play:
        """All pass until this effect asks, in this turn."""
        number = self.clash.turn_number
        while self.moment != moment:
            self.say_pass()
            assert self.clash.turn_number == number, f"{moment} is not asked in this turn"
        return self

    def end_turn(self) -> Play:
        """All pass until the next turn has begun and somebody is asked."""
        number = self.clash.turn_number
        while not self.clash.over and self.clash.turn_number == number:
            self.say_pass()
        return self

"""A table in a given position, and plays by name: what the tests of cards are written with.

    game = scenario(hand=[supreme_overlord], bases=[at(jungle_oasis, theirs(king_rex))])
    game.play(supreme_overlord, base=1)
    game.choose(king_rex)
    assert game.rival.hand == [king_rex]

Seat 0 is `me` and its turn has reached the play phase; seat 1 is `rival`. Bases are counted from 1, left to
right; where two cards of a name can be meant, `nth` says which, counted from 1 in the order of the options.
Decks not given are filled with vanilla minions (FILLER).
"""

from __future__ import annotations

from dataclasses import dataclass

from baston.games.smashup import GAME
from baston.games.smashup.cards.card import FACTIONS, RULES, Card, printed
from baston.games.smashup.effects.abilities import TOKEN, USE
from baston.games.smashup.factions.dinosaurs import jungle_oasis, king_rex
from baston.games.smashup.phases.turn import turn
from baston.games.smashup.queries.power import breakpoint_of, power, total_power
from baston.games.smashup.queries.where import actions_on
from baston.games.smashup.setup.layout import Layout
from baston.games.smashup.setup.start import blank_table
from baston.games.smashup.state.table import ANYWHERE, FIRST_BASE, NO_LIMIT, ExtraPlay, Table
from baston.games.smashup.variant import BOXES, Variant
from baston.kernel.frame import FIELD, HANDLE, NUMBER, PACKED, PASS, SEAT, THING, Decision, Frame
from baston.kernel.machine import run

FILLER = king_rex
DECK_LEFT = 12  # cards of a deck that is not given


@dataclass(frozen=True)
class Piece:
    """A card in play: its seat controls it and owns it unless `owner` says otherwise."""

    card: Card
    seat: int
    attached: tuple[Piece, ...] = ()
    owner: int = -1


@dataclass(frozen=True)
class Spot:
    """A base in play with what lies on it; actions lie on the base itself."""

    base: Card
    pieces: tuple[Piece, ...]


def of(seat: int, card: Card, *attached: Card | Piece, owner: int = -1) -> Piece:
    """A card of a seat, with the actions attached to it: the seat's own unless they are Pieces."""
    return Piece(card, seat, tuple(a if isinstance(a, Piece) else Piece(a, seat) for a in attached), owner)


def mine(card: Card, *attached: Card | Piece) -> Piece:
    return of(0, card, *attached)


def theirs(card: Card, *attached: Card | Piece) -> Piece:
    return of(1, card, *attached)


def at(base: Card, *pieces: Piece) -> Spot:
    return Spot(base, pieces)


def scenario(
    hand: list[Card] | None = None,
    rival_hand: list[Card] | None = None,
    third_hand: list[Card] | None = None,
    bases: list[Spot] | None = None,
    deck: list[Card] | None = None,
    rival_deck: list[Card] | None = None,
    third_deck: list[Card] | None = None,
    discard: list[Card] | None = None,
    rival_discard: list[Card] | None = None,
    base_deck: list[Card] | None = None,
    base_discard: list[Card] | None = None,
    vp: list[int] | None = None,
    players: int = 2,
    edition: str = "2017",
    bgb_fixes: bool = False,
    even_windows: bool = False,
    max_rounds: int = 0,
    seed: int = 1,
) -> Play:
    """A game in which seat 0 has just begun its play phase. Decks are given from the top."""
    variant = Variant(edition, 2, bgb_fixes, even_windows=even_windows, boxes=BOXES, max_rounds=max_rounds)
    table = blank_table(variant, players, seed)
    table.notes = []
    layout = Layout(table)
    for seat, cards in enumerate([hand, rival_hand, third_hand][:players]):
        layout.pile("hand", seat, cards or [])
    for seat, pile in enumerate([deck, rival_deck, third_deck, None][:players]):
        layout.pile("deck", seat, [FILLER] * DECK_LEFT if pile is None else pile)
    for seat, pile in enumerate([discard, rival_discard][:players]):
        layout.pile("discard", seat, pile or [])
    for spot in bases or [at(jungle_oasis)]:
        _lay_spot(layout, spot)
    layout.pile_bases(base_deck or [], is_deck=True)
    layout.pile_bases(base_discard or [], is_deck=False)
    table.vp = vp or [0] * players
    table.factions = [[1, 2] for _ in range(players)]
    layout.begin(Frame(turn.number, 0, 0))
    return Play(table)


def _lay_spot(layout: Layout, spot: Spot) -> None:
    place = layout.open(spot.base)
    for piece in spot.pieces:
        handle = layout.lay(piece.card, place, piece.seat, _owner(piece))
        for action in piece.attached:
            layout.lay(action.card, handle, action.seat, _owner(action))


def _owner(piece: Piece) -> int:
    return piece.owner if piece.owner >= 0 else piece.seat


class Player:
    """What a seat has, as printed cards."""

    def __init__(self, game: Play, seat: int) -> None:
        self.game = game
        self.seat = seat

    def _cards(self, handles: list[int]) -> list[Card]:
        return [printed(self.game.table, handle) for handle in handles]

    @property
    def hand(self) -> list[Card]:
        return self._cards(self.game.table.hand[self.seat])

    @property
    def deck(self) -> list[Card]:
        """From the top."""
        return self._cards(self.game.table.deck[self.seat][::-1])

    @property
    def discard(self) -> list[Card]:
        """The latest last."""
        return self._cards(self.game.table.discard[self.seat])

    @property
    def vp(self) -> int:
        return self.game.table.vp[self.seat]

    def sees(self, card: Card) -> bool:
        """Does the seat know where some copy of this card in a hand or deck is?"""
        table = self.game.table
        piles = [h for pile in table.hand + table.deck + [table.base_deck] for h in pile]
        return any(table.what[h] == card.number and table.seen[h] >> self.seat & 1 for h in piles)


class Play:
    """A game in progress, played and read by names."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.me = Player(self, 0)
        self.rival = Player(self, 1)
        self.third = Player(self, 2)

    # reading

    @property
    def told(self) -> list[str]:
        """The log as everybody may read it."""
        return [GAME.presentation.sentence(self.table, note, None, "en") for note in self.table.notes or []]

    @property
    def decision(self) -> Decision:
        assert self.table.decision is not None, "nobody is asked: the game is over"
        return self.table.decision

    @property
    def asked(self) -> int:
        """The seat that is to answer."""
        return self.decision.player

    @property
    def asking(self) -> Card | None:
        """The card that asks; None if the rules do."""
        return printed(self.table, self.decision.card) if self.decision.card >= FIRST_BASE else None

    @property
    def is_play_phase(self) -> bool:
        """Is the active seat asked what it plays next?"""
        return RULES.effects[self.table.frames[-1].effect].name == "turn" and self.decision.kind == PACKED

    @property
    def options(self) -> list[Card]:
        """The cards or base cards that the decision offers, without passing; of plays, the cards to play."""
        return [self._card_of(option) for option in self.decision.options if option != PASS]

    @property
    def can_decline(self) -> bool:
        return PASS in self.decision.options

    def _card_of(self, option: int) -> Card:
        handle = option >> FIELD & HANDLE if self.decision.kind == PACKED else option
        if handle < FIRST_BASE:
            handle = self.table.base_at[handle]
        return printed(self.table, handle)

    def place(self, base: int) -> int:
        return self.table.places[base - 1]

    def base(self, base: int) -> Card:
        return printed(self.table, self.table.base_at[self.place(base)])

    def minions(self, base: int, seat: int | None = None) -> list[Card]:
        """The minions on a base, in order of arrival; of one seat's side if it is given."""
        return [
            printed(self.table, m)
            for m in self.table.minions_at[self.place(base)]
            if seat is None or self.table.control[m] == seat
        ]

    def actions(self, base: int) -> list[Card]:
        """The actions attached to a base."""
        return [printed(self.table, a) for a in actions_on(self.table, self.place(base))]

    def attached(self, minion: Card, nth: int = 1) -> list[Card]:
        """The actions attached to a minion in play."""
        return [printed(self.table, a) for a in actions_on(self.table, self.in_play(minion, nth))]

    def in_play(self, card: Card, nth: int = 1) -> int:
        """The handle of a card in play, bases left to right."""
        everything = [m for p in self.table.places for m in self.table.minions_at[p]] + self.table.attached
        found = [h for h in everything if printed(self.table, h) is card]
        assert len(found) >= nth, f"{card.title} is not in play"
        return found[nth - 1]

    def is_in_play(self, card: Card) -> bool:
        everything = [m for p in self.table.places for m in self.table.minions_at[p]] + self.table.attached
        return any(printed(self.table, h) is card for h in everything)

    def power(self, card: Card, nth: int = 1) -> int:
        return power(self.table, self.in_play(card, nth))

    def total(self, base: int) -> int:
        return total_power(self.table, self.place(base))

    def breakpoint(self, base: int) -> int:
        return breakpoint_of(self.table, self.place(base))

    def controller(self, card: Card, nth: int = 1) -> int:
        return self.table.control[self.in_play(card, nth)]

    # playing

    def leave_an_action_that_increases_power(self) -> None:
        """Leave no action to play but one that directly increases the power of an own minion (SU-104)."""
        self.table.action_plays = 0
        self.table.extra = [ExtraPlay(True, NO_LIMIT, ANYWHERE, raising=True)]
        run(self.table, RULES)

    def answer(self, option: int) -> None:
        """Give a raw answer."""
        GAME.answer(self.table, option)

    def plays_of(self, card: Card) -> list[int]:
        """The packed plays of a card that are offered."""
        assert self.decision.kind == PACKED, "this is no decision about playing"
        return [o for o in self.decision.options if o != PASS and self._card_of(o) is card]

    def can_play(self, card: Card, base: int | None = None, on: Card | None = None) -> bool:
        """Is a play of this card, not the use of an ability, offered (on that base or minion)?"""
        return any(self._fits(o, base, on) for o in self.plays_of(card) if o >> TOKEN != USE)

    def _fits(self, option: int, base: int | None, on: Card | None) -> bool:
        target = option & HANDLE
        if base is not None and target != self.place(base):
            return False
        return on is None or (target >= FIRST_BASE and printed(self.table, target) is on)

    def play(
        self,
        card: Card,
        base: int | None = None,
        on: Card | None = None,
        nth: int = 1,
        extra: bool = False,
    ) -> None:
        """Play a card, on a base or a minion; with `extra`, by an allowance with a condition."""
        fitting = [o for o in self.plays_of(card) if o >> TOKEN != USE and self._fits(o, base, on)]
        if extra:
            fitting = [o for o in fitting if o >> TOKEN > 0]
        assert len(fitting) >= nth, f"{card.title} cannot be played so"
        self.answer(fitting[nth - 1])

    def can_use(self, card: Card) -> bool:
        return any(o >> TOKEN == USE for o in self.plays_of(card))

    def use(self, card: Card, nth: int = 1) -> None:
        """Use an ability of a card in the play phase."""
        uses = [o for o in self.plays_of(card) if o >> TOKEN == USE]
        assert len(uses) >= nth, f"{card.title} cannot be used"
        self.answer(uses[nth - 1])

    def choose(self, *cards: Card, nth: int = 1) -> None:
        """Pick cards one after another, each among the options of its moment."""
        for card in cards:
            assert self.decision.kind in (THING, PACKED), f"kind {self.decision.kind} is no choice of cards"
            fitting = [o for o in self.decision.options if o != PASS and self._card_of(o) is card]
            assert len(fitting) >= nth, f"{card.title} is not offered, but {[c.title for c in self.options]}"
            self.answer(fitting[nth - 1])

    def send(self, minion: Card, base: int, nth: int = 1) -> None:
        """Save a minion by sending it to a base."""
        fitting = [o for o in self.plays_of(minion) if o & HANDLE == self.place(base)]
        assert len(fitting) >= nth, f"{minion.title} cannot be sent there"
        self.answer(fitting[nth - 1])

    def choose_base(self, base: int) -> None:
        self.answer(self.place(base))

    def choose_seat(self, seat: int) -> None:
        assert self.decision.kind == SEAT, "this is no choice of a player"
        self.answer(seat + 1)

    def choose_number(self, number: int) -> None:
        """A mode or, with `TRIGGER` cards, see `choose_trigger`."""
        assert self.decision.kind == NUMBER, "this is no choice of a number"
        self.answer(number)

    def choose_trigger(self, card: Card) -> None:
        """Which of several waiting abilities goes next."""
        assert self.table.frames[-1].effect == 0, "no abilities wait"
        for option in self.decision.options:
            if printed(self.table, self.table.pending[option - 1].card) is card:
                self.answer(option)
                return
        raise AssertionError(f"nothing of {card.title} waits")

    def settle(self) -> None:
        """Let the waiting abilities go in the order in which they are offered."""
        while self.table.frames[-1].effect == 0:
            self.answer(self.decision.options[0])

    def choose_faction(self, faction: str) -> None:
        number = next(f.number for f in FACTIONS if f.id == faction)
        self.answer(number + 1)

    def decline(self) -> None:
        """Pass, decline, or be done with picking."""
        self.answer(PASS)

    def end_turn(self) -> None:
        """End the play phase; whatever follows is asked, up to the next seat's play phase."""
        assert self.is_play_phase, "this is not the play phase"
        self.answer(PASS)

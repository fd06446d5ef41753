"""A mat in a given position, and plays by name, as `tests.smashup.scenario` has them for a row of bases.

    game = on_mat(hand=[invader], north=[theirs(king_rex)])
    game.put(invader, NORTH, slot=1)

Seat 0 has the first-player marker, is `me`, and its turn has reached the play phase of a round. Who is given
no hand has a FILLER, so that no play phase ends unasked. The slots do nothing unless a mat is given; who has
cards in a camp lies in the slot of its number, seat 0 in slot 1, but for what `slots` says.
"""

from __future__ import annotations

import re

from baston.games.smashup.base_principale.coming_and_leaving import hold
from baston.games.smashup.base_principale.proposals import AGREE, REFUSE, SHOWING
from baston.games.smashup.base_principale.slots import camps_of, slot_at, slots_at
from baston.games.smashup.cards.card import RULES, Card, printed
from baston.games.smashup.effects.abilities import TOKEN, USE
from baston.games.smashup.factions.dinosaurs import jungle_oasis, tar_pits
from baston.games.smashup.mat import PROPOSED, read_mat
from baston.games.smashup.phases.turn import turn
from baston.games.smashup.queries.power import total_power_of
from baston.games.smashup.setup.layout import Layout
from baston.games.smashup.setup.start import blank_table
from baston.games.smashup.state.table import TO_CHOOSE, Camps, Table
from baston.games.smashup.variant import BASE_PRINCIPALE, BOXES, Variant
from baston.kernel.frame import HANDLE, PASS, Frame
from tests.smashup.scenario import DECK_LEFT, FILLER, Piece, Play

NORTH, SOUTH, EAST, WEST = 1, 2, 3, 4
QUIET = re.sub(
    r"(?m)^(when|power|cards|camps|most) = .*\n",
    "",
    re.sub(r'effect = "[a-z-]+"', 'effect = "none"', PROPOSED),
)


def with_slot(slot: str, *fields: str) -> str:
    """A mat on which one slot alone does something: `with_slot("north.1", 'when = "presence"', …)`."""
    return QUIET.replace(f'[{slot}]\neffect = "none"', "\n".join([f"[{slot}]", *fields]))


def on_mat(
    hand: list[Card] | None = None,
    rival_hand: list[Card] | None = None,
    third_hand: list[Card] | None = None,
    base: Card = jungle_oasis,
    north: list[Piece] | None = None,
    south: list[Piece] | None = None,
    east: list[Piece] | None = None,
    west: list[Piece] | None = None,
    slots: dict[tuple[int, int], int] | None = None,
    mat: str = QUIET,
    deck: list[Card] | None = None,
    rival_deck: list[Card] | None = None,
    discard: list[Card] | None = None,
    base_deck: list[Card] | None = None,
    base_discard: list[Card] | None = None,
    vp: list[int] | None = None,
    players: int = 2,
    period: int = 1,
    round: int = 1,
    first: int = 0,
    edition: str = "2017",
    agreements: bool = False,
    max_rounds: int = 0,
    seed: int = 1,
) -> OnMat:
    """A round in which seat 0 has just begun its play phase. `slots`: by camp and seat."""
    variant = Variant(
        edition,
        2,
        boxes=BOXES,
        max_rounds=max_rounds,
        mode=BASE_PRINCIPALE,
        mat=read_mat(mat),
        useless_cards=agreements,
        change_base=agreements,
    )
    table = blank_table(variant, players, seed)
    table.notes = []
    layout = Layout(table)
    for seat, cards in enumerate([hand, rival_hand, third_hand, None][:players]):
        layout.pile("hand", seat, [FILLER] if cards is None else cards)
    for seat, pile in enumerate([deck, rival_deck, None, None][:players]):
        layout.pile("deck", seat, [FILLER] * DECK_LEFT if pile is None else pile)
    layout.pile("discard", 0, discard or [])
    layout.open(base)
    layout.pile_bases([tar_pits] if base_deck is None else base_deck, is_deck=True)
    layout.pile_bases(base_discard or [], is_deck=False)
    for card in table.base_deck[-1:]:
        table.seen[card] = (1 << players) - 1
    for place, pieces in enumerate([north, south, east, west], start=1):
        _lay_camp(layout, place, pieces or [], slots or {})
    table.vp = vp or [0] * players
    table.factions = [[1, 2] for _ in range(players)]
    camps = camps_of(table)
    camps.period, camps.round, camps.first = period, round, first
    table.turn_number = (3 * (period - 1) + round - 1) * players
    layout.begin(Frame(turn.number, 0, 0))
    return OnMat(table)


def _lay_camp(layout: Layout, place: int, pieces: list[Piece], slots: dict[tuple[int, int], int]) -> None:
    for piece in pieces:
        owner = piece.owner if piece.owner >= 0 else piece.seat
        handle = layout.lay(piece.card, place, piece.seat, owner)
        if slot_at(layout.table, place, piece.seat) == TO_CHOOSE:
            assert hold(layout.table, place, piece.seat, slots.get((place, piece.seat), piece.seat + 1))
        for action in piece.attached:
            layout.lay(action.card, handle, action.seat, action.owner if action.owner >= 0 else action.seat)


class OnMat(Play):
    """A game on a mat, played and read by names; camps are NORTH to WEST, slots are counted from 1."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)

    @property
    def camps(self) -> Camps:
        return camps_of(self.table)

    @property
    def current(self) -> Card:
        """The base in the middle."""
        return printed(self.table, self.camps.base)

    @property
    def base_discards(self) -> list[Card]:
        return [printed(self.table, base) for base in self.table.base_discard]

    @property
    def next_base(self) -> Card:
        """The base on top of the base deck, which everybody sees."""
        top = self.table.base_deck[-1]
        assert self.table.seen[top] == (1 << self.table.players) - 1
        return printed(self.table, top)

    def slot_of(self, camp: int, seat: int) -> int:
        """The number of the slot in which the seat's cards lie; 0 without any."""
        slot = slot_at(self.table, camp, seat)
        return slots_at(self.table, camp).index(slot) + 1 if slot > 0 else 0

    def total_of(self, camp: int, seat: int) -> int:
        return total_power_of(self.table, camp, seat)

    def slots_for(self, card: Card) -> list[tuple[int, int]]:
        """The camps and slots to which a card may be played now."""
        plays = [option & HANDLE for option in self.plays_of(card) if option >> TOKEN != USE]
        return sorted({(self.table.place[t], self._number(t)) for t in plays if self._is_slot(t)})

    def slots_offered(self) -> list[tuple[int, int]]:
        return sorted((self.table.place[slot], self._number(slot)) for slot in self.decision.options)

    def _is_slot(self, target: int) -> bool:
        return self.camps.first_slot <= target < self.table.first_card

    def _number(self, slot: int) -> int:
        return slots_at(self.table, self.table.place[slot]).index(slot) + 1

    def put(self, card: Card, camp: int, slot: int = 0, extra: bool = False) -> None:
        """Play a card to a slot of a camp; to the own one, or the first that is offered, if none is told."""
        for option in self.plays_of(card):
            target = option & HANDLE
            if option >> TOKEN == USE or not self._is_slot(target) or (extra and option >> TOKEN == 0):
                continue
            if self.table.place[target] == camp and slot in (0, self._number(target)):
                self.answer(option)
                return
        raise AssertionError(f"{card.title} cannot be played there")

    def choose_slot(self, camp: int, slot: int) -> None:
        self.answer(slots_at(self.table, camp)[slot - 1])

    def choose_camp(self, camp: int) -> None:
        self.answer(camp)

    @property
    def is_asked_for_a_slot(self) -> bool:
        return RULES.effects[self.table.frames[-1].effect].name == "choose a slot"

    def agree(self) -> None:
        self.answer(AGREE)

    def refuse(self) -> None:
        self.answer(REFUSE)

    def propose(self) -> None:
        """Propose to discard the base in the middle."""
        self.answer(next(option for option in self.decision.options if self._is_proposal(option)))

    @property
    def can_propose(self) -> bool:
        return any(self._is_proposal(option) for option in self.decision.options)

    @property
    def can_show(self) -> bool:
        """May the active player show useless cards now?"""
        return SHOWING in self.decision.options

    def show(self, *cards: Card) -> None:
        """Show cards of the hand as useless."""
        self.answer(SHOWING)
        self.choose(*cards)
        if RULES.effects[self.table.frames[-1].effect].name == "show useless cards":
            self.decline()

    def _is_proposal(self, option: int) -> bool:
        return option >> TOKEN == USE and option & HANDLE == 0 and option != SHOWING

    def end_round(self) -> None:
        """Every seat ends its play phase, until something else is asked or the next round is on."""
        now = (self.camps.period, self.camps.round, self.table.turn_number)
        turns = self.table.players - self.camps.turns + 1
        for _ in range(turns):
            if self.table.over or not self.is_play_phase or self.table.turn_number - now[2] >= turns:
                return
            self.answer(PASS)

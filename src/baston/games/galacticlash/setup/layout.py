"""Laying out a game as it stands in the middle of a turn: positions and the scenarios of tests."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import RULES, Card
from baston.games.galacticlash.phases.turn import turn
from baston.games.galacticlash.setup.start import blank_clash
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.variant import Variant
from baston.games.galacticlash.verbs.zones import put_in_hand, put_in_pit, put_in_play
from baston.kernel.chacha import Seed
from baston.kernel.frame import Frame
from baston.kernel.machine import run


class Piece:
    """A card in play as it lies there."""

    def __init__(self, card: Card, seat: int, owner: int, marks: int = 0, wounds: int = 0) -> None:
        self.card: Card = card
        self.seat: int = seat
        self.owner: int = owner
        self.marks: int = marks
        self.wounds: int = wounds


class Layout:
    """What lies where: pieces in order of arrival, and by owner the cards of each pile."""

    def __init__(self, players: int) -> None:
        self.pieces: list[Piece] = []
        self.hands: list[list[Card]] = [[] for _ in range(players)]
        self.pits: list[list[Card]] = [[] for _ in range(players)]
        self.libraries: list[list[Card]] = [[] for _ in range(players)]  # the first card is the top one

    def deck(self, seat: int) -> list[Card]:
        """All printed cards that a seat owns: in play, then hand, pit and library."""
        own = [piece.card for piece in self.pieces if piece.owner == seat]
        return own + self.hands[seat] + self.pits[seat] + self.libraries[seat][::-1]

    def clash(self, variant: Variant, seed: Seed) -> Clash:
        """The game with everything laid out and nobody asked yet."""
        decks = [[card.number for card in self.deck(seat)] for seat in range(len(self.hands))]
        clash = blank_clash(variant, decks, seed)
        lying = [cards[:] for cards in clash.library]
        for piece in self.pieces:
            card = lying[piece.owner].pop(0)
            put_in_play(clash, card, piece.seat, engaged=False)
            clash.marks[card] = piece.marks
            clash.wounds[card] = piece.wounds
        for seat, cards in enumerate(lying):
            hand, pit = len(self.hands[seat]), len(self.pits[seat])
            for card in cards[:hand]:
                put_in_hand(clash, card)
            for card in cards[hand : hand + pit]:
                put_in_pit(clash, card)
        return clash


def go_on(clash: Clash, step: int) -> None:
    """Continue the active player's turn at this step, up to the next decision."""
    frame = Frame(turn.number, 0, clash.turn)
    frame.step = step
    clash.frames = [frame]
    run(clash, RULES)

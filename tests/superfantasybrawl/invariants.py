"""What holds at every decision of every game of Super Fantasy Brawl, reckoned from columns and log."""

from __future__ import annotations

from baston.games.superfantasybrawl.cards.card import CHAMPIONS
from baston.games.superfantasybrawl.constants import (
    ALL_READY,
    CARDS_EACH,
    FIRST_CHALLENGE,
    GATE,
    L_EXHAUST_CORE,
    L_OVER,
    L_READY_CORE,
    L_TURN,
    L_VP,
)
from baston.games.superfantasybrawl.moving.traps import trap
from baston.games.superfantasybrawl.queries.figures import hit_points
from baston.games.superfantasybrawl.queries.seats import owner_of
from baston.games.superfantasybrawl.queries.whereabouts import is_in_arena
from baston.games.superfantasybrawl.state.arena import Arena
from baston.games.superfantasybrawl.verbs.trap_frame import token_of_trap

TRAPS = 4  # on the board (SFB-176)


class Watch:
    """Looks at a game at each of its decisions: what is wrong now, and what has changed as it must not.

    It reads the log from where it is when the game is first looked at.
    """

    def __init__(self) -> None:
        self.read = -1  # notes of the log
        self.active = 0
        self.cores: list[int] = []  # by seat, as the log tells them
        self.vp: list[int] = []

    def __call__(self, arena: Arena) -> None:
        """Raises AssertionError, saying what is wrong."""
        _check_champions(arena)
        if arena.round > 0:
            _check_piles(arena)
        _check_challenges(arena)
        _check_traps(arena)
        self._check_log(arena)

    def _check_log(self, arena: Arena) -> None:
        """Cores are exhausted and readied, victory points gained, only as the log says."""
        assert arena.notes is not None
        if self.read < 0:
            self.active, self.cores, self.vp = arena.turn, arena.cores[:], arena.vp[:]
            self.read = len(arena.notes)
        for note in arena.notes[self.read :]:
            if note.event in (L_TURN, L_OVER):
                self.cores[self.active] = ALL_READY  # in the Upkeep that has just been
                self.active = note.player
            elif note.event == L_EXHAUST_CORE:
                assert self.cores[note.player] >> note.amount & 1, "a Core pays twice"
                self.cores[note.player] ^= 1 << note.amount
            elif note.event == L_READY_CORE:
                self.cores[note.player] |= 1 << note.amount
            elif note.event == L_VP:
                self.vp[note.player] += note.amount
        self.read = len(arena.notes)
        assert arena.cores == self.cores, f"Cores are {arena.cores}, the log tells {self.cores}"
        assert arena.vp == self.vp, f"VP are {arena.vp}, the log tells {self.vp}"


def _check_champions(arena: Arena) -> None:
    """One on a hex, none on a statue; none lives with as much damage as it has hit points."""
    hexes = [hex for hex in arena.hex[1:] if hex != GATE]
    assert len(set(hexes)) == len(hexes), "two champions stand on one hex"
    assert not set(hexes) & set(arena.board.statues), "a champion stands on a statue"
    for champion in range(1, len(arena.hex)):
        if arena.what[champion]:
            name = CHAMPIONS[arena.what[champion]]
            assert 0 <= arena.damage[champion] < hit_points(arena, champion), f"{name} is dead on its feet"
            unhurt = arena.damage[champion] == arena.level[champion] == 0
            assert is_in_arena(arena, champion) or unhurt, f"{name} brings something to the Gate"


def _check_piles(arena: Arena) -> None:
    """Each card is in one pile of its owner, but for those that are being resolved."""
    for pile in (arena.hand, arena.deck, arena.discard):
        for seat, cards in enumerate(pile):
            assert all(owner_of(arena, card) == seat for card in cards), "a card lies in another's pile"
    piles = [card for pile in [*arena.hand, *arena.deck, *arena.discard] for card in pile]
    action = arena.action
    if action is not None:
        piles += [card for card in {action.card, *action.reactions[::2]} if card and card not in piles]
    each = arena.team_size * CARDS_EACH
    assert len(piles) == len(set(piles)) == arena.players * each, "a card is in two piles, or in none"


def _check_challenges(arena: Arena) -> None:
    challenges = [*arena.challenge_deck, *arena.challenge_discard, *[c for c in arena.track if c]]
    assert len(challenges) == len(set(challenges)) == arena.board.drawn, "challenges have come or gone"
    assert all(challenge >= FIRST_CHALLENGE for challenge in challenges)


def _check_traps(arena: Arena) -> None:
    """Four traps on different hexes, apart from a trap that is being resolved; no token is lost."""
    resolved = [f for f in arena.frames if f.effect == trap.number and token_of_trap(f)]
    tokens = arena.trap_tokens + arena.supply
    assert len(set(arena.trap_hexes)) == len(arena.trap_hexes) == len(arena.trap_tokens), "two traps on a hex"
    assert not set(arena.trap_hexes) & set(arena.board.statues), "a trap lies on a statue"
    assert len(set(tokens)) == len(tokens) == len(arena.board.tokens) - len(resolved), "a token is lost"
    if arena.round > 0:
        assert len(arena.trap_hexes) == TRAPS - len(resolved), "there are not four traps"

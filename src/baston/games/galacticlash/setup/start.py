"""A game before its first turn: handles, libraries, life."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import BLANK, DECOY, DEFENDER, RULES
from baston.games.galacticlash.constants import FIRST_CARD, LIBRARY, MOST_PLAYERS
from baston.games.galacticlash.phases.opening import game
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.state.clash_fields import blank_fields
from baston.games.galacticlash.variant import Variant
from baston.kernel.chacha import Seed, generator
from baston.kernel.column import column, filled
from baston.kernel.effect import begin
from baston.kernel.event import Note
from baston.kernel.frame import NOBODY
from baston.kernel.machine import run


def new_clash(variant: Variant, decks: list[list[int]], seed: Seed, log: bool) -> Clash:
    """A new game, run to its first decision. `decks`: by seat, the numbers of the printed cards."""
    clash = blank_clash(variant, decks, seed)
    if log:
        clash.notes = list[Note]()
    begin(clash, game.number, 0, 0)
    run(clash, RULES)
    return clash


def blank_clash(variant: Variant, decks: list[list[int]], seed: Seed) -> Clash:
    """A game with all cards in their owners' libraries, unshuffled."""
    players = len(decks)
    cards = [number for deck in decks for number in deck]
    seats = [seat for seat, deck in enumerate(decks) for _ in deck]
    handles = FIRST_CARD + len(cards)
    clash = Clash()
    blank_fields(clash, players, handles)
    clash.variant = variant
    clash.players = players
    clash.rng = generator(seed)
    clash.what = column([BLANK.number, *_roles(variant), *cards])
    clash.owner = column([NOBODY] * FIRST_CARD + seats)
    clash.control = clash.owner[:]
    clash.zone = filled(LIBRARY, handles)
    if variant.is_duo:
        for seat in range(players):
            clash.seen[seat + 1] = 0b0101 << (seat & 1)  # both partners know (G-103)
    clash.library = [
        [h for h in range(FIRST_CARD, handles) if clash.owner[h] == seat] for seat in range(players)
    ]
    clash.life = [variant.life] * (2 if variant.is_duo else players)
    return clash


def _roles(variant: Variant) -> list[int]:
    """What the players' handles are: until the teams have chosen, their first seats defend."""
    if not variant.is_duo:
        return [BLANK.number] * MOST_PLAYERS
    return [DEFENDER.number, DEFENDER.number, DECOY.number, DECOY.number]

"""Before the first turn: roles, hands, who starts, what others have for it (G-15 to G-19, G-103, G-114)."""

from __future__ import annotations

from typing import Final

from baston.games.galacticlash.cards.card import DECOY, DEFENDER, RULES, printed
from baston.games.galacticlash.constants import (
    ENERGY,
    L_FIRST,
    L_KEPT,
    L_REDRAW,
    L_REDRAWN,
    L_REVEAL,
    L_SHOW,
)
from baston.games.galacticlash.phases.turn import turn
from baston.games.galacticlash.queries.seats import side_of
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.variant import CARD, REDRAW
from baston.games.galacticlash.verbs.cards import draw, shuffle
from baston.games.galacticlash.verbs.sight import show
from baston.games.galacticlash.verbs.zones import put_on_library
from baston.kernel.effect import always, asks, begin
from baston.kernel.frame import NUMBER, SEAT, Frame
from baston.kernel.log import note

FIRST_HAND: Final = 8  # G-16
FEWEST_ENERGIES: Final = 3
SECOND_HAND: Final = "second hand"  # the effect that lets a seat redraw
KEEPS: Final = 1  # its options
REDRAWS: Final = 2


@RULES.effect("game")
@asks()
def game(clash: Clash, me: Frame) -> None:
    """Begin the game: in Duo Clash each team first names its defender in secret (G-103)."""
    if clash.variant.is_duo:
        for seat in (0, 1):
            begin(clash, roles.number, 0, seat)


@game.then
@asks()
def hands_are_drawn(clash: Clash, me: Frame) -> None:
    """Let each seat draw eight cards, redrawn until at least three are energies (G-16)."""
    for seat in range(clash.players):
        shuffle(clash, seat)
        draw(clash, seat, FIRST_HAND)
        _redraw_without_energies(clash, seat)


def energies_in_hand(clash: Clash, seat: int) -> int:
    return sum([1 for card in clash.hand[seat] if printed(clash, card).kind == ENERGY])


def _redraw_without_energies(clash: Clash, seat: int) -> None:
    """Shown, shuffled back and drawn anew, as often as it takes (G-16, G-17)."""
    while energies_in_hand(clash, seat) < FEWEST_ENERGIES:
        note(clash, L_REDRAW, seat)
        for card in clash.hand[seat]:
            show(clash, card)
            note(clash, L_SHOW, seat, card)
        _draw_anew(clash, seat)


def _draw_anew(clash: Clash, seat: int) -> None:
    for card in clash.hand[seat][:]:
        put_on_library(clash, card)
    shuffle(clash, seat)
    draw(clash, seat, FIRST_HAND)


@game.then
@asks()
def game_is_played(clash: Clash, me: Frame) -> None:
    """Settle who starts, give the others what a house rule grants, and begin the first turn."""
    clash.turn = starter(clash)
    note(clash, L_FIRST, clash.turn)
    for place in range(1, clash.players):
        seat = (clash.turn + place) % clash.players
        if side_of(clash, seat) == side_of(clash, clash.turn):
            continue
        if clash.variant.second_player == CARD:
            draw(clash, seat, 1)
        elif clash.variant.second_player == REDRAW:
            begin(clash, second_hand.number, 0, seat)
    begin(clash, turn.number, 0, clash.turn)


def partners(clash: Clash, me: Frame) -> list[int]:
    """The seats, plus 1, of the team that `me.player` answers for."""
    return [seat + 1 for seat in range(clash.players) if side_of(clash, seat) == me.player]


@RULES.effect("roles")
@asks(always(partners, kind=SEAT), clause="G-103")
def roles(clash: Clash, me: Frame) -> None:
    """Make the partner picked the team's defender, the other its decoy; both know (G-103)."""
    what = clash.what[:]
    for handle in partners(clash, me):
        what[handle] = (DEFENDER if handle == me.pick else DECOY).number
    clash.what = what


def keep_or_redraw(clash: Clash, me: Frame) -> list[int]:
    """Both options of a seat that may redraw."""
    return [KEEPS, REDRAWS]


@RULES.effect(SECOND_HAND)
@asks(always(keep_or_redraw, kind=NUMBER), clause="G-114")
def second_hand(clash: Clash, me: Frame) -> None:
    """Shuffle the hand back unseen and draw a new one, if the seat wants to; G-16 holds for it (G-114)."""
    if me.pick == KEEPS:
        note(clash, L_KEPT, me.player)
        return
    note(clash, L_REDRAWN, me.player)
    _draw_anew(clash, me.player)
    _redraw_without_energies(clash, me.player)


def starter(clash: Clash) -> int:
    """The seat that starts: the one that reveals the highest total cost, ties compared on (G-18, G-19)."""
    tied = list(range(clash.players))
    for depth in range(min([len(clash.library[seat]) for seat in tied])):
        costs: list[int] = []
        for seat in tied:
            place = depth if clash.variant.starter_reveal == "bottom" else -1 - depth
            card = clash.library[seat][place]
            show(clash, card)
            note(clash, L_REVEAL, seat, card)
            costs.append(printed(clash, card).cost.total)
        tied = [seat for seat, cost in zip(tied, costs, strict=True) if cost == max(costs)]
        if len(tied) == 1:
            return tied[0]
    return tied[clash.rng.below(len(tied))]

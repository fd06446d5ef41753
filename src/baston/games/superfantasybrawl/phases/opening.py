"""The game from its first question to its first turn (SFB-20 to 27, SFB-292, SFB-301)."""

from __future__ import annotations

from typing import Final

from baston.games.superfantasybrawl.arena_files.board import SIDES
from baston.games.superfantasybrawl.cards.card import CHAMPIONS, RULES
from baston.games.superfantasybrawl.constants import GATE, L_DEPLOY, L_FIRST, L_HOME, L_SET_ASIDE
from baston.games.superfantasybrawl.phases.drafts import begin_draft
from baston.games.superfantasybrawl.phases.scoring import lay_opening_challenges
from baston.games.superfantasybrawl.phases.turn import hand_size, turn
from baston.games.superfantasybrawl.queries.seats import cards_in_hand, champions_of, seat_of
from baston.games.superfantasybrawl.queries.whereabouts import home_of, is_free
from baston.games.superfantasybrawl.state.arena import TEAMS, Arena
from baston.games.superfantasybrawl.verbs.cards import draw, set_aside, shuffle_deck
from baston.games.superfantasybrawl.verbs.challenge_track import replace_challenge, shuffle_challenges
from baston.games.superfantasybrawl.verbs.champions import put_on_hex
from baston.games.superfantasybrawl.verbs.teams import deal_cards, set_home
from baston.games.superfantasybrawl.verbs.trap_tokens import draw_trap, lay_trap
from baston.games.superfantasybrawl.verbs.turns import begin_round, set_order
from baston.kernel.effect import again, any_number, asks, begin, must
from baston.kernel.frame import NUMBER, SEAT, Frame
from baston.kernel.log import note

TRAPS: Final = 4  # on the board (SFB-24)


# Who begins, and from where.


@RULES.effect("game")
@asks()
def game(arena: Arena, me: Frame) -> None:
    """Settle the turn order of two seats, or begin to ask four for it.

    `me.player` is the first player; of four, any seat of the team that begins.
    """
    if arena.players == TEAMS:
        set_order(arena, [me.player, 1 - me.player])
    else:
        begin(arena, turn_order.number, 0, me.player)


def _first_seats(me: Frame) -> list[int]:
    """The seats that the teams have named so far, the starting team's first."""
    return me.memo


def _add_first_seat(me: Frame, seat: int) -> None:
    """A team has named this seat."""
    me.memo.append(seat)


def seats_of_team(arena: Arena, me: Frame) -> list[int]:
    """The seats, plus 1, of the team that names its first player; none once both have."""
    named = len(_first_seats(me))
    if named == TEAMS:
        return []
    side = (me.player + named) % TEAMS
    return [seat + 1 for seat in range(side, arena.players, TEAMS)]


def speaker(arena: Arena, me: Frame) -> int:
    """The seat, from 0, that answers for its team."""
    return seats_of_team(arena, me)[0] - 1


@RULES.effect("turn order")
@asks(must(seats_of_team, by=speaker, kind=SEAT), clause="SFB-292")
def turn_order(arena: Arena, me: Frame) -> None:
    """Note the team's first player; once both teams have named one, set the turn order (SFB-292)."""
    _add_first_seat(me, me.seat)
    again(me)
    if len(_first_seats(me)) == TEAMS:
        first, second = _first_seats(me)
        set_order(arena, [first, second, (first + 2) % arena.players, (second + 2) % arena.players])


def first_player(arena: Arena, me: Frame) -> int:
    """The seat that begins every round."""
    return arena.first


def deployment_zones(arena: Arena, me: Frame) -> list[int]:
    """The numbers of the deployment zones, from 1."""
    return list(range(1, len(SIDES) + 1))


@game.then
@asks(must(deployment_zones, by=first_player, kind=NUMBER), clause="SFB-20")
def game_has_sides(arena: Arena, me: Frame) -> None:
    """Give the first player the deployment zone picked, and begin the draft."""
    note(arena, L_FIRST, arena.first)
    note(arena, L_HOME, arena.first, 0, 0, me.pick)
    set_home(arena, arena.first % TEAMS, me.pick - 1)
    begin_draft(arena)


# Decks, challenges, traps, hands, places.


@game.then
@asks()
def game_deals(arena: Arena, me: Frame) -> None:
    """Lay out decks, challenges, traps and champions before the first turn (SFB-22 to 26)."""
    for seat in range(arena.players):
        deal_cards(arena, seat, [CHAMPIONS[number] for number in arena.teams[seat]])
        shuffle_deck(arena, seat)
    shuffle_challenges(arena)
    lay_opening_challenges(arena)
    if arena.variant.replaces_challenges:
        begin(arena, new_challenges.number, 0, arena.order[1])
    for seat in arena.order:
        _set_traps_left(begin(arena, first_traps.number, 0, seat), TRAPS // arena.players)
    for seat in arena.order:
        begin(arena, first_hand.number, 0, seat)
    for seat in arena.order:
        begin(arena, deployment.number, 0, seat)


@game.then
@asks()
def game_is_played(arena: Arena, me: Frame) -> None:
    """Begin the first round and turn."""
    begin_round(arena)
    begin(arena, turn.number, 0, arena.first)


def opening_challenges(arena: Arena, me: Frame) -> list[int]:
    """The challenges on the track."""
    return [challenge for challenge in arena.track if challenge]


@RULES.effect("new challenges")
@asks(any_number(opening_challenges), clause="SFB-27")
def new_challenges(arena: Arena, me: Frame) -> None:
    """Replace the challenges picked, a league's house rule (SFB-27)."""
    for challenge in me.picks:
        replace_challenge(arena, arena.track.index(challenge))


def _traps_left(me: Frame) -> int:
    """How many more traps the player lays before the game."""
    return me.memo[0]


def _set_traps_left(me: Frame, left: int) -> None:
    """The player lays so many more traps."""
    me.memo = [left]


def empty_trap_hexes(arena: Arena, me: Frame) -> list[int]:
    """The printed trap hexes without a trap; none once the player has laid all."""
    if _traps_left(me) == 0:
        return []
    return [hex for hex in arena.board.trap_hexes if hex not in arena.trap_hexes]


@RULES.effect("first traps")
@asks(must(empty_trap_hexes), clause="SFB-24")
def first_traps(arena: Arena, me: Frame) -> None:
    """Lay an unseen token on the trap hex picked, and ask for the next (SFB-24)."""
    _set_traps_left(me, _traps_left(me) - 1)
    lay_trap(arena, me.player, draw_trap(arena), me.pick)
    again(me)


@RULES.effect("first hand")
@asks()
def first_hand(arena: Arena, me: Frame) -> None:
    """Draw the first hand."""
    draw(arena, me.player, hand_size(arena))


@first_hand.then
@asks(any_number(cards_in_hand), clause="SFB-25")
def first_hand_is_changed(arena: Arena, me: Frame) -> None:
    """Set the cards picked aside, draw as many, then shuffle those in; once (SFB-25)."""
    if me.picks:
        note(arena, L_SET_ASIDE, me.player, 0, 0, len(me.picks))
        set_aside(arena, me.player, me.picks)


def champion_to_deploy(arena: Arena, seat: int) -> int:
    """The handle of the seat's next champion to deploy; 0 once none is on the Gate."""
    for champion in champions_of(arena, seat):
        if arena.hex[champion] == GATE:
            return champion
    return 0


def hexes_to_deploy_on(arena: Arena, me: Frame) -> list[int]:
    """The free hexes of the deployment zone; none once all champions are deployed."""
    champion = champion_to_deploy(arena, me.player)
    return [hex for hex in home_of(arena, champion) if is_free(arena, hex)] if champion else []


@RULES.effect("deployment")
@asks(must(hexes_to_deploy_on), clause="SFB-26")
def deployment(arena: Arena, me: Frame) -> None:
    """Put the seat's next champion on the hex picked, in the order of the team (SFB-26)."""
    champion = champion_to_deploy(arena, me.player)
    put_on_hex(arena, champion, me.pick)
    note(arena, L_DEPLOY, seat_of(arena, champion), 0, champion, me.pick)
    again(me)

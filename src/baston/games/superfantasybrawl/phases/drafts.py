"""How the teams are chosen (SFB-30 to 35, SFB-302)."""

from __future__ import annotations

from typing import Final

from baston.games.superfantasybrawl.cards.card import RULES
from baston.games.superfantasybrawl.constants import CHAMPION, L_BAN, L_TEAM
from baston.games.superfantasybrawl.state.arena import TEAMS, Arena
from baston.games.superfantasybrawl.variant import CASUAL, COMPETITIVE, FREE, LEAGUE, RANDOM
from baston.games.superfantasybrawl.verbs.teams import ban, bring, choose_champion, show_brought
from baston.kernel.effect import again, asks, begin, must
from baston.kernel.frame import NOBODY, NUMBER, Frame
from baston.kernel.log import note

BROUGHT: Final = 5  # champions of a team that is brought (SFB-31)
BROUGHT_TEAMS: Final = 2  # by each player of a league (SFB-34)


def begin_draft(arena: Arena) -> None:
    """Begin the draft of champions that the setup asks for, unless all teams are complete."""
    if all(len(team) == arena.team_size for team in arena.teams):
        return
    draft = arena.variant.draft
    if draft == RANDOM:
        deal_teams(arena)
    elif draft in (CASUAL, FREE):
        begin(arena, picking.number, 0, arena.first)
    else:
        begin(arena, bringing.number, 0, arena.first)
        if draft == LEAGUE:
            begin(arena, team_ban.number, 0, arena.first)
        begin(arena, champion_ban.number, 0, arena.first)
        begin(arena, picking.number, 0, arena.first)


def deal_teams(arena: Arena) -> None:
    """Deal each seat a random team from the pool (SFB-35)."""
    pool = [*arena.variant.pool]
    for seat in arena.order:
        side = champions_of_side(arena, seat)
        arena.rng.shuffle(pool)
        taken = 0
        for champion in pool[:]:
            if taken < arena.team_size and champion not in side:
                taken += 1
                choose_champion(arena, seat, champion)
                if not arena.variant.doubles:
                    pool.remove(champion)


def champions_of_side(arena: Arena, seat: int) -> list[int]:
    """The champions that a seat and its team-mate have chosen so far."""
    mates = range(seat % TEAMS, arena.players, TEAMS)
    return [champion for mate in mates for champion in arena.teams[mate]]


# Picking.


def is_brought(arena: Arena) -> bool:
    """Whether each player chooses from champions brought along (SFB-31, SFB-34)."""
    return arena.variant.draft in (COMPETITIVE, LEAGUE)


def picker(arena: Arena, me: Frame) -> int:
    """The seat, from 0, that chooses a champion next; NOBODY once all teams are complete."""
    done = sum([len(team) for team in arena.teams])
    if done == arena.players * arena.team_size:
        return NOBODY
    if arena.variant.draft == FREE:
        return arena.order[done // arena.team_size]
    turns = arena.order if is_brought(arena) else arena.order[::-1]  # SFB-31, SFB-30
    return turns[done % arena.players]


def champions_to_pick(arena: Arena, me: Frame) -> list[int]:
    """The champions that the seat may choose now, as their numbers plus 1."""
    seat = picker(arena, me)
    if seat == NOBODY:
        return []
    own = champions_of_side(arena, seat)
    if is_brought(arena):
        return [champion + 1 for champion in arena.brought[seat] if champion not in own]
    taken = own if arena.variant.doubles else [champion for team in arena.teams for champion in team]
    return [champion + 1 for champion in arena.variant.pool if champion not in taken]


@RULES.effect("draft")
@asks(must(champions_to_pick, by=picker, kind=CHAMPION), clause="SFB-30")
def picking(arena: Arena, me: Frame) -> None:
    """Add the champion picked to the seat's team, and ask the next seat."""
    seat = picker(arena, me)
    note(arena, L_TEAM, seat, 0, 0, me.pick - 1)
    choose_champion(arena, seat, me.pick - 1)
    again(me)


# Bringing and banning.


def bringer(arena: Arena, me: Frame) -> int:
    """The seat, from 0, that chooses what to bring; NOBODY once both have.

    The first player chooses all, then the second, who does not see which.
    """
    each = BROUGHT * BROUGHT_TEAMS if arena.variant.draft == LEAGUE else BROUGHT
    for seat in arena.order:
        if len(arena.brought[seat]) < each:
            return seat
    return NOBODY


def champions_to_bring(arena: Arena, me: Frame) -> list[int]:
    """The champions that the seat has not brought yet, as their numbers plus 1."""
    seat = bringer(arena, me)
    if seat == NOBODY:
        return []
    return [champion + 1 for champion in arena.variant.pool if champion not in arena.brought[seat]]


@RULES.effect("bring")
@asks(must(champions_to_bring, by=bringer, kind=CHAMPION), clause="SFB-31")
def bringing(arena: Arena, me: Frame) -> None:
    """Bring the champion picked, in secret until both have brought all (SFB-31, SFB-34).

    Of a league's two teams the first five champions are the first.
    """
    bring(arena, bringer(arena, me), me.pick - 1)
    if bringer(arena, me) == NOBODY:
        show_brought(arena)
    again(me)


def opponent(arena: Arena, seat: int) -> int:
    """The other seat of a game of two."""
    return arena.order[1 - arena.order.index(seat)]


def _seats_banned(me: Frame) -> list[int]:
    """The seats of which champions have been banned so far."""
    return me.memo


def _add_banned(me: Frame, seat: int) -> None:
    """Champions of this seat have been banned."""
    me.memo.append(seat)


def team_banner(arena: Arena, me: Frame) -> int:
    """The seat, from 0, that bans a team now: the second player, then the first."""
    return arena.order[1 - len(_seats_banned(me))]


def teams_to_ban(arena: Arena, me: Frame) -> list[int]:
    """The numbers, from 1, of a league's two teams; none once both players have banned."""
    return list(range(1, BROUGHT_TEAMS + 1)) if len(_seats_banned(me)) < TEAMS else []


@RULES.effect("team ban")
@asks(must(teams_to_ban, by=team_banner, kind=NUMBER), clause="SFB-34")
def team_ban(arena: Arena, me: Frame) -> None:
    """Ban the opponent's team picked: it plays without any of its champions (SFB-34)."""
    seat = opponent(arena, team_banner(arena, me))
    first = (me.pick - 1) * BROUGHT
    for champion in arena.brought[seat][first : first + BROUGHT]:
        note(arena, L_BAN, seat, 0, 0, champion)
        ban(arena, seat, champion)
    _add_banned(me, seat)
    again(me)


def champion_banner(arena: Arena, me: Frame) -> int:
    """The seat, from 0, that bans a champion now: the first player, then the second."""
    return arena.order[len(_seats_banned(me))]


def champions_to_ban(arena: Arena, me: Frame) -> list[int]:
    """The champions that the opponent has brought, as their numbers plus 1; none once both have banned."""
    if len(_seats_banned(me)) == TEAMS:
        return []
    return [champion + 1 for champion in arena.brought[opponent(arena, champion_banner(arena, me))]]


@RULES.effect("champion ban")
@asks(must(champions_to_ban, by=champion_banner, kind=CHAMPION), clause="SFB-31")
def champion_ban(arena: Arena, me: Frame) -> None:
    """Ban the opponent's champion picked (SFB-31)."""
    seat = opponent(arena, champion_banner(arena, me))
    note(arena, L_BAN, seat, 0, 0, me.pick - 1)
    ban(arena, seat, me.pick - 1)
    _add_banned(me, seat)
    again(me)

"""What changes the arena at once: places, damage tokens, Cores, lasting changes. `piles` has cards and traps.

Only these two write columns. What may ask or spring a trap is deferred: it is in the modules on top of them
and comes last in an act.
"""

from __future__ import annotations

from baston.games.superfantasybrawl.cards.card import PASSIVES, RULES, Champion, champion_of
from baston.games.superfantasybrawl.constants import (
    ALL_READY,
    BLUE,
    CARDS_EACH,
    CHALLENGE_CAUSE,
    FIRST_CARD,
    FIRST_CHALLENGE,
    FIRST_HEX,
    FIRST_STANDARD,
    FIRST_TOKEN,
    FREE,
    GATE,
    L_BONUS,
    L_EXHAUST_CORE,
    L_HEAL,
    L_READY_CORE,
    L_ROOT,
    L_VP,
    RED,
    ROOTED,
    STRENGTH_AGAINST,
    written_bonus,
)
from baston.games.superfantasybrawl.queries.costs import is_ready
from baston.games.superfantasybrawl.queries.query import (
    hit_points,
    is_in_arena,
    seat_of,
)
from baston.games.superfantasybrawl.state.arena import Action, Arena
from baston.kernel.event import EVERYBODY, Note
from baston.kernel.modifier import END_OF_TURN, Modifier, still
from baston.kernel.sight import everybody


def note(
    arena: Arena,
    event: int,
    player: int,
    card: int = 0,
    where: int = 0,
    amount: int = 0,
    seats: int = EVERYBODY,
    source: int = 0,
) -> None:
    """Write a line of the log, if one is kept; `card` is a handle, kept as the printed card.

    `where` is a champion or a hex, which nobody hides and which keep their handles. The source is, unless
    named, the thing whose effect is on its way. Everybody sees it now, but a card may be hidden again later,
    so it too is kept as the printed card, as a negative number: challenges beyond CHALLENGE_CAUSE.
    """
    if arena.notes is None:
        return
    if seats == everybody(arena.players):
        seats = EVERYBODY  # spectators too
    number = arena.what[card] if FIRST_CARD <= card < FIRST_HEX else 0
    cause = source or _cause(arena)
    if cause == card:
        cause = 0
    elif FIRST_CARD <= cause < FIRST_TOKEN:
        cause = -arena.what[cause]
    elif FIRST_CHALLENGE <= cause < FIRST_STANDARD:
        cause = -CHALLENGE_CAUSE - arena.what[cause]
    arena.notes.append(Note(event, player, number, where, amount, seats, cause))


def _cause(arena: Arena) -> int:
    """The card, standard action, trap or levelled champion whose effect is on its way; 0 if the rules act."""
    place = len(arena.frames) - 1
    while place >= 0:
        frame = arena.frames[place]
        if frame.effect in PASSIVES:
            return frame.card
        if frame.effect == RULES.by_name["trap"].number and frame.memo:
            return frame.memo[0]
        if FIRST_CARD <= frame.subject < FIRST_HEX:
            return frame.subject
        place = frame.parent
    return 0


# Champions.


def stand(arena: Arena, champion: int, hex: int) -> None:
    """Put a champion on a hex, or with GATE on its Gate. Springs no trap."""
    arena.hex[champion] = hex
    arena.clock += 1


def exchange(arena: Arena, one: int, other: int) -> None:
    """Put two champions on each other's hexes (SFB-221). Springs no trap."""
    arena.hex[one], arena.hex[other] = arena.hex[other], arena.hex[one]


def wound(arena: Arena, champion: int, amount: int) -> None:
    """Lay damage tokens on a champion. Does not look whether it is out of action."""
    arena.damage[champion] += amount


def heal(arena: Arena, champion: int, amount: int) -> int:
    """Take up to so much damage off a champion in the arena; returns how much it was (SFB-208)."""
    if champion == 0 or not is_in_arena(arena, champion):
        return 0
    healed = min(amount, arena.damage[champion])
    if healed > 0:
        arena.damage[champion] -= healed
        note(arena, L_HEAL, seat_of(arena, champion), 0, champion, healed)
    return healed


def fall(arena: Arena, champion: int) -> None:
    """A champion that is out of action stands on its Gate, unhurt and on its base side (SFB-147, SFB-148).

    If it comes back it is a new one: nothing concerns it that lay on it or was aimed at it (SFB-241).
    """
    arena.hex[champion] = GATE
    arena.damage[champion] = 0
    arena.level[champion] = 0
    arena.clock += 1
    arena.lasting = [m for m in arena.lasting if m.thing != champion and not _is_against(m, champion)]
    if champion_of(arena, champion).free_standard:
        arena.free_used[seat_of(arena, champion)] = 0


def _is_against(modifier: Modifier, champion: int) -> bool:
    """Does it make attacks on just this champion stronger?"""
    return modifier.kind == STRENGTH_AGAINST and modifier.source == champion


def level_up(arena: Arena, champion: int) -> bool:
    """Turn a champion card to its levelled side; False if it is up already (SFB-161)."""
    if arena.level[champion] == 1:
        return False
    arena.level[champion] = 1
    return True


def is_out(arena: Arena, champion: int) -> bool:
    """Is its damage at least its hit points (SFB-142)?"""
    return arena.damage[champion] >= hit_points(arena, champion)


def gain_vp(arena: Arena, side: int, amount: int, source: int = 0) -> None:
    """VP go to a side; who has won is looked at once this act is over (SFB-260)."""
    arena.vp[side] += amount
    note(arena, L_VP, side, 0, 0, amount, source=source)


# Lasting changes.


def last(
    arena: Arena, champions: list[int], kind: int, amount: int, source: int = 0, told: int = L_BONUS
) -> None:
    """Something lies on champions in the arena until the end of the turn (SFB-47)."""
    for champion in champions:
        if champion and is_in_arena(arena, champion):
            arena.lasting.append(Modifier(kind, amount, champion, END_OF_TURN, source))
            note(arena, told, seat_of(arena, champion), 0, champion, written_bonus(kind, amount, source))


def root(arena: Arena, champion: int) -> None:
    """It may neither move nor be moved until the end of the turn (SFB-218)."""
    last(arena, [champion], ROOTED, 1, 0, L_ROOT)


def lift(arena: Arena, modifier: Modifier) -> None:
    """End one lasting change."""
    arena.lasting = [m for m in arena.lasting if m is not modifier]


def end_all_lasting(arena: Arena) -> None:
    arena.lasting = []


def expire(arena: Arena) -> None:
    """What lasts until the end of the turn ends."""
    arena.lasting = still(arena.lasting, END_OF_TURN)


# Cores.


def exhaust(arena: Arena, seat: int, core: int, source: int = 0) -> None:
    """Turn a ready Core over; FREE costs nothing."""
    if core != FREE:
        arena.cores[seat] &= ~(1 << core)
        note(arena, L_EXHAUST_CORE, seat, 0, 0, core, source=source)


def ready_core(arena: Arena, seat: int, core: int) -> None:
    if not is_ready(arena, seat, core):
        arena.cores[seat] |= 1 << core
        note(arena, L_READY_CORE, seat, 0, 0, core)


def ready_all(arena: Arena, seat: int) -> None:
    arena.cores[seat] = ALL_READY


def exhausted(arena: Arena, seat: int) -> list[int]:
    """The Cores of a seat that are not ready."""
    return [core for core in range(RED, BLUE + 1) if not is_ready(arena, seat, core)]


# The action going on.


def begin_action(arena: Arena, champion: int, card: int, player: int) -> Action:
    """From now on this is the action that is being carried out."""
    action = Action(champion, card, player)
    arena.action = action
    return action


def use_standard(arena: Arena, seat: int, number: int, free: bool) -> None:
    """Remember that a standard action has been used in this phase, and a free one in this round."""
    arena.standards |= 1 << number
    if free:
        arena.free_used[seat] += 1


def end_action(arena: Arena) -> None:
    arena.action = None


def dealt_by(arena: Arena, seat: int) -> None:
    """Remember whose card or standard action deals damage now (SFB-261)."""
    arena.dealer = seat


# The turn.


def set_phase(arena: Arena, phase: int) -> None:
    arena.phase = phase


def forget_standards(arena: Arena) -> None:
    """All four standard actions can be used again (SFB-135)."""
    arena.standards = 0


def pass_turn(arena: Arena) -> None:
    """The next seat in turn order is the active one."""
    arena.turn = arena.order[(arena.order.index(arena.turn) + 1) % arena.players]


def begin_round(arena: Arena) -> None:
    arena.round += 1
    arena.free_used = [0] * arena.players


def end_game(arena: Arena, winners: list[int]) -> None:
    arena.over = True
    arena.winners = winners


# Before the first turn.


def set_order(arena: Arena, order: list[int]) -> None:
    """The seats in turn order; the first one begins every round (SFB-41)."""
    arena.order = order
    arena.first = order[0]
    arena.turn = order[0]


def set_home(arena: Arena, side: int, zone: int) -> None:
    """A side has this deployment zone, the other one the other."""
    arena.home[side] = zone
    arena.home[1 - side] = 1 - zone


def choose_champion(arena: Arena, seat: int, champion: int) -> None:
    arena.teams[seat].append(champion)


def bring(arena: Arena, seat: int, champion: int) -> None:
    arena.brought[seat].append(champion)


def show_brought(arena: Arena) -> None:
    """From now on everybody knows what all have brought (SFB-31)."""
    for champion in range(1, len(arena.hex)):
        arena.seen[champion] = everybody(arena.players)


def ban(arena: Arena, seat: int, champion: int) -> None:
    arena.brought[seat].remove(champion)


def deal_cards(arena: Arena, seat: int, team: list[Champion]) -> None:
    """A seat's champions get their handles, and their cards lie in its deck in order (SFB-22)."""
    what = arena.what[:]
    for place, champion in enumerate(team):
        what[1 + seat * arena.team_size + place] = champion.number
        for number, card in enumerate(champion.cards):
            first = FIRST_CARD + (seat * arena.team_size + place) * CARDS_EACH
            what[first + number] = card.number
    arena.what = what

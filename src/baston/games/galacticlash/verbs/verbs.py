"""What changes the state at once: zones, marks, life, lasting changes. Nothing here sets off a capacity."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import printed
from baston.games.galacticlash.constants import (
    CHAIN,
    DELAYED,
    ENERGY,
    ENGAGED,
    GONE,
    HAND,
    L_DISCARD,
    L_DRAW,
    L_ENGAGE,
    L_HAND,
    L_HEAL,
    L_LIFE_GAINED,
    L_LIFE_LOST,
    L_MILL,
    L_READY,
    L_ROLE,
    L_SHIELDED,
    L_SHUFFLE,
    L_STUCK,
    L_UNDER,
    LIBRARY,
    PIT,
    PLAY,
    SHIELD,
    STUCK,
)
from baston.games.galacticlash.queries.query import is_engaged, is_player, side_of
from baston.games.galacticlash.state.clash import Clash
from baston.kernel.column import empty
from baston.kernel.event import EVERYBODY, Note
from baston.kernel.modifier import END_OF_TURN, Modifier, still
from baston.kernel.sight import everybody, is_known


def note(
    clash: Clash,
    event: int,
    player: int,
    card: int = 0,
    where: int = 0,
    amount: int = 0,
    seats: int = EVERYBODY,
    source: int = 0,
) -> None:
    """Write a line of the log, if one is kept; cards are given as handles and kept as printed cards.

    Its source, unless named, is the card whose effect is on its way; none if it is the very card told of.
    """
    if clash.notes is None:
        return
    if seats == everybody(clash.players):
        seats = EVERYBODY  # spectators too
    if source == 0 and clash.frames:
        source = clash.frames[-1].card
    cause = clash.what[source] if source not in (0, card) else 0
    clash.notes.append(Note(event, player, clash.what[card], clash.what[where], amount, seats, cause))


def unsettle(clash: Clash) -> None:
    """Figures are reckoned anew, and the state check looks again."""
    clash.attacks = empty()
    clash.unsettled = True


# Zones.


def take(clash: Clash, card: int) -> None:
    """Take a card out of where it is; the caller puts it somewhere, and it is a new card there (G-113)."""
    zone = clash.zone[card]
    owner = clash.owner[card]
    if zone == HAND:
        clash.hand[owner].remove(card)
    elif zone == LIBRARY:
        clash.library[owner].remove(card)
    elif zone == PIT:
        clash.pit[owner].remove(card)
        unsettle(clash)  # conditions look at pits
        if clash.chain:
            _renew(clash, card)  # what waits there may aim at it, nothing else does
    elif zone == PLAY:
        _leave_play(clash, card)


def _leave_play(clash: Clash, card: int) -> None:
    """It forgets everything: marks, wounds, what lasts, combat, who controlled it."""
    kind = printed(clash, card)
    if kind.kind == ENERGY:
        clash.energies[clash.control[card]].remove(card)
    elif kind.is_unit():
        clash.units.remove(card)
        leave_combat(clash, card)
    else:
        clash.presences.remove(card)
    if card in clash.watchers:
        clash.watchers.remove(card)
    clash.marks[card] = 0
    clash.wounds[card] = 0
    clash.control[card] = clash.owner[card]
    clash.lasting = [m for m in clash.lasting if m.thing != card]
    _renew(clash, card)
    unsettle(clash)


def _renew(clash: Clash, card: int) -> None:
    """From now on it is another card than the one that things aimed at."""
    clash.clock += 1
    clash.changed_at[card] = clash.clock


def put_in_play(clash: Clash, card: int, seat: int, engaged: bool) -> None:
    """A card enters play under a seat's control; units with the delay (G-46)."""
    take(clash, card)
    show(clash, card)
    kind = printed(clash, card)
    clash.zone[card] = PLAY
    clash.control[card] = seat
    clash.laid[seat] = 1
    clash.marks[card] = ENGAGED if engaged else 0
    if kind.kind == ENERGY:
        clash.energies[seat].append(card)
    elif kind.is_unit():
        clash.units.append(card)
        clash.marks[card] |= DELAYED
    else:
        clash.presences.append(card)
    if kind.is_watcher():
        clash.watchers.append(card)
    _renew(clash, card)
    unsettle(clash)


def put_in_pit(clash: Clash, card: int) -> None:
    """Into its owner's pit, whoever controlled it (G-1)."""
    take(clash, card)
    show(clash, card)
    clash.zone[card] = PIT
    clash.pit[clash.owner[card]].append(card)
    unsettle(clash)


def put_in_hand(clash: Clash, card: int, told: int = L_HAND) -> None:
    """Into its owner's hand; who knew the card still does."""
    take(clash, card)
    owner = clash.owner[card]
    clash.seen[card] |= 1 << owner
    clash.zone[card] = HAND
    clash.hand[owner].append(card)
    note(clash, told, owner, card, 0, 0, clash.seen[card])


def put_on_chain(clash: Clash, card: int) -> None:
    """A card is announced: everybody sees it (G-48)."""
    take(clash, card)
    show(clash, card)
    clash.zone[card] = CHAIN
    _renew(clash, card)


def put_under_library(clash: Clash, card: int) -> None:
    take(clash, card)
    clash.zone[card] = LIBRARY
    clash.library[clash.owner[card]].insert(0, card)
    note(clash, L_UNDER, clash.owner[card], card, 0, 0, clash.seen[card])


def put_on_library(clash: Clash, card: int) -> None:
    take(clash, card)
    clash.zone[card] = LIBRARY
    clash.library[clash.owner[card]].append(card)


def remove_from_game(clash: Clash, card: int) -> None:
    """A card of a player who has left (G-100)."""
    take(clash, card)
    clash.zone[card] = GONE


def draw(clash: Clash, seat: int, amount: int) -> None:
    """One by one; from an empty library nothing (G-32)."""
    for _ in range(amount):
        if clash.library[seat]:
            put_in_hand(clash, clash.library[seat][-1], L_DRAW)


def discard(clash: Clash, card: int) -> None:
    if card > 0 and clash.zone[card] == HAND:
        put_in_pit(clash, card)
        note(clash, L_DISCARD, clash.owner[card], card)


def discard_at_random(clash: Clash, seat: int) -> None:
    if clash.hand[seat]:
        discard(clash, clash.hand[seat][clash.rng.below(len(clash.hand[seat]))])


def mill(clash: Clash, seat: int, amount: int) -> None:
    """The top cards of the library into the pit, as many as there are."""
    for _ in range(amount):
        if clash.library[seat]:
            card = clash.library[seat][-1]
            put_in_pit(clash, card)
            note(clash, L_MILL, seat, card)


def show(clash: Clash, card: int) -> None:
    clash.seen[card] = everybody(clash.players)


def look(clash: Clash, card: int, seat: int) -> None:
    clash.seen[card] |= 1 << seat


def shuffle(clash: Clash, seat: int) -> None:
    """Nobody knows any more where anything is in the library; what all have seen is still in the deck."""
    _remember(clash, seat)
    for card in clash.library[seat]:
        clash.seen[card] = 0
    clash.rng.shuffle(clash.library[seat])
    note(clash, L_SHUFFLE, seat)


def _remember(clash: Clash, seat: int) -> None:
    """The printed cards of this owner that all know now, each as often as it was ever known at once."""
    seen = [
        clash.what[card]
        for card in range(len(clash.what))
        if clash.owner[card] == seat and clash.seen[card] == everybody(clash.players)
    ]
    if any(clash.seen[card] == everybody(clash.players) for card in clash.library[seat]):
        known = clash.known[seat][:]
        for number in sorted(set(seen)):
            known.extend([number] * (seen.count(number) - known.count(number)))
        clash.known = clash.known[:seat] + [sorted(known)] + clash.known[seat + 1 :]


# Marks.


def engage(clash: Clash, card: int, told: bool = True) -> None:
    """No effect on what is engaged (G-40)."""
    if card > 0 and clash.zone[card] == PLAY and not is_engaged(clash, card):
        clash.marks[card] |= ENGAGED
        if told:
            note(clash, L_ENGAGE, clash.control[card], card)


def ready(clash: Clash, card: int) -> None:
    """Does not lift the delay, nor take out of combat (G-44)."""
    if card > 0 and clash.zone[card] == PLAY and is_engaged(clash, card):
        clash.marks[card] &= ~ENGAGED
        note(clash, L_READY, clash.control[card], card)


def keep_engaged(clash: Clash, card: int) -> None:
    """It does not ready in the next ready step of its controller."""
    if card > 0 and clash.zone[card] == PLAY:
        clash.marks[card] |= STUCK
        note(clash, L_STUCK, clash.control[card], card)


def ready_all(clash: Clash, seat: int) -> None:
    """The ready step: what the seat controls readies, and its delays end (G-23, G-46)."""
    for card in clash.energies[seat] + clash.units + clash.presences:
        if clash.control[card] == seat:
            marks = clash.marks[card]
            clash.marks[card] = marks & ENGAGED if marks & STUCK else 0


def set_control(clash: Clash, unit: int, seat: int) -> None:
    """The unit stays as it is but for the delay, which starts again, and leaves combat (G-85)."""
    clash.control[unit] = seat
    clash.marks[unit] |= DELAYED
    leave_combat(clash, unit)
    unsettle(clash)


def leave_combat(clash: Clash, unit: int) -> None:
    """It neither attacks nor blocks any more; what it blocked stays blocked, its blockers blockers (G-60)."""
    combat = clash.combat
    if combat is None:
        return
    if unit in combat.attackers:
        place = combat.attackers.index(unit)
        del combat.attackers[place]
        del combat.against[place]
    if unit in combat.blockers:
        combat.blockers.remove(unit)
    pairs: list[int] = []
    for i in range(0, len(combat.blocks), 2):
        if unit not in (combat.blocks[i], combat.blocks[i + 1]):
            pairs += combat.blocks[i : i + 2]
    combat.blocks = pairs
    unsettle(clash)


# Life and wounds.


def wound(clash: Clash, unit: int, amount: int) -> None:
    clash.wounds[unit] += amount
    clash.unsettled = True


def heal(clash: Clash, unit: int, amount: int) -> None:
    """Remove up to so many wounds."""
    healed = min(amount, clash.wounds[unit])
    if healed > 0:
        clash.wounds[unit] -= healed
        note(clash, L_HEAL, clash.control[unit], unit, 0, healed)


def gain_life(clash: Clash, seat: int, amount: int) -> None:
    """In Duo Clash the team's points, which reveals nothing (G-110)."""
    if clash.out[seat] == 0:
        clash.life[side_of(clash, seat)] += amount
        note(clash, L_LIFE_GAINED, seat, 0, 0, amount)


def lose_life(clash: Clash, seat: int, amount: int, source: int = 0) -> int:
    """How many points were really lost: a decoy loses none, but is revealed (G-105)."""
    if amount <= 0 or clash.out[seat] == 1:
        return 0
    if clash.variant.is_duo:
        reveal_roles(clash, seat)
        if printed(clash, seat + 1).id == "decoy":
            return 0
    clash.life[side_of(clash, seat)] -= amount
    clash.unsettled = True
    note(clash, L_LIFE_LOST, seat, 0, 0, amount, source=source)
    return amount


def reveal_roles(clash: Clash, seat: int) -> None:
    """Both roles of the seat's team become public (G-105)."""
    for handle in range(1, clash.players + 1):
        is_mate = side_of(clash, handle - 1) == side_of(clash, seat)
        if is_mate and not is_known(clash.seen, handle, None, clash.players):
            show(clash, handle)
            note(clash, L_ROLE, handle - 1, handle)


def last(clash: Clash, kind: int, amount: int, thing: int, until: int = END_OF_TURN) -> None:
    """A change that ends by itself."""
    if thing > 0 and (is_player(thing) or clash.zone[thing] == PLAY):
        source = clash.what[clash.frames[-1].card] if clash.frames else 0
        clash.lasting.append(Modifier(kind, amount, thing, until, source))
        unsettle(clash)


def expire(clash: Clash, moment: int) -> None:
    clash.lasting = still(clash.lasting, moment)
    unsettle(clash)


def absorbed(clash: Clash, thing: int, amount: int) -> int:
    """What is left of so many wounds once the shields on a unit or player have absorbed theirs."""
    if not clash.lasting:
        return amount
    rest: list[Modifier] = []
    before = amount
    for m in clash.lasting:
        if m.kind == SHIELD and m.thing == thing and amount > 0:
            taken = min(m.amount, amount)
            amount -= taken
            if m.amount > taken:
                rest.append(Modifier(SHIELD, m.amount - taken, thing, m.until, m.source))
        else:
            rest.append(m)
    if amount < before:
        clash.lasting = rest
        seat = thing - 1 if is_player(thing) else clash.control[thing]
        note(clash, L_SHIELDED, seat, 0 if is_player(thing) else thing, 0, before - amount)
    return amount

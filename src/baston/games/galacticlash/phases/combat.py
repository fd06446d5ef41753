"""The attack phase: attackers, blockers, how wounds are split, and combat damage (G-53 to G-63)."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import RULES
from baston.games.galacticlash.constants import (
    ATTACKS,
    CANNOT_BLOCK,
    DOOMED,
    EXTRA_BLOCK,
    HITS,
    L_ATTACK,
    L_BLOCK,
    LETHAL,
    REACH,
    STEADFAST,
    UNBLOCKABLE,
    W3,
    W4,
)
from baston.games.galacticlash.effects.affecting import damage, happen
from baston.games.galacticlash.effects.windows import open_window
from baston.games.galacticlash.phases.split_frame import give_wounds, opponents_done, pack_split, wounds_left
from baston.games.galacticlash.queries.combat import (
    attacked_by,
    breaks_through,
    fought_by,
    present_combat,
    wounds_assigned,
    wounds_needed,
    wounds_of,
    wounds_to_spare,
)
from baston.games.galacticlash.queries.figures import has_keyword
from baston.games.galacticlash.queries.in_play import is_delayed, is_engaged, is_flyer, is_in_play
from baston.games.galacticlash.queries.seats import (
    are_opponents,
    opponents,
    player_handle,
    seat_of_player,
    turn_order,
)
from baston.games.galacticlash.state.clash import Clash, Combat
from baston.games.galacticlash.verbs.engaging import engage
from baston.games.galacticlash.verbs.lasting import last
from baston.games.galacticlash.verbs.life import reveal_roles
from baston.kernel.column import empty
from baston.kernel.effect import abandon, again, any_number, asks, begin, must
from baston.kernel.frame import FIELD, HANDLE, NUMBER, PACKED, Frame
from baston.kernel.log import note
from baston.kernel.numbers import is_among

# Attackers.


def attack_options(clash: Clash, me: Frame) -> list[int]:
    """Each ready unit without the delay packed with each opponent that it may attack (G-53, G-54)."""
    targets = opponents(clash, me.player)
    if me.picks and not clash.variant.split_attack:
        targets = [seat_of_player(me.picks[0] >> FIELD)]
    named = [pick & HANDLE for pick in me.picks]
    return [
        unit | player_handle(seat) << FIELD
        for unit in clash.units
        if clash.control[unit] == me.player
        and not is_among(unit, named)
        and not is_engaged(clash, unit)
        and not is_delayed(clash, unit)
        for seat in targets
    ]


@RULES.effect("attack")
@asks(any_number(attack_options, kind=PACKED), clause="G-53")
def declare_attackers(clash: Clash, me: Frame) -> None:
    """Engage the attackers picked and set off what watches attacks; one declaration a turn (G-29, G-53)."""
    if not me.picks:
        abandon(me)
        return
    assign_attackers(clash, me.picks)
    for pick in me.picks:
        note(clash, L_ATTACK, me.player, pick & HANDLE, 0, pick >> FIELD)
    combat = present_combat(clash)
    for unit, seat in zip(combat.attackers[:], combat.against[:], strict=True):
        if clash.variant.duo_reveal == "on_attack" and clash.variant.is_duo:
            reveal_roles(clash, seat)
        happen(clash, ATTACKS, unit, seat)


def assign_attackers(clash: Clash, picks: list[int]) -> None:
    """Begin the combat: record each picked attacker with the opponent that it attacks, and engage it."""
    combat = Combat()
    clash.combat = combat
    for pick in picks:
        engage(clash, pick & HANDLE, told=False)
        combat.attackers.append(pick & HANDLE)
        combat.against.append(seat_of_player(pick >> FIELD))
    clash.attacks = empty()  # some figures look at attacking


@declare_attackers.then
@asks()
def attackers_are_answered(clash: Clash, me: Frame) -> None:
    """Open window W3, unless no attacker is left."""
    if present_combat(clash).attackers:
        open_window(clash, W3)


# Blockers.


@declare_attackers.then
@asks()
def declare_blockers(clash: Clash, me: Frame) -> None:
    """Ask each attacked player for blockers, in turn order from the active player (G-55)."""
    attacked = present_combat(clash).against
    for seat in turn_order(clash, me.player):
        if any(_may_defend(clash, seat, other) for other in attacked):
            begin(clash, blocks.number, 0, seat)


def _may_defend(clash: Clash, seat: int, attacked: int) -> bool:
    """Only the attacked player's units block, or the partner's too (G-108)."""
    if seat == attacked:
        return True
    return (
        clash.variant.duo_partner_blocks and clash.variant.is_duo and not are_opponents(clash, seat, attacked)
    )


def block_options(clash: Clash, me: Frame) -> list[int]:
    """Each ready unit packed with each attacker that it may block (G-55 to G-57)."""
    attackers = _to_be_blocked(clash, me)
    found: list[int] = []
    if not attackers:
        return found
    for unit in clash.units:
        if clash.control[unit] != me.player or is_engaged(clash, unit):
            continue
        named = [pick >> FIELD for pick in me.picks if pick & HANDLE == unit]
        most = 2 if has_keyword(clash, unit, EXTRA_BLOCK) else 1
        if has_keyword(clash, unit, CANNOT_BLOCK) or len(named) >= most:
            continue
        for attacker in attackers:
            if can_block(clash, unit, attacker) and not is_among(attacker, named):
                found.append(unit | attacker << FIELD)
    return found


def _to_be_blocked(clash: Clash, me: Frame) -> list[int]:
    """The attackers that the seat asked may defend against and that may have another blocker."""
    combat = present_combat(clash)
    return [
        attacker
        for place, attacker in enumerate(combat.attackers)
        if _may_defend(clash, me.player, combat.against[place]) and not _is_taken(clash, me, attacker)
    ]


def _is_taken(clash: Clash, me: Frame, attacker: int) -> bool:
    """With one blocker on each attacker: has it got one (G-56)?"""
    if clash.variant.gang_block:
        return False
    return attacker in present_combat(clash).blocked or any(pick >> FIELD == attacker for pick in me.picks)


def can_block(clash: Clash, unit: int, attacker: int) -> bool:
    """Whether a unit may block an attacker: only flyers and reach block flyers (G-57, G-89)."""
    if has_keyword(clash, attacker, UNBLOCKABLE):
        return False
    if is_flyer(clash, attacker):
        return is_flyer(clash, unit) or has_keyword(clash, unit, REACH)
    return clash.variant.flyers_block_ground or not is_flyer(clash, unit)


@RULES.effect("blocks")
@asks(any_number(block_options, kind=PACKED), clause="G-55")
def blocks(clash: Clash, me: Frame) -> None:
    """Assign the blockers picked and engage them (G-41)."""
    assign_blockers(clash, me.picks)
    for pick in me.picks:
        note(clash, L_BLOCK, me.player, pick & HANDLE, pick >> FIELD)
    for pick in me.picks:
        if not has_keyword(clash, pick & HANDLE, STEADFAST):
            engage(clash, pick & HANDLE, told=False)


def assign_blockers(clash: Clash, picks: list[int]) -> None:
    """Record each picked blocker with the attacker that it blocks."""
    combat = present_combat(clash)
    for pick in picks:
        unit, attacker = pick & HANDLE, pick >> FIELD
        combat.blocks += [unit, attacker]
        if unit not in combat.blockers:
            combat.blockers.append(unit)
        if attacker not in combat.blocked:
            combat.blocked.append(attacker)
        clash.attacks = empty()  # some figures look at blocking


@declare_attackers.then
@asks()
def blockers_are_answered(clash: Clash, me: Frame) -> None:
    """Open window W4, unless no attacker is left."""
    if present_combat(clash).attackers:
        open_window(clash, W4)


# Sharing out wounds.


@declare_attackers.then
@asks()
def wounds_are_shared_out(clash: Clash, me: Frame) -> None:
    """Ask how fighters with several opponents, or that may break through, share out wounds (G-59, G-60).

    The active player's units come first.
    """
    combat = present_combat(clash)
    for seat in turn_order(clash, me.player):
        fighters = [unit for unit in combat.attackers + combat.blocks[::2] if clash.control[unit] == seat]
        for place, unit in enumerate(fighters):
            if unit not in fighters[:place] and wounds_to_spare(clash, unit) > 0:
                begin(clash, breakthrough.number, unit, seat)
            elif unit not in fighters[:place]:
                _split(clash, unit, seat, wounds_of(clash, unit))


def _split(clash: Clash, unit: int, seat: int, amount: int) -> None:
    """Ask its controller how so many wounds go to those that it fights, if there are several."""
    if len(fought_by(clash, unit)) > 1 and amount > 0:
        pack_split(begin(clash, split.number, unit, seat), amount)


def amounts_through(clash: Clash, me: Frame) -> list[int]:
    """How many of the unit's wounds may break through, plus 1, the highest number first."""
    return [n + 1 for n in range(wounds_to_spare(clash, me.card), -1, -1)]


@RULES.effect("breakthrough")
@asks(must(amounts_through, kind=NUMBER), clause="G-60")
def breakthrough(clash: Clash, me: Frame) -> None:
    """Assign the picked number of wounds to the attacked player, past the blockers (G-60)."""
    present_combat(clash).splits += [me.card, attacked_by(clash, me.card), me.pick - 1]
    _split(clash, me.card, me.player, wounds_of(clash, me.card) - me.pick + 1)


def foes_to_come(clash: Clash, me: Frame) -> list[int]:
    """The opponents of `me.card` that have not been assigned any of its wounds yet."""
    return fought_by(clash, me.card)[opponents_done(me) :]


def amounts(clash: Clash, me: Frame) -> list[int]:
    """How many of the wounds left the next opponent may get, plus 1.

    If any wounds break through, each opponent gets at least what kills it.
    """
    foes = foes_to_come(clash, me)
    left = wounds_left(me)
    if len(foes) < 2 or left == 0:
        return []
    least, most = 0, left
    if breaks_through(clash, me.card):
        least, most = wounds_needed(clash, foes[:1]), left - wounds_needed(clash, foes[1:])
    return [n + 1 for n in range(least, most + 1)]


@RULES.effect("split")
@asks(must(amounts, kind=NUMBER), clause="G-59")
def split(clash: Clash, me: Frame) -> None:
    """Assign the picked number of wounds to the next opponent; the last one gets the rest (G-59)."""
    foe = foes_to_come(clash, me)[0]
    wounds = me.pick - 1
    present_combat(clash).splits += [me.card, foe, wounds]
    give_wounds(me, foe, wounds)
    again(me)


# Combat damage.


@declare_attackers.then
@asks()
def combat_wounds(clash: Clash, me: Frame) -> None:
    """Deal all combat wounds at the same moment; then check the state and set off triggers (G-58)."""
    combat = present_combat(clash)
    shares: list[int] = []  # triples: who deals, unit or player, amount
    for place, unit in enumerate(combat.attackers):
        seat = combat.against[place]
        dealt = wounds_of(clash, unit)
        through = (
            max(0, wounds_assigned(clash, unit, player_handle(seat))) if unit in combat.blocked else dealt
        )
        shares += _shares(clash, unit, dealt - through)
        shares += [unit, player_handle(seat), through]
    for place, unit in enumerate(combat.blocks[::2]):
        if unit not in combat.blocks[: 2 * place : 2]:
            shares += _shares(clash, unit, wounds_of(clash, unit))
    _deal(clash, shares)


def _shares(clash: Clash, unit: int, amount: int) -> list[int]:
    """How the wounds of one fighter go to its opponents: as split, the last one the rest."""
    foes = fought_by(clash, unit)
    shares: list[int] = []
    for foe in foes[:-1]:
        part = min(amount, max(0, wounds_assigned(clash, unit, foe)))
        shares += [unit, foe, part]
        amount -= part
    return shares + [unit, foes[-1], amount] if foes else []


def _deal(clash: Clash, shares: list[int]) -> None:
    """Wounds of lethal units meet shields first: their controllers would have it so."""
    lethal = [has_keyword(clash, shares[i], LETHAL) for i in range(0, len(shares), 3)]
    hits: list[int] = []
    for wanted in (True, False):
        for place, is_lethal in enumerate(lethal):
            if is_lethal != wanted:
                continue
            dealer, thing, amount = shares[3 * place], shares[3 * place + 1], shares[3 * place + 2]
            dealt = damage(clash, thing, amount, dealer)
            if dealt > 0 and thing <= clash.players:
                hits += [dealer, seat_of_player(thing), dealt]
            elif dealt > 0 and is_lethal:
                last(clash, DOOMED, 1, thing)
    for i in range(0, len(hits), 3):
        if is_in_play(clash, hits[i]):
            happen(clash, HITS, hits[i], hits[i + 1], hits[i + 2])

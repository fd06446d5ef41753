"""Positions of Galacti'Clash that people find at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from baston.games.galacticlash import GAME
from baston.games.galacticlash.cards.card import CARDS, RULES
from baston.games.galacticlash.constants import CONSTRUCTION, ENGAGED, PRIMING, W2, W5
from baston.games.galacticlash.effects.answering import seats_that_may_answer
from baston.games.galacticlash.effects.chain import targets_of
from baston.games.galacticlash.queries.combat import present_combat
from baston.games.galacticlash.queries.figures import attack
from baston.games.galacticlash.queries.in_play import is_delayed
from baston.games.galacticlash.queries.seats import opponents
from baston.games.galacticlash.state.clash import Clash
from baston.kernel.frame import HANDLE, PASS
from tests.browser.laid import Laid, reached

NEARLY: Final = 3  # life points


def battle(wanted: Callable[[Clash], bool], players: int = 2, since: int = 1, **options: str) -> Laid[Clash]:
    """The first position of this kind in random games with these options.

    `since`: the first game that is searched; before a rare position a good guess saves seconds.
    """
    return reached(GAME, wanted, players, options, since)


def _asks(clash: Clash, effect: str) -> bool:
    """Is the first seat asked by this effect?"""
    decision = clash.decision
    asked = decision is not None and decision.player == 0
    return asked and RULES.effects[clash.frames[-1].effect].name == effect


def _who_is_asked(clash: Clash) -> int | None:
    return None if clash.decision is None else clash.decision.player


def attacking(clash: Clash) -> bool:
    """The first seat may attack with two units or more."""
    return _asks(clash, "attack") and len(clash.decision.options) > 2 if clash.decision else False


def _goes_unanswered(clash: Clash) -> bool:
    """No rival holds an answer: what attacks stays in the attack, whatever bots would like."""
    held = [card for seat in range(1, clash.players) for card in clash.hand[seat]]
    return not any(CARDS[clash.what[card]].is_fast() for card in held)


def attacking_freely(clash: Clash) -> bool:
    """Likewise, unanswered, and nobody else has a unit; nobody dies of it: what attacks stays in play."""
    alone = all(clash.control[unit] == 0 for unit in clash.units)
    goes_on = sum(attack(clash, unit) for unit in clash.units) < min(clash.life[1:])
    return attacking(clash) and alone and goes_on and _goes_unanswered(clash)


def attacking_when_one_is_out(clash: Clash) -> bool:
    """As `attacking`, when one of several opponents has lost."""
    return attacking(clash) and sum(clash.out) == 1


def attacking_after_a_launch(clash: Clash) -> bool:
    """As `attacking`, and in the turn before another seat has put a unit in play."""
    return attacking(clash) and any(clash.control[unit] and is_delayed(clash, unit) for unit in clash.units)


def lone_attacker(clash: Clash) -> bool:
    """The first seat may attack with one unit alone, unanswered."""
    alone = clash.decision is not None and len(clash.decision.options) == 2
    return alone and _asks(clash, "attack") and _goes_unanswered(clash)


def blocking(clash: Clash) -> bool:
    """The first seat has several units that may block one of several attackers."""
    if not _asks(clash, "blocks") or clash.decision is None:
        return False
    blockers = {option & HANDLE for option in clash.decision.options if option != PASS}
    return len(present_combat(clash).attackers) > 1 and len(blockers) > 1


def several_blockers(clash: Clash) -> bool:
    """The first seat attacks with several units; one has several blockers, one none, and it may answer."""
    combat = clash.combat
    if not _asks(clash, "window") or combat is None or clash.turn != 0:
        return False
    return len(combat.blocks) > 2 * len(combat.blocked) and len(combat.attackers) > len(combat.blocked)


def several_blockers_and_a_newcomer(clash: Clash) -> bool:
    """Likewise, and a unit that is ready has come into play in this turn."""
    ready = [unit for unit in clash.units if not clash.marks[unit] & ENGAGED]
    return several_blockers(clash) and any(is_delayed(clash, unit) for unit in ready)


def two_on_one(clash: Clash) -> bool:
    """Likewise; one attacker alone has just two blockers, and once the seat passes it shares out wounds.

    No two units are called alike.
    """
    if not several_blockers(clash) or len({clash.what[unit] for unit in clash.units}) < len(clash.units):
        return False
    blocked = present_combat(clash).blocks[1::2]
    if len({attacker for attacker in blocked if blocked.count(attacker) == 2}) != 1:
        return False
    after = GAME.copy(clash)
    GAME.answer(after, PASS)
    return _who_is_asked(after) == 0 and after.decision is not None and PASS not in after.decision.options


def several_blockers_of_many(clash: Clash) -> bool:
    """Likewise, with more than eight units in play."""
    return several_blockers(clash) and len(clash.units) > 8


def breaking_through(clash: Clash) -> bool:
    """The first seat is asked how many wounds of its only attacker go past the blockers."""
    if not _asks(clash, "breakthrough") or clash.life[1] <= 8:
        return False
    return len(present_combat(clash).attackers) == 1


def chain_of_three(clash: Clash) -> bool:
    """Three things wait on the chain, and the first seat may answer."""
    return _asks(clash, "chain") and len(clash.chain) == 3


def aiming_at_a_unit(clash: Clash) -> bool:
    """What resolves first on the chain aims at a unit, and the first seat may answer."""
    return _asks(clash, "chain") and bool(
        clash.chain and set(targets_of(clash, clash.chain[-1])) & set(clash.units)
    )


def chain_of_many(clash: Clash) -> bool:
    """Something waits on the chain, the first seat may answer, and all have units."""
    return _asks(clash, "chain") and len(clash.chain) > 0 and len(clash.units) >= 9


def answered_by_several(clash: Clash) -> bool:
    """The first seat may answer what waits on the chain, and others may after it."""
    return bool(clash.chain) and _asks(clash, "chain") and len(seats_that_may_answer(clash)) > 1


def choosing_energies(clash: Clash) -> bool:
    """The first seat chooses among energies of its own in play."""
    decision = clash.decision
    own = set(clash.energies[0])
    return _who_is_asked(clash) == 0 and decision is not None and len(own & set(decision.options)) > 1


def many_presences(clash: Clash) -> bool:
    """The first seat is asked, and a rival has three presences or more."""
    owners = [clash.control[presence] for presence in clash.presences]
    return _who_is_asked(clash) == 0 and any(owners.count(seat) > 2 for seat in range(1, clash.players))


def quiet_window(clash: Clash) -> bool:
    """Another seat ends construction or reinforcement, and the first one, not attacked, may answer."""
    return _asks(clash, "window") and clash.frames[-1].subject in (W2, W5) and clash.combat is None


def all_energies_played(clash: Clash) -> bool:
    """The first seat, with ten cards and more in each pile, has no energy left to play in its priming."""
    left = clash.force_plays + clash.mastery_plays + clash.any_plays
    has_many = min(len(clash.pit[0]), len(clash.library[0])) >= 10
    return _who_is_asked(clash) == 0 and clash.turn == 0 and clash.phase == PRIMING and left == 0 and has_many


def about_to_hand_over(clash: Clash) -> bool:
    """The second seat may end construction; the first may answer, and if not the second is asked again."""
    decision = clash.decision
    if decision is None or decision.player != 1 or PASS not in decision.options or clash.combat is not None:
        return False
    if RULES.effects[clash.frames[-1].effect].name != "phase of plays":
        return False
    after = GAME.copy(clash)
    GAME.answer(after, PASS)
    if not quiet_window(after) or after.decision is None or len(after.decision.options) == 1:
        return False
    GAME.answer(after, PASS)
    return _who_is_asked(after) == 1


def launched(clash: Clash) -> list[int]:
    """Cards of the first seat's hand that it may launch; of copies the first."""
    options = [] if clash.decision is None else clash.decision.options
    return [card for card in clash.hand[0] if card in options]


def launching(clash: Clash) -> bool:
    """Before it has paid anything, the first seat may launch a unit of which it has two copies."""
    engaged = any(clash.marks[energy] & ENGAGED for energy in clash.energies[0])
    if not _asks(clash, "phase of plays") or clash.phase != CONSTRUCTION or engaged or not launched(clash):
        return False
    number = clash.what[launched(clash)[0]]
    twins = [card for card in clash.hand[0] if clash.what[card] == number]
    return CARDS[number].is_unit() and len(twins) == 2


def nearly_won(clash: Clash) -> bool:
    """The first seat is asked, and somebody has almost lost, but not by an attack that goes on."""
    decision = clash.decision
    is_asked = decision is not None and decision.player == 0 and clash.combat is None
    return is_asked and min(clash.life[:2]) <= NEARLY


def secret_roles(clash: Clash) -> bool:
    """Nothing is revealed yet in a Duo Clash, and the first seat may attack either rival."""
    hidden = all(clash.seen[rival + 1] & 1 == 0 for rival in opponents(clash, 0))
    return hidden and attacking(clash)

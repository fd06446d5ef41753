"""What a seat sees, as a plain value; a card that it does not know is null and has no handle."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import CARDS, FACTIONS, RULES, printed
from baston.games.galacticlash.constants import (
    ATTACK,
    ENERGIES,
    HARMLESS,
    KEYWORDS,
    KINDS,
    PHASES,
    ROLE,
    STUCK,
)
from baston.games.galacticlash.effects.answering import (
    NO_WINDOW,
    open_window,
    seats_that_may_answer,
)
from baston.games.galacticlash.effects.chain import targets_of
from baston.games.galacticlash.presentation.answer_foresight import are_foreseen
from baston.games.galacticlash.presentation.preview import about_to_pay, fates, payments, told_fate
from baston.games.galacticlash.queries.figures import attack, changes, defense, keywords, shield_of
from baston.games.galacticlash.queries.in_play import is_delayed, is_engaged, ready_energies
from baston.games.galacticlash.queries.seats import player_handle, side_of
from baston.games.galacticlash.state.clash import Clash
from baston.kernel.frame import PASS, Frame
from baston.kernel.sight import is_known
from baston.kernel.text import Json, plain


def view(clash: Clash, seat: int | None) -> dict[str, Json]:
    """All that a seat, or with None a spectator, may see."""
    seats = range(clash.players)
    return {
        "seat": seat,
        "players": clash.players,
        "format": clash.variant.format,
        "turn": clash.turn,
        "turn_number": clash.turn_number,
        "phase": PHASES[clash.phase],
        "life": [clash.life[side_of(clash, s)] for s in seats],
        "sides": [side_of(clash, s) for s in seats],
        "out": [clash.out[s] == 1 for s in seats],
        "laid": [clash.laid[s] == 1 for s in seats],
        "roles": [_role(clash, s, seat) for s in seats],
        "shields": [shield_of(clash, player_handle(s)) for s in seats],
        "libraries": [len(cards) for cards in clash.library],
        "library_known": [_known_in_library(clash, s, seat) for s in seats],
        "hands": [[_known(clash, card, seat) for card in cards] for cards in clash.hand],
        "pits": [[_card(clash, card) for card in cards] for cards in clash.pit],
        "energies": [[_energy(clash, card) for card in cards] for cards in clash.energies],
        "ready": [plain(ready_energies(clash, s)) for s in seats],
        "units": [_unit(clash, unit) for unit in clash.units],
        "presences": [_in_play(clash, card) for card in clash.presences],
        "energy_plays": {
            "force": clash.force_plays,
            "mastery": clash.mastery_plays,
            "any": clash.any_plays,
        },
        "chain": [_item(clash, frame) for frame in clash.chain],
        "combat": _combat(clash),
        "fates": _fates(clash, seat),
        "paying": plain(about_to_pay(clash)),
        "answering": _answering(clash),
        "decision": _decision(clash, seat),
        "winner": plain(clash.winners) if clash.over else None,
    }


def _sees(clash: Clash, card: int, seat: int | None) -> bool:
    return is_known(clash.seen, card, seat, clash.players)


def _role(clash: Clash, whose: int, seat: int | None) -> Json:
    """Defender or decoy, to whom may know it (G-103)."""
    handle = player_handle(whose)
    return CARDS[clash.what[handle]].id if clash.variant.is_duo and _sees(clash, handle, seat) else None


def _known(clash: Clash, card: int, seat: int | None) -> Json:
    return _card(clash, card) if _sees(clash, card, seat) else None


def _known_in_library(clash: Clash, whose: int, seat: int | None) -> list[Json]:
    """The cards of a library from the top, as far down as the seat knows any."""
    known = [_known(clash, card, seat) for card in reversed(clash.library[whose])]
    while known and known[-1] is None:
        known.pop()
    return known


def _card(clash: Clash, card: int) -> dict[str, Json]:
    as_printed = printed(clash, card)
    return {"card": as_printed.id, "handle": card, "kind": KINDS[as_printed.kind]}


def _in_play(clash: Clash, card: int) -> dict[str, Json]:
    shown = _card(clash, card)
    shown["owner"] = clash.owner[card]
    shown["controller"] = clash.control[card]
    shown["engaged"] = is_engaged(clash, card)
    shown["stuck"] = clash.marks[card] & STUCK != 0
    return shown


def _energy(clash: Clash, card: int) -> dict[str, Json]:
    shown = _in_play(clash, card)
    shown["energy"] = ENERGIES[printed(clash, card).energy]
    return shown


def _unit(clash: Clash, unit: int) -> dict[str, Json]:
    as_printed = printed(clash, unit)
    words = keywords(clash, unit)
    shown = _in_play(clash, unit)
    shown["attack"] = attack(clash, unit)
    shown["defense"] = defense(clash, unit)
    shown["printed"] = [as_printed.attack, as_printed.defense]
    shown["why"] = _why(clash, unit)
    shown["wounds"] = clash.wounds[unit]
    shown["delayed"] = is_delayed(clash, unit)
    shown["shield"] = shield_of(clash, unit)
    shown["harmless"] = any(m.kind == HARMLESS and m.thing == unit for m in clash.lasting)
    shown["keywords"] = [name for place, name in enumerate(KEYWORDS) if words >> place & 1]
    shown["factions"] = [f.id for f in FACTIONS if as_printed.factions & f.bit]
    return shown


def _why(clash: Clash, unit: int) -> list[Json]:
    """What changes its figures: a card, and by how much attack and defense; roles, being secret, unnamed."""
    return [
        [CARDS[card].id if card and CARDS[card].kind != ROLE else None, *sums]
        for card, sums in changes(clash, unit).items()
    ]


def _item(clash: Clash, frame: Frame) -> dict[str, Json]:
    """What waits on the chain, the last one resolving first: its handle, its player, what it aims at."""
    shown = _card(clash, frame.card)
    shown["player"] = frame.player
    shown["capacity"] = frame.subject > 0
    shown["item"] = frame.card if frame.subject == 0 else frame.where
    shown["targets"] = plain(targets_of(clash, frame))
    return shown


def _combat(clash: Clash) -> Json:
    """Until the attack phase is over."""
    combat = clash.combat
    if combat is None or clash.phase != ATTACK:
        return None
    return {
        "attackers": [
            {"handle": unit, "against": at, "blocked": unit in combat.blocked}
            for unit, at in zip(combat.attackers, combat.against, strict=True)
        ],
        "blocks": [plain(combat.blocks[i : i + 2]) for i in range(0, len(combat.blocks), 2)],
    }


def _fates(clash: Clash, seat: int | None) -> list[Json]:
    """What each fighter has to expect if nobody answers any more."""
    return [told_fate(fate) for fate in fates(clash, seat)]


def _answering(clash: Clash) -> Json:
    """The window that is open, 0 for a chain, and whose turn it is to answer, in order, until it closes."""
    window = open_window(clash)
    if window == NO_WINDOW:
        return None
    return {"window": window, "seats": plain(seats_that_may_answer(clash))}


def _decision(clash: Clash, seat: int | None) -> Json:
    """Who is asked; the card that asks, to whom may know it; the options, to the one who is asked."""
    decision = clash.decision
    if decision is None:
        return None
    asked = decision.player == seat
    card = decision.card if decision.card > 0 and _sees(clash, decision.card, seat) else 0
    return {
        "player": decision.player,
        "card": CARDS[clash.what[card]].id if card else None,
        "handle": card or None,
        "kind": decision.kind,
        "options": plain(decision.options) if asked else None,
        "may_pass": PASS in decision.options if asked else None,
        "picked": plain(RULES.chosen(clash.frames[-1])) if asked else None,
        "payments": [plain(energies) for energies in payments(clash)] if asked else None,
        "foreseen": are_foreseen(clash) if asked else None,
    }

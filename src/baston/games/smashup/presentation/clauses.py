"""The clause of the rules that a question rests on."""

from __future__ import annotations

from typing import Final

from baston.games.smashup.cards.card import BY_ID, KINDS
from baston.games.smashup.effects.protecting import effect_asking
from baston.games.smashup.state.table import Table

_OF_RULES: Final = {
    "draft": "SU-4",
    "triggers": "SU-111",
    "affect": "SU-111",
    "obey the base": "SU-131",
    "an extra play": "SU-35",
    "window": "SU-34",
    "choose a slot": "BP-30",
    "camp of a special": "BP-83",
    "slot of a special": "BP-83",
    "camp of an action": "BP-83",
    "draw of the round": "BP-11",
    "agree": "BP-88",
    "show useless cards": "BP-60",
}
_OF_STEPS_OF_TURN: Final = {2: "SU-12", 4: "SU-31", 6: "SU-18"}
_OF_MOMENTS: Final = {
    "played": "SU-17",
    "destroyed": "SU-135",
    "affected": "SU-80",
    "turn starts": "SU-11",
    "turn ends": "SU-20",
    "when scoring": "SU-42",
    "replaced": "SU-33",
    "before scoring": "SU-43",
    "after scoring": "SU-33",
    "play phase": "SU-98",
    "talent": "SU-99",
    "talent used": "SU-82",
    "raised": "SU-104",
    "visited": "SU-20",
    "instead": "SU-135",
}
_OF_CARDS: Final = {
    "temple_of_goju": "SU-127",
    "mark_of_sleep": "SU-128",
    "broadside": "SU-130",
    "infiltrate": "SU-131",
    "infiltrate_bgb": "SU-131",
    "activate_the_spy": "SU-179",
    "banner_call": "SU-179",
    "foot_of_the_king": "SU-179",
    "inevitable_betrayal": "SU-179",
    "aunt_of_drakes": "SU-180",
    "hostage_exchange": "SU-180",
    "repaying_debts": "SU-180",
    "sneaky_squire": "SU-180",
    "betrothed": "SU-181",
    "spikey_chair_room": "SU-198",
    "change_into_a_gun": "SU-195",
    "ensign": "SU-184",
    "medical_officer": "SU-186",
    "ships_engineer": "SU-186",
    "whiplash_maneuver": "SU-186",
    "science_officer": "SU-187",
    "teleport_overflow": "SU-187",
    "alien_guru": "SU-191",
    "astro_robot": "SU-137",
    "its_a_trap": "SU-193",
    "prepare_for_battle": "SU-137",
    "scoundrel": "SU-198",
    "walking_carpet": "SU-192",
}
_OF_KINDS: Final = {"minion": "SU-13", "action": "SU-14", "base": "SU-134"}


def clause_of(table: Table) -> str:
    """The clause that the present decision rests on: of the card that asks, else of its moment."""
    frame = table.frames[-1]
    name = effect_asking(table).name
    if name == "turn":
        return _OF_STEPS_OF_TURN[frame.step]
    if name in _OF_RULES:
        return _OF_RULES[name]
    if name.startswith("slot "):
        return "BP-93"
    card, _, moment = name.partition(" ")
    if card in _OF_CARDS:
        return _OF_CARDS[card]
    return _OF_MOMENTS.get(moment.rstrip("+ 0123456789"), _OF_KINDS[KINDS[BY_ID[card].kind]])

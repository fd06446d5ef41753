"""Aliens: their twenty cards and two bases."""

from __future__ import annotations

from baston.games.smashup.card import TO_BASE, Faction

aliens = Faction("aliens", "Aliens", box="core")

supreme_overlord = aliens.minion(
    "Supreme Overlord",
    power=5,
    text="You may pick any minion in play, even this one, and return it to its owner's hand.",
)

invader = aliens.minion("Invader", power=3, copies=2, text="Score 1 VP.")

scout = aliens.minion(
    "Scout",
    power=3,
    copies=3,
    text="Once this base has scored, you may save this minion: when the cards here are discarded, it goes to its owner's hand.",
)

collector = aliens.minion(
    "Collector",
    power=2,
    copies=4,
    text="You may pick a minion here whose power is 3 or less and return it to its owner's hand.",
)

abduction = aliens.action(
    "Abduction",
    text="Return any one minion to its owner's hand. This turn you may also play an extra minion.",
)

beam_up = aliens.action(
    "Beam Up", copies=2, text="Choose a minion on any base and return it to its owner's hand."
)

crop_circles = aliens.action(
    "Crop Circles", text="Clear one base: all its minions, yours too, return to their owners' hands."
)

disintegrator = aliens.action(
    "Disintegrator",
    copies=2,
    text="Choose a minion whose power is 3 or less and place it under its owner's deck.",
)

invasion = aliens.action("Invasion", text="Choose any minion and move it to a different base.")

jammed_signal = aliens.action(
    "Jammed Signal",
    attach=TO_BASE,
    text="Attach to a base. While this card is there, all players ignore the base's ability.",
)

probe = aliens.action(
    "Probe",
    text="Look at one opponent's hand. If it holds minions, choose one of them: that player discards it.",
)

terraforming = aliens.action(
    "Terraforming",
    text="Search the base deck and exchange one of its bases with a base in play; minions stay, actions attached to the old base are discarded. Shuffle the base deck, then you may play an extra minion on the new base.",
)

the_homeworld = aliens.base(
    "The Homeworld",
    breakpoint=23,
    vp=(4, 2, 1),
    text="After a minion has been played here, its owner may play an extra minion whose power is 2 or less, on any base.",
)

the_mothership = aliens.base(
    "The Mothership",
    breakpoint=20,
    vp=(4, 2, 1),
    text="After this base scores, the winner may return one of their minions here whose power is 3 or less to its owner's hand.",
)

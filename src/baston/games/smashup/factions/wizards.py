"""Wizards: their twenty cards and two bases."""

from __future__ import annotations

from baston.games.smashup.card import Faction

wizards = Faction("wizards", "Wizards", box="core")

archmage = wizards.minion(
    "Archmage", power=4, text="In each of your play phases you may play one extra action."
)

chronomage = wizards.minion("Chronomage", power=3, copies=2, text="This turn you may play an extra action.")

enchantress = wizards.minion("Enchantress", power=2, copies=3, text="You draw one card.")

neophyte = wizards.minion(
    "Neophyte",
    power=2,
    copies=4,
    text="Reveal the top card of your deck. If it is an action, you may take it into your hand or play it at once as an extra action; otherwise the card stays on top.",
)

mass_enchantment = wizards.action(
    "Mass Enchantment",
    text="Each opponent reveals the top card of their deck. Choose an action among them and play it at once as an extra action; the other cards stay on top.",
)

mystic_studies = wizards.action("Mystic Studies", copies=2, text="You draw two cards.")

portal = wizards.action(
    "Portal",
    text="Reveal the top five cards of your deck and take any number of the minions among them into your hand. The others go back on top in the order you like.",
)

sacrifice = wizards.action(
    "Sacrifice", text="Choose one of your minions: draw as many cards as it has power, then destroy it."
)

scry = wizards.action(
    "Scry",
    text="Search your deck for an action, show it to everyone and take it into your hand. Then shuffle the deck.",
)

summon = wizards.action("Summon", copies=2, text="This turn you may play an extra minion.")

time_loop = wizards.action("Time Loop", text="This turn you may play two extra actions.")

winds_of_change = wizards.action(
    "Winds of Change",
    text="Shuffle your whole hand into your deck, then draw five cards. This turn you may also play an extra action.",
)

school_of_wizardry = wizards.base(
    "School of Wizardry",
    breakpoint=20,
    vp=(3, 2, 1),
    text="After this base scores, the winner looks at the top three cards of the base deck and picks the one that replaces this base; the others go back on top in the order the winner likes.",
)

the_great_library = wizards.base(
    "The Great Library",
    breakpoint=22,
    vp=(4, 2, 1),
    text="After this base scores, each player with a minion here may draw one card.",
)

"""Zombies: their twenty cards and two bases."""

from __future__ import annotations

from baston.games.smashup.card import TO_BASE, Faction

zombies = Faction("zombies", "Zombies", box="core")

zombie_lord = zombies.minion(
    "Zombie Lord",
    power=5,
    text="For each base where you have no minion, you may at once play there one minion from your discard pile, whose power is 2 or less, as an extra minion.",
)

grave_digger = zombies.minion(
    "Grave Digger", power=4, copies=2, text="You may take one minion from your discard pile into your hand."
)

tenacious_z = zombies.minion(
    "Tenacious Z",
    power=2,
    copies=3,
    text="In your play phase, you may play this card from your discard pile as an extra minion. Only one Tenacious Z may do so each turn.",
)

walker = zombies.minion(
    "Walker",
    power=2,
    copies=4,
    text="Look at the top card of your deck in secret; discard it or leave it there.",
)

grave_robbing = zombies.action(
    "Grave Robbing", copies=2, text="Take one card of any kind from your discard pile into your hand."
)

lend_a_hand = zombies.action(
    "Lend a Hand", text="Choose any number of cards in your discard pile and shuffle them into your deck."
)

mall_crawl = zombies.action(
    "Mall Crawl",
    text="Search your deck and put as many cards as you like, all of one name, into your discard pile. Then shuffle the deck.",
)

not_enough_bullets = zombies.action(
    "Not Enough Bullets",
    text="Choose as many minions in your discard pile as you like, all of one name, and take them into your hand.",
)

outbreak = zombies.action(
    "Outbreak", text="This turn you may play an extra minion on a base where you have none."
)

overrun = zombies.action(
    "Overrun",
    attach=TO_BASE,
    text="Attach to a base: other players cannot play minions there. Destroy this card when your next turn starts.",
)

they_keep_coming = zombies.action(
    "They Keep Coming",
    copies=2,
    text="Choose a minion in your discard pile and play it at once as an extra minion.",
)

theyre_coming_to_get_you = zombies.action(
    "They're Coming To Get You",
    attach=TO_BASE,
    text="Attach to a base. In your play phases, the minions you play there may come from your discard pile instead of your hand.",
)

evans_city_cemetery = zombies.base(
    "Evans City Cemetery",
    breakpoint=20,
    vp=(5, 3, 2),
    text="After this base scores, the winner discards their whole hand, then draws five cards.",
)

rhodes_plaza_mall = zombies.base(
    "Rhodes Plaza Mall",
    breakpoint=24,
    vp=(0, 0, 0),
    text="When this base scores, each player gains 1 VP for each minion they have here.",
)

"""Robots: their twenty cards and two bases."""

from __future__ import annotations

from baston.games.smashup.card import Faction

robots = Faction("robots", "Robots", box="core")

nukebot = robots.minion(
    "Nukebot",
    power=5,
    text="When this minion has been destroyed, destroy all the other players' minions on the base where it was.",
)

warbot = robots.minion("Warbot", power=4, copies=2, text="Nothing can destroy this minion.")

hoverbot = robots.minion(
    "Hoverbot",
    power=3,
    copies=3,
    text="Reveal the top card of your deck. If it is a minion, you may play it at once as an extra minion; a card you do not play stays on top.",
)

zapbot = robots.minion(
    "Zapbot", power=2, copies=4, text="This turn you may play an extra minion whose power is 2 or less."
)

microbot_alpha = robots.minion(
    "Microbot Alpha",
    power=1,
    microbot=True,
    text="All your minions in play count as Microbots. This one has +1 power for each of your other Microbots.",
)

microbot_archive = robots.minion(
    "Microbot Archive",
    power=1,
    microbot=True,
    text="Whenever one of your Microbots, this one included, is destroyed, draw a card.",
)

microbot_fixer = robots.minion(
    "Microbot Fixer",
    power=1,
    copies=2,
    microbot=True,
    text="If this is the first minion you play this turn, you may play an extra one. All your Microbots, this one included, have +1 power.",
)

microbot_guard = robots.minion(
    "Microbot Guard",
    power=1,
    copies=2,
    microbot=True,
    text="Destroy one minion here whose power is below the number of minions you have here, this one included.",
)

microbot_reclaimer = robots.minion(
    "Microbot Reclaimer",
    power=1,
    copies=2,
    microbot=True,
    text="If this is the first minion you play this turn, you may play an extra one. In any case, choose any number of Microbots in your discard pile and shuffle them into your deck.",
)

tech_center = robots.action(
    "Tech Center", copies=2, text="Choose a base and draw one card for each minion you have there."
)

factory_436_1337 = robots.base(
    "Factory 436-1337",
    breakpoint=25,
    vp=(2, 2, 1),
    text="When this base scores, the winner gains 1 more VP for every full 5 power they have here.",
)

the_central_brain = robots.base(
    "The Central Brain", breakpoint=19, vp=(4, 2, 1), text="All minions here have +1 power."
)

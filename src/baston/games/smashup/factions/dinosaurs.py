"""Dinosaurs: their twenty cards and two bases."""

from __future__ import annotations

from baston.games.smashup.card import TO_BASE, TO_MINION, Faction

dinosaurs = Faction("dinosaurs", "Dinosaurs", box="core")

king_rex = dinosaurs.minion("King Rex", power=7)

laseratops = dinosaurs.minion(
    "Laseratops", power=4, copies=2, text="Destroy one minion here whose power is 2 or less."
)

armor_stego = dinosaurs.minion(
    "Armor Stego", power=3, copies=3, text="This minion has +2 power in every turn but yours."
)

war_raptor = dinosaurs.minion(
    "War Raptor",
    power=2,
    copies=4,
    text="This minion has +1 power for each War Raptor here, itself included, whoever controls them.",
)

augmentation = dinosaurs.action(
    "Augmentation", copies=2, text="Choose any minion: it has +4 power until your turn ends."
)

howl = dinosaurs.action(
    "Howl", copies=2, text="All the minions you have in play now get +1 power until your turn ends."
)

natural_selection = dinosaurs.action(
    "Natural Selection", text="Choose one of your minions, then destroy a weaker minion on the same base."
)

rampage = dinosaurs.action(
    "Rampage",
    text="Choose a base and one of your minions there: until the turn ends, that minion's power is taken off the breakpoint.",
)

survival_of_the_fittest = dinosaurs.action(
    "Survival of the Fittest",
    text="On every base whose minions are not all of equal power, destroy one of the weakest; you choose among equals.",
)

tooth_and_claw_and_guns = dinosaurs.action(
    "Tooth and Claw... and Guns",
    attach=TO_MINION,
    text="Attach to a minion. The first time any ability, even yours, would affect that minion, destroy this card instead: the ability leaves the minion alone.",
)

upgrade = dinosaurs.action("Upgrade", attach=TO_MINION, text="Attach to a minion: it has +2 power.")

wildlife_preserve = dinosaurs.action(
    "Wildlife Preserve",
    attach=TO_BASE,
    text="Attach to a base. Your minions there are out of reach of other players' actions.",
)

jungle_oasis = dinosaurs.base("Jungle Oasis", breakpoint=12, vp=(2, 0, 0))

tar_pits = dinosaurs.base(
    "Tar Pits",
    breakpoint=16,
    vp=(4, 3, 2),
    text="When a minion here has been destroyed, place it under its owner's deck.",
)

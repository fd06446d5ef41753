"""Pirates: their twenty cards and two bases."""

from __future__ import annotations

from baston.games.smashup.card import Faction

pirates = Faction("pirates", "Pirates", box="core")

pirate_king = pirates.minion(
    "Pirate King",
    power=5,
    text="When a base is about to score, you may bring this minion there from another base.",
)

buccaneer = pirates.minion(
    "Buccaneer",
    power=4,
    copies=2,
    text="Whenever this minion would be destroyed, move it to another base of your choice instead.",
)

saucy_wench = pirates.minion(
    "Saucy Wench",
    power=3,
    copies=3,
    text="You may pick a minion here whose power is 2 or less and destroy it.",
)

first_mate = pirates.minion(
    "First Mate",
    power=2,
    copies=4,
    text="Once this base has scored, you may save this minion: when the cards here are discarded, it moves to another base.",
)

broadside = pirates.action(
    "Broadside",
    copies=2,
    text="Choose a base where you have a minion, and a player: destroy all that player's minions there whose power is 2 or less.",
)

cannon = pirates.action(
    "Cannon", text="Choose up to two minions whose power is 2 or less, on any bases, and destroy them."
)

dinghy = pirates.action(
    "Dinghy", copies=2, text="Choose up to two of your minions and move each to another base."
)

full_sail = pirates.action(
    "Full Sail",
    text="Choose any number of your minions and move each to another base. You may also play this card when a base is about to score.",
)

powderkeg = pirates.action(
    "Powderkeg",
    text="Choose one of your minions: destroy it and all the minions on its base, yours too, that are not stronger.",
)

sea_dogs = pirates.action(
    "Sea Dogs",
    text="Name a faction and choose two bases: all other players' minions of that faction on the first move to the second.",
)

shanghai = pirates.action("Shanghai", text="Choose a minion of an opponent and move it to another base.")

swashbuckling = pirates.action(
    "Swashbuckling", text="All the minions you have in play now get +1 power until the turn ends."
)

the_grey_opal = pirates.base(
    "The Grey Opal",
    breakpoint=17,
    vp=(3, 1, 1),
    text="After this base scores, each player but the winner may save one of their minions here: when the others are discarded, it moves to another base.",
)

tortuga = pirates.base(
    "Tortuga",
    breakpoint=21,
    vp=(4, 3, 2),
    text="Once this base has scored and been replaced, the runner-up may move one of their minions to the new base.",
)

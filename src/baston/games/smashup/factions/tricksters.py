"""Tricksters: their twenty cards and two bases."""

from __future__ import annotations

from baston.games.smashup.card import TO_BASE, Faction

tricksters = Faction("tricksters", "Tricksters", box="core")

leprechaun = tricksters.minion(
    "Leprechaun",
    power=5,
    text="After an opponent has played a minion here and its ability is over, destroy that minion if it is weaker than this one.",
)

brownie = tricksters.minion(
    "Brownie",
    power=4,
    copies=2,
    text="After an opponent has played a card that affects this minion, that opponent discards two cards at random.",
)

gnome = tricksters.minion(
    "Gnome",
    power=3,
    copies=3,
    text="You may destroy one minion here whose power is below the number of minions you have here, this one included.",
)

gremlin = tricksters.minion(
    "Gremlin",
    power=2,
    copies=4,
    text="When this minion has been destroyed, you draw one card and each other player discards one at random.",
)

block_the_path = tricksters.action(
    "Block the Path",
    attach=TO_BASE,
    text="Attach to a base and name a faction: nobody, not even you, can play its minions there.",
)

disenchant = tricksters.action(
    "Disenchant", copies=2, text="Choose an action attached to a minion or a base and destroy it."
)

enshrouding_mist = tricksters.action(
    "Enshrouding Mist",
    copies=2,
    attach=TO_BASE,
    text="Attach to a base. In each of your play phases you may play one extra minion there.",
)

flame_trap = tricksters.action(
    "Flame Trap",
    attach=TO_BASE,
    text="Attach to a base. After an opponent has played a minion there and its ability is over, destroy that minion and this card.",
)

hideout = tricksters.action(
    "Hideout",
    attach=TO_BASE,
    text="Attach to a base. When another player's action would affect your minions there, destroy this card instead: the action leaves them all alone.",
)

mark_of_sleep = tricksters.action(
    "Mark of Sleep", text="Choose a player: in the play phase of their next turn they cannot play actions."
)

pay_the_piper = tricksters.action(
    "Pay the Piper",
    attach=TO_BASE,
    text="Attach to a base. Each time an opponent has played a minion there, that opponent discards a card of their choice.",
)

take_the_shinies = tricksters.action(
    "Take the Shinies", text="Every other player discards two cards at random."
)

cave_of_shinies = tricksters.base(
    "Cave of Shinies",
    breakpoint=23,
    vp=(4, 2, 1),
    text="Whenever a minion here is destroyed, its owner scores 1 VP.",
)

mushroom_kingdom = tricksters.base(
    "Mushroom Kingdom",
    breakpoint=20,
    vp=(5, 3, 2),
    text="When a player's turn starts, that player may move one minion of another player here from any other base.",
)

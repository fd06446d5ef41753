"""Ninjas: their twenty cards and two bases."""

from __future__ import annotations

from baston.games.smashup.card import TO_BASE, TO_MINION, TO_OWN_MINION, Faction

ninjas = Faction("ninjas", "Ninjas", box="core")

ninja_master = ninjas.minion(
    "Ninja Master", power=5, text="You may pick any minion here, even this one, and destroy it."
)

tiger_assassin = ninjas.minion(
    "Tiger Assassin",
    power=4,
    copies=2,
    text="You may pick a minion here whose power is 3 or less and destroy it.",
)

shinobi = ninjas.minion(
    "Shinobi",
    power=3,
    copies=3,
    text="When a base is about to score, you may play this card there from your hand as an extra minion. You may do this with one Shinobi for each base that scores.",
)

ninja_acolyte = ninjas.minion(
    "Ninja Acolyte",
    power=2,
    copies=4,
    text="In your play phase, as long as you have played no minion in it, you may return this one to its owner's hand and at once play an extra minion here.",
)

assassination = ninjas.action(
    "Assassination", attach=TO_MINION, text="Attach to a minion. When the turn ends, destroy that minion."
)

disguise = ninjas.action(
    "Disguise",
    text="Choose one or two of your minions on one base. Play as many extra minions there from your hand, at once, then return the chosen ones to their owners' hands.",
)

hidden_ninja = ninjas.action(
    "Hidden Ninja",
    text="When a base is about to score, you may play this card: play a minion from your hand there as an extra minion.",
)

infiltrate = ninjas.action(
    "Infiltrate",
    copies=2,
    attach=TO_BASE,
    text="Attach to a base and destroy another action attached to it, if there is one. Until your next turn starts you may ignore the base's ability; then destroy this card.",
)

poison = ninjas.action(
    "Poison",
    attach=TO_MINION,
    text="Attach to a minion and destroy any number of the other actions on it. The minion has -4 power, but never less than 0.",
)

seeing_stars = ninjas.action(
    "Seeing Stars", copies=2, text="Destroy one minion, on any base, whose power is 3 or less."
)

smoke_bomb = ninjas.action(
    "Smoke Bomb",
    attach=TO_OWN_MINION,
    text="Attach to one of your minions: other players' actions do not affect it. Destroy this card when your next turn starts.",
)

way_of_deception = ninjas.action(
    "Way of Deception", text="Choose one of your minions and move it to a different base."
)

ninja_dojo = ninjas.base(
    "Ninja Dojo",
    breakpoint=18,
    vp=(2, 3, 2),
    text="After this base scores, the winner may destroy one minion on any base.",
)

temple_of_goju = ninjas.base(
    "Temple of Goju",
    breakpoint=18,
    vp=(2, 3, 2),
    text="After this base scores, each player with minions here places their strongest one under its owner's deck.",
)

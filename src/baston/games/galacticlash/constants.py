"""Zones, phases, moments, keywords and the words of the log: numbers that all modules share."""

from __future__ import annotations

from typing import Final

# Handles: players, then the cards seat by seat, then what waits on the chain.
MOST_PLAYERS: Final = 4
FIRST_CARD: Final = MOST_PLAYERS + 1
FIRST_ITEM: Final = 512

# Zones of a card (G-1); a launched one waits on the chain, those of a player who has left are gone.
LIBRARY: Final = 0
HAND: Final = 1
PIT: Final = 2
PLAY: Final = 3
CHAIN: Final = 4
GONE: Final = 5

# Types of cards (G-4). The last two stand for the secret roles of Duo Clash (G-103).
ENERGY: Final = 0
CREATURE: Final = 1
HERO: Final = 2
PRESENCE: Final = 3
ACTION: Final = 4
INSTANT: Final = 5
ROLE: Final = 6
KINDS: Final = ("energy", "creature", "hero", "presence", "action", "instant", "role")

# Kinds of energy (G-33) and components of a cost (G-6, G-36).
DARK: Final = 0
LIGHT: Final = 1
FORCE_MASTERY: Final = 2
TECH_MASTERY: Final = 3
ENERGIES: Final = ("dark", "light", "force_mastery", "tech_mastery")
ENERGY_KINDS: Final = 4  # how many these are

# What marks a card in play, a bit each.
ENGAGED: Final = 1
DELAYED: Final = 2  # the summoning delay (G-46)
STUCK: Final = 4  # does not ready in the next ready step of its controller

# Phases of a turn (G-22).
SETUP: Final = 0
PRIMING: Final = 1
CONSTRUCTION: Final = 2
ATTACK: Final = 3
REINFORCEMENT: Final = 4
REGENERATION: Final = 5
PHASES: Final = ("setup", "priming", "construction", "attack", "reinforcement", "regeneration")

# Windows in which a chain may be started (G-68).
W1: Final = 1
W2: Final = 2
W3: Final = 3
W4: Final = 4
W5: Final = 5

# Events that abilities watch (G-81).
ENTERS: Final = 0
DIES: Final = 1
ATTACKS: Final = 2
HITS: Final = 3  # has dealt combat wounds to a player
OTHER_DIES: Final = 4
TURN_STARTS: Final = 5
TIMINGS: Final = ("enters", "dies", "attacks", "hits", "other dies", "turn starts")

# Keywords, a bit each.
HASTE: Final = 1
STEADFAST: Final = 2
REACH: Final = 4
TRAMPLE: Final = 8
UNBLOCKABLE: Final = 16
CANNOT_BLOCK: Final = 32
EXTRA_BLOCK: Final = 64
UNTARGETABLE: Final = 128
LETHAL: Final = 256
AMBUSH: Final = 512
KEYWORDS: Final = (
    "haste",
    "steadfast",
    "reach",
    "trample",
    "unblockable",
    "cannot_block",
    "extra_block",
    "untargetable",
    "lethal",
    "ambush",
)

# Kinds of lasting modifiers; `thing` is a card in play or a player.
ATTACK_BONUS: Final = 0
DEFENSE_BONUS: Final = 1
KEYWORD: Final = 2  # `amount` is the keyword
SHIELD: Final = 3  # absorbs so many of the next wounds
HARMLESS: Final = 4  # its combat wounds are prevented
DOOMED: Final = 5  # goes to the pit at the next state check
BORROWED: Final = 6  # goes back to the seat `amount`

# What the log tells. The names, in lower case with dashes, are keys of the catalogs: `log-gc-…`.
L_TURN: Final = 0
L_DRAW: Final = 1
L_REDRAW: Final = 2
L_REVEAL: Final = 3
L_FIRST: Final = 4
L_ENERGY: Final = 5
L_LAUNCH: Final = 6
L_USE: Final = 7
L_ENTER: Final = 8
L_RESOLVE: Final = 9
L_COUNTERED: Final = 10
L_CAPACITY_COUNTERED: Final = 11
L_FIZZLE: Final = 12
L_ATTACK: Final = 13
L_BLOCK: Final = 14
L_WOUNDS: Final = 15
L_LIFE_LOST: Final = 16
L_LIFE_GAINED: Final = 17
L_DIES: Final = 18
L_DESTROYED: Final = 19
L_SACRIFICE: Final = 20
L_DISCARD: Final = 21
L_MILL: Final = 22
L_HAND: Final = 23
L_ENGAGE: Final = 24
L_READY: Final = 25
L_STUCK: Final = 26
L_BONUS: Final = 27
L_KEYWORD: Final = 28
L_SHIELD: Final = 29
L_SHIELDED: Final = 30
L_HARMLESS: Final = 31
L_HEAL: Final = 32
L_CONTROL: Final = 33
L_SHOW_HAND: Final = 34
L_SHOW: Final = 35
L_LOOK: Final = 36
L_SHUFFLE: Final = 37
L_UNDER: Final = 38
L_STALLED: Final = 39
L_ROLE: Final = 40
L_OUT: Final = 41
L_OVER: Final = 42
L_DRAW_GAME: Final = 43
L_RETURNED: Final = 45
L_KEPT: Final = 46
L_REDRAWN: Final = 47

# What options may be, besides the kernel's kinds. Packed ones: capacity, attacked player or attacker, card.
SIDE: Final = 10  # star points paid in dark Force + 1

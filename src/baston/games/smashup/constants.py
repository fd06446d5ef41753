"""The moments of the game: zones, phases, events that cards watch, windows, and what the log tells."""

from __future__ import annotations

from typing import Final

GOAL: Final = 15  # VP that win (SU-70)

# Zones of a card that is not in play; in play, `place` is the handle of the place.
DECK: Final = 0
HAND: Final = -1
DISCARD: Final = -2
LIMBO: Final = -3  # being resolved or revealed: in no pile (SU-132)
MIDDLE: Final = -4  # of a base card in the middle of the mat, with a face of it in each camp (BP-50)

# Phases of a turn (SU-10).
SETUP: Final = 0
START: Final = 1
PLAY: Final = 2
SCORE: Final = 3
DRAW: Final = 4
END: Final = 5
PHASES: Final = ("setup", "start", "play", "score", "draw", "end")

# Events that abilities of cards in play watch.
PLAYED: Final = 0  # a minion has been played: subject; at `where`
DESTROYED: Final = 1  # a minion has been destroyed: subject; at `where`
AFFECTED: Final = 2  # a card that was just played has directly affected a minion: subject
TURN_STARTS: Final = 3
TURN_ENDS: Final = 4
WHEN_SCORING: Final = 5  # of the base itself, and of cards on it: subject, its place (SU-33b)
REPLACED: Final = 6  # of the base that has scored, once the next is in play (SU-33f)
VISITED: Final = 7  # the turn ends: of a base, for each seat that has played a minion there in it

# Moments at which specials are used.
BEFORE_SCORING: Final = 8
AFTER_SCORING: Final = 9
PLAY_PHASE: Final = 10
TALENT: Final = 11  # once in the own play phase (SU-99)

# More events.
TALENT_USED: Final = 12  # a talent of a minion has been used: subject; at `where`, when it was used
RAISED: Final = 13  # an action just played has directly increased power (SU-104): see `raised_minions`
TIMINGS: Final = (
    "played",
    "destroyed",
    "affected",
    "turn starts",
    "turn ends",
    "when scoring",
    "replaced",
    "visited",
    "before scoring",
    "after scoring",
    "play phase",
    "talent",
    "talent used",
    "raised",
)
# What else cards and bases do while in play; with the timings, bits of `queries.watching`.
HAS_AURA: Final = 32
HAS_GUARD: Final = 33
FORBIDS: Final = 34
REPLACES: Final = 35
PLAYS_FROM_DISCARD: Final = 36

CLAUSES_OF_TIMINGS: Final = {
    PLAYED: "SU-17",
    DESTROYED: "SU-135",
    AFFECTED: "SU-80",
    TURN_STARTS: "SU-11",
    TURN_ENDS: "SU-20",
    WHEN_SCORING: "SU-42",
    REPLACED: "SU-33",
    VISITED: "SU-20",
    BEFORE_SCORING: "SU-43",
    AFTER_SCORING: "SU-33",
    PLAY_PHASE: "SU-98",
    TALENT: "SU-99",
    TALENT_USED: "SU-82",
    RAISED: "SU-104",
}

# Ways to affect a card (SU-80).
DESTROY: Final = 0
RETURN: Final = 1
MOVE: Final = 2
PLACE_UNDER: Final = 3  # under its owner's deck
PLACE_IN_HAND: Final = 4
POWER: Final = 5
ATTACH: Final = 6
CONTROL: Final = 7
COUNTERS: Final = 8  # power counters from the supply
CANCEL: Final = 9  # of the abilities of a minion
TRANSFER: Final = 10  # of an attached action to another minion (SU-100)
PASS_COUNTERS: Final = 11  # of counters from one minion to another (SU-100)

WAYS: Final = (
    "destroy",
    "return",
    "move",
    "under-deck",
    "in-hand",
    "power",
    "attach",
    "control",
    "counters",
    "cancel",
    "transfer",
    "pass-counters",
)

# How often an ability may be used.
UNLIMITED: Final = 0
PER_TURN: Final = 1  # by name and player (SU-169)
PER_BASE: Final = 2  # by name, player and base that scores (SU-141)
PER_CARD: Final = 3  # once a turn, by card and player

# Kinds of lasting modifiers.
BOOST: Final = 0  # power of a minion
LOWER: Final = 1  # breakpoint of a base
NO_ACTIONS: Final = 2  # a seat plays no action in its play phase (SU-128)
MAY_IGNORE: Final = 3  # `amount` (seat) may ignore the base, or the one that this action is attached to
SHIELD: Final = 4  # a minion is safe from the card `source`
IGNORES: Final = 5  # as MAY_IGNORE, and of what the base does all the time the seat has refused it
GRANTED: Final = 6  # a card has given its plays of this turn
MUTE: Final = 7  # a minion has lost the abilities that it had at the clock `amount`; not what `source` gives

# What the log tells. The names, in lower case with dashes, are keys of the catalogs: `log-…`.
L_TURN: Final = 0
L_PLAY: Final = 1
L_PLAY_AT: Final = 2
L_ATTACH: Final = 3
L_DRAW: Final = 4
L_DISCARD: Final = 5
L_DESTROY: Final = 6
L_RETURN: Final = 7
L_MOVE: Final = 8
L_UNDER_DECK: Final = 9
L_IN_HAND: Final = 10
L_POWER: Final = 11
L_VP: Final = 12
L_SCORE: Final = 13
L_BASE: Final = 14
L_REVEAL: Final = 15
L_LOOK: Final = 16
L_SHUFFLE: Final = 17
L_PASS: Final = 18
L_PROTECT: Final = 19
L_USE: Final = 20
L_FACTIONS: Final = 21
L_REDRAW: Final = 22
L_FIRST: Final = 23
L_OVER: Final = 24
L_EXCHANGE: Final = 25
L_ON_TOP: Final = 26
L_NAME_FACTION: Final = 27
L_STOPPED: Final = 28
L_NO_ACTIONS: Final = 29
L_BREAKPOINT: Final = 30
L_BASE_GONE: Final = 31
L_TOTAL: Final = 32
L_CONTROL: Final = 33
L_COUNTERS: Final = 34
L_PASSED: Final = 35
L_TRANSFER: Final = 36
L_TALENT: Final = 37
L_LOSES_ABILITIES: Final = 38
L_STANDS_IN: Final = 39
L_PAYS: Final = 40
L_EXTRA_BASE: Final = 41
L_BASE_DESTROYED: Final = 42
L_NEXT_BASE: Final = 43
L_NOT_REPLACED: Final = 44
L_ROUND: Final = 45
L_SLOT: Final = 46
L_SCORES_MAT: Final = 47
L_CAMP_VP: Final = 48
L_NEXT: Final = 49
L_MARKER: Final = 50
L_SLOT_USED: Final = 51
L_PROPOSES: Final = 52
L_AGREES: Final = 53
L_REFUSES: Final = 54
L_SHOWS: Final = 55
L_TIED: Final = 56
L_MAT_TOTAL: Final = 57
L_BURY: Final = 58
L_LIMIT: Final = 59
L_EXTRA_ROUND: Final = 60
L_SCORES_EXTRA: Final = 61

# What options may be, besides the kernel's kinds.
FACTION: Final = 8  # number of a faction + 1

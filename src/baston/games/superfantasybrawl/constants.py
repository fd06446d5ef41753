"""Handles, colors, moments and the words of the log: numbers that all modules share."""

from __future__ import annotations

from typing import Final

# Handles: champions, then cards seat by seat, then trap tokens, challenges, standard actions and hexes.
NO_CHAMPION: Final = 0
MOST_CHAMPIONS: Final = 8
FIRST_CARD: Final = MOST_CHAMPIONS + 1
CARDS_EACH: Final = 6  # of a champion (SFB-3)
FIRST_TOKEN: Final = FIRST_CARD + MOST_CHAMPIONS * CARDS_EACH
MOST_TOKENS: Final = 40
FIRST_CHALLENGE: Final = FIRST_TOKEN + MOST_TOKENS
MOST_CHALLENGES: Final = 40
FIRST_STANDARD: Final = FIRST_CHALLENGE + MOST_CHALLENGES
FIRST_HEX: Final = FIRST_STANDARD + 4
CHALLENGE_CAUSE: Final = 1000  # in notes, with the number of a printed challenge; printed cards are below
MOST_HEXES: Final = 500
GATE: Final = 0  # the place of a champion that is not in the arena

# Cores (SFB-4); a seat's ready ones are a bit each.
RED: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
CORES: Final = ("red", "yellow", "blue")
ALL_READY: Final = 7
FREE: Final = 3  # paid with nothing (SFB-342)

# Kinds of action cards (SFB-5).
ATTACK: Final = 0
SKILL: Final = 1
REACTION: Final = 2
KINDS: Final = ("attack", "skill", "reaction")

# Standard actions (SFB-134): their handles follow in this order.
STANDARD_RED: Final = 0
STANDARD_YELLOW: Final = 1
STANDARD_BLUE: Final = 2
STANDARD_ANY: Final = 3
STANDARDS: Final = ("std_red", "std_yellow", "std_blue", "std_any")

# Phases of a turn (SFB-42).
SETUP: Final = 0
SCOREBOARD: Final = 1
ACTIVATION: Final = 2
UPKEEP: Final = 3
PHASES: Final = ("setup", "scoreboard", "activation", "upkeep")

# Targeting boxes (SFB-81 to 86).
NO_BOX: Final = 0
MELEE: Final = 1
DIRECT: Final = 2
INDIRECT: Final = 3
AREA: Final = 4
BOXES: Final = ("none", "melee", "direct", "indirect", "area")

# Kinds of displacement and of own movement (SFB-75).
MOVE: Final = 0
DASH: Final = 1
JUMP: Final = 2
SWOOP: Final = 3
FORCE: Final = 4
PUSH: Final = 5
PULL: Final = 6
FEAR: Final = 7
WAYS: Final = ("move", "dash", "jump", "swoop", "force", "push", "pull", "fear")
CLAUSES_OF_WAYS: Final = {
    MOVE: "SFB-70",
    DASH: "SFB-202",
    JUMP: "SFB-209",
    SWOOP: "SFB-220",
    FORCE: "SFB-207",
}

# Kinds of lasting modifiers; `thing` is the champion.
STRENGTH: Final = 0
STRENGTH_AGAINST: Final = 1  # of attacks on the champion that stands in `source`
DEFENSE: Final = 2
MOVEMENT: Final = 3
ROOTED: Final = 4
FEARLESS: Final = 5
MARKED: Final = 6  # the next attack of side `source` on it: ignores defense, `amount` more strength
PIERCING: Final = 7  # its next attack ignores defense

# What the log tells. The names, in lower case with dashes, are keys of the catalogs: `sfb-log-…`.
L_TURN: Final = 0
L_TEAM: Final = 1
L_BAN: Final = 2
L_HOME: Final = 3
L_SET_ASIDE: Final = 4
L_DEPLOY: Final = 5
L_PLAY: Final = 6
L_STANDARD: Final = 7
L_ENTER: Final = 8
L_MOVE: Final = 9
L_DASH: Final = 10
L_JUMP: Final = 11
L_SWOOP: Final = 12
L_FORCE: Final = 13
L_PUSH: Final = 14
L_PULL: Final = 15
L_FEAR: Final = 16
L_PLACE: Final = 17
L_ATTACK: Final = 18
L_REACTION: Final = 19
L_NO_REACTION: Final = 20
L_DAMAGE: Final = 21
L_HEAL: Final = 22
L_OUT: Final = 23
L_VP: Final = 24
L_LEVEL_UP: Final = 25
L_TRAP: Final = 26
L_TRAP_LAID: Final = 27
L_TRAP_MOVED: Final = 28
L_TRAP_LOOKED: Final = 29
L_ROOT: Final = 30
L_STUN: Final = 31
L_NO_STUN: Final = 32
L_DRAW: Final = 33
L_DISCARD: Final = 34
L_PLAN: Final = 35
L_SHUFFLE: Final = 36
L_ON_TOP: Final = 37
L_RETURN: Final = 38
L_READY_CORE: Final = 39
L_EXHAUST_CORE: Final = 40
L_SCORE: Final = 41
L_CHALLENGE: Final = 42
L_CHALLENGE_GONE: Final = 43
L_BONUS: Final = 44
L_NOTHING: Final = 45
L_FIRST: Final = 46
L_OVER: Final = 47
L_MILL: Final = 48
L_CANCEL: Final = 49
L_AGAIN: Final = 50

# What options may be, besides the kernel's kinds. Packed ones: Core + 1, card or standard action, champion.
CHAMPION: Final = 9  # number of a champion + 1
CORE: Final = 10  # number of a Core + 1

# A lasting change as the amount of a note.
BONUS_FIELD: Final = 16


def written_bonus(kind: int, amount: int, source: int) -> int:
    """Pack amount, source (a champion or side) and kind of a lasting change into the amount of a note."""
    return (amount * BONUS_FIELD + source) * BONUS_FIELD + kind


def read_bonus(written: int) -> tuple[int, int, int]:
    """Unpack a note's amount into the amount, source and kind of a lasting change."""
    return written // BONUS_FIELD**2, written // BONUS_FIELD % BONUS_FIELD, written % BONUS_FIELD

"""The first line of a position: whose turn it is, points, Cores, and the rules in force."""

from __future__ import annotations

from typing import Final

from baston.games.superfantasybrawl.arena_files.board import SIDES
from baston.games.superfantasybrawl.cards.card import CHAMPIONS
from baston.games.superfantasybrawl.constants import ACTIVATION, CORES, PHASES, STANDARDS
from baston.games.superfantasybrawl.setup.settings import ALL, OPTIONS, RANDOM_SEAT, TEAM_SIZE, YES_NO
from baston.games.superfantasybrawl.state.arena import GOAL, GOAL_OF_FOUR, TEAMS, Arena
from baston.games.superfantasybrawl.variant import Variant
from baston.games.superfantasybrawl.verbs.turns import set_order
from baston.kernel.position import SHUFFLE, YES, Head, numbers_text, pair
from baston.kernel.rounds import NO_LIMIT, UNLIMITED

NAME: Final = "superfantasybrawl"
NO_CORE: Final = "none"


def head_text(arena: Arena) -> str:
    """The first line of a position as text: seats, turn, phase, VP, Cores and options."""
    told = {
        "players": str(arena.players),
        "turn": str(arena.turn + 1),
        "round": str(arena.round),
        "phase": PHASES[arena.phase],
        "order": ",".join([str(seat + 1) for seat in arena.order]),
        "home": ",".join([SIDES[zone] for zone in arena.home]),
        "vp": numbers_text(arena.vp),
        "cores": ",".join([_cores_text(cores) for cores in arena.cores]),
    }
    if arena.standards:
        told["used"] = ",".join([name for i, name in enumerate(STANDARDS) if arena.standards >> i & 1])
    if any(arena.free_used):
        told["free"] = numbers_text(arena.free_used)
    rules = rules_of(arena.variant)
    others = [f"{o.name}:{rules[o.name]}" for o in OPTIONS if rules.get(o.name, o.default) != o.default]
    if others:
        told["rules"] = ",".join(others)
    return " ".join([NAME, *[f"{name}={value}" for name, value in told.items()]])


def _cores_text(cores: int) -> str:
    return "+".join([core for i, core in enumerate(CORES) if cores >> i & 1]) or NO_CORE


def rules_of(variant: Variant) -> dict[str, str]:
    """The options that say this, but for teams and arena, which have lines of their own."""
    pool = "+".join([CHAMPIONS[number].id for number in variant.pool])
    everyone = "+".join([champion.id for champion in CHAMPIONS[1:]])
    return {
        "draft": variant.draft,
        "pool": ALL if pool in ("", everyone) else pool,
        "doubles": str(variant.doubles).lower(),
        "opening_challenges": str(variant.opening_challenges),
        "replace_challenges": str(variant.replaces_challenges).lower(),
        "max_rounds": UNLIMITED if variant.max_rounds == NO_LIMIT else str(variant.max_rounds),
        "first": RANDOM_SEAT if variant.first < 0 else str(variant.first + 1),
    }


class Moment:
    """What the first line says. Raises Refusal if it is none."""

    def __init__(self, line: str) -> None:
        words = line.split()
        self._head: Head = Head(words[1:])
        head = self._head
        head.check(words[:1] == [NAME], " ".join(words[:1]), NAME)
        self.players: int = head.number("players")
        head.check(self.players in TEAM_SIZE, f"players={self.players}", "2, 4")
        self.turn: int = head.number("turn") - 1
        head.check(0 <= self.turn < self.players, f"turn={self.turn + 1}")
        self.round: int = head.number("round")
        head.check(self.round > 0, "round=0")
        head.choice("phase", [PHASES[ACTIVATION]], "")
        self.order: list[int] = [x - 1 for x in head.numbers("order")]
        head.check(self._is_order(), f"order={numbers_text([x + 1 for x in self.order])}")
        self.home: list[str] = head.need("home").split(",")
        head.check(sorted(self.home) == sorted(SIDES), f"home={','.join(self.home)}", ", ".join(SIDES))
        self.vp: list[int] = head.numbers("vp")
        goal = GOAL if self.players == TEAMS else GOAL_OF_FOUR
        head.check(len(self.vp) == TEAMS and max(self.vp) < goal, f"vp={numbers_text(self.vp)}")
        self.cores: list[int] = [self._cores(part) for part in head.need("cores").split(",")]
        head.check(len(self.cores) == self.players, "cores=")
        self.used: int = self._bits("used", head.take("used"), ",", STANDARDS) if head.has("used") else 0
        self.free: list[int] = head.numbers("free", otherwise=",".join("0" * self.players))
        head.check(len(self.free) == self.players, f"free={numbers_text(self.free)}")
        self.is_shuffled: bool = head.choice(SHUFFLE, YES_NO, "false") == YES
        self.rules: dict[str, str] = self._rules(head.take("rules")) if head.has("rules") else {}
        head.check(not head.rest(), " ".join(head.rest()))

    def _cores(self, text: str) -> int:
        return 0 if text == NO_CORE else self._bits("cores", text, "+", CORES)

    def _bits(self, word: str, text: str, sign: str, known: tuple[str, ...]) -> int:
        """A bit for each of the names."""
        names = text.split(sign)
        for name in names:
            self._head.check(name in known, f"{word}={name}", ", ".join(known))
        return sum([1 << known.index(name) for name in set(names)])

    def _rules(self, text: str) -> dict[str, str]:
        rules = dict([pair(rule, ":") for rule in text.split(",")])
        known = {option.name: option.choices for option in OPTIONS if option.name in rules_of(Variant())}
        for name, value in rules.items():
            self._head.check(name in known, f"{name}:{value}", ", ".join(known))
            self._head.check(
                not known[name] or value in known[name], f"{name}:{value}", ", ".join(known[name])
            )
        return rules

    def _is_order(self) -> bool:
        """Do the sides take turns (SFB-292)?"""
        one, two = (*self.order, 0, 0)[:TEAMS]
        whole = [one, two, (one + TEAMS) % self.players, (two + TEAMS) % self.players]
        return self.order == whole[: self.players] and sorted(self.order) == list(range(self.players))

    def apply(self, arena: Arena) -> None:
        """Set the arena's order, turn, phase, VP and Cores as the first line says."""
        set_order(arena, self.order)
        arena.turn = self.turn
        arena.round = self.round
        arena.phase = ACTIVATION
        arena.home = [SIDES.index(zone) for zone in self.home]
        arena.vp = self.vp
        arena.cores = self.cores
        arena.standards = self.used
        arena.free_used = self.free

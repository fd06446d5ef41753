"""What a table may settle before the game, and how it is read."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from baston.games.superfantasybrawl.arena_files.arena_file import STANDARD, board_named
from baston.games.superfantasybrawl.cards.card import CHAMPIONS
from baston.games.superfantasybrawl.phases.drafts import BROUGHT, BROUGHT_TEAMS
from baston.games.superfantasybrawl.state.arena import TEAMS
from baston.games.superfantasybrawl.variant import (
    CASUAL,
    COMPETITIVE,
    DRAFTS,
    LEAGUE,
    RANDOM,
    Variant,
)
from baston.kernel import beginning, turn_ends
from baston.kernel.game import Option, Refusal, Setup
from baston.kernel.rounds import UNLIMITED, read_limit
from baston.kernel.setup import read_options

ALL: Final = "all"
RANDOM_SEAT: Final = "random"
NO_TEAMS: Final = ""
YES_NO: Final = ("false", "true")
OPTIONS: Final = (
    Option("draft", CASUAL, DRAFTS, simulated=RANDOM),
    Option("teams", NO_TEAMS, by_seat=True),
    Option("pool", ALL),
    Option("doubles", "false", YES_NO),
    Option("opening_challenges", "2", ("2", "1")),
    Option("replace_challenges", "false", YES_NO),
    Option("max_rounds", UNLIMITED, simulated="60", beside=True),  # SFB-278
    Option("first", RANDOM_SEAT),
    Option("arena", STANDARD),
    turn_ends.OPTION,
    beginning.OPTION,
)
LEAST_POOL: Final = 6  # SFB-30
TEAM_SIZE: Final = {2: 3, 4: 2}


def read_setup(players: int, options: dict[str, str]) -> Setup:
    """The setup with these options, missing ones filled in. Raises Refusal."""
    if players not in TEAM_SIZE:
        raise Refusal("sfb-bad-players", players=players)
    chosen = beginning.beside(read_options(OPTIONS, options))
    if chosen["first"] != RANDOM_SEAT and chosen["first"] not in [str(n + 1) for n in range(players)]:
        raise Refusal("bad-first", value=chosen["first"], players=players)
    turn_ends.settle(chosen, players)
    chosen["arena"] = board_named(chosen["arena"]).text or STANDARD
    variant = read_variant(chosen)
    teams = read_teams(chosen["teams"], players, variant)
    chosen["teams"] = ",".join("+".join(CHAMPIONS[number].id for number in team) for team in teams if team)
    if chosen["pool"] != ALL:
        chosen["pool"] = "+".join(CHAMPIONS[number].id for number in variant.pool)
    if not chosen["teams"]:
        _check_draft(variant, players)
    return Setup(players, chosen)


def read_variant(options: dict[str, str]) -> Variant:
    """The variant that the options describe. Raises Refusal for a bad pool."""
    first = options["first"]
    return Variant(
        options["draft"],
        options["doubles"] == "true",
        int(options["opening_challenges"]),
        options["replace_challenges"] == "true",
        read_limit(options["max_rounds"]),
        -1 if first == RANDOM_SEAT else int(first) - 1,
        _read_pool(options["pool"]),
        options["arena"],
        turn_ends.ends_of(options),
    )


def settled_beside(variant: Variant, options: dict[str, str]) -> Variant:
    """The variant of a position with what a table has chosen beside it."""
    if not options:
        return variant
    limit = read_limit(options["max_rounds"])
    return replace(variant, max_rounds=limit, ends_turns=turn_ends.ends_of(options))


def _read_pool(text: str) -> tuple[int, ...]:
    if text == ALL:
        return tuple(range(1, len(CHAMPIONS)))
    pool: list[int] = []
    for name in text.split("+"):
        pool.append(champion_named(name))
        _check_once(pool)  # at once: no list is longer than there are champions
    return tuple(pool)


def read_teams(text: str, players: int, variant: Variant) -> list[list[int]]:
    """The champion numbers of each seat, read from `DUG+GOL+GWA,KIL+TZU+DER`; empty teams if none are given.

    Raises Refusal.
    """
    if text == NO_TEAMS:
        return [[] for _ in range(players)]
    if text.count(",") + 1 != players:
        raise Refusal("sfb-teams-count", given=text.count(",") + 1, players=players)
    named = [team.split("+") for team in text.split(",")]
    for names in named:
        if len(names) != TEAM_SIZE[players]:
            raise Refusal("sfb-team-size", given=len(names), size=TEAM_SIZE[players])
    teams = [[champion_named(name) for name in names] for names in named]
    if variant.doubles:
        for side in range(TEAMS):
            _check_once([champion for team in teams[side::TEAMS] for champion in team])
    else:
        _check_once([champion for team in teams for champion in team])
    return teams


def champion_named(name: str) -> int:
    """The number of the champion with this id or name. Raises Refusal if there is none."""
    wanted = name.strip().lower()
    for champion in CHAMPIONS[1:]:
        if wanted in (champion.id.lower(), champion.title.lower()):
            return champion.number
    raise Refusal("sfb-unknown-champion", name=name, known=", ".join(c.id for c in CHAMPIONS[1:]))


def _check_once(champions: list[int]) -> None:
    for champion in champions:
        if champions.count(champion) > 1:
            raise Refusal("sfb-champion-twice", champion=CHAMPIONS[champion].title)


def _check_draft(variant: Variant, players: int) -> None:
    """Enough champions for the draft, and a draft for so many players (SFB-30, SFB-302)."""
    least = max(LEAST_POOL, players * TEAM_SIZE[players])
    if variant.doubles and variant.draft not in (COMPETITIVE, LEAGUE):
        least = LEAST_POOL
    if variant.draft in (COMPETITIVE, LEAGUE):
        if players != TEAMS:
            raise Refusal("sfb-draft-of-two", draft=variant.draft)
        least = BROUGHT * (BROUGHT_TEAMS if variant.draft == LEAGUE else 1)
    if len(variant.pool) < least:
        raise Refusal("sfb-small-pool", given=len(variant.pool), least=least)

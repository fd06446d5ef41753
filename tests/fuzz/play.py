"""Random and guided games of Smash Up with the invariants checked after every answer."""

from __future__ import annotations

from baston.games.smashup import GAME
from baston.games.smashup.cards.card import FACTIONS, RULES, printed
from baston.games.smashup.mat import PROPOSED
from baston.games.smashup.state.table import FIRST_BASE, Table
from baston.games.smashup.variant import BASE_PRINCIPALE, MODES, STANDARD
from baston.kernel.frame import PACKED
from baston.kernel.rng import Rng
from tests.fuzz import guided
from tests.fuzz.guided import Acted, Choose, at_random, checked_game
from tests.fuzz.supply import Watch

HANDLE = (1 << 10) - 1
SEATINGS = 6  # of all numbers of seats in both editions

OF_A_MAT = (
    "agree",
    "show useless cards",
    "propose a base",
    "choose a slot",
    "camp of a special",
    "slot of a special",
    "camp of an action",
    "round",
    "draw of the round",
    "score the mat",
)
NEVER_ON_A_MAT = {("scoring", step) for step in range(9)} | {("turn", step) for step in range(4, 10)}
# A home-made mat with the words that the proposed one does not use.
ALL_WORDS = (
    PROPOSED.replace('"extra-minion"\npower = 2', '"extra-action"')
    .replace('"look-at-top"', '"strengthen"\npower = 1')
    .replace('"draw"\ncards = 1', '"gain-vp"\nvp = 1')
    .replace('"discard-to-draw"', '"destroy"\npower = 3')
    .replace('"move-here"', '"return"\npower = 3')
)


def checked_table(players: int, options: dict[str, str], seed: int, choose: Choose[Table] = at_random) -> int:
    """Play a whole game and return the number of answers."""
    _, answers = checked_game(GAME, GAME.setup(players, options), seed, Watch(), choose, log=True)
    return answers


def is_of_another_mode(name: str, step: int, mode: str) -> bool:
    """Is the step one of a turn's end and a base's scoring, or one of what goes on around a mat alone?"""
    return is_of_a_mat(name) if mode == STANDARD else (name, step) in NEVER_ON_A_MAT


def is_of_a_mat(name: str) -> bool:
    """Is the effect one of what goes on around a mat, or of what its slots do?"""
    return name in OF_A_MAT or name.startswith("slot ")


def broken(games: int, seed: int) -> list[str]:
    """What went wrong in random games of the standard mode."""
    return guided.broken(GAME, games, seed, standard_table, Watch, log=True)


def broken_on_a_mat(games: int, seed: int) -> list[str]:
    """What went wrong in random games of Base Principale."""
    return guided.broken(GAME, games, seed, table_with_a_mat, Watch, log=True)


def standard_table(n: int, chance: Rng) -> tuple[int, dict[str, str]]:
    """The n-th of many tables: all seats in both editions, with one and two copies."""
    return 2 + n % 3, {"edition": "2012" if n % 2 else "2017", "copies": str(1 + n // SEATINGS % 2)}


def table_with_a_mat(n: int, chance: Rng) -> tuple[int, dict[str, str]]:
    """The n-th of many tables with a mat, proposed or home-made, with the agreements and without."""
    players, options = standard_table(n, chance)
    options["mode"] = BASE_PRINCIPALE
    if n // SEATINGS % 2:
        options |= {"useless_cards": "false", "change_base": "false"}
    if n // SEATINGS % 4 > 1:
        options["mat"] = ALL_WORDS
    return players, options


def _id_of(table: Table, option: int) -> str:
    assert table.decision is not None
    handle = option >> 10 & HANDLE if table.decision.kind == PACKED else option
    return printed(table, handle).id if FIRST_BASE <= handle < len(table.what) else ""


def faction_pairs() -> list[tuple[str, str]]:
    """All pairs of factions."""
    ids = [faction.id for faction in FACTIONS if faction.cards]
    return [(a, b) for i, a in enumerate(ids) for b in ids[i + 1 :]]


def exhaust_modes(games: int, seed: int) -> list[tuple[str, int]]:
    """What never acted in guided games, so many in all, of the mode to which it belongs."""
    return [step for mode in MODES for step in exhaust(games // len(MODES), seed, mode=mode)]


def exhaust(
    games: int, seed: int, editions: tuple[str, ...] = ("2017", "2012"), mode: str = STANDARD
) -> list[tuple[str, int]]:
    """Guided games of a mode, all faction pairs, 2 to 4 seats, both editions; what never acted in them."""
    with Acted(RULES, _id_of) as acted:
        pairs = faction_pairs()
        for n in range(games):
            rng = Rng(seed * 7919 + n)
            players = 2 + n % 3
            mine = pairs[n % len(pairs)]
            others = [p for p in pairs if not set(p) & set(mine)]
            chosen = [mine]
            while len(chosen) < players:
                rng.shuffle(order := list(range(len(others))))
                chosen.append(others[order[0]])
                others = [p for p in others if not set(p) & set(chosen[-1])]
            factions = ",".join("+".join(pair) for pair in chosen)
            options = {"factions": factions, "edition": editions[n % len(editions)], "mode": mode}
            if mode == BASE_PRINCIPALE and n % 2:
                options["mat"] = ALL_WORDS
            if n % 5 == 0:
                options["bgb_fixes"] = "true"
            if n % 28 == 27:
                options["factions"] = "draft"
            checked_table(players, options, seed + n, acted.curious)
        return [(name, step) for name, step in acted.never() if not is_of_another_mode(name, step, mode)]

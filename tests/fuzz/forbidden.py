"""Every card of a hand that cannot be played says why: a true sentence, and a clause that the rules have."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Final

from baston.games.galacticlash.state.clash import Clash
from baston.games.smashup.state.table import Table
from baston.games.superfantasybrawl.state.arena import Arena
from baston.kernel.game import Game
from baston.kernel.reason import Reason
from baston.kernel.rng import Rng
from baston.kernel.state import State
from baston.rulebook import clauses
from tests.conformance.walk import asked
from tests.fuzz.pairs import PARTS
from tests.fuzz.worlds import forks
from tests.galacticlash import test_reasons as clash
from tests.smashup import test_reasons as smash_up
from tests.superfantasybrawl import test_reasons as brawl

LANGUAGES: Final = ("en", "fr")
PLANS: Final = 2  # answers of a question that are looked at as plans


def unexplained(part: str) -> Callable[[int, int], list[str]]:
    """The faults of the reasons in so many positions of random games at the tables of a part."""

    def search(positions: int, seed: int) -> list[str]:
        name, tables = PARTS[part]
        known = {rule.id: rule.mode for rule in clauses(name)}
        chance = Rng(seed)
        faults: list[str] = []
        for game, setup, state, _ in islice(forks(name, tables, seed), positions):
            mode = setup.options.get("mode", "")
            for seat in range(setup.players):
                told = [game.presentation.reasons(state, seat, lang) for lang in LANGUAGES]
                wrong = [*uncited(told, known, mode), *untrue(state, seat, chance)]
                for held in held_by(game, state, seat):
                    barred = [game.presentation.barred(state, seat, held, lang) for lang in LANGUAGES]
                    wrong += [*uncited(barred, known, mode), *offered(game, state, held, set(barred[0]))]
                faults += [f"{part}, seed {seed}, seat {seat}: {fault}" for fault in wrong]
        return faults

    return search


def held_by(game: Game[State], state: State, seat: int) -> list[int]:
    """What the seat may hold while it chooses: nothing, each card that an option plays, or a plan."""
    if state.decision is None or state.decision.player != seat:
        return [0]
    about = [game.presentation.describe(state, option) for option in state.decision.options]
    cards = sorted({one["card"] for one in about if isinstance(one["card"], int)})
    planned = [option for option in state.decision.options if isinstance(state, Arena) and option][:PLANS]
    return [0, *cards, *planned]


def offered(game: Game[State], state: State, held: int, barred: set[int]) -> list[str]:
    """What is said to be impossible, and is an option of the card that is held, or of the question."""
    about = [game.presentation.describe(state, option) for option in asked(state).options] if barred else []
    mine = [one for one in about if one["card"] == held or not held]
    names = ("thing", "target") if held else ("thing", "card")
    return [f"{one[name]} is barred and offered" for one in mine for name in names if one[name] in barred]


def uncited(told: list[dict[int, Reason]], known: dict[str, str], mode: str) -> list[str]:
    """The reasons, in each language, that say nothing, or rest on no clause that is `known` and played."""
    faults = [
        f"{reason.said!r} ({reason.clause})"
        for reasons in told
        for reason in reasons.values()
        if known.get(reason.clause) not in ("", mode) or not reason.said.endswith(".")
    ]
    cited = [[reason.clause for reason in reasons.values()] for reasons in told]
    return faults if cited[0] == cited[-1] else [*faults, "the languages cite different clauses"]


def untrue(state: State, seat: int, chance: Rng) -> list[str]:
    """What whoever looks at the table can see to be wrong."""
    try:
        if isinstance(state, Table):
            smash_up.agree_with_the_judge(state, seat)
        elif isinstance(state, Arena):
            brawl.check(state, seat, chance)
        elif isinstance(state, Clash):
            clash.check(state, seat, chance)
    except AssertionError as error:
        return [str(error).partition("\n")[0] or "a reason that the table refutes"]
    return []

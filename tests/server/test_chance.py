"""The deal and the bots have secrets of their own: what a bot does tells nothing of the deal."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Final, NamedTuple

import pytest

from baston.bots import bot_named
from baston.games import GAMES, game_named
from baston.kernel.chacha import ChaCha
from baston.kernel.fair_deal import FairDeal
from baston.kernel.rng import Rng
from baston.kernel.text import Json
from baston.server.matches.chance import bot_seed, commitment_of, earlier_bot_seed, new_secret, seed_of
from baston.server.matches.match import Match
from baston.server.matches.restore import new_match
from baston.server.processes import bots
from baston.server.processes.pool import ProcessPool
from baston.server.storage.rows import ANSWER, BOT, PERSON, Entry, SeatRow, TableRow

TABLES: Final = [*[(name, {}) for name in GAMES], ("smashup", {"mode": "base-principale"})]
EASY: Final = "easy"
MOST: Final = 30  # answers that are looked at


class Watched(NamedTuple):
    """A table, as bots in their turns know it."""

    id: str = "t"
    maker: str = "ada"
    is_watched: bool = True


TABLE: Final = Watched()


def secret(name: str) -> str:
    """A secret for tests."""
    return hashlib.sha256(name.encode()).hexdigest()


def table(game: str, options: dict[str, str], deal: str, bots: str) -> TableRow:
    """A table with these two secrets."""
    setup = game_named(game).setup(2, options)
    return TableRow(
        "t", game, game_named(game).rules_version, 2, setup.options, "", "", "i", False, "ada", 0.0,
        secret=secret(deal), bot_secret=secret(bots),
    )  # fmt: skip


SEATS: Final = [SeatRow(0, PERSON, "ada", nonce="a1" * 32), SeatRow(1, BOT, level=EASY, bot=EASY)]


def begun(row: TableRow) -> Match:
    """Its game, just started."""
    return new_match(game_named(row.game), row, SEATS, 0, 0.0)


class Told:
    """Plays on against an `easy` bot as the server does; keeps what the bot was told, by decision."""

    def __init__(self, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seeds: dict[int, int] = {}
        self.questions: list[bots.BotQuestion] = []
        first = match.game.save(match.state)
        self.first_rng = first.pop("rng")
        self.deal = first

        async def run(pool: ProcessPool, job: object, question: bots.BotQuestion, *_: object) -> int:
            self.questions.append(question)
            return bot_named(question.bot).choose(
                match.game, match.game.load(question.saved), question.seat, question.seed
            )

        monkeypatch.setattr(ProcessPool, "run", run)
        asyncio.run(self._play(match))

    async def _play(self, match: Match) -> None:
        pool = bots.BotPool(1)
        for _ in range(MOST):
            decision = match.state.decision
            if decision is None:
                break
            place = 0
            bot = match.bot_of(decision.player)
            if bot is not None:
                place = decision.options.index(await pool.choose(TABLE, match, bot))
                self.seeds[match.number] = self.questions[-1].seed
            match.apply(Entry(match.number, ANSWER, decision.player, place, None, 0.0))
        pool.close()


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_an_easy_bot_draws_from_nothing_that_the_deal_does(
    game: str, options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Told(begun(table(game, options, "one deal", "some bots")), monkeypatch)
    other_deal = Told(begun(table(game, options, "another deal", "some bots")), monkeypatch)
    other_bots = Told(begun(table(game, options, "one deal", "other bots")), monkeypatch)
    assert first.seeds, "the bot was asked"
    # The same secret of the bots under another deal: the same seeds, whatever was dealt.
    both = first.seeds.keys() & other_deal.seeds.keys()
    assert {number: first.seeds[number] for number in both} == {n: other_deal.seeds[n] for n in both}
    assert first.first_rng != other_deal.first_rng
    # Other bots at the same deal: the same cards, other seeds.
    assert (first.deal, first.first_rng) == (other_bots.deal, other_bots.first_rng)
    assert not set(first.seeds.values()) & set(other_bots.seeds.values())


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_whoever_thinks_is_given_nothing_of_the_deal_s_chance(
    game: str, options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begun(table(game, options, "one deal", "some bots"))
    assert isinstance(match.state.rng, ChaCha)
    key = match.state.rng.save()[:8]
    told = Told(match, monkeypatch)

    async def hint() -> None:
        pool = bots.BotPool(1)
        monkeypatch.setattr(bots, "SEARCH", EASY)  # as quick as can be: what is asked counts, not the answer
        await pool.hint(TABLE, match)
        pool.close()

    if match.asked is not None:
        asyncio.run(hint())
    assert isinstance(match.state.rng, ChaCha), "the game itself goes on from its key"
    for question in told.questions:
        assert question.saved["rng"] == [*Rng().save()]
        assert not set(key) & set(numbers_in(question.saved))
        assert secret("one deal") not in repr(question)


def numbers_in(value: Json) -> list[int]:
    """All numbers in a plain value."""
    if isinstance(value, dict):
        value = [*value.values()]
    if isinstance(value, list):
        return [number for part in value for number in numbers_in(part)]
    return [value] if isinstance(value, int) else []


def test_a_hint_hangs_on_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = []

    async def run(pool: ProcessPool, job: object, question: bots.BotQuestion, *_: object) -> int:
        seeds.append(question.seed)
        return 0

    monkeypatch.setattr(ProcessPool, "run", run)
    for deal, theirs in (("a", "b"), ("c", "b"), ("a", "d")):
        asyncio.run(bots.BotPool(1).hint(TABLE, begun(table("nim", {}, deal, theirs))))
    assert len(seeds) == 3
    assert len(set(seeds)) == 1


def test_every_decision_has_a_seed_of_its_own_and_each_secret_others() -> None:
    drawn = {bot_seed(secret(name), number) for name in ("some bots", "other bots") for number in range(500)}
    assert len(drawn) == 1000
    assert all(0 <= seed < 1 << 62 for seed in drawn)
    assert max(drawn) > 1 << 61
    assert len({new_secret() for _ in range(100)}) == 100


def test_a_table_is_dealt_from_its_secret_and_the_nonces_in_the_order_of_seats() -> None:
    row = table("nim", {}, "one deal", "some bots")
    deal = FairDeal("t", secret("one deal"), ["a1" * 32, "-"])
    assert seed_of(row, SEATS) == deal.key()
    assert commitment_of(row) == deal.commitment()
    missing = [SeatRow(0, PERSON, "ada", nonce=""), SEATS[1]]
    assert seed_of(row, missing) == FairDeal("t", secret("one deal"), ["-", "-"]).key()


def test_tables_with_a_number_go_on_as_they_did() -> None:
    row = TableRow("t", "nim", 1, 2, {"heaps": "3,4,5"}, "77", "5a17", "i", False, "ada", 0.0)
    match = begun(row)
    assert match.seed == 77
    assert match.bot_seed() == earlier_bot_seed(77, 0) == Rng(77 ^ 1 << 32).next32()
    assert not isinstance(match.state.rng, ChaCha)
    assert commitment_of(row) == hashlib.sha256(b"77:5a17").hexdigest()

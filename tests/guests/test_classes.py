"""Classes of Python authors: what they are given, how they lose, and the example of the documentation."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from baston.games import game_named
from baston.guests import BotFault, bot_named, classes
from baston.guests.fault import ENDED, ERROR, LATE, NONSENSE, NOT_OFFERED
from baston.kernel.game import Refusal
from baston.simulation.match import play
from tests.guests.house import ROOT, begun, children

OWN = '''
import os, sys, time
from baston.bots import Bot

class First(Bot):
    asked = 0

    def choose(self, game, state, seat, seed):
        print("what is printed here is no answer")
        self.asked += 1
        return state.decision.options[(self.asked - 1) % len(state.decision.options)]

class Looks(Bot):
    """Says what it has found where the true state has the hand of its opponent."""
    def choose(self, game, state, seat, seed):
        raise ValueError(" ".join(map(str, (state.what[card] for card in state.hand[1 - seat]))))

class Reads(Bot):
    def choose(self, game, state, seat, seed):
        return state.decision.options[int(self.name.split(":")[2])]

class Dies(Bot):
    def choose(self, game, state, seat, seed):
        os._exit(0)

class Leaves(Bot):
    def choose(self, game, state, seat, seed):
        sys.exit("enough")

class Cheats(Bot):
    def choose(self, game, state, seat, seed):
        return 10 ** 30

class Mumbles(Bot):
    def choose(self, game, state, seat, seed):
        return "the first"

class Hangs(Bot):
    def choose(self, game, state, seat, seed):
        while True:
            pass

class Unfinished(Bot):
    pass

class Choosy(Bot):
    def __init__(self, name, strength):
        super().__init__(name)
    def choose(self, game, state, seat, seed):
        return 0

NOTHING = 3
'''


@pytest.fixture(autouse=True)
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with modules of an author's, in which the tests run."""
    (tmp_path / "bots_of_mine.py").write_text(OWN, encoding="utf-8")
    (tmp_path / "broken_bots.py").write_text("import nothing_like_it\n", encoding="utf-8")
    (tmp_path / "leaving_bots.py").write_text("raise SystemExit(3)\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path
    classes.end_idle()


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("Dies", ENDED),
        ("Leaves", ERROR),
        ("Looks", ERROR),
        ("Cheats", NOT_OFFERED),
        ("Mumbles", NONSENSE),
        ("Hangs", LATE),
    ],
)
def test_whoever_gives_no_answer_that_counts_has_lost(
    name: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, state, seat = begun()
    bot = bot_named(f"bots_of_mine:{name}")
    bot.check(game)
    classes.end_idle()
    before = children()
    if kind == LATE:
        monkeypatch.setattr(classes, "LIMIT", 1.0)
    with pytest.raises(BotFault) as caught:
        bot.choose(game, state, seat, 1)
    assert caught.value.kind == kind
    assert children() == before


def test_a_class_is_given_a_state_that_its_seat_cannot_tell_from_the_true_one() -> None:
    game, state, seat = begun()
    sample = game.search.determinize(state, seat, 77)
    hands = [[x.what[card] for card in x.hand[1 - seat]] for x in (state, sample)]  # type: ignore[attr-defined]
    assert hands[0] != hands[1], "they differ in what the seat may not know"
    found = []
    for world in (state, sample):
        with pytest.raises(BotFault) as caught:
            bot_named("bots_of_mine:Looks").choose(game, world, seat, 1)
        found.append(caught.value.detail)
    assert found[0] == found[1] != f"ValueError: {' '.join(map(str, hands[0]))}"


def test_a_class_is_made_anew_for_each_seat_and_game() -> None:
    game, state, seat = begun()
    assert state.decision is not None
    options = state.decision.options
    for _ in range(2):
        bot = bot_named("bots_of_mine:First")
        assert [bot.choose(game, state, one, 1) for one in (seat, seat, 1 - seat)] == [
            *options[:2],
            options[0],
        ]
        bot.close()  # type: ignore[attr-defined]


def test_what_follows_the_class_is_for_it_to_read() -> None:
    game, state, seat = begun()
    assert state.decision is not None
    assert bot_named("bots_of_mine:Reads:1").choose(game, state, seat, 1) == state.decision.options[1]


def test_installed_packages_name_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = [
        EntryPoint("mine", "bots_of_mine:First", classes.GROUP),
        EntryPoint("greedy", "bots_of_mine:Dies", classes.GROUP),
    ]
    monkeypatch.setattr(classes, "entry_points", lambda group: [x for x in ours if x.group == group])
    game, state, seat = begun()
    assert bot_named("mine").name == "mine"
    assert classes.class_of("mine:strong").__name__ == "First"
    assert bot_named("greedy").choose(game, state, seat, 1) in (
        (state.decision and state.decision.options) or []
    )
    with pytest.raises(Refusal) as caught:
        bot_named("mune")
    assert str(caught.value.values["known"]).endswith(", mine")


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("no_bots_of_mine:First", "bot-module"),
        ("bots_of_mine.more:First", "bot-module"),
        ("broken_bots:First", "bot-import"),
        ("leaving_bots:First", "bot-import"),
        ("bots_of_mine:Nobody", "bot-class"),
        ("bots_of_mine:NOTHING", "bot-no-bot"),
        ("bots_of_mine:os", "bot-no-bot"),
        ("bots_of_mine:Bot", "bot-no-bot"),
        ("bots_of_mine:Unfinished", "bot-no-bot"),
    ],
)
def test_a_wrong_name_is_refused(name: str, key: str) -> None:
    with pytest.raises(Refusal) as caught:
        bot_named(name)
    assert caught.value.key == key


def test_a_class_that_cannot_be_made_is_refused_before_the_game() -> None:
    game, _, _ = begun()
    with pytest.raises(Refusal) as caught:
        bot_named("bots_of_mine:Choosy").check(game)
    assert caught.value.key == "bot-import"
    assert "strength" in str(caught.value.values["error"])


def test_the_example_of_the_documentation_plays(own: Path) -> None:
    found = re.search(
        r"This is `wary.py`.*?```python\n(.*?)```", (ROOT / "docs" / "bots.md").read_text("utf-8"), re.DOTALL
    )
    assert found is not None
    (own / "wary.py").write_text(found[1], encoding="utf-8")
    game = game_named("galacticlash")
    played = play(game, game.setup(2, {}), ["wary:Wary", "uniform"], 3).row
    assert played.faults is None
    assert played == play(game, game.setup(2, {}), ["wary:Wary", "uniform"], 3).row

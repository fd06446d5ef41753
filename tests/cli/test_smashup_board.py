"""Smash Up's board: everything in play is on it, can be named, and explains its numbers."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator

import pytest
from rich.console import Console, RenderableType

from baston.cli.boards import board_of
from baston.cli.boards.board import Board
from baston.cli.boards.smashup.view import Minion, Sight
from baston.games import game_named
from baston.games.smashup.constants import BOOST, MUTE
from baston.games.smashup.factions.aliens import beam_up
from baston.games.smashup.factions.dinosaurs import king_rex
from baston.games.smashup.factions.pirates import cannon, tortuga
from baston.games.smashup.factions.robots import zapbot
from baston.games.smashup.factions.star_roamers import ensign
from baston.games.smashup.presentation.position import read_position
from baston.kernel.modifier import END_OF_TURN, START_OF_TURN, Modifier
from baston.kernel.rng import Rng
from baston.kernel.state import State
from tests.smashup.scenario import at, mine, scenario

GAME = game_named("smashup")
NAMES = ["You", "flat:100 2", "flat:100 3", "flat:100 4"]


def printed(what: RenderableType | None) -> str:
    """What is read at a terminal of eighty columns."""
    assert what is not None
    console = Console(file=io.StringIO(), width=80)
    console.print(what)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def positions(players: int, games: int, options: dict[str, str] | None = None) -> Iterator[State]:
    """Every position of some games played at random."""
    setup = GAME.setup(players, options or {})
    for seed in range(games):
        state, rng = GAME.new(setup, seed), Rng(seed)
        while state.decision is not None:
            yield state
            choices = state.decision.options
            GAME.answer(state, choices[rng.below(len(choices))])
        yield state


def some(players: int) -> Iterator[State]:
    """A few positions of two games."""
    for count, state in enumerate(positions(players, 2)):
        if count % (14 * players) == 0 or state.over:
            yield state


def board(players: int, lang: str = "en") -> Board:
    return board_of(GAME, lang, NAMES[:players])


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("players", [2, 4])
def test_every_minion_is_on_the_board_and_the_board_fits(players: int, lang: str) -> None:
    drawing = board(players, lang)
    for state in some(players):
        for seat in [None, *range(players)]:
            view = GAME.presentation.view(state, seat)
            text = printed(drawing.draw(view))
            assert max(len(line) for line in text.splitlines()) <= 80
            for code, thing in Sight(view).in_play():
                assert re.search(rf"\b{code}\s", text)
                assert printed(drawing.sheet(view, code)).strip()
                assert not isinstance(thing, Minion) or str(thing.power) in text


def test_only_my_own_hand_is_shown() -> None:
    drawing = board(2)
    for state in some(2):
        names = [printed(drawing.draw(GAME.presentation.view(state, seat))) for seat in (0, 1, None)]
        assert "Your hand" not in names[2]
        for seat, text in enumerate(names[:2]):
            hand = Sight(GAME.presentation.view(state, seat)).mine()
            assert len(re.findall(r"^ +h\d+ ", text, re.MULTILINE)) == (0 if state.over else len(hand))


def test_every_option_about_a_card_has_a_sheet() -> None:
    drawing = board(2)
    explained = 0
    for state in some(2):
        decision = state.decision
        if decision is None:
            continue
        view = GAME.presentation.view(state, decision.player)
        for option in decision.options:
            label = GAME.presentation.label(state, option, "en")
            sheet = drawing.option_sheet(view, decision, option, label)
            explained += sheet is not None
            if sheet is not None:
                name = printed(sheet).splitlines()[0].split("  ")[0]
                assert name in printed(drawing.sheet(view, name))
    assert explained > 50


def test_a_changed_power_says_why() -> None:
    drawing = board(2)
    told = 0
    for state in positions(2, 3):
        view = GAME.presentation.view(state, 0)
        for code, thing in Sight(view).in_play():
            if isinstance(thing, Minion) and thing.why:
                text = " ".join(printed(drawing.sheet(view, code)).split())
                changes = sum(reason.amount for reason in thing.why)
                assert f"Power {thing.power}: {thing.printed} printed, " in text
                assert thing.power == max(0, thing.printed + changes)
                told += 1
    assert told > 10


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_talents_counters_control_and_losses_are_shown(lang: str) -> None:
    line = "smashup 2017 players=2 turn=1 number=7 vp=3,5 plays=1,1,raising,any@any!king_rex boxes="
    text = f"{line}core,ressemblances-fortuites\nbase tortuga: 1<2:aunt_of_drakes+2-1* 1:aunt_of_drakes\n"
    state = read_position(f"{text}hand 1: upgrade\n")
    state.factions = [[1, 2], [3, 4]]
    weakened = state.minions_at[1][1]
    state.lasting.append(Modifier(MUTE, state.clock, weakened, END_OF_TURN))
    state.lasting.append(Modifier(BOOST, -2, weakened, START_OF_TURN + 1, state.minions_at[1][0]))
    drawing, view = board(2, lang), GAME.presentation.view(state, 0)
    text = printed(drawing.draw(view))
    assert "6↑ ←" in text
    assert "+2 −1 ☆" in text
    assert "★" not in text  # the other one's talent is lost
    assert "3↓ ∅" in text
    first, second = (" ".join(printed(drawing.sheet(view, code)).split()) for code in ("a1", "a2"))
    used, lost, counters = "used this turn", "until the turn ends", "+1 counters"
    weaker = "−2 Aunt of Drakes (until the next turn of flat:100 2 begins)"
    if lang == "fr":
        used, lost, counters = "utilisé ce tour-ci", "jusqu’à la fin du tour", "+1 marqueurs"
        weaker = "−2 Tante aux dragons (jusqu’au début du prochain tour de flat:100 2)"
    assert used in first
    assert "2 × +1, 1 × −1" in first
    assert counters in first
    assert lost in second
    assert weaker in second


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Cannon is about to destroy: a1 Zapbot."),
        ("fr", "Canon va détruire : a1 Zapbot."),
    ],
)
def test_what_is_about_to_be_affected_is_told(lang: str, said: str) -> None:
    pieces = [mine(zapbot), mine(ensign)]
    game = scenario(hand=[king_rex], rival_hand=[cannon], bases=[at(tortuga, *pieces)])
    game.end_turn()
    game.play(cannon)
    game.choose(zapbot)
    game.decline()
    assert game.asking is ensign
    assert said in " ".join(printed(board(2, lang).draw(GAME.presentation.view(game.table, 0))).split())


def test_options_that_look_alike_are_alike() -> None:
    """Two copies in one hand may stand for each other; things in play have names of their own."""
    drawing = board(2)
    seen = 0
    for state in positions(2, 8):
        decision = state.decision
        if decision is None:
            continue
        labels: dict[str, int] = {}
        view = GAME.presentation.view(state, decision.player)
        for option in decision.options:
            label = GAME.presentation.label(state, option, "en")
            if label in labels:
                assert drawing.are_alike(view, decision, labels[label], option)
                seen += 1
            labels[label] = option
    assert seen > 0


def test_minions_in_play_never_stand_for_each_other() -> None:
    game = scenario(hand=[beam_up], bases=[at(tortuga, mine(zapbot), mine(zapbot))])
    game.play(beam_up)
    one, other = game.decision.options
    drawing, view = board(2), GAME.presentation.view(game.table, 0)
    assert not drawing.are_alike(view, game.decision, one, other)
    assert [drawing.code(view, game.decision, option) for option in (one, other)] == ["a1", "a2"]


def test_the_draft_shows_what_is_left_and_each_faction_s_cards() -> None:
    drawing = board(2)
    state = GAME.new(GAME.setup(2, {"factions": "draft", "boxes": "core", "edition": "2012"}), 1)
    decision = state.decision
    assert decision is not None
    view = GAME.presentation.view(state, decision.player)
    assert "Factions on offer: Aliens, Dinosaurs" in printed(drawing.draw(view))
    for option in decision.options:
        faction = GAME.presentation.label(state, option, "en")
        sheet = printed(drawing.option_sheet(view, decision, option, faction))
        assert f", {faction}" in sheet.splitlines()[0]


def test_discard_piles_are_open() -> None:
    drawing = board(2)
    *_, last = positions(2, 1)
    view = GAME.presentation.view(last, 0)
    text = printed(drawing.discards(view)).replace("\n", " ")
    for pile in Sight(view).discards:
        for card in pile:
            assert card is not None
            title = next(str(entry["name"]) for entry in GAME.texts.catalog() if entry["id"] == card.card)
            assert title.split()[0] in text

"""Galacti'Clash played and drawn in the terminal."""

from __future__ import annotations

import pytest
from rich.console import Console

from baston.cli.arguments.seating import Wishes, arranged
from baston.cli.boards import board_of
from baston.games import game_named
from baston.games.galacticlash.factions.cercle_cendre.events import brasier_interieur
from baston.games.galacticlash.factions.cercle_cendre.units import acolyte_cendre
from baston.games.galacticlash.factions.neutral import mule_cuirassee, sursaut, titan_errant
from baston.games.galacticlash.factions.ordre_aurore.events import bouclier_lueur
from baston.games.galacticlash.factions.ordre_aurore.presences import jardin_clairvoyants
from baston.kernel.frame import PASS
from baston.kernel.record import parse, replay
from tests.cli.conftest import Shell
from tests.galacticlash.scenario import Piece, Play, Side, scenario


def drawn(game: Play, seat: int | None, lang: str = "en") -> str:
    """What the seat, or a spectator, sees of the table, in eighty columns."""
    names = [f"Player {n + 1}" for n in range(game.clash.players)]
    console = Console(width=80, no_color=True)
    with console.capture() as captured:
        board = board_of(game_named("galacticlash"), lang, names)
        console.print(board.draw(game_named("galacticlash").presentation.view(game.clash, seat)))
    return captured.get()


def test_the_board_shows_life_energies_units_and_their_marks() -> None:
    game = scenario(
        mine=[Piece(mule_cuirassee, wounds=2), jardin_clairvoyants],
        theirs=[Piece(acolyte_cendre, engaged=True)],
        hand=[brasier_interieur],
        rival_hand=[bouclier_lueur],
        energies="ddf",
        rival_energies="l",
        life=(20, 13),
    )
    board = drawn(game, 0)
    for part in (
        "13 life",
        "D 2/2  F 1/1",
        "Armored Mule 1/4 −2♥",
        "Ash Acolyte 2/1 ↷",
        "2D 1F",
        "construction",
    ):
        assert part in board
    assert "Inner Blaze" in board
    assert "Inner Blaze" not in drawn(game, 1)
    assert "Glow Shield" not in board
    assert "Your hand" not in drawn(game, None)


def test_the_board_shows_the_chain_from_the_top_and_its_targets() -> None:
    game = scenario(
        hand=[brasier_interieur], theirs=[mule_cuirassee], rival_hand=[bouclier_lueur], rival_energies="l"
    )
    game.launch(brasier_interieur)
    game.launch(bouclier_lueur, mule_cuirassee)
    lines = drawn(game, 0, "fr").splitlines()
    chain = next(n for n, line in enumerate(lines) if "La chaîne" in line)
    assert "1. Bouclier de lueur (Player 2) → Mule cuirassée" in lines[chain + 1]
    assert "2. Brasier intérieur (Player 1) → Mule cuirassée" in lines[chain + 2]


def test_the_board_shows_the_attack_and_what_has_been_chosen_so_far() -> None:
    game = scenario(mine=[acolyte_cendre, mule_cuirassee], theirs=[mule_cuirassee]).until("attack")
    game.answer(game.unit(acolyte_cendre) | 2 << 10)
    assert "✓ Ash Acolyte → Player 2" in drawn(game, 0)
    assert "✓" not in drawn(game, 1)
    game.say_pass().block((mule_cuirassee, acolyte_cendre))
    assert "⚔ Ash Acolyte → Player 2 ⛨ Armored Mule" in drawn(game, 1)


@pytest.mark.parametrize(("lang", "told"), [("en", "Breakthrough – When"), ("fr", "Percée – Quand")])
def test_what_a_card_s_keywords_mean_is_told_when_one_asks_about_it(lang: str, told: str) -> None:
    game = scenario(mine=[titan_errant])
    board = board_of(game_named("galacticlash"), lang, ["Player 1", "Player 2"])
    console = Console(width=80, no_color=True)
    with console.capture() as captured:
        console.print(
            board.sheet(game_named("galacticlash").presentation.view(game.clash, 0), "titan_errant")
        )
    assert told in captured.get()


def test_in_duo_roles_show_to_those_who_know_them() -> None:
    game = scenario(mine=[acolyte_cendre], others=(Side(), Side()), format="duo")
    assert "the defender" in drawn(game, 2)
    assert drawn(game, 2).count("the decoy") == 1
    assert "the defender" not in drawn(game, None)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_game_is_played_from_the_keyboard_and_kept(shell: Shell, lang: str) -> None:
    typed = "1\n" * 400
    said = shell.run(
        "play", "galacticlash", "--seats", "me,uniform", "--seed", "11", "--lang", lang, typed=typed
    )
    assert said.status == 0
    assert "Traceback" not in said.err
    [file] = [*(shell.data / "games").glob("galacticlash-*.record")]
    assert parse(file.read_text("utf-8")).game == "galacticlash"


def may_be_passed(game: Play) -> str:
    """The window in which the seat that is asked may pass unasked."""
    board = board_of(game_named("galacticlash"), "en", ["One", "Two"])
    return board.window(game_named("galacticlash").presentation.view(game.clash, game.asked))


def test_windows_may_be_passed_unasked_but_no_answer_nor_attack() -> None:
    game = scenario(hand=[sursaut], mine=[mule_cuirassee], rival_hand=[sursaut], step="w1")
    assert may_be_passed(game) == "m1"
    assert may_be_passed(game.say_pass()) == "1"
    assert may_be_passed(game.say_pass()) == ""  # a phase of plays
    game.attack(mule_cuirassee)
    assert may_be_passed(game) == "m3"
    assert may_be_passed(game.say_pass()) == ""  # who is attacked is asked in any case
    chain = scenario(hand=[brasier_interieur], theirs=[mule_cuirassee])
    assert may_be_passed(chain.launch(brasier_interieur)) == ""


STOPS = "stops 1 2 3 4 5 m1 m3 m4\n"


@pytest.mark.parametrize(("typed", "asked"), [("", True), (STOPS, False), (STOPS + "stops m1\n", True)])
def test_a_window_whose_stop_is_lifted_is_passed(shell: Shell, typed: str, asked: bool) -> None:
    command = ("play", "galacticlash", "--seats", "me,uniform", "--seed", "1", "--rule", "even_windows=true")
    said = shell.run(*command, typed=typed + "1\n" * 80)
    assert ("The priming phase ends." in said.out) is asked
    assert said.status == 0


@pytest.mark.parametrize(
    ("lang", "word", "shown"),
    [
        ("en", "stops 3", "○  3   turns of others, attackers"),
        ("fr", "arrêts 3", "○  3   tours des autres, attaq"),
    ],
)
def test_stops_are_shown_with_their_codes(shell: Shell, lang: str, word: str, shown: str) -> None:
    said = shell.run("play", "galacticlash", "--lang", lang, typed=f"{word}\nstops 9\nquit\n")
    assert shown in said.out
    assert "●  m1" in said.out
    assert "m1, m3, m4, 1, 2, 3, 4, 5" in said.out


def test_undo_goes_back_beyond_what_was_passed_unasked(shell: Shell) -> None:
    command = ("play", "galacticlash", "--seats", "me,uniform", "--seed", "1", "--rule", "even_windows=true")
    said = shell.run(*command, typed=STOPS + "1\n1\nundo\nquit\n")
    assert said.out.count("Play an energy card, or go on.") > 1


def test_a_game_without_windows_has_no_stops(shell: Shell) -> None:
    assert "no windows" in shell.run("play", "nim", typed="stops\nquit\n").out


def test_all_are_asked_in_each_window_where_people_play_and_nowhere_else(shell: Shell) -> None:
    game = game_named("galacticlash")
    assert arranged(game, Wishes())[0].options["even_windows"] == "true"
    assert arranged(game, Wishes(rules=["even_windows=false"]))[0].options["even_windows"] == "false"
    assert arranged(game, Wishes(), simulated=True)[0].options["even_windows"] == "false"
    assert game.setup(2, {}).options["even_windows"] == "false"  # as environments have it
    assert "even_windows = true" in shell.run("games", "--lang", "en").out


def test_alone_at_the_screen_one_is_not_asked_where_there_is_no_answer(shell: Shell) -> None:
    said = shell.run("play", "galacticlash", "--seats", "me,uniform", "--seed", "1", typed="1\n" * 40)
    file = next((shell.data / "games").glob("galacticlash-*.record"))
    record = parse(file.read_text("utf-8"))
    assert record.setup.options["even_windows"] == "true"
    game, typed, passed = game_named("galacticlash"), 0, 0
    for count, state in enumerate(replay(game, record)):
        decision = state.decision
        if count < len(record.answers) and decision is not None and decision.player == 0:
            empty = game.presentation.is_window(state) and decision.options == [PASS]
            typed, passed = typed + (not empty), passed + empty
    assert said.out.count("> 1\n") == typed
    assert passed > 3


def test_at_one_screen_everybody_who_might_answer_is_called_whatever_they_hold(shell: Shell) -> None:
    game, called = game_named("galacticlash"), 0
    said = shell.run("play", "galacticlash", "--seats", "me,me", "--seed", "1", typed="\n1\n1\n" * 60)
    record = parse(next((shell.data / "games").glob("galacticlash-*.record")).read_text("utf-8"))
    looking = -1
    for state in replay(game, record):
        decision = state.decision
        if decision is None or (decision.options == [PASS] and not game.presentation.tells_by_time(state)):
            continue  # all see that there is no answer
        called += decision.player != looking
        looking = decision.player
    assert said.out.count("it is for you to answer") == called
    assert called > 4

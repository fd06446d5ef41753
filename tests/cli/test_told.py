"""What the browser draws is told at the terminal in every drawing: phase, order, track, slots of camps."""

from __future__ import annotations

import pytest

from baston.cli.fullscreen.pane import lines_of
from baston.kernel.text import Json, a_dict, a_list, a_str, an_int
from tests.cli.full_screens import SCENES, SIZES, app_of, looked_at

ARENAS = ["arena-2", "arena-4"]
MATS = ["base-principale-2", "base-principale-3", "base-principale-4"]
PHASES = {
    "arena-2": {"en": "Activation", "fr": "Activation"},
    "arena-4": {"en": "Activation", "fr": "Activation"},
    "base-principale-3": {"en": "Period 3 · round 3", "fr": "Période 3 · manche 3"},
}


def drawings(name: str, lang: str) -> list[str]:
    """Each drawing of a scene for each width of the kept screens, without its line breaks."""
    scene = app_of(looked_at(SCENES[name]), lang).scene
    widths = {80 if width > 80 else width for width, _ in SIZES}  # the log takes the rest
    found = [lines_of(board, width) for width in sorted(widths) for board in scene.boards(width)]
    return [" ".join(" ".join(line.text for line in lines).split()) for lines in found]


def view_of(name: str) -> dict[str, Json]:
    session = looked_at(SCENES[name])
    return session.game.presentation.view(session.state, 0)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", PHASES)
def test_the_first_line_has_the_phase(name: str, lang: str) -> None:
    assert PHASES[name][lang] in app_of(looked_at(SCENES[name]), lang).scene.status().plain.replace(
        "\u00a0", " "
    )


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", ARENAS)
def test_the_track_has_each_challenge_with_what_it_is_worth(name: str, lang: str) -> None:
    slots = [a_dict(slot) for slot in a_list(view_of(name)["track"])]
    names = [a_str(slot["name_fr" if lang == "fr" else "name"]) for slot in slots if slot["challenge"]]
    assert names
    for drawn in drawings(name, lang):
        assert all(one.replace("\u00a0", " ") in drawn.replace("\u00a0", " ") for one in names), drawn


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", ARENAS)
def test_who_begins_each_round_has_a_sign(name: str, lang: str) -> None:
    scene = app_of(looked_at(SCENES[name]), lang).scene
    first = scene.names[an_int(view_of(name)["first"])]
    for drawn in drawings(name, lang):
        assert drawn.count("⚑") == 1
        assert f"{first} ⚑" in drawn.replace("\u00a0", " ") or f"{first}) ⚑" in drawn


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", MATS)
def test_each_slot_of_each_camp_is_there_and_who_begins_has_a_sign(name: str, lang: str) -> None:
    west = "O" if lang == "fr" else "W"
    for drawn in drawings(name, lang):
        assert all(f"{camp}{slot}" in drawn for camp in f"NSE{west}" for slot in (1, 2, 3)), drawn
        assert "⚑" in drawn

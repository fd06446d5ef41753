"""The weights that come with baston: for a game, and for a mode of it, those of a file or none."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from baston.bots.weights import Weights, weights_in
from baston.kernel.effect import S
from baston.kernel.game import Game, Refusal

FOLDER: Final = "shipped"

_read: Final[dict[str, Weights | None]] = {}  # by the name of the file


def file_name(game: str, mode: str) -> str:
    """Return what the file of weights is called for a game in a mode, "" for one without a name."""
    return f"{game}{'-' if mode else ''}{mode}.weights"


def shipped_weights(game: str, mode: str) -> Weights | None:
    """Return the weights that ship for a game in a mode; None if none do. Raises Refusal as `weights_in`."""
    name = file_name(game, mode)
    if name not in _read:
        file = files("baston.bots") / FOLDER / name
        _read[name] = weights_in(file.read_bytes(), name) if file.is_file() else None
    return _read[name]


def check_shipped(game: Game[S]) -> None:
    """Raise Refusal unless weights ship for a mode of the game, and all that do are for it as it is.

    "policy-unshipped" or "no-observation", and as `Weights.check`.
    """
    if not game.research.parts:
        raise Refusal("no-observation")
    found = shipped_modes(game.name)
    if not found:
        raise Refusal("policy-unshipped", game=game.name)
    for mode in found:
        weights = shipped_weights(game.name, mode)
        assert weights is not None, "its file is there"
        weights.check(game)


def shipped_modes(game: str) -> list[str]:
    """Return the modes of a game for which weights ship; "" for one without a name."""
    modes: list[str] = []
    for name in sorted([file.name for file in (files("baston.bots") / FOLDER).iterdir()]):
        stem, dot, _ = name.rpartition(".weights")
        of_game, _, mode = stem.partition("-")
        if dot and of_game == game:
            modes.append(mode)
    return modes

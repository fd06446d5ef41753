"""Every game by name in the libraries: `gymnasium.make("baston/Smashup-v1")`, `baston.env.smashup_v1`."""

from __future__ import annotations

from functools import partial
from importlib.util import find_spec
from types import ModuleType

import gymnasium

from baston.env.versions import VERSION, versioned
from baston.games import GAMES, TEMPLATES

KNOWN = (*GAMES, *TEMPLATES)


def module_named(name: str) -> ModuleType:
    """Return a module with a game's `env` and `parallel_env`, as PettingZoo's own have them.

    Raises AttributeError if it is not the versioned name of a game.
    """
    game = next((game for game in KNOWN if versioned(game) == name), None)
    if game is None:
        raise AttributeError(f"baston.env has no {name}")
    from baston.env import aec, parallel

    module = ModuleType(f"baston.env.{name}", f"{game} for PettingZoo")
    module.env = partial(aec.env, game)  # type: ignore[attr-defined]
    module.parallel_env = partial(parallel.parallel_env, game)  # type: ignore[attr-defined]
    return module


def register() -> None:
    """Make Gymnasium and, where it has a registry, PettingZoo know every game; the libraries make them."""
    for game in KNOWN:
        gymnasium.register(
            f"baston/{game.capitalize()}-v{VERSION}", "baston.env.gym:Seat", kwargs={"game": game}
        )
    if find_spec("pettingzoo.env_registry") is None:  # before 1.27
        return
    from pettingzoo.env_registry import registration

    for game in KNOWN:
        name = f"baston/{versioned(game)}"
        registration.register("aec", name, "baston.env.aec:env", kwargs={"game": game})
        registration.register("parallel", name, "baston.env.parallel:parallel_env", kwargs={"game": game})

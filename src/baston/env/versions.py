"""The version in the names of environments: "baston/Smashup-v1", `smashup_v1`."""

from __future__ import annotations

# Goes up when a policy that has learned could not go on: with spaces, the meaning of a number, or rewards.
VERSION = 1


def versioned(game: str) -> str:
    """Return the name of a game as PettingZoo writes names of environments."""
    return f"{game}_v{VERSION}"

"""The list of games."""

from __future__ import annotations

import json

from rich.text import Text

from baston.cli.terminal.screen import Screen
from baston.games import GAMES, game_named


def games(lang: str, as_json: bool) -> None:
    """Print every game with its numbers of players and its options."""
    found = [game_named(name) for name in GAMES]
    if as_json:
        rows = [
            {
                "id": game.name,
                "name": game.title,
                "name_fr": game.title_fr,
                "rules": game.rules_version,
                "players": list(game.seats),
                "modes": list(game.modes),
                "options": [
                    {"name": option.name, "default": option.at_tables(), "choices": list(option.choices)}
                    for option in game.options
                ],
            }
            for game in found
        ]
        print(json.dumps(rows))
        return
    screen = Screen(lang)
    for game in found:
        title = game.title_fr if lang == "fr" else game.title
        players = f"{game.seats[0]}–{game.seats[-1]}"
        line = Text.assemble(
            (game.name, "bold"),
            "  ",
            screen.words("game-line", title=title, players=players, rules=game.rules_version),
        )
        screen.show(line)
        for option in game.options:
            choices = " | ".join(option.choices) or screen.words("free-text")
            screen.show(f"  {option.name} = {option.at_tables()}  ({choices})")

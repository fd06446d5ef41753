"""The entry point of `baston`: says every error as one sentence and turns it into an exit status."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Final

from baston.cli.terminal.errors import told
from baston.kernel.game import Refusal
from baston.locales import language

REFUSED: Final = 2
BROKEN_PIPE: Final = 1
INTERRUPTED: Final = 130  # 128 + SIGINT, as shells count


def main() -> None:
    """Run the command that the program's arguments name, and exit with its status."""
    sys.exit(run(sys.argv[1:]))


def run(args: Sequence[str]) -> int:
    """Run the command that the arguments name and return its exit status, errors told in a sentence."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a byte that is no text, a letter that the terminal lacks
    try:
        return _obey(list(args))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return BROKEN_PIPE
    except Exception as error:
        # The one broad catch: whatever went wrong, a person reads a sentence.
        if os.environ.get("BASTON_TRACEBACK"):
            raise
        print(told(error, _language_for_errors(args)), file=sys.stderr)
        return REFUSED
    finally:
        _flush()


def _obey(args: list[str]) -> int:
    from typer.core import TyperGroup
    from typer.main import get_command

    from baston.cli.commands.app import app

    command = get_command(app)
    if _asks_for_help(args) and _language_for_errors(args) == "fr":
        from baston.cli.terminal.french_help import speak_french

        assert isinstance(command, TyperGroup), "there are many commands"
        speak_french(command)
    status = command(args=with_values(args) or ["--help"], prog_name="baston", standalone_mode=False)
    sys.stdout.flush()
    return status if isinstance(status, int) else 0


def _asks_for_help(args: list[str]) -> bool:
    """Whether help may be printed: it is asked for, or a command is missing."""
    return "--help" in args or "-h" in args or not args or args[0] == "admin"


def with_values(args: list[str]) -> list[str]:
    """Give a bare `--resume` of `play` or `--ray` of others the empty value that the parser wants."""
    from baston.games import GAMES, TEMPLATES

    optional = "--resume" if args[:1] == ["play"] else "--ray"
    done: list[str] = []
    for i, arg in enumerate(args):
        following = args[i + 1] if i + 1 < len(args) else "-"
        names_game = following in GAMES + TEMPLATES and not Path(following).exists()
        bare = arg == optional and (following.startswith("-") or names_game)
        done.append(f"{arg}=" if bare else arg)
    return done


def _language_for_errors(args: Sequence[str]) -> str:
    """The language asked for, as far as it can be made out before the arguments are read."""
    asked = [arg.partition("=")[2] for arg in args if arg.startswith("--lang=")]
    asked += [args[i + 1] for i, arg in enumerate(args[:-1]) if arg == "--lang"]
    try:
        return language(asked[-1] if asked else None)
    except Refusal:
        return language()


def _flush() -> None:
    """Write what is left; where nobody reads it or it cannot be written, let the last flush go nowhere."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()

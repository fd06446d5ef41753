"""`--help` in French: what commands and options say of themselves is English where they are declared."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Protocol, runtime_checkable

import typer
from typer.core import TyperCommand, TyperGroup


@runtime_checkable
class Described(Protocol):
    """An option or an argument, Typer's own `--help` included."""

    help: str | None
    metavar: str | None
    show_default: bool | str


def speak_french(command: TyperCommand | TyperGroup) -> None:
    """Let the help of a command, and of all below it, be French."""
    from typer import rich_utils

    rich_utils.COMMANDS_PANEL_TITLE = "Commandes"
    rich_utils.DEFAULT_STRING = "[défaut\u00a0: {}]"
    rich_utils.ENVVAR_STRING = "[variable\u00a0: {}]"
    rich_utils.REQUIRED_LONG_STRING = "[obligatoire]"
    _translate(command, None)


def value_in_french(name: str) -> str:
    """Return what stands for a value, such as FILE, in French; as it is if that is no word."""
    return _catalog()["values"].get(name, name)


def text_in_french(text: str) -> str:
    """Return a help text in French, paragraph by paragraph; what is not known stays English."""
    said = _catalog()["commands"] | _catalog()["options"]
    paragraphs = [" ".join(paragraph.split()) for paragraph in text.split("\n\n")]
    return "\n\n".join(said.get(paragraph, paragraph) for paragraph in paragraphs)


def _translate(command: TyperCommand | TyperGroup, parent: typer.Context | None) -> None:
    context = typer.Context(command, parent=parent, info_name=command.name, **command.context_settings)
    command.help = text_in_french(command.help or "")
    for param in command.get_params(context):
        if isinstance(param, Described):
            param.help = text_in_french(param.help or "")
            param.metavar = param.metavar and value_in_french(param.metavar)
            if isinstance(param.show_default, str):
                param.show_default = text_in_french(param.show_default)
    if isinstance(command, TyperGroup):
        command.subcommand_metavar = "COMMANDE [ARGUMENTS]…"
        for below in command.commands.values():
            assert isinstance(below, TyperCommand | TyperGroup), "Typer makes them all"
            _translate(below, context)


@cache
def _catalog() -> dict[str, dict[str, str]]:
    return tomllib.loads(files("baston.cli.terminal").joinpath("french_help.toml").read_text("utf-8"))

"""Options that commands share are declared once, and look to Typer as if each command had them."""

from __future__ import annotations

from dataclasses import dataclass
from inspect import signature
from typing import Annotated

from typer import Option, Typer
from typer.testing import CliRunner

from baston.cli.arguments.grouping import grouped


@dataclass(frozen=True)
class Weather:
    wind: Annotated[str, Option("--wind")] = "calm"
    rain: Annotated[bool, Option("--rain")] = False


def forecast(place: str, *, weather: Weather, days: Annotated[int, Option("--days")] = 1) -> None:
    """Say what the weather is."""
    print(place, weather, days)


def test_the_fields_of_a_group_stand_where_it_stood() -> None:
    assert list(signature(grouped(forecast)).parameters) == ["place", "wind", "rain", "days"]


def test_a_command_gets_its_group_as_one_value() -> None:
    app = Typer()
    app.command()(grouped(forecast))
    said = CliRunner().invoke(app, ["Brest", "--wind", "strong", "--days", "3"])
    assert said.output == f"Brest {Weather('strong', rain=False)} 3\n"
    assert CliRunner().invoke(app, ["Brest"]).output == f"Brest {Weather()} 1\n"


def test_the_help_of_a_command_stays_its_own() -> None:
    assert grouped(forecast).__doc__ == forecast.__doc__

"""Options that several commands share, declared once as the fields of a dataclass."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from functools import wraps
from inspect import Parameter, signature
from typing import ParamSpec, Protocol, TypeVar, cast, get_type_hints

P = ParamSpec("P")
R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)


class _Command(Protocol[R_co]):
    """A command as Typer calls it: every parameter by its name."""

    def __call__(self, **given: object) -> R_co: ...


def grouped(command: Callable[P, R]) -> Callable[P, R]:
    """Give a command an option for each field of the dataclasses among its parameters.

    Typer sees the options one by one, in order; the command gets them as the dataclass.
    """
    hints = get_type_hints(command, include_extras=True)
    parameters: list[Parameter] = []
    groups: dict[str, tuple[_Command[object], list[str]]] = {}
    for parameter in signature(command).parameters.values():
        kind = hints[parameter.name]
        if is_dataclass(kind):
            options = _options(cast("type", kind))
            groups[parameter.name] = cast("_Command[object]", kind), [option.name for option in options]
            parameters += options
        else:
            parameters.append(parameter.replace(annotation=kind, kind=Parameter.KEYWORD_ONLY))

    @wraps(command)
    def called(*_: P.args, **given: P.kwargs) -> R:
        values: dict[str, object] = {**given}
        for name, (group, options) in groups.items():
            values[name] = group(**{option: values.pop(option) for option in options})
        return cast("_Command[R]", command)(**values)

    # Typer reads what a command takes off the signature; `wraps` has copied that of the command.
    called.__signature__ = signature(command).replace(parameters=parameters)  # type: ignore[attr-defined]
    called.__annotations__ = {one.name: one.annotation for one in parameters}
    return called


def _options(group: type) -> list[Parameter]:
    """The fields of a dataclass as parameters."""
    hints = get_type_hints(group, include_extras=True)
    return [
        Parameter(
            field.name,
            Parameter.KEYWORD_ONLY,
            default=Parameter.empty if field.default is MISSING else field.default,
            annotation=hints[field.name],
        )
        for field in fields(group)
    ]

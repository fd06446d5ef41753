"""A message of a catalog: what it reads of the values that it is given, and how it looks with them."""

from __future__ import annotations

from typing import Final

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

MARK: Final = "\0"  # on both sides of a name where its value will be shown


class Message:
    """A message makes sentences that differ only in the values `shown`, unless a value `weighed` is another.

    So each needs the runtime, which takes its time, but once: the rest is to put in what is shown.
    """

    def __init__(self, bundle: FluentBundle, pattern: Pattern) -> None:
        self._bundle = bundle
        self._pattern = pattern
        variables = Variables(bundle)
        variables.visit(pattern)
        self.weighed = tuple(name for name in variables.names if name in variables.weighed)
        self.shown = tuple(name for name in variables.names if name not in variables.weighed)
        self.plain = "" if self.weighed else self.template(())

    def template(self, weighed: tuple[str | int, ...]) -> str:
        """Return the sentence for these weighed values, for the operator % to put in those that are shown."""
        values: dict[str, str | int] = dict(zip(self.weighed, weighed, strict=True))
        marks = {name: f"{MARK}{name}{MARK}" for name in self.shown}
        values.update(marks)
        text = self.formatted(values).replace("%", "%%")
        for name, mark in marks.items():
            text = text.replace(mark, f"%({name})s")
        return text

    def formatted(self, values: dict[str, str | int]) -> str:
        """Return the sentence for these values, as the Fluent runtime makes it."""
        return str(self._bundle.format_pattern(self._pattern, values)[0])


class Variables(Visitor):
    """Collects the `names` of the values that a message reads; some are `weighed`, not only shown."""

    def __init__(self, bundle: FluentBundle) -> None:
        self.names: list[str] = []
        self.weighed: set[str] = set()
        self._bundle = bundle

    def visit_Placeable(self, node: ast.Placeable) -> None:
        """Note a value that is only shown; look further into anything else in braces."""
        if isinstance(node.expression, ast.VariableReference):
            self._read(node.expression)
        else:
            self.visit(node.expression)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """Note a value that decides how the message reads."""
        self._read(node)
        self.weighed.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        """Look further into the message that is referred to."""
        message = self._bundle.get_message(node.id.name)
        for pattern in (message.value, *message.attributes.values()):
            if pattern is not None:
                self.visit(pattern)

    def _read(self, node: ast.VariableReference) -> None:
        if node.id.name not in self.names:
            self.names.append(node.id.name)

"""Which values a message reads."""

from __future__ import annotations

from fluent.runtime import FluentBundle
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor


class Variables(Visitor):
    """Collects the `names` of the values that a message reads; some are `weighed`, not only shown."""

    def __init__(self, bundle: FluentBundle) -> None:
        self.names: list[str] = []
        self.weighed: set[str] = set()
        self._bundle = bundle

    def visit_Placeable(self, node: ast.Placeable) -> None:
        if isinstance(node.expression, ast.VariableReference):
            self._read(node.expression)
        else:
            self.visit(node.expression)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self._read(node)
        self.weighed.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        message = self._bundle.get_message(node.id.name)
        for pattern in (message.value, *message.attributes.values()):
            if pattern is not None:
                self.visit(pattern)

    def _read(self, node: ast.VariableReference) -> None:
        if node.id.name not in self.names:
            self.names.append(node.id.name)

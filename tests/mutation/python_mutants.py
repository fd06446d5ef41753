"""The mutants of Python source: one for each place and each way in which it could be slightly wrong.

What is no behaviour is left alone: annotations, docstrings, texts, logging, tests of types.
"""

from __future__ import annotations

import ast
from typing import Final

from tests.mutation.mutant import Mutant

COMPARISONS: Final[dict[type[ast.cmpop], tuple[str, ...]]] = {
    ast.Lt: ("<=", ">="),
    ast.LtE: ("<", ">"),
    ast.Gt: (">=", "<="),
    ast.GtE: (">", "<"),
    ast.Eq: ("!=",),
    ast.NotEq: ("==",),
    ast.Is: ("is not",),
    ast.IsNot: ("is",),
    ast.In: ("not in",),
    ast.NotIn: ("in",),
}
ARITHMETIC: Final[dict[type[ast.operator], str]] = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.FloorDiv: "*",
    ast.Div: "*",
    ast.Mod: "+",
    ast.LShift: ">>",
    ast.RShift: "<<",
    ast.BitAnd: "|",
    ast.BitOr: "&",
    ast.BitXor: "|",
}
EXCHANGED: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
OTHER_RESULTS: Final = {"bool": "not ({})", "int": "({}) + 1", "str": '""', "list": "[]", "dict": "{{}}"}
SILENT: Final = {"logger", "logging", "warnings"}  # what is told to these is no behaviour


class _Places(ast.NodeVisitor):
    """Collects the mutants of a module."""

    def __init__(self, file: str, source: bytes) -> None:
        self.found: list[Mutant] = []
        self._file = file
        self._source = source
        self._starts = [0]
        for line in source.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))
        self._returned = ""  # what the function at hand returns, by its annotation

    # What is no behaviour.

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_arg(self, node: ast.arg) -> None:
        """An annotation is no behaviour."""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """A text is not mutated, nor how it is put together."""

    def visit_Assert(self, node: ast.Assert) -> None:
        """What is so whatever happens."""

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg != "strict":  # of `zip`: it asserts
            self.visit(node.value)

    def visit_If(self, node: ast.If) -> None:
        if ast.unparse(node.test) == "TYPE_CHECKING":
            return
        self._negate(node.test)
        self.generic_visit(node)

    # Statements.

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        before, self._returned = self._returned, ast.unparse(node.returns) if node.returns else ""
        for default in [*node.args.defaults, *filter(None, node.args.kw_defaults), *node.decorator_list]:
            self.visit(default)
        for statement in node.body:
            self.visit(statement)
        self._returned = before

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_Return(self, node: ast.Return) -> None:
        kind = self._returned.partition("[")[0]
        if node.value is not None and not isinstance(node.value, ast.Compare | ast.BoolOp | ast.UnaryOp):
            before = self._text(node.value)
            if kind in OTHER_RESULTS and before not in ("[]", "{}", '""'):
                self._add(node.value, "another result", OTHER_RESULTS[kind].format(before))
            elif self._returned.endswith("| None") and before != "None":
                self._add(node.value, "another result", "None")
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant):
            return
        if isinstance(node.value, ast.Call) and _root(node.value.func) in SILENT:
            return
        self._delete(node)
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
            self._delete(node)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._delete(node)
        self.visit(node.target)
        self.visit(node.value)

    def visit_Raise(self, node: ast.Raise) -> None:
        self._delete(node)
        self.generic_visit(node)

    def visit_Delete(self, node: ast.Delete) -> None:
        self._delete(node)

    def visit_Break(self, node: ast.Break) -> None:
        self._add(node, "statement deleted", "pass")

    def visit_Continue(self, node: ast.Continue) -> None:
        self._add(node, "statement deleted", "pass")

    def visit_While(self, node: ast.While) -> None:
        if not isinstance(node.test, ast.Constant):
            self._negate(node.test)
            self.generic_visit(node)
        else:
            for statement in node.body:
                self.visit(statement)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for condition in node.ifs:
            self._negate(condition)
        self.generic_visit(node)

    # Expressions.

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        if len(node.ops) == 1:
            left, right = self._text(node.left), self._text(node.comparators[0])
            for other in COMPARISONS[type(node.ops[0])]:
                self._add(node, "comparison", f"{left} {other} {right}")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        word = " or " if isinstance(node.op, ast.And) else " and "
        self._add(node, "and/or", "(" + word.join(f"({self._text(value)})" for value in node.values) + ")")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not | ast.USub):
            self._add(node, "negation", f"({self._text(node.operand)})")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        kind = type(node.op)
        if kind in ARITHMETIC and not _is_text_or_list(node.left) and not _is_text_or_list(node.right):
            left, right = self._text(node.left), self._text(node.right)
            self._add(node, "arithmetic", f"({left} {ARITHMETIC[kind]} {right})")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._add(node, "constant", str(not node.value))
        elif isinstance(node.value, int):
            self._add(node, "constant", str(node.value + 1))
            self._add(node, "constant", str(node.value - 1) if node.value else "(-1)")

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in ("TypeVar", "cast", "isinstance"):
            return
        if isinstance(node.func, ast.Name) and node.func.id in EXCHANGED:
            self._add(node.func, "function", EXCHANGED[node.func.id])
        for one, next in zip(node.args, node.args[1:], strict=False):
            before, after = self._text(one), self._text(next)
            if before != after and not isinstance(one, ast.Starred) and not isinstance(next, ast.Starred):
                between = self._source[self._end(one) : self._start(next)].decode()
                self._put(one, self._start(one), self._end(next), "arguments", after + between + before)
        self.generic_visit(node)

    # What they share.

    def _start(self, node: ast.expr | ast.stmt) -> int:
        return self._starts[node.lineno - 1] + node.col_offset

    def _end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._starts[node.end_lineno - 1] + node.end_col_offset

    def _text(self, node: ast.expr) -> str:
        return self._source[self._start(node) : self._end(node)].decode()

    def _negate(self, condition: ast.expr) -> None:
        if not isinstance(condition, ast.Compare | ast.UnaryOp):  # they have mutants of their own that do it
            self._add(condition, "condition", f"(not ({self._text(condition)}))")

    def _delete(self, statement: ast.stmt) -> None:
        self._add(statement, "statement deleted", "pass")

    def _add(self, node: ast.expr | ast.stmt, operator: str, text: str) -> None:
        self._put(node, self._start(node), self._end(node), operator, text)

    def _put(self, node: ast.expr | ast.stmt, start: int, end: int, operator: str, text: str) -> None:
        self.found.append(Mutant(self._file, node.lineno, operator, start, end, text))


def mutants(file: str, source: bytes) -> list[Mutant]:
    """All mutants of a Python file, given its path from the root and its content."""
    places = _Places(file, source)
    places.visit(ast.parse(source))
    return [mutant for mutant in places.found if _is_python(mutant.applied(source))]


def _is_python(source: bytes) -> bool:
    try:
        compile(source, "mutant", "exec")
    except SyntaxError:
        return False
    return True


def _root(node: ast.expr) -> str:
    """The name that a call like `logger.info` begins with."""
    while isinstance(node, ast.Attribute):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def _is_text_or_list(node: ast.expr) -> bool:
    if isinstance(node, ast.Constant):
        return not isinstance(node.value, int | float)
    return isinstance(node, ast.List | ast.Tuple | ast.JoinedStr | ast.ListComp | ast.Dict)

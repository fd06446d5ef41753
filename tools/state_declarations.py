"""What the module of a state declares, in the words of `baston.kernel.declaration`, read from its source."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from pathlib import Path

WORDS = {"Shared", "Derived", "Custom", "Rare", "Later"}
NUMBERS = {"int", "bool"}
PLAYERS = "players"  # the kernel's state has it, and each game saves it among its own numbers


@dataclass(frozen=True)
class Field:
    """A field of a class: its type without the words about it, and those words."""

    name: str
    type: str
    words: frozenset[str]
    by_seat: bool = False
    has_default: bool = False

    @property
    def is_number(self) -> bool:
        """Whether it is saved together with the other numbers and flags."""
        return self.type in NUMBERS and not self.words & {"Derived", "Custom"}

    @property
    def is_optional(self) -> bool:
        """Whether it is a record that may be missing."""
        return self.type.endswith(" | None")

    @property
    def record(self) -> str:
        """The class of the record, or of the list's elements."""
        return self.type.removesuffix(" | None").removeprefix("list[").removesuffix("]")

    @property
    def is_open(self) -> bool:
        """Whether a save may lack it."""
        return bool(self.words & {"Rare", "Later"})

    @property
    def is_saved(self) -> bool:
        """Whether it is saved as all fields of its type are."""
        return not self.words & {"Derived", "Custom"}


@dataclass(frozen=True)
class Value:
    """A class of a state: the state itself or a record in it."""

    name: str
    fields: tuple[Field, ...]
    arguments: tuple[str, ...]  # fields that its constructor is given
    is_state: bool
    has_modes: bool  # of which subclasses exist: `blank` makes one of the same class

    @property
    def variable(self) -> str:
        """What functions call an instance."""
        return self.name.lower()


@dataclass
class Module:
    """A module to be written, and what it imports."""

    path: Path  # of the module that declares the state
    values: list[Value]
    imports: dict[str, set[str]] = field(default_factory=dict)

    def uses(self, module: str, *names: str) -> None:
        """Remember that these names are imported."""
        self.imports.setdefault(module, set()).update(names)

    def is_own(self, name: str) -> bool:
        """Whether this module writes the functions of a record."""
        return any(value.name == name for value in self.values)


def module_of(path: Path) -> Module:
    """What a state's module declares: the state, and the records that are copied and saved with it."""
    tree = ast.parse(path.read_text("utf-8"))
    classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    values = [value_of(node) for node in classes.values()]
    held = {f.record for value in values for f in value.fields}
    return Module(path, [value for value in values if value.is_state or value.name in held])


def value_of(node: ast.ClassDef) -> Value:
    """The fields of a class, in the order in which they are declared."""
    fields = tuple(field_of(part) for part in node.body if isinstance(part, ast.AnnAssign))
    names = {f.name for f in fields}
    methods = {part.name: part for part in node.body if isinstance(part, ast.FunctionDef)}
    given = methods["__init__"].args.args if "__init__" in methods else []
    arguments = tuple(argument.arg for argument in given if argument.arg in names)
    return Value(node.name, fields, arguments, bool(node.bases), "blank" in methods)


def field_of(node: ast.AnnAssign) -> Field:
    """A field, the words about it taken off its type."""
    assert isinstance(node.target, ast.Name)
    words: set[str] = set()
    annotation, by_seat = node.annotation, False
    while isinstance(annotation, ast.Subscript) and isinstance(annotation.value, ast.Name):
        word = annotation.value.id
        if word == "BySeat":
            by_seat = True
            annotation = ast.Subscript(ast.Name("list"), annotation.slice)
        elif word in WORDS:
            words.add(word)
            annotation = annotation.slice
        else:
            break
    return Field(node.target.id, ast.unparse(annotation), frozenset(words), by_seat, node.value is not None)


def numbers_of(value: Value) -> list[Field]:
    """The numbers and flags that are saved together."""
    return [f for f in saved_fields(value) if f.is_number]


def saved_fields(value: Value) -> tuple[Field, ...]:
    """The fields as they are saved: a state's begin with what it has from the kernel."""
    return (Field(PLAYERS, "int", frozenset()), *value.fields) if value.is_state else value.fields

#!/usr/bin/env python3
"""Writes beside each state the functions that copy, save, load and blank its fields.

    tools/write_states.py           writes them
    tools/write_states.py --check   fails if one is not what would be written

A state is declared in the bodies of its classes, with the words of `baston.kernel.declaration`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

if __name__ == "__main__":  # the checkout, in which `tools` is found, instead of this folder
    sys.path[0] = str(Path(__file__).parents[1])

from tools.state_declarations import NUMBERS, Field, Module, Value, module_of, numbers_of, saved_fields

SOURCES = Path(__file__).parents[1] / "src"
GAMES = SOURCES / "baston" / "games"
STATES = (
    "nim/heaps.py",
    "smashup/state/table.py",
    "superfantasybrawl/state/arena.py",
    "galacticlash/state/clash.py",
)
NUMBERS_BY_NAME = {"Heaps"}  # its saves have a part for each number, instead of all in `counts`
FLAGS_APART = {"Action"}  # its saves have the flags in a list before that of the numbers
WIDTH = 110


def copied(module: Module, f: Field, of: str) -> str:
    """The value that a copy has of a field."""
    source = f"{of}.{f.name}"
    if f.words & {"Shared", "Derived"} or f.type in NUMBERS:
        return source
    if f.is_optional:
        return f"{copy_call(module, f.record, f.name)} if {f.name} is not None else None"
    if f.type == "list[list[int]]":
        return f"[numbers[:] for numbers in {source}]"
    if f.type in ("Column", "list[int]") or f.type.startswith("list[Shared["):
        return f"{source}[:]"
    one = f.record.lower()
    return f"[{copy_call(module, f.record, one)} for {one} in {source}] if {source} else []"


def copy_call(module: Module, record: str, variable: str) -> str:
    return f"copy_{record.lower()}({variable})" if module.is_own(record) else f"{variable}.copy()"


def write_copy(module: Module, value: Value) -> Iterator[str]:
    """`copy_…`: a copy that shares nothing mutable with the original."""
    of = value.variable
    yield f"def copy_{of}({of}: {value.name}) -> {value.name}:"
    yield f'    """A copy that shares nothing mutable with the {of}."""'
    arguments = ", ".join(f"{of}.{name}" for name in value.arguments)
    yield f"    twin = {of}.blank()" if value.has_modes else f"    twin = {value.name}({arguments})"
    if value.is_state:
        yield f"    {of}.copy_machine(twin)"
    for f in value.fields:
        if f.name in value.arguments:
            continue
        if f.is_optional and not f.words & {"Shared", "Derived"}:
            yield f"    {f.name} = {of}.{f.name}"
        yield f"    twin.{f.name} = {copied(module, f, of)}"
    yield "    return twin"


def saved(module: Module, f: Field, of: str) -> str:
    """The plain value of a field."""
    source = f"{of}.{f.name}"
    if f.type == "int":
        return source
    if f.type == "bool":
        return f"int({source})"
    if f.type == "Column":
        module.uses("column", "plain_column")
        return f"plain_column({source})"
    if f.type == "list[int]":
        module.uses("text", "plain")
        return f"plain({source})"
    if f.type == "list[list[int]]":
        module.uses("text", "plain_lists")
        return f"plain_lists({source})"
    record = f.record.removeprefix("Shared[").removesuffix("]")
    if f.is_optional:
        return f"save_{record.lower()}({f.name}) if {f.name} is not None else None"
    one = record.lower()
    call = f"save_{one}({one})" if module.is_own(record) else f"{one}.save()"
    return f"[{call} for {one} in {source}]"


def loaded(module: Module, f: Field, source: str) -> str:
    """The field of a plain value."""
    if f.type == "int":
        return source
    if f.type == "bool":
        return f"{source} == 1"
    if f.type == "Column":
        module.uses("column", "a_column")
        return f"a_column({source})"
    if f.type == "list[int]":
        module.uses("text", "ints")
        return f"ints({source})"
    if f.type == "list[list[int]]":
        module.uses("text", "int_lists")
        return f"int_lists({source})"
    record = f.record.removeprefix("Shared[").removesuffix("]")
    if f.is_optional:
        return f"load_{record.lower()}({f.name}) if {f.name} is not None else None"
    if not module.is_own(record):
        module.uses(record.lower(), record)
    module.uses("text", "a_list")
    one = record.lower()
    call = f"load_{one}({one})" if module.is_own(record) else f"{record}.load({one})"
    return f"[{call} for {one} in a_list({source})]"


def blank(module: Module, f: Field) -> str:
    """What a field is before anything has happened; empty if the game must say it."""
    if f.type == "Column":
        module.uses("column", "empty" if "Derived" in f.words else "filled")
        return "empty()" if "Derived" in f.words else "filled(0, handles)"
    if f.by_seat:
        return "[0] * players" if f.type == "list[int]" else "[[] for _ in range(players)]"
    return "[]" if f.type.startswith("list[") else ""


def write_numbers(of: str, value: Value, fields: list[Field]) -> Iterator[str]:
    """Load fields from a list `numbers`."""
    for place, f in enumerate(fields):
        if f.name in value.arguments:
            continue
        number = f"numbers[{place}]"
        found = f"{number} == 1" if f.type == "bool" else number
        if f.is_open:
            found += f" if len(numbers) > {place} else {'False' if f.type == 'bool' else 0}"
        yield f"    {of}.{f.name} = {found}"


def write_save_state(module: Module, value: Value) -> Iterator[str]:
    of, numbers = value.variable, numbers_of(value)
    module.uses("text", "Json")
    yield f"def save_fields({of}: {value.name}, saved: dict[str, Json]) -> None:"
    yield '    """Add the fields that are saved as they are to `saved`."""'
    for f in saved_fields(value):
        if not f.is_saved:
            continue
        if f.is_number and value.name not in NUMBERS_BY_NAME:
            if f == numbers[0]:
                yield from listed('    saved["counts"] = ', [saved(module, n, of) for n in numbers])
            continue
        if f.is_optional:
            yield f"    {f.name} = {of}.{f.name}"
        if "Rare" in f.words:
            yield f"    if {of}.{f.name}:"
        put = f'    saved["{f.name}"] = {saved(module, f, of)}'
        yield f"    {put}" if "Rare" in f.words else put


def write_load_state(module: Module, value: Value) -> Iterator[str]:
    of, numbers = value.variable, numbers_of(value)
    module.uses("text", "part")
    yield f"def load_fields({of}: {value.name}, saved: dict[str, Json]) -> None:"
    yield '    """Restore what `save_fields` saved, after all other columns. Raises BrokenSave."""'
    for f in saved_fields(value):
        if "Derived" in f.words and blank(module, f):
            yield f"    {of}.{f.name} = {blank(module, f)}"
        if not f.is_saved:
            continue
        if f.is_number and value.name not in NUMBERS_BY_NAME:
            if f == numbers[0]:
                module.uses("saving", "numbers_of")
                yield f'    numbers = numbers_of(part(saved, "counts"), {len(numbers)}, {len(numbers)})'
                yield from write_numbers(of, value, numbers)
            continue
        source = f'part(saved, "{f.name}")'
        if f.is_open:
            source = f'saved.get("{f.name}", [])'
        if f.is_optional:
            yield f"    {f.name} = {source}"
        if f.is_number:
            module.uses("text", "an_int")
            source = f"an_int({source})"
        yield f"    {of}.{f.name} = {loaded(module, f, source)}"
    columns = [
        f for f in value.fields if f.type == "Column" and f.name != "what" and "Derived" not in f.words
    ]
    module.uses("column", "check_lengths")
    yield from listed("    columns = ", [f"{of}.{f.name}" for f in columns])
    yield f"    check_lengths({of}.what, columns)"


def write_blank(module: Module, value: Value) -> Iterator[str]:
    of = value.variable
    blanks = [(f.name, blank(module, f)) for f in value.fields]
    words = " ".join(found for _, found in blanks)
    players = "players: int, " if "players" in words else ""
    yield f"def blank_fields({of}: {value.name}, {players}handles: int) -> None:"
    yield '    """Empty all zones, and put 0 in all columns and for all seats."""'
    for name, found in blanks:
        if found:
            yield f"    {of}.{name} = {found}"


def groups(value: Value) -> list[list[Field]]:
    """The lists of numbers that a saved record begins with."""
    numbers = numbers_of(value)
    if value.name not in FLAGS_APART:
        return [numbers] if numbers else []
    return [[f for f in numbers if f.type == kind] for kind in ("bool", "int")]


def write_save_record(module: Module, value: Value) -> Iterator[str]:
    """`save_…`: lists of its numbers and flags, then its lists."""
    of = value.variable
    rest = [f for f in value.fields if f.is_saved and not f.is_number]
    module.uses("text", "Json", "plain")
    yield f"def save_{of}({of}: {value.name}) -> list[Json]:"
    yield f'    """The {of} as a JSON value."""'
    parts = []
    for place, group in enumerate(groups(value)):
        name = "numbers" if place + 1 == len(groups(value)) else "flags"
        always = [f for f in group if "Rare" not in f.words]
        yield from listed(f"    {name} = ", [saved(module, f, of) for f in always])
        for f in group:
            if "Rare" in f.words:
                yield f"    if {of}.{f.name}:"
                yield f"        {name}.append({saved(module, f, of)})"
        parts.append(f"plain({name})")
    parts += [saved(module, f, of) for f in rest if "Rare" not in f.words]
    rare = [f for f in rest if "Rare" in f.words]
    yield from listed("    saved: list[Json] = " if rare else "    return ", parts)
    for f in rare:
        yield f"    if {of}.{f.name}:"
        yield f"        saved.append({saved(module, f, of)})"
    if rare:
        yield "    return saved"


def write_load_record(module: Module, value: Value) -> Iterator[str]:
    """`load_…`, with blanks for what a save may lack."""
    of, begin = value.variable, groups(value)
    rest = [f for f in value.fields if f.is_saved and not f.is_number]
    least = len(begin) + sum(not f.is_open for f in rest)
    module.uses("saving", "parts_of")
    yield f"def load_{of}(saved: Json) -> {value.name}:"
    yield f'    """The {of} of a saved value. Raises BrokenSave."""'
    yield f"    parts = parts_of(saved, {least}, {len(begin) + len(rest)})"
    made = False
    for place, group in reversed(list(enumerate(begin))):
        module.uses("saving", "numbers_of")
        fewest = sum(not f.is_open for f in group)
        yield f"    numbers = numbers_of(parts[{place}], {fewest}, {len(group)})"
        if not made:
            names = [f.name for f in group]
            arguments = ", ".join(f"numbers[{names.index(name)}]" for name in value.arguments)
            yield f"    {of} = {value.name}({arguments})"
            made = True
        yield from write_numbers(of, value, group)
    if not made:
        yield f"    {of} = {value.name}()"
    for place, f in enumerate(rest, len(begin)):
        found = loaded(module, f, f"parts[{place}]")
        yield f"    {of}.{f.name} = {found}" + (f" if len(parts) > {place} else []" if f.is_open else "")
    yield f"    return {of}"


def listed(begin: str, items: list[str]) -> Iterator[str]:
    """A statement with a list, on one line if it fits."""
    line = f"{begin}[{', '.join(items)}]"
    if len(line) <= WIDTH:
        yield line
        return
    yield f"{begin}["
    for item in items:
        yield f"        {item},"
    yield "    ]"


def functions(module: Module) -> Iterator[str]:
    """All functions of a module, records before what holds them."""
    for value in module.values:
        writers = [write_copy, write_save_state, write_load_state, write_blank]
        if not value.is_state:
            writers = [write_copy, write_save_record, write_load_record]
        for writer in writers:
            yield ""
            yield ""
            yield from writer(module, value)


def written(path: Path, sources: Path = SOURCES) -> str:
    """The module of functions for the state that a module declares."""
    module = module_of(path)
    body = "\n".join(functions(module))
    own = ".".join(path.relative_to(sources).with_suffix("").parts)
    imports = {f"baston.kernel.{name}": names for name, names in module.imports.items()}
    imports[own] = {value.name for value in module.values}
    lines = [
        f'"""Copying, saving, loading and blanking what `{path.stem}.py` declares."""',
        "",
        "# Written by tools/write_states.py: change the declaration and run it again.",
        "",
        "from __future__ import annotations",
        "",
        *[line for name, names in sorted(imports.items()) for line in imported(name, names)],
    ]
    return "\n".join(lines) + "\n" + body + "\n"


def imported(module: str, names: set[str]) -> Iterator[str]:
    """The import of names, on one line if they fit."""
    ordered = sorted(names, key=import_order)
    line = f"from {module} import {', '.join(ordered)}"
    if len(line) <= WIDTH:
        yield line
    else:
        yield from [f"from {module} import (", *[f"    {name}," for name in ordered], ")"]


def import_order(name: str) -> tuple[int, str]:
    """Classes before functions, as the linter sorts them."""
    return (1 if name[0].islower() else 0, name)


def target(path: Path) -> Path:
    """Where the functions for a state stand."""
    return path.with_name(f"{path.stem}_fields.py")


def outdated() -> list[Path]:
    """The files that are not what would be written."""
    paths = [GAMES / name for name in STATES]
    return [target(p) for p in paths if not target(p).exists() or target(p).read_text("utf-8") != written(p)]


def main(arguments: list[str]) -> None:
    if arguments == ["--check"]:
        if found := outdated():
            names = ", ".join(path.relative_to(SOURCES).as_posix() for path in found)
            sys.exit(f"{names}: run tools/write_states.py, they are not what the declarations give")
        return
    for name in STATES:
        target(GAMES / name).write_text(written(GAMES / name), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

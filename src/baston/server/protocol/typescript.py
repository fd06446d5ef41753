"""The protocol's structs as TypeScript types."""

from __future__ import annotations

import types
from typing import Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from baston.server import protocol

PLAIN: Final[dict[object, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    object: "unknown",
    type(None): "null",
}
UNIONS: Final = ("FromServer", "FromClient")


def declarations() -> str:
    """Return the TypeScript file of the protocol: a type for each struct, then the two unions of messages."""
    structs = [
        found
        for found in vars(protocol).values()
        if isinstance(found, type) and issubclass(found, msgspec.Struct) and found is not msgspec.Struct
    ]
    blocks = ["// Made by tools/protocol-ts from src/baston/server/protocol. Do not edit."]
    blocks += [_declaration(struct) for struct in structs]
    blocks += [f"export type {name} = {_type(getattr(protocol, name))};" for name in UNIONS]
    return "\n\n".join(blocks) + "\n"


def _declaration(struct: type[msgspec.Struct]) -> str:
    if not struct.__struct_config__.array_like:
        return _interface(struct)
    hints = get_type_hints(struct)
    fields = [f"{field.name}: {_type(hints[field.name])}" for field in msgspec.structs.fields(struct)]
    return f"export type {struct.__name__} = [{', '.join(fields)}];"


def _interface(struct: type[msgspec.Struct]) -> str:
    hints = get_type_hints(struct)
    lines = [f"export interface {struct.__name__} {{"]
    tag = struct.__struct_config__.tag
    if tag is not None:
        lines.append(f'  type: "{tag}";')
    for field in msgspec.structs.fields(struct):
        # What the server reads may leave out what has a default; what it writes, what may be unset.
        hint = hints[field.name]
        is_read = struct.__struct_config__.forbid_unknown_fields and not field.required
        mark = "?" if is_read or msgspec.UnsetType in get_args(hint) else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(hint)};")
    return "\n".join([*lines, "}"])


def _type(hint: object) -> str:
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    args = get_args(hint)
    origin = get_origin(hint)
    if origin is Literal:
        return " | ".join(f'"{arg}"' for arg in args)
    if origin in (Union, types.UnionType):
        return " | ".join(_type(arg) for arg in args if arg is not msgspec.UnsetType)
    if origin is list:
        inner = _type(args[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {_type(args[1])}>"
    return PLAIN[hint]

"""The OpenAPI document, and a page that shows it; of our own, since nothing is loaded from other hosts."""

from __future__ import annotations

from html import escape
from typing import Final

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from baston.server import protocol

PAGE: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>baston: requests</title>
<style>body{{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}}
code{{font-size:1rem}}dt{{margin-top:1rem}}</style>
<h1>Requests</h1><p>As a document: <a href="openapi.json">openapi.json</a>.</p><dl>{rows}</dl></html>
"""
Schema = dict[str, object]
STRUCTS: Final = {
    name: found
    for name, found in vars(protocol).items()
    if isinstance(found, type) and issubclass(found, msgspec.Struct)
}
STRICT: Final = {name for name, found in STRUCTS.items() if found.__struct_config__.forbid_unknown_fields}
LISTS: Final = {name: found for name, found in STRUCTS.items() if found.__struct_config__.array_like}


class Document(JsonRenderPlugin):
    """The document as JSON, with what the framework leaves out.

    Unknown fields are refused, and some structs are lists.
    """

    def render(self, request: Request[object, object, State], openapi_schema: dict[str, object]) -> bytes:
        """Return the document as JSON."""
        schemas = msgspec.convert(openapi_schema["components"], dict[str, dict[str, Schema]])["schemas"]
        for name in STRICT & set(schemas):  # the messages of the WebSocket are not there
            schemas[name]["additionalProperties"] = False
        for name in LISTS.keys() & schemas.keys():
            schemas[name] = msgspec.json.schema(LISTS[name])["$defs"][name]
        return super().render(request, {**openapi_schema, "components": {"schemas": schemas}})


class PlainPage(OpenAPIRenderPlugin):
    """A page that lists the requests and what they do."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[object, object, State], openapi_schema: dict[str, object]) -> bytes:  # noqa: ARG002 - the plugin's shape
        """Return the page as HTML."""
        paths = openapi_schema["paths"]
        assert isinstance(paths, dict)
        rows = [
            _row(str(method), str(path), operation)
            for path, operations in sorted(paths.items())
            for method, operation in operations.items()
            if isinstance(operation, dict)
        ]
        return PAGE.format(rows="\n".join(rows)).encode()


def _row(method: str, path: str, operation: dict[str, object]) -> str:
    summary, description = (escape(str(operation.get(part) or "")) for part in ("summary", "description"))
    return f"<dt><code>{method.upper()} {escape(path)}</code><dd>{summary}<dd>{description}"

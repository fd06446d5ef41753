"""A page of one sentence in both languages, for whoever has no page of the client before them."""

from __future__ import annotations

from typing import Final

from litestar import MediaType, Response

PAGE: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>baston</title><h1>baston</h1><p>{en}</p><p lang="fr">{fr}</p></html>
"""


def plain_page(en: str, fr: str, status: int) -> Response[str]:
    """Return the page with these two sentences, given as HTML."""
    return Response(PAGE.format(en=en, fr=fr), media_type=MediaType.HTML, status_code=status)

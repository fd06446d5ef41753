"""The report as one HTML file: words, plots, what draws them, and the figures behind them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final
from urllib.parse import quote

import vl_convert
from jinja2 import Environment, StrictUndefined

from baston.report.telling import Told

MARK: Final = "<!doctype html>\n<!-- baston report -->"  # what a report begins with
HANDED_OVER: Final = "window.vegaEmbed = vegaEmbed;"  # to the page's own script


def html(pages: list[Told], lang: str) -> str:
    """Return the report as an HTML page, which says the same in each language and begins in `lang`."""
    environment = Environment(
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.filters["as_download"] = as_download
    plots = {
        page.lang: {section.key: section.plot for section in page.sections if section.plot} for page in pages
    }
    return environment.from_string(_file("page.html")).render(
        pages=pages, lang=lang, css=_file("page.css"), js=_file("page.js"), vega=drawing_code(), plots=plots
    )


def as_download(csv: str) -> str:
    """Return CSV text as an address that a browser saves as a file."""
    return "data:text/csv;charset=utf-8," + quote(csv)


@cache
def drawing_code() -> str:
    """Return the script that draws plots, to stand in a page: Vega, Vega-Lite and what embeds them.

    Of the version that Altair writes for.
    """
    return vl_convert.javascript_bundle(HANDED_OVER).replace("</script", "<\\/script")


def _file(name: str) -> str:
    return files("baston.report").joinpath(name).read_text("utf-8")

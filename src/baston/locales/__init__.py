"""All that people read, in English and French: Fluent catalogs, a folder a language, read when first needed.

The English names and texts of cards stand in code; only what has no place there is in the English catalogs.
"""

from __future__ import annotations

import os
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from baston.kernel.game import Refusal

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

    from baston.locales.variables import Variables

LANGUAGES: Final = ("en", "fr")
FOLDER: Final = Path(__file__).parent
SMALL: Final = 1000  # from here on languages group digits differently


def sentence(lang: str, key: str, **values: str | int) -> str:
    """The message in the language, else in English. Raises KeyError if neither has it."""
    if not values:
        return _said(lang, key)
    return _said(lang, key, *[(name, values[name]) for name in _variables(lang, key).names if name in values])


@lru_cache(maxsize=32768)  # a table says the same few things over and over, to everyone who sits there
def _said(lang: str, key: str, *values: tuple[str, str | int]) -> str:
    bundle, pattern = _pattern(lang, key)
    weighed = _variables(lang, key).weighed if values else ()
    given = {name: value if name in weighed else _shown(value) for name, value in values}
    return str(bundle.format_pattern(pattern, given)[0])


def _shown(value: str | int) -> str | int:
    """Small numbers as text, as they look in every language: to have them formatted takes long."""
    return str(value) if type(value) is int and 0 <= value < SMALL else value


@cache
def _variables(lang: str, key: str) -> Variables:
    """The values that the message reads: what it does not read makes no other sentence of it."""
    from baston.locales.variables import Variables  # imported here as the runtime is

    bundle, pattern = _pattern(lang, key)
    variables = Variables(bundle)
    variables.visit(pattern)
    return variables


def _pattern(lang: str, key: str) -> tuple[FluentBundle, Pattern]:
    for tongue in (lang, "en"):
        bundle = _bundle(tongue)
        if bundle.has_message(key):
            pattern = bundle.get_message(key).value
            if pattern is not None:
                return bundle, pattern
    raise KeyError(key)


def has(lang: str, key: str) -> bool:
    """Does the language's own catalog have this message?"""
    return _bundle(lang).has_message(key)


def attribute(lang: str, key: str, attr: str) -> str:
    """An attribute of a message of the language's own catalog; empty if it is not there."""
    bundle = _bundle(lang)
    if not bundle.has_message(key):
        return ""
    pattern = bundle.get_message(key).attributes.get(attr)
    return "" if pattern is None else str(bundle.format_pattern(pattern)[0])


def language(option: str | None = None) -> str:
    """The language to speak: the one asked for, else that of BASTON_LANG, of the locale, else English.

    Raises Refusal if the one asked for is not spoken.
    """
    if option is not None:
        if _primary(option) not in LANGUAGES:
            raise Refusal("unknown-language", name=option, known=", ".join(LANGUAGES))
        return _primary(option)
    own = _primary(os.environ.get("BASTON_LANG", ""))
    if own in LANGUAGES:
        return own
    settings = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    tongue = _primary(next((setting for setting in settings if setting), ""))
    return tongue if tongue in LANGUAGES else "en"


def _primary(tag: str) -> str:
    """The language of a tag such as fr-CA or fr_CA.UTF-8."""
    return tag.replace("_", "-").replace(".", "-").partition("-")[0].lower()


@cache
def _bundle(lang: str) -> FluentBundle:
    # Imported here: the fluent runtime is a tenth of the start-up time of commands that say nothing.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    for path in sorted((FOLDER / lang).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle

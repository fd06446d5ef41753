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

    from baston.locales.message import Message

LANGUAGES: Final = ("en", "fr")
FOLDER: Final = Path(__file__).parent
SMALL: Final = 1000  # from here on, and below zero, languages write numbers differently


def read_catalogs() -> None:
    """Read all languages now, which takes a fifth of a second, and not when the first sentence is needed."""
    for lang in LANGUAGES:
        _bundle(lang)


def sentence(lang: str, key: str, **values: str | int) -> str:
    """The message in the language, else in English. Raises KeyError if neither has it."""
    message = _message(lang, key)
    try:
        for name in message.shown:
            value = values[name]
            if not isinstance(value, str) and not 0 <= value < SMALL:
                return message.formatted(values)
        return (message.plain or _template(message, *[values[name] for name in message.weighed])) % values
    except KeyError:  # a value is missing: the runtime knows what to say there
        return message.formatted(values)


@lru_cache(maxsize=4096)  # a table says the same few things over and over, to everyone who sits there
def _template(message: Message, *weighed: str | int) -> str:
    return message.template(weighed)


@cache
def _message(lang: str, key: str) -> Message:
    from baston.locales.message import Message  # imported here as the runtime is

    return Message(*_pattern(lang, key))


def _pattern(lang: str, key: str) -> tuple[FluentBundle, Pattern]:
    for tongue in (lang, "en"):
        bundle = _bundle(tongue)
        if bundle.has_message(key):
            pattern = bundle.get_message(key).value
            if pattern is not None:
                return bundle, pattern
    raise KeyError(key)


@cache
def has(lang: str, key: str) -> bool:
    """Does the language's own catalog have this message?"""
    return _bundle(lang).has_message(key)


@cache
def attribute(lang: str, key: str, attr: str) -> str:
    """An attribute of a message of the language's own catalog; empty if it is not there."""
    bundle = _bundle(lang)
    if not bundle.has_message(key):
        return ""
    pattern = bundle.get_message(key).attributes.get(attr)
    return "" if pattern is None else str(bundle.format_pattern(pattern)[0])


def series(lang: str, names: list[str], join: str = "log-list") -> str:
    """Names as a sentence lists them: all, or with `log-either` one of them."""
    return names[0] if len(names) == 1 else sentence(lang, join, most=", ".join(names[:-1]), last=names[-1])


def deed(lang: str, name: str, english: str, **values: str) -> str:
    """What an effect does, in a few words: the English stands in code, the French under `does-` and its name.

    Both put in these values, whichever they name. Empty if nobody has written it.
    """
    key = f"does-{name}"
    return sentence(lang, key, **values) if has(lang, key) else english.format(**values)


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

"""All that people read, in English and French: Fluent catalogs, a folder a language, read when first needed.

The English names and texts of cards stand in code; only what has no place there is in the English catalogs.
"""

from __future__ import annotations

import os
import re
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from baston.kernel.game import Refusal
from baston.locales.mentions import CLOSE, MIDDLE, seat_mention

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

    from baston.locales.message import Message

LANGUAGES: Final = ("en", "fr")
FOLDER: Final = Path(__file__).parent
SMALL: Final = 1000  # from here on, and below zero, languages write numbers differently
# Where a message begins, or a term; and what may refer to one. Words of a text that look so do no harm.
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*)(?= *=)", re.MULTILINE)
REFERENCE: Final = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)")
VOWELS: Final = "AEIOUYÀÂÉÈÊÎÔÛŒ"


def read_catalogs() -> None:
    """Read the catalogs of all languages now, in a fifth of a second, rather than when first needed."""
    for lang in LANGUAGES:
        for name in [*_unread(lang)]:
            _read(lang, name)


def sentence(lang: str, key: str, **values: str | int) -> str:
    """Return the message with this key in the language, else in English; `key.name` is an attribute of it.

    Raises KeyError if neither language has it.
    """
    message = _message(lang, key)
    try:
        for name in message.shown:
            value = values[name]
            if not isinstance(value, str) and not 0 <= value < SMALL:
                return message.formatted(values)
        return (message.plain or _template(message, *[values[name] for name in message.weighed])) % values
    except KeyError:  # a value is missing: the runtime knows what to say there
        return message.formatted(values)


def told(lang: str, key: str, is_you: bool, **values: str | int) -> str:
    """Return a message about a person as a line of the log; if `is_you`, as it is said to that person."""
    spoken = f"{key}.you" if is_you and has(lang, f"{key}.you") else key
    said = sentence(lang, spoken, **values)
    end = said[-3:].replace(CLOSE, "")
    return said[:-1] if end.endswith(("!.", "?.", "….")) else said  # names may end so


def seat_name(lang: str, seat: int) -> str:
    """Return what sentences call whoever has the seat (from 0): "Player 1", shown as the plate's name."""
    return seat_mention(seat, _seat(lang, seat))


@cache
def _seat(lang: str, seat: int) -> str:
    return sentence(lang, "seat", seat=seat + 1)


@lru_cache(maxsize=4096)  # a table says the same few things over and over, to everyone who sits there
def _template(message: Message, *weighed: str | int) -> str:
    return message.template(weighed)


@cache
def _message(lang: str, key: str) -> Message:
    from baston.locales.message import Message  # imported here as the runtime is

    return Message(*_pattern(lang, key))


def _pattern(lang: str, key: str) -> tuple[FluentBundle, Pattern]:
    for tongue in (lang, "en"):
        found = _found(tongue, key)
        if found is not None:
            return _bundle(tongue), found
    raise KeyError(key)


def _found(lang: str, key: str) -> Pattern | None:
    """What the language's own catalog has under a key: a message's value, or one of its attributes."""
    id, _, attr = key.partition(".")
    bundle = _read(lang, id)
    if not bundle.has_message(id):
        return None
    message = bundle.get_message(id)
    return message.attributes.get(attr) if attr else message.value


@cache
def has(lang: str, key: str) -> bool:
    """Whether the language's own catalog has this message, or this attribute of one."""
    return _found(lang, key) is not None


@cache
def attribute(lang: str, key: str, attr: str) -> str:
    """Return an attribute of a message of the language's own catalog; empty if it is not there."""
    bundle = _read(lang, key)
    if not bundle.has_message(key):
        return ""
    pattern = bundle.get_message(key).attributes.get(attr)
    return "" if pattern is None else str(bundle.format_pattern(pattern)[0])


def series(lang: str, names: list[str], join: str = "log-list") -> str:
    """Join names as a sentence lists them: "A, B and C" or, with `log-either`, "A, B or C"."""
    return names[0] if len(names) == 1 else sentence(lang, join, most=", ".join(names[:-1]), last=names[-1])


def deed(lang: str, name: str, english: str, **values: str) -> str:
    """Return in a few words what an effect does: `english`, or the French message `does-` and its name.

    Both put in the values, whichever they name. Empty if nobody has written it.
    """
    key = f"does-{name}"
    return sentence(lang, key, **values) if has(lang, key) else english.format(**values)


def language(option: str | None = None) -> str:
    """Return the language to speak: `option`, else that of BASTON_LANG, of the locale, else English.

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


def de(name: str | int) -> str:
    """Put "de" before a name, which French shortens before a vowel; catalogs call it as DE."""
    first = f"{name}".rpartition(MIDDLE)[2][:1]
    return f"d’{name}" if first.upper() in VOWELS else f"de {name}"


@cache
def _bundle(lang: str) -> FluentBundle:
    # Imported here: the fluent runtime is a tenth of the start-up time of commands that say nothing.
    from fluent.runtime import FluentBundle

    # The runtime takes strings from functions too, whatever its types say.
    return FluentBundle([lang], functions={"DE": de}, use_isolating=False)  # type: ignore[dict-item]


@cache
def _unread(lang: str) -> dict[str, str]:
    """By name, the messages of the language's own catalog that the runtime has not read, as written there."""
    found: dict[str, str] = {}
    for path in sorted((FOLDER / lang).glob("*.ftl")):
        _, *parts = ENTRY.split(path.read_text(encoding="utf-8"))
        for name, rest in zip(parts[::2], parts[1::2], strict=True):
            found.setdefault(name, f"{name}{rest}")
    return found


def _read(lang: str, id: str) -> FluentBundle:
    """Have the runtime read a message, if there is one, and those that it may refer to; all that it has read.

    To read all of a language takes as long as all else that a command does to start.
    """
    bundle, unread = _bundle(lang), _unread(lang)
    wanted: dict[str, str] = {}
    waiting = [id]
    while waiting:
        name = waiting.pop()
        text = unread.get(name)
        if text is not None and name not in wanted:
            wanted[name] = text
            waiting += REFERENCE.findall(text)
    if wanted:
        from fluent.runtime import FluentResource

        bundle.add_resource(FluentResource("\n".join(wanted.values())))
        for name in wanted:  # only now: other threads read it too as long as it is not there whole
            unread.pop(name, None)
    return bundle

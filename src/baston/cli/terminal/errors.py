"""What went wrong, as a sentence in the reader's language."""

from __future__ import annotations

import errno
from typing import Final, Protocol, runtime_checkable

from baston.kernel.game import Refusal
from baston.locales import has, sentence

FAILURES: Final = {
    errno.ENOSPC: "failure-full",
    errno.EDQUOT: "failure-full",
    errno.EACCES: "failure-forbidden",
    errno.EPERM: "failure-forbidden",
    errno.EROFS: "failure-forbidden",
    errno.ENOENT: "failure-missing",
    errno.ENOTDIR: "failure-no-folder",
    errno.EISDIR: "failure-folder",
    errno.ENAMETOOLONG: "failure-name",
    errno.EEXIST: "failure-file",
}

# What exceptions say of themselves is English, and of little use to whoever does not program.
IN_WORDS: Final = {
    "ConnectionRefusedError": "reason-refused",
    "TimeoutError": "reason-silent",
    "gaierror": "reason-address",
    "JSONDecodeError": "reason-text",
    "UnicodeDecodeError": "reason-text",
    "BrokenSave": "reason-parts",
}


@runtime_checkable
class Usage(Protocol):
    """An error of Typer's parser, under whichever name the installed version has it."""

    def format_message(self) -> str: ...


def told(error: Exception, lang: str) -> str:
    """Return one sentence that says what is wrong, and how to mend it."""
    if isinstance(error, Refusal):
        return refused(error, lang)
    if isinstance(error, OSError):
        key = FAILURES.get(error.errno or 0, "failure")
        # What has no name here is the stream that commands print to.
        file = error.filename2 or error.filename or sentence(lang, "failure-output")
        return sentence(lang, key, file=str(file), reason=error.strerror or str(error))
    if isinstance(error, Usage):
        return _misused(error, lang)
    return sentence(lang, "bug", error=f"{type(error).__name__}: {error}")


def refused(refusal: Refusal, lang: str) -> str:
    """Return a refusal as a sentence, after the name of the file that it is about."""
    if not has("en", refusal.key):
        return sentence(lang, "refused", reason=f"{refusal.key} {refusal.values}")
    key = IN_WORDS.get(type(refusal.__cause__).__name__)
    words = {} if key is None else dict.fromkeys(("reason", "why"), sentence(lang, key))
    said = sentence(lang, refusal.key, **refusal.values | words)
    file = refusal.values.get("file")
    return (
        said if file is None or refusal.key == "no-file" else sentence(lang, "in-file", file=file, said=said)
    )


def _misused(error: Usage, lang: str) -> str:
    """A sentence of ours where the kind of error is known, else the parser's own, which is English."""
    option = getattr(error, "option_name", None)
    match type(error).__name__:
        case "NoSuchOption":
            return sentence(lang, "usage-no-option", option=str(option))
        case "BadOptionUsage":
            key = "usage-value" if "requires" in error.format_message() else "usage-no-value"
            return sentence(lang, key, option=str(option))
        case "MissingParameter":
            return sentence(lang, "usage-missing", name=_name_in_help(error, lang))
    reason = error.format_message()
    if reason.startswith("No such command"):
        return sentence(lang, "usage-command", name=reason.partition("'")[2].partition("'")[0])
    if reason.startswith("Got unexpected extra argument"):
        valueless = _valueless(error)
        if valueless:
            return sentence(lang, "usage-value", option=valueless)
        # After a blank: some versions say "argument(s) (extra)".
        return sentence(lang, "usage-extra", words=reason.partition(" (")[2].removesuffix(")"))
    return sentence(lang, "usage", reason=reason)


def _name_in_help(error: Usage, lang: str) -> str:
    """The parameter that the error is about, under the name that `--help` has for it."""
    param = getattr(error, "param", None)
    name = getattr(param, "metavar", None) or str(getattr(param, "name", None)).upper()
    name = name.removesuffix("…")  # of which there may be several
    if lang != "fr":
        return name
    from baston.cli.terminal.french_help import value_in_french

    return value_in_french(name)


def _valueless(error: Usage) -> str:
    """The option that has taken the next one for its value, and left that one's value over; empty: none."""
    context = getattr(error, "ctx", None)
    params, said = getattr(getattr(context, "command", None), "params", []), getattr(context, "params", {})
    names = {name for param in params for name in param.opts if name.startswith("-")}
    for param in params:
        given = said.get(param.name)
        values = given if isinstance(given, list | tuple) else [given]
        if any(value in names for value in values):
            return str(param.opts[0])
    return ""

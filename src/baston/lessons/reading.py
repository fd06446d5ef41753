"""Reads the file of a lesson, in TOML; `docs/lessons.md` says what may stand in it."""

from __future__ import annotations

import tomllib
from typing import Final

from baston.kernel.position import one_line
from baston.kernel.text import Json, a_dict, a_list
from baston.lessons.lesson import OTHER, YOU, Instead, Lesson, Level, Sign, Step, Words

LEVELS: Final[dict[str, Level]] = {"easy": "easy", "normal": "normal", "strong": "strong"}
WHO: Final = {"you": YOU, "other": OTHER, "anybody": ""}
SIGN: Final = frozenset({"event", "by", "card", "where", "source"})
STEP: Final = frozenset(
    {
        "id",
        "title",
        "words",
        "about",
        "follow",
        "goal",
        "until",
        "instead",
        "after",
        "done",
        "otherwise",
        "missed",
    }
)
LESSON: Final = frozenset(
    {
        "id",
        "game",
        "title",
        "minutes",
        "options",
        "opponent",
        "players",
        "seed",
        "deeds",
        "position",
        "until",
        "step",
    }
)


class BadLesson(ValueError):
    """The file is no lesson; the message says to its author why."""


def read_lesson(text: str) -> Lesson:
    """Return the lesson of a file's text. Raises BadLesson, tomllib.TOMLDecodeError."""
    try:
        return _lesson(a_dict(tomllib.loads(text)))
    except KeyError as error:
        raise BadLesson(f"{error.args[0]} is missing") from error


def _lesson(found: dict[str, Json]) -> Lesson:
    _only(found, LESSON, "the lesson")
    until = _signs(found["until"])
    steps = tuple([_step(a_dict(step), until) for step in a_list(found["step"])])
    ids = [step.id for step in steps]
    if len(set(ids)) < len(ids):
        raise BadLesson("two steps have the same id")
    if not steps or [step.is_free for step in steps] != [False] * (len(steps) - 1) + [True]:
        raise BadLesson("the last step, and no other, is free play, without a goal")
    strangers = {step.after for step in steps} - {"", *ids}
    if strangers:
        raise BadLesson(f"after: there is no step {', '.join(sorted(strangers))}")
    return Lesson(
        id=str(found["id"]),
        game=str(found["game"]),
        title=_words(found["title"]),
        minutes=_number(found["minutes"]),
        position=one_line(str(found["position"])),
        options={name: str(value) for name, value in a_dict(found.get("options", {})).items()},
        opponent=_level(str(found["opponent"])),
        players=_number(found.get("players", 2)),
        seed=_number(found["seed"]),
        deeds=_texts(found["deeds"]),
        steps=steps,
    )


def _step(found: dict[str, Json], until: tuple[Sign, ...]) -> Step:
    _only(found, STEP, f"step {found.get('id', '')}")
    return Step(
        id=str(found["id"]),
        title=_words(found["title"]),
        words=_words(found["words"]),
        about=str(found["about"]),
        follow=_texts(found.get("follow", [])),
        goal=_signs(found.get("goal", [])),
        until=_signs(found["until"]) if "until" in found else until,
        instead=tuple([_instead(a_dict(one)) for one in a_list(found.get("instead", []))]),
        after=str(found.get("after", "")),
        done=_perhaps(found, "done"),
        otherwise=_perhaps(found, "otherwise"),
        missed=_perhaps(found, "missed"),
    )


def _instead(found: dict[str, Json]) -> Instead:
    sign = {name: value for name, value in found.items() if name != "words"}
    return Instead((_sign(sign),), _words(found["words"]))


def _signs(found: Json) -> tuple[Sign, ...]:
    """One, or several of which any will do."""
    return tuple([_sign(a_dict(one)) for one in (found if isinstance(found, list) else [found])])


def _sign(found: dict[str, Json]) -> Sign:
    _only(found, SIGN, "a sign")
    by = str(found.get("by", "you"))
    if by not in WHO:
        raise BadLesson(f"by is one of {', '.join(WHO)}, not {by}")
    card, where, source = (_texts(found.get(name, [])) for name in ("card", "where", "source"))
    return Sign(_texts(found["event"]), WHO[by], card, where, source)


def _perhaps(found: dict[str, Json], name: str) -> Words | None:
    return _words(found[name]) if name in found else None


def _words(found: Json) -> Words:
    both = a_dict(found)
    return Words(str(both["en"]), str(both["fr"]))


def _texts(found: Json) -> tuple[str, ...]:
    """One text, or several."""
    return tuple([str(one) for one in found]) if isinstance(found, list) else (str(found),)


def _level(found: str) -> Level:
    if found not in LEVELS:
        raise BadLesson(f"opponent is one of {', '.join(LEVELS)}, not {found}")
    return LEVELS[found]


def _number(found: Json) -> int:
    if not isinstance(found, int):
        raise BadLesson(f"{found} is no number")
    return found


def _only(found: dict[str, Json], known: frozenset[str], what: str) -> None:
    strangers = sorted(set(found) - known)
    if strangers:
        raise BadLesson(f"{what} has no {', '.join(strangers)}")

"""REST: the games, their options and rules, and the health of the server."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from baston.server.protocol.words import Mentions


class GameOption(Struct, frozen=True):
    """A choice made before the game; without `choices` it is free text.

    `written` is how a table has the default that it writes out in full. `shared` is the default where two
    people or more play, empty if it is the same.
    """

    name: str
    default: str
    choices: list[str]
    written: str
    shared: str = ""


class GameInfo(Struct, frozen=True):
    """A game that can be played; `players` lists the possible numbers of seats, `rules` is their version.

    `bots` are those of others that the host lets tables choose beside the levels.
    """

    id: str
    name: str
    name_fr: str
    rules: int
    players: list[int]
    modes: list[str]
    options: list[GameOption]
    bots: list[str] = []


class RuleInfo(Struct, frozen=True):
    """A clause of the rules, such as SU-31."""

    id: str
    section: str
    section_fr: str
    text: str
    text_fr: str
    mentions: Mentions | UnsetType = UNSET  # where either text names cards
    mode: str | UnsetType = UNSET  # of whose rules it is, if of a mode's


class TermInfo(Struct, frozen=True):
    """A term as it is printed, in its `forms`, and what it means; `clause` says so.

    `common`: it stands in every other sentence, and is explained to who asks for it.
    """

    id: str
    clause: str
    forms: list[str]
    forms_fr: list[str]
    means: str
    means_fr: str
    mode: str | UnsetType = UNSET
    common: bool | UnsetType = UNSET


class Health(Struct, frozen=True):
    """The server answers and its database does too.

    `addresses` are its own, as others on the network reach it; none if it listens on loopback only. Tables
    are deleted `keep_days` days after their end; null: they stay.
    """

    status: Literal["ok"]
    version: str
    addresses: list[str]
    keep_days: int | None = None

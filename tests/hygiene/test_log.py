"""The events of the log: each has a number of its own, and a sentence in both languages."""

from __future__ import annotations

from types import ModuleType
from typing import Final

import pytest

from baston.games.galacticlash import constants as galacticlash
from baston.games.smashup import constants as smashup
from baston.games.superfantasybrawl import constants as superfantasybrawl
from baston.kernel.event import event_names
from baston.locales import LANGUAGES
from tests.hygiene.test_locales import messages

PREFIXES: Final = [(smashup, "log-"), (superfantasybrawl, "sfb-log-"), (galacticlash, "log-gc-")]


@pytest.mark.parametrize(("constants", "prefix"), PREFIXES)
def test_every_event_has_a_number_of_its_own_and_a_sentence(constants: ModuleType, prefix: str) -> None:
    names = event_names(vars(constants))
    assert len(names) == sum(name.startswith("L_") for name in vars(constants))
    for lang in LANGUAGES:
        keys = messages(lang)
        assert [
            name for name in names.values() if not any(key.startswith(prefix + name) for key in keys)
        ] == []


def test_names_of_events() -> None:
    assert event_names({"L_PLAY_AT": 2, "L_TURN": 0, "LIMIT": 9}) == {2: "play-at", 0: "turn"}

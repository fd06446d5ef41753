"""Games that baston itself has recorded and saved under earlier rules, as people have them on their disks.

`tests/earlier/rules-N/NAME.record` is a whole game under version N of its rules; `NAME.save` is the same game
saved in the middle, with its digest, the answers that followed, and the points and the digest of the end.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from baston.kernel.record import Record, parse
from baston.kernel.text import Json, a_dict

FOLDER: Final = Path(__file__).parent / "earlier"
FILES: Final = sorted(FOLDER.glob("rules-*/*.record"))
NAMES: Final = [f"{path.parent.name}/{path.stem}" for path in FILES]


def released(name: str) -> Record:
    """The record of this name."""
    return parse((FOLDER / f"{name}.record").read_text("utf-8"))


def saved(name: str) -> dict[str, Json]:
    """The save of this name, and how its game went on."""
    return a_dict(json.loads((FOLDER / f"{name}.save").read_text("utf-8")))

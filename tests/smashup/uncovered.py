"""The clauses that no test of the core set can show, each with the reason."""

from __future__ import annotations

from typing import Final

OTHER_BOX: Final = "the cards of this situation are of Cease and Desist"

UNCOVERED: Final[dict[str, str]] = {
    "SU-72": "no Monster and no Treasure is in the box",
    "SU-73": "no Madness card is in the box",
    "SU-74": "no Madness card is in the box",
    "SU-81": "no card of the box cancels: its shields keep an effect from a card, they do not undo it",
    "SU-99": "no card of the box has a talent",
    "SU-100": "no card of the box transfers actions or counters",
    "SU-102": "no card of the box uses power counters",
    "SU-103": "no card of the box asks who is winning a base",
    "SU-104": "no card of the box asks whether power is increased directly",
    "SU-137": "the printed texts of another box, Cease and Desist",
    "SU-138": "readings of cards of another box, Cease and Desist",
    "SU-150": "No-Moon is a base of another box; no base of this one destroys another before it scores",
    **{f"SU-{number}": OTHER_BOX for number in range(179, 200)},
}

"""Nim in words, English and French."""

from __future__ import annotations

from baston.games.nim.heaps import Heaps
from baston.games.nim.verbs import DRAWN, PUT_BACK, TAKEN
from baston.kernel.event import Note
from baston.kernel.frame import NUMBER, PASS

WORDS = {
    "en": {
        "heap": "heap {heap} ({counters})",
        "amount": "take {amount}",
        "reveal": "reveal your token",
        "keep": "keep your token",
        "which-heap": "From which heap do you take?",
        "how-many": "How many do you take?",
        "refill": "Do you reveal your token to refill the heap?",
        "drawn": "Player {player} draws a token.",
        "drawn-you": "You draw a token: {card}.",
        "drawn-known": "Player {player} draws a token: {card}.",
        "taken": "Player {player} takes {amount} from heap {heap}.",
        "taken-you": "You take {amount} from heap {heap}.",
        "put-back": "Player {player} reveals a {card} and refills heap {heap}.",
        "put-back-you": "You reveal a {card} and refill heap {heap}.",
    },
    "fr": {
        "heap": "tas {heap} ({counters})",
        "amount": "prendre {amount}",
        "reveal": "révéler ton jeton",
        "keep": "garder ton jeton",
        "which-heap": "De quel tas prends-tu ?",
        "how-many": "Combien en prends-tu ?",
        "refill": "Révèles-tu ton jeton pour regarnir le tas ?",
        "drawn": "Joueur {player} tire un jeton.",
        "drawn-you": "Tu tires un jeton : {card}.",
        "drawn-known": "Joueur {player} tire un jeton : {card}.",
        "taken": "Joueur {player} prend {amount} dans le tas {heap}.",
        "taken-you": "Tu prends {amount} dans le tas {heap}.",
        "put-back": "Joueur {player} révèle un {card} et regarnit le tas {heap}.",
        "put-back-you": "Tu révèles un {card} et regarnis le tas {heap}.",
    },
}


def label(heaps: Heaps, option: int, lang: str) -> str:
    """A short name of an option of the present decision."""
    words = WORDS[lang]
    if option == PASS:
        return words["keep"]
    if heaps.decision is not None and heaps.decision.kind == NUMBER:
        return words["amount"].format(amount=option - 1)
    if option < len(heaps.heaps):
        return words["heap"].format(heap=option, counters=heaps.heaps[option])
    return words["reveal"]


def prompt(heaps: Heaps, lang: str) -> str:
    """What is asked in the present decision; empty if nothing is."""
    decision = heaps.decision
    if decision is None:
        return ""
    if decision.kind == NUMBER:
        return WORDS[lang]["how-many"]
    return WORDS[lang]["refill" if PASS in decision.options else "which-heap"]


def sentence(note: Note, seat: int | None, lang: str, you: int | None) -> str:
    """A note of the log as the seat may read it."""
    name = {DRAWN: "drawn", TAKEN: "taken", PUT_BACK: "put-back"}[note.event]
    if note.player == you and (note.event != DRAWN or note.known_to(seat)):
        name += "-you"
    elif note.event == DRAWN and note.known_to(seat):
        name = "drawn-known"
    return WORDS[lang][name].format(
        player=note.player + 1, card=note.card, amount=note.amount, heap=note.where
    )

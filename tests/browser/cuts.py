"""How tests measure what does not stand whole, and the words that must."""

from __future__ import annotations

from typing import Final

from baston.games import game_named
from baston.kernel.text import a_str

LEAST_DESK: Final = 721  # pixels
# Those of these texts that would not stand whole where this one does.
CUT: Final = """(shown, [part, texts]) => {
  const one = shown.querySelector(part) ?? shown;
  const over = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
    scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
  return texts.filter((text) => {
    one.textContent = text;
    return over(shown) || over(one);
  });
}"""
# Puts back what it said before.
SAYS: Final = "(shown, [part, text]) => { (shown.querySelector(part) ?? shown).textContent = text; }"
CLIPPED_BELOW: Final = """texts => texts
  .filter((text) => [text, ...text.children].some((one) => one.scrollHeight > one.clientHeight + 1))
  .map((text) => text.textContent)"""
CLIPPED: Final = """feet => feet
  .filter((foot) => foot.checkVisibility() && foot.scrollWidth > foot.clientWidth)
  .map((foot) => foot.textContent)"""
# How far it reaches beyond what shows it, above and below.
BEYOND: Final = """([part, holder]) => {
  const [one, shows] = [part, holder].map((name) => document.querySelector(name).getBoundingClientRect());
  return Math.max(shows.top - one.top, one.bottom - shows.bottom);
}"""


def words(game: str, name: str, lang: str, kind: str = "") -> list[str]:
    """What the cards of a game have as this, in a language: those of this kind, or all."""
    entries = game_named(game).texts.catalog()
    found = (
        a_str(one[name if lang == "en" else f"{name}_fr"]) for one in entries if kind in a_str(one["kind"])
    )
    return sorted({text for text in found if text}, key=len)

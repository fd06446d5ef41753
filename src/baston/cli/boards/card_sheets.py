"""What is printed on a card, as text: its name, its figures, its sheet."""

from __future__ import annotations

import unicodedata
from typing import TypeAlias

from rich.console import Group, RenderableType
from rich.text import Text

from baston.kernel.text import Json, a_dict, a_list, an_int
from baston.locales import attribute, has, sentence

Entry: TypeAlias = dict[str, Json]  # a card as `Texts.catalog` has it


def cards_named(found: list[Entry], name: str) -> list[Entry]:
    """Return the entries with this id or name, in either language; if none has it, those that contain it."""
    wanted = folded(name)
    exact = [entry for entry in found if wanted in names_of(entry)]
    return exact or [entry for entry in found if wanted and any(wanted in known for known in names_of(entry))]


def group_of(entry: Entry, lang: str) -> str:
    """Return the heading under which a card is listed: its faction, or the group that its game names."""
    if "faction" in entry:
        return faction_name(str(entry["faction"]), lang)
    return str(entry["group_fr" if lang == "fr" else "group"])


def card_name(entry: Entry, lang: str) -> str:
    """Return the card's name in the language."""
    return str((entry["name_fr"] if lang == "fr" else None) or entry["name"])


def faction_name(faction: str, lang: str) -> str:
    """Return the name of a faction; its id, made readable, where no catalog has it."""
    key = f"faction-{faction.replace('_', '-')}"
    return sentence(lang, key) if has(lang, key) else faction.replace("_", " ").title()


def figures(entry: Entry, lang: str) -> str:
    """Return a card's kind and its printed numbers as one line."""
    kind = str(entry["kind"])
    values: dict[str, str | int] = {name: figure(value, lang) for name, value in entry.items()}
    factions = [faction_name(str(faction), lang) for faction in a_list(entry.get("factions", []))]
    values["faction"] = ", ".join(factions) or group_of(entry, lang)
    if entry.get("total_cost"):
        values["cost"] = _cost(entry, lang)
        return sentence(lang, "figures-launched" if entry["attack"] is None else "figures-unit", **values)
    return sentence(lang, f"figures-{kind}", **values)


def _cost(entry: Entry, lang: str) -> str:
    """The total, and the points of each kind: 3 (2 dark Force, 1 Force mastery)."""
    points = {kind: an_int(n) for kind, n in a_dict(entry["cost"]).items()}
    parts = [sentence(lang, f"gc-cost-{kind}", points=n) for kind, n in points.items() if n]
    return f"{entry['total_cost']} ({', '.join(parts)})"


def figure(value: Json, lang: str) -> str:
    """Return a printed value as text: numbers as they are, lists joined by "/", words in the language."""
    if isinstance(value, list):
        return "/".join(figure(x, lang) for x in value)
    if value is None:
        return "none"
    return sentence(lang, f"word-{value}") if has(lang, f"word-{value}") else str(value)


def points_of(entry: Entry) -> str:
    """Return the points that a base gives, place by place, as text."""
    vp = entry["vp"]
    return "/".join(str(x) for x in vp) if isinstance(vp, list) else ""


def card_sheet(entry: Entry, lang: str) -> RenderableType:
    """Return all that is printed on a card, what its keywords mean, and whether its French name is ours."""
    lines = [Text.assemble((card_name(entry, lang), "bold"), "  ", (figures(entry, lang), "dim"))]
    if entry["copies"] not in (None, 1):
        lines[0].append(f" ×{entry['copies']}", "dim")
    text = str((entry["text_fr"] if lang == "fr" else None) or entry["text"] or "")
    lines.append(Text(text or sentence(lang, "no-text")))
    for keyword in a_list(entry.get("keywords", [])):
        name, reminder = (sentence(lang, f"{part}-{keyword}") for part in ("keyword", "reminder"))
        lines.append(Text.assemble((name, "bold dim"), (f" – {reminder}", "dim")))
    if lang == "fr" and attribute("fr", f"card-{str(entry['id']).replace('_', '-')}", "unofficial"):
        lines.append(Text(sentence("fr", "unofficial-name", name=str(entry["name"])), "dim"))
    return Group(*lines)


def names_of(entry: Entry) -> list[str]:
    """Return the id and the names of a card as they are compared."""
    return [folded(str(entry[key])) for key in ("id", "name", "name_fr") if entry[key]]


def folded(text: str) -> str:
    """Return the text without case, accents, blanks and hyphens: as people type names."""
    plain = unicodedata.normalize("NFKD", text.replace("’", "'")).casefold()
    return "".join(letter for letter in plain if letter.isalnum())

"""Nothing that a player reads at once is cut off on the field of Galacti'Clash, or in the row of a turn."""

from __future__ import annotations

from functools import partial
from typing import Final

import pytest
from playwright.sync_api import expect

from baston.locales import LANGUAGES
from tests.browser.battles import battle, chain_of_three, many_presences
from tests.browser.conftest import Visit
from tests.browser.cuts import BEYOND, CLIPPED, CLIPPED_BELOW, CUT, LEAST_DESK, SAYS, words
from tests.browser.moments import (
    attack,
    block,
    breakthrough,
    clash_replay,
)
from tests.browser.questions import quiet_window
from tests.browser.scenes import Scene, chain, combat
from tests.browser.tables import at_table, laid_table, resize, settle
from tests.server.program import Program

# Badges out of which what they say reaches.
BURST: Final = """badges => badges.filter((badge) => {
  const [said, shown] = [badge.firstElementChild, badge].map((one) => one.getBoundingClientRect());
  return said.left < shown.left || said.right > shown.right;
}).map((badge) => badge.textContent)"""
# Those of the parts that reach beyond the sides of what holds them.
OUTSIDE: Final = """(holder, parts) => {
  const room = holder.getBoundingClientRect();
  return [...holder.querySelectorAll(parts)].filter((part) => {
    const { left, right } = part.getBoundingClientRect();
    return left < room.left - 1 || right > room.right + 1;
  }).map((part) => part.textContent);
}"""
# Badges that lie on the figures of their unit, or are cut off by the row of units.
ON_FIGURES: Final = """badges => badges.filter((badge) => {
  const [figures, units] = [badge.parentElement.querySelector(".u-fig"), badge.closest(".gc-units")];
  const [shown, one, row] = [badge, figures, units].map((part) => part.getBoundingClientRect());
  const over = Math.min(shown.bottom, one.bottom) - Math.max(shown.top, one.top) > 1;
  return over || shown.top < row.top || shown.bottom > row.bottom;
}).map((badge) => badge.parentElement.textContent)"""
# Pairs of marks on units that lie on each other, or on another unit.
ON_EACH_OTHER: Final = """() => {
  const all = (name) => [...document.querySelectorAll(name)].filter((one) => one.checkVisibility());
  const lie = (one, other) => {
    const [a, b] = [one, other].map((box) => box.getBoundingClientRect());
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    return across > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  };
  const marks = all(".gc-unit .delay");
  const others = [...all(".gc-unit .gc-cost > *"), ...all(".gc-unit .u-name, .gc-loss"), ...marks];
  const units = all(".gc-unit");
  return marks.flatMap((mark) => [
    ...others.filter((other) => other !== mark && lie(mark, other)),
    ...units.filter((unit) => !unit.contains(mark) && lie(mark, unit)),
  ]).map((other) => other.className);
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_stops_stand_whole_beside_a_chain(visit: Visit, server: Program, lang: str) -> None:
    game = battle(chain_of_three, since=47, even_windows="true")
    page = visit(lang=lang)
    at_table(page, laid_table(page, server.data, game))
    waiting = page.locator(".gc-chain")
    for width, height in ((1440, 900), (2560, 1440), (1920, 1080)):
        resize(page, width, height)
        assert page.evaluate(BEYOND, [".gc-chain .gc-stops", ".gc-chain"]) <= 0
        assert waiting.evaluate("one => one.scrollHeight - one.clientHeight") <= 0
    resize(page, 1024, 768)  # behind their button, where both have no room
    assert waiting.evaluate("one => one.scrollHeight - one.clientHeight") <= 0
    page.locator(".me").get_by_role("button", name="Stops" if lang == "en" else "Arrêts").click()
    expect(page.get_by_role("dialog").get_by_role("switch").first).to_be_visible()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 900), (1440, 900)])
def test_what_a_presence_does_stands_whole_on_it(
    visit: Visit, server: Program, size: tuple[int, int], lang: str
) -> None:
    page = visit(width=size[0], height=size[1], lang=lang)
    at_table(page, laid_table(page, server.data, battle(many_presences)))
    presence = page.locator(".gc-presence:not(.engaged):has(small:visible)").first
    assert presence.evaluate(CUT, ["small", words("galacticlash", "gist", lang, "presence")]) == []
    assert presence.evaluate(CUT, ["b", words("galacticlash", "name", lang, "presence")]) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_of_three_on_a_chain_says_what_it_does(visit: Visit, server: Program, lang: str) -> None:
    page = chain(partial(visit, lang=lang), server)
    for link in page.locator(".gc-item .tx").all():
        said = link.text_content() or ""
        assert link.evaluate(CUT, ["span", words("galacticlash", "gist", lang)]) == []
        link.evaluate(SAYS, ["span", said])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_three_on_a_chain_stand_beside_each_other_on_a_phone(
    visit: Visit, server: Program, lang: str
) -> None:
    page = chain(partial(visit, width=390, height=844, lang=lang, touch=True), server)
    expect(page.locator(".gc-item")).to_have_count(3)
    settle(page)
    assert page.locator(".gc-chain > ol").evaluate(OUTSIDE, "li, .gc-item .what > b") == []
    expect(page.locator(".gc-item.is-aimed")).to_have_count(1)
    expect(page.locator(".arrow .aim")).to_have_count(0)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scene", [chain, combat, quiet_window])
def test_what_comes_if_nobody_acts_stands_whole_on_a_phone(
    visit: Visit, server: Program, scene: Scene, lang: str
) -> None:
    page = scene(partial(visit, width=390, height=844, lang=lang, touch=True), server)
    expect(page.locator(".gc-told .nobody")).to_be_visible()
    settle(page)
    assert page.locator(".gc-told").evaluate(OUTSIDE, ".nobody") == []
    assert page.evaluate(BEYOND, [".gc-told .nobody", ".gc-chain"]) <= 0


@pytest.mark.parametrize("scene", [attack, clash_replay])
def test_the_name_of_an_engaged_unit_has_whole_lines_on_a_phone(
    visit: Visit, server: Program, scene: Scene
) -> None:
    page = scene(partial(visit, width=390, height=844, lang="fr", touch=True), server)
    names = page.locator(".gc-unit.engaged .u-name")
    expect(names.first).to_be_visible()
    settle(page)
    assert names.evaluate_all(CLIPPED_BELOW) == []


def test_what_becomes_of_a_unit_lies_on_no_figures_on_a_phone(visit: Visit, server: Program) -> None:
    page = combat(partial(visit, width=390, height=844, lang="fr", touch=True), server)
    badges = page.locator(".gc-unit .fate:visible")
    assert page.locator(".near .gc-unit .fate:visible").count()
    settle(page)
    assert badges.evaluate_all(ON_FIGURES) == []


@pytest.mark.parametrize("scene", [block, chain, clash_replay])
@pytest.mark.parametrize("sizes", [((1440, 900), (1024, 768)), ((390, 844),)])
def test_that_a_unit_only_blocks_is_written_over_nothing(
    visit: Visit, server: Program, scene: Scene, sizes: tuple[tuple[int, int], ...]
) -> None:
    width, height = sizes[0]
    page = scene(partial(visit, width=width, height=height, lang="fr", touch=width < LEAST_DESK), server)
    expect(page.locator(".gc-unit .delay").first).to_be_attached()
    for size in sizes:
        resize(page, *size)
        assert page.evaluate(ON_EACH_OTHER) == [], size


@pytest.mark.parametrize("scene", [chain, breakthrough])
def test_the_steps_of_a_turn_stand_whole_in_their_row(visit: Visit, server: Program, scene: Scene) -> None:
    page = scene(partial(visit, lang="fr"), server)
    labels = page.locator(".thread .step .label")
    assert labels.count() > 2
    assert labels.evaluate_all(CLIPPED_BELOW) == labels.evaluate_all(CLIPPED) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(390, 844), (1024, 768)])
def test_what_becomes_of_a_unit_stands_whole_on_its_badge(
    visit: Visit, server: Program, size: tuple[int, int], lang: str
) -> None:
    page = combat(
        partial(visit, width=size[0], height=size[1], lang=lang, touch=size[0] < LEAST_DESK), server
    )
    badges = page.locator(".gc-unit .fate:visible")
    for kind in (".dies", ".may_die", ".survives:has(.ic)"):
        assert page.locator(f".gc-unit .fate{kind}:visible").count()
    settle(page)
    assert badges.evaluate_all(BURST) == []

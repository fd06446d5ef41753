"""A report in a browser without a network: both languages, light and dark, on a desk and on a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from baston.cli.runs.report import report
from tests.report.planted import laid, planted

GAPS = """() => {
  const axes = document.querySelectorAll('main[lang="fr"] .plot:not(.meetings) .role-axis-label');
  return [...axes].flatMap((axis) => {
    const boxes = [...axis.querySelectorAll("text")]
      .filter((text) => text.textContent.endsWith("%") && getComputedStyle(text).opacity !== "0")
      .map((text) => text.getBoundingClientRect()).sort((one, two) => one.left - two.left);
    const level = boxes.length > 1 && Math.abs(boxes[0].top - boxes[1].top) < 2;
    return level ? boxes.slice(1).map((box, i) => box.left - boxes[i].right) : [];
  });
}"""  # pixels between what stands side by side on the axes of percents


@pytest.fixture(scope="module")
def page_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A report on games in which the Pirates are strong."""
    folder = laid(tmp_path_factory.mktemp("run"), planted(400, "pirates", 70))
    report(str(folder), None, None, "en")
    return folder / "report.html"


@pytest.mark.parametrize(("width", "scheme"), [(1440, "light"), (390, "dark")])
def test_a_report_is_read_in_both_languages(
    chrome: Browser, page_file: Path, width: int, scheme: str
) -> None:
    dark = scheme == "dark"
    context = chrome.new_context(
        viewport={"width": width, "height": 900}, color_scheme="dark" if dark else "light", offline=True
    )
    page = context.new_page()
    wrong: list[str] = []
    page.on("console", lambda message: wrong.extend([message.text] * (message.type == "error")))
    page.on("pageerror", lambda error: wrong.append(error.message))
    page.on("requestfailed", lambda request: wrong.append(request.url))
    page.goto(page_file.as_uri())
    drawn = page.locator('html[data-drawn="en"]')
    expect(drawn).to_be_attached()
    plots = page.locator("main:visible .plot")
    assert plots.count() == page.locator("main:visible .plot svg").count() == 6
    expect(page.locator("main:visible .plot").nth(1)).to_contain_text("Tricksters")

    page.get_by_role("button", name="Français").click()
    expect(page.locator('html[data-drawn="fr"]')).to_be_attached()
    expect(page.get_by_role("heading", level=1)).to_have_text("Smash Up\u00a0: est-ce équilibré\u00a0?")
    expect(page.locator("main:visible .plot").nth(1)).to_contain_text("Petit Peuple")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches") == dark

    page.get_by_text("Les chiffres", exact=True).nth(1).click()
    expect(page.get_by_role("cell", name="ressort, plus haut").first).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Tous les chiffres en CSV").nth(1).click()
    assert saved.value.suggested_filename == "faction.csv"
    context.close()
    assert wrong == []


def test_on_a_phone_axes_can_be_read(chrome: Browser, page_file: Path) -> None:
    page = chrome.new_page(viewport={"width": 390, "height": 900})
    page.goto(page_file.as_uri())
    page.get_by_role("button", name="Français").click()
    expect(page.locator('html[data-drawn="fr"]')).to_be_attached()
    gaps = page.evaluate(GAPS)
    assert len(gaps) > 5
    assert min(gaps) >= 6
    pairs = page.locator('main:visible .plot[data-plot="faction-pair"] .role-axis-label')
    expect(pairs).to_contain_text(["Petit Peuple"])
    assert "…" not in "".join(pairs.all_text_contents())
    page.close()

"""The table while a game runs: where its regions are, how much it has shifted, which text is cut off."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page

from baston.kernel.rng import Rng
from tests.browser.hands import ASKED, LAID, OVER, TOUCHED, act

# fmt: off
REGIONS: Final = (
    ".bar", ".rival", ".thread", ".strip", ".board", ".prompt", ".hand", ".reading", ".side", ".acts",
    ".foot-bar", ".me", ".hub", ".gc-half", ".gc-field", ".arena-map", ".mat",
)
# fmt: on
# What is shown instead of the board: nobody has a hand in a draft, and the arena is there to choose a zone.
# A film lies upon the board, and moves nothing.
INSTEAD: Final = (".sfb-draft", ".sfb-draft .arena-map")
MOST_SHIFT: Final = 0.01
MOST_TOLD: Final = 8  # shifts that are told, the largest
# What the page has shifted by itself, and which regions did at all: a shift right after a press is its own.
# The sum is that of the worst burst: shifts less than a second apart, of five seconds at most.
# Where nothing takes time, so is all that comes before the next question, however slow the machine.
# A draft and the arena come in each other's place, and so do those who have the screen in turn.
WATCH: Final = """watched => {
  const named = (node) => node?.getAttribute?.("class") || node?.parentElement?.className || node?.nodeName;
  const at = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  const moved = ({ node, previousRect, currentRect }) =>
    `${named(node)} [${at(previousRect)}] to [${at(currentRect)}]`;
  window.shifts = { worst: 0, by: [], regions: [], own: [] };
  let shown = null;
  new MutationObserver(() => {
    const now = performance.now(), is = (one) => document.querySelector(one) !== null;
    const shows = `${is(".sfb-draft")} ${is(".curtain")}`;
    if (shown !== null && shown !== shows) window.shifts.own.push({ from: now - 100, to: now + 500 });
    shown = shows;
  }).observe(document.body, { childList: true, subtree: true });
  let burst = { from: -Infinity, to: -Infinity, sum: 0 };
  const within = (time) => ({ from, to = Infinity }) => from <= time && time <= to;
  const isOwn = (shift) => shift.hadRecentInput || window.shifts.own.some(within(shift.startTime));
  new PerformanceObserver((list) => {
    if (!document.querySelector(".table")) return;  // the result comes in its place
    for (const shift of list.getEntries()) {
      const { by, regions } = window.shifts, { startTime, value, sources } = shift;
      if (!isOwn(shift)) {
        const goesOn = startTime - burst.to < 1000 && startTime - burst.from < 5000;
        burst = goesOn ? { ...burst, sum: burst.sum + value } : { from: startTime, sum: value };
        burst.to = startTime;
        window.shifts.worst = Math.max(window.shifts.worst, burst.sum);
        by.push(`${value.toFixed(4)}: ${sources.map(moved).join(", ")}`);
      }
      regions.push(...sources.filter(({ node }) => node?.matches?.(watched.join(", "))).map(moved));
    }
  }).observe({ type: "layout-shift" });
}"""
PRESSED: Final = "() => void window.shifts.own.push({ from: performance.now() })"
DRAWN: Final = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
  for (const own of window.shifts.own) own.to ??= performance.now();
  done();
})))"""
BOXES: Final = """regions => Object.fromEntries(regions.flatMap((region) => {
  const box = document.querySelector(`.table ${region}`)?.getBoundingClientRect();
  const rounded = box && [box.x, box.y, box.width, box.height].map((n) => Math.round(n * 10) / 10);
  return box?.width ? [[region, rounded]] : [];
}))"""
# What is shown instead of the board, and where the regions are: at once, as the page goes on meanwhile.
SHOWN: Final = f"""([instead, regions]) => [
  instead.filter((one) => document.querySelector(one)).join(),
  ({BOXES})(regions),
]"""
# Texts beyond what shows of a box around them that does not scroll, and that nothing in reach shows in full.
CUT: Final = """readable => {
  const beyond = (rect, box) =>
    Math.max(box.left - rect.left, rect.right - box.right, box.top - rect.top, rect.bottom - box.bottom) > 3;
  const isCut = (text, rects) => {
    for (let box = text.parentElement; box && !box.matches(".table"); box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const ways = [overflowX, overflowY];
      if (ways.every((way) => way === "visible")) continue;
      const shown = box.getBoundingClientRect();
      if (rects.some((rect) => beyond(rect, shown))) return !ways.some((way) => /auto|scroll/.test(way));
    }
    return false;
  };
  const found = [];
  const range = document.createRange();  // one for all: the page follows each until it is collected
  const table = document.querySelector(".table");  // the end may have come meanwhile
  const texts = document.createTreeWalker(table ?? new Text(), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode, holder = text.parentElement;
    if (!text.data.trim() || holder.closest(`.vh, svg, ${readable}`) || !holder.checkVisibility()) continue;
    if (holder.getBoundingClientRect().width <= 1) continue;  // for readers of the screen alone
    if (holder.getAnimations().length) continue;  // figures that pop up, for a moment
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
    const where = holder.className || holder.parentElement.className || holder.tagName;
    if (isCut(text, rects)) found.push(`${where}: ${text.data.trim()}`);
  }
  return found;
}"""
# Buttons of the prompt that hang over its edge.
OUTSIDE: Final = """() => {
  const prompt = document.querySelector(".table .prompt")?.getBoundingClientRect();
  return [...document.querySelectorAll(".table .prompt button")].filter((one) => {
    const { top, bottom, left, right, width } = one.getBoundingClientRect();
    const over = Math.max(prompt.top - top, bottom - prompt.bottom, prompt.left - left, right - prompt.right);
    return width > 0 && over > 0.5;
  }).map((one) => one.textContent.trim());
}"""
# Until then others do something, and it is told, or a film is shown.
DUE: Final = f"{ASKED}, {OVER}, .curtain"
OFTEN: Final = 90  # milliseconds between two looks meanwhile
PATIENCE: Final = 400  # looks: then it hangs
# What shows its text elsewhere: cards and places by sheets, the question beside "?" …
READABLE: Final = ", ".join(
    (
        ".card, .chip, .onb, .gc-card, .gc-unit, .gc-presence, .gc-item, .member",
        ".band, .hub, .slot, .track, .strip, .prompt .said",
        ".thread, .beside-card",  # a step shown again, a card that is opened
    )
)
POINTED: Final = "[title]"  # … and to a mouse, which a finger is not, by titles


@dataclasses.dataclass
class Stage:
    """The table on a page while a game runs, and what went wrong with it."""

    page: Page
    wrong: list[str] = dataclasses.field(default_factory=list)
    boxes: dict[str, dict[str, list[float]]] = dataclasses.field(default_factory=dict)

    def watch(self) -> None:
        """Keep account of what shifts from now on."""
        self.page.evaluate(WATCH, REGIONS)

    def look(self) -> None:
        """Compare the regions with where they were, and look for text that is cut off."""
        self.page.locator(f"{LAID}, {OVER}, .curtain").first.wait_for(state="attached")
        shown, boxes = self.page.evaluate(SHOWN, [INSTEAD, REGIONS])
        if not boxes:
            return  # the end has come meanwhile, or the screen is handed over
        if shown not in self.boxes:
            self.page.evaluate("window.shifts.regions = []")
        before = self.boxes.setdefault(shown, boxes)
        moved = [name for name in {**before, **boxes} if before.get(name) != boxes.get(name)]
        self.tell(*(f"{name}: {before.get(name)}, then {boxes.get(name)}" for name in moved))
        readable = READABLE if self.page.evaluate(TOUCHED) else f"{READABLE}, {POINTED}"
        cut: list[str] = self.page.evaluate(CUT, readable)
        outside: list[str] = self.page.evaluate(OUTSIDE)
        asked = self.page.locator(".prompt .sentence").first.inner_text() if outside else ""
        self.tell(
            *(f"cut off: {text}" for text in cut), *(f"sticks out of “{asked}”: {text}" for text in outside)
        )

    def tell(self, *faults: str) -> None:
        """Keep what is wrong, each thing once."""
        self.wrong += [fault for fault in faults if fault not in self.wrong]

    def shifted(self) -> None:
        """Add what has shifted too much."""
        shifts = self.page.evaluate("window.shifts")
        if shifts["worst"] >= MOST_SHIFT or shifts["regions"]:
            by = sorted(shifts["by"], reverse=True)[:MOST_TOLD]
            self.wrong.append(f"shifted by {shifts['worst']:.4f}: {by}; {shifts['regions']}")


def played(
    page: Page,
    decisions: int,
    rng: Rng,
    press: Callable[[Page, Rng], None] = act,
    between: Callable[[Stage, Rng], None] | None = None,
) -> list[str]:
    """Play so many decisions, or to the end; what was wrong with the stage at any of them.

    `between` two of them, while what others do is told, something else may be done than to wait.
    """
    stage = Stage(page)
    page.wait_for_selector(f"{ASKED}, .curtain")
    stage.watch()
    for _ in range(decisions):
        if between is not None:
            between(stage, rng)
        page.wait_for_selector(DUE)
        page.evaluate(DRAWN)
        if page.locator(OVER).count():
            break
        if page.locator(".curtain").count():
            page.locator(".curtain button").click()
            continue
        stage.look()
        if between is None:
            page.evaluate(PRESSED)
        press(page, rng)
    stage.shifted()
    return stage.wrong


def look_until_asked(stage: Stage, rng: Rng) -> None:
    """Look at what is told meanwhile, where that takes time, and sometimes skip it by the space bar."""
    page = stage.page
    for _ in range(PATIENCE):
        if page.locator(DUE).count():
            return
        if page.locator(".table .prompt").count():
            stage.look()
        if rng.below(8) == 0:
            page.evaluate("document.activeElement?.blur()")  # it would press what has the focus
            page.keyboard.press("Space")
        page.wait_for_timeout(OFTEN)
    raise AssertionError("what is told does not end")


def at_speed(page: Page, speed: int) -> None:
    """Let what happens take its time, so many times as fast as usual; from the next page on."""
    page.evaluate(
        "speed => { localStorage.baston = JSON.stringify({ ...JSON.parse(localStorage.baston), speed }); }",
        speed,
    )

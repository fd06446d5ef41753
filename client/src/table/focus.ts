/**
 * The focus of the keyboard on the page of a table. It is never lost: where what has it goes, the question gets it. Once something
 * else is asked, the next Tab comes to the first thing that may be chosen. Arrows go to what lies in their direction.
 */

import { onceLaidOut } from "../lib/laid-out";

const REGIONS = ".rival, .board, .tray, .prompt, .dock";
const QUESTION = ".table .prompt";
const HEIRS = [QUESTION, ".curtain button", "main h1", "main"]; // what gets the focus that is lost: the first that is there
// What Tab comes to first, kind by kind; a champion of the draft that is looked at is taken by the button.
const FIRST = [
  ".tray.folded .fold, .tray .answers button",
  ".sfb-draft:has([aria-pressed='true']) ~ .prompt .btn-plan",
  ".board :is(.is-legal, .base-hit)",
  ".rival .is-legal",
  ".dock .is-legal",
  ".prompt :is(.answer, .btn-plan, .pass)",
];
const FOCUSABLE = "button, a[href], [tabindex='0']";
const PASSING = ".prompt button, .tray button, .hand button"; // what may go once it is pressed
const WRITTEN = "input, textarea";
const OWN_KEYS = "input, textarea, select, dialog, [role='log'], [role='grid'], .beside"; // what does something else with arrows
const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ASIDE = 3; // times that a pixel beside the direction is as far as one along it

type Focusable = HTMLElement | SVGElement;
type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

const takesFocus = (one: Focusable): boolean => one.tabIndex >= 0 && !one.matches(":disabled") && one.checkVisibility({ visibilityProperty: true });

function firstChoice(): Focusable | undefined {
  for (const kind of FIRST) {
    const found = [...document.querySelectorAll<Focusable>(kind)].find(takesFocus);
    if (found) return found;
  }
  return undefined;
}

const holds = (one: Box, other: Box): boolean => one.left <= other.left && one.right >= other.right && one.top <= other.top && one.bottom >= other.bottom;

/** How far it is from one box to another in a direction; infinite if it does not lie there, or one is in the other. */
export function wayTo(from: Box, to: Box, [right, down]: [number, number]): number {
  const x = (to.left + to.right - from.left - from.right) / 2;
  const y = (to.top + to.bottom - from.top - from.bottom) / 2;
  const along = x * right + y * down;
  const beside = right ? Math.max(0, to.top - from.bottom, from.top - to.bottom) : Math.max(0, to.left - from.right, from.left - to.right);
  if (along < 2 || beside > along || holds(from, to) || holds(to, from)) return Infinity;
  const gap = Math.max(0, right > 0 ? to.left - from.right : right < 0 ? from.left - to.right : down > 0 ? to.top - from.bottom : from.top - to.bottom);
  return gap + along / 8 + ASIDE * beside + Math.abs(right ? y : x) / 2;
}

/** What lies in the direction of an arrow: sideways in the same region, up and down in any. */
function towards(from: Element, direction: [number, number]): Focusable | undefined {
  const region = from.closest(REGIONS);
  const within = direction[0] && region ? [region] : [...document.querySelectorAll(`.table :is(${REGIONS})`)];
  const ways = within
    .flatMap((one) => [...one.querySelectorAll<Focusable>(FOCUSABLE)])
    .filter((one) => one !== from && takesFocus(one))
    .map((one) => ({ one, way: wayTo(from.getBoundingClientRect(), one.getBoundingClientRect(), direction) }));
  return ways.filter(({ way }) => way < Infinity).sort((a, b) => a.way - b.way)[0]?.one;
}

class TableFocus {
  private last: Element | null = null; // what had the focus
  private isNew = true; // since something else is asked, the focus has not been moved
  private looksSoon = false; // whether the focus is lost

  /** Something has the focus, or nothing any more. */
  came(target: EventTarget | null): void {
    this.last = target instanceof Element ? target : null;
  }

  /** The page has changed: `asks` something else, perhaps. */
  changed(asks: boolean): void {
    const at = document.activeElement;
    if (asks && (at === document.body || at?.closest(REGIONS))) this.isNew = true;
    if ((at !== document.body && !asks) || this.last === null || this.looksSoon) return;
    this.looksSoon = true;
    onceLaidOut(() => () => this.recover());
  }

  /**
   * A pointer is about to press. What may go with the press does not take the focus: when what has the focus goes, a browser lays the whole page out at
   * once. Who was writing writes no more.
   */
  presses(event: MouseEvent): void {
    const passing = (event.target as Element).closest(PASSING);
    if (!passing || passing.matches("[draggable='true']") || document.activeElement?.matches(WRITTEN)) return;
    event.preventDefault();
    this.came(passing); // so that the question gets the focus once it has gone
  }

  /** A pointer has pressed: what can be dragged has taken the focus, and gives it to the question, which would have it once the card has gone. */
  pressed(event: MouseEvent): void {
    const at = document.activeElement;
    if (event.detail === 0 || !at?.matches(PASSING) || at.matches(":focus-visible")) return;
    onceLaidOut(() => () => {
      const question = document.querySelector<HTMLElement>(QUESTION);
      if (!question || document.activeElement !== at) return;
      this.isNew = true;
      giveFocus(question);
    });
  }

  key(event: KeyboardEvent): void {
    this.recover();
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const at = event.target as Element;
    const arrow = ARROWS[event.key];
    if (event.key === "Tab" && !event.shiftKey && this.isNew) this.go(event, firstChoice(), at);
    else if (arrow && document.querySelector(".table .prompt") && !at.closest(OWN_KEYS)) {
      this.go(event, at.closest(REGIONS) && !at.matches(".prompt") ? towards(at, arrow) : firstChoice(), at);
    } else if (event.key === "Tab") this.isNew = false;
  }

  private go(event: KeyboardEvent, to: Focusable | undefined, at: Element): void {
    if (!to || to === at) return;
    this.isNew = false;
    event.preventDefault();
    to.focus();
  }

  /** Gives the focus to the question, if what had it is not there any more. */
  private recover(): void {
    const { last, looksSoon } = this;
    this.looksSoon = false;
    if (!looksSoon || !last || (last.isConnected && takesFocus(last as Focusable))) return;
    const at = document.activeElement;
    if (at !== document.body && at?.checkVisibility({ visibilityProperty: true })) return; // what is hidden loses it with the next frame
    this.isNew = true;
    const heir = HEIRS.map((one) => document.querySelector<HTMLElement>(one)).find((one) => one !== null);
    if (heir) giveFocus(heir);
  }
}

function giveFocus(heir: HTMLElement): void {
  if (!heir.hasAttribute("tabindex")) heir.tabIndex = -1;
  heir.focus({ preventScroll: true });
}

const isQuestion = ({ type, target }: MutationRecord): boolean => type === "attributes" && (target as Element).matches(".prompt");

/** Keeps the focus on the page of a table, until the function that is returned is called. */
export function keepFocus(): () => void {
  const focus = new TableFocus();
  const page = new AbortController();
  const on = { signal: page.signal };
  const watching = new MutationObserver((changes) => focus.changed(changes.some(isQuestion)));
  watching.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled", "hidden", "data-decision", "data-holds"] });
  window.addEventListener("focusin", (event) => focus.came(event.target), on);
  window.addEventListener("pointerdown", () => focus.came(null), on);
  window.addEventListener("mousedown", (event) => focus.presses(event), on);
  window.addEventListener("click", (event) => focus.pressed(event), { ...on, capture: true });
  window.addEventListener("keydown", (event) => focus.key(event), on);
  return () => {
    watching.disconnect();
    page.abort();
  };
}

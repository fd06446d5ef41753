import { onceChanged, onceLaidOut } from "./laid-out";
import { settings } from "./settings.svelte";

/** Nothing moves: it is wished so here, or by the machine. */
export const still = (): boolean => settings.speed === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How long a card travels, in milliseconds. */
export const travelTime = (): number => (still() ? 0 : 380 / settings.speed);

const AT_ONCE = 1; // milliseconds: where nothing takes time cards glide within a frame, so that browsers count no shift of the page
const NEAR = 3; // pixels that nobody sees glide, and browsers count as no shift
const EASING = "cubic-bezier(.33, 1, .68, 1)";
const SMALL: Keyframe = { opacity: 0, transform: "scale(.6)" };

type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

/** A card that travels: by its key it is the same wherever it is drawn. */
interface Traveller {
  key: unknown;
  before: Box | null; // where it was before the page changed
  place: Element | null; // in which it lay then, and before what
  next: Element | null;
  to?: Box; // where it lies once it has travelled there
  way?: Animation;
}

const travellers = new Map<HTMLElement, Traveller>();
const gone = new Map<HTMLElement, Traveller>(); // since the page began to change
let changing = false;

/** What is drawn here travels: from where it lay, or where what has its key lay, to where it comes to lie; else it comes and goes by size. */
export function travels(element: HTMLElement, key: unknown) {
  const traveller: Traveller = { key, before: null, place: null, next: null };
  travellers.set(element, traveller);
  return {
    update(next: unknown) {
      traveller.key = next;
    },
    destroy() {
      travellers.delete(element);
      if (changing && traveller.before) gone.set(element, traveller);
    },
  };
}

/** To be called before cards are laid elsewhere: sees where they lie, which costs next to nothing while nothing has changed yet. */
export function setOut(): void {
  if (changing || travellers.size === 0) return;
  changing = true;
  for (const [element, traveller] of travellers) {
    if (still()) traveller.way?.cancel(); // which has not ended yet if two changes come within a frame
    const { parentElement: place, nextElementSibling: next } = element;
    Object.assign(traveller, { before: element.getBoundingClientRect(), place, next });
  }
  // A frame may begin by looking for what is under the mouse; what lies elsewhere by then counts as having jumped.
  if (still()) onceChanged(arrive);
  else onceLaidOut(arrive);
}

/** Sees where all have come to lie, and lets them travel there. */
function arrive(): () => void {
  for (const { way } of [...travellers.values(), ...gone.values()]) way?.cancel();
  const time = travelTime();
  const leaving = time > 0 ? leave(time) : [];
  const ways = [...travellers].map(([element, traveller]) => wayOf(element, traveller, time));
  gone.clear();
  changing = false;
  return () => [...ways, ...leaving].forEach((begin) => begin?.());
}

function wayOf(element: HTMLElement, traveller: Traveller, time: number): (() => void) | null {
  const [from, to] = [traveller.before ?? cameFrom(traveller.key), element.getBoundingClientRect()];
  traveller.to = to;
  const frames = from ? keyframes(from, to) : isSeen(to) && time > 0 ? [SMALL, {}] : null;
  traveller.before = null;
  return frames && (() => (traveller.way = element.animate(frames, { duration: time || AT_ONCE, easing: EASING })));
}

/** Where a card was that has come: where the one with its key lay that has gone. */
const cameFrom = (key: unknown): Box | null => [...gone.values()].find((one) => one.key === key)?.before ?? null;

/** Where something lies once it has arrived, if it travels or is on what does. */
export function destination(element: Element): Box {
  const here = element.getBoundingClientRect();
  for (let carrier: Element | null = element; carrier; carrier = carrier.parentElement) {
    const { to, way } = travellers.get(carrier as HTMLElement) ?? {};
    if (to && way?.playState === "running") return carried(here, carrier.getBoundingClientRect(), to);
  }
  return here;
}

/** A part of what travels, when that has come from one place to another. */
function carried(part: Box, from: Box, to: Box): Box {
  const [x, y] = [to.width / from.width, to.height / from.height];
  return { left: to.left + (part.left - from.left) * x, top: to.top + (part.top - from.top) * y, width: part.width * x, height: part.height * y };
}

/** From one place to another; null if there is no way, or one of them is not seen, as on a place that is not open on a phone. */
export function keyframes(from: Box, to: Box): Keyframe[] | null {
  if (!isSeen(from) || !isSeen(to)) return null;
  const [x, y] = [from.left - to.left + (from.width - to.width) / 2, from.top - to.top + (from.height - to.height) / 2];
  const [w, h] = [from.width / to.width, from.height / to.height];
  const isSame = Math.abs(x) < NEAR && Math.abs(y) < NEAR && Math.abs(w - 1) < 0.02 && Math.abs(h - 1) < 0.02;
  return isSame ? null : [{ transform: `translate(${x}px, ${y}px) scale(${w}, ${h})` }, {}];
}

const isSeen = ({ width, height }: Box): boolean => width > 0 && height > 0;

/** What has gone and comes nowhere else stays for a while where it lay, and grows small. */
function leave(time: number): (() => void)[] {
  const coming = new Set([...travellers.values()].map(({ key }) => key));
  const leaving = [...gone].filter(([, { key, before, place }]) => !coming.has(key) && before && isSeen(before) && place?.isConnected);
  for (const [element, { before, place, next }] of leaving) {
    element.inert = true;
    Object.assign(element.style, { position: "absolute", left: "0", top: "0", margin: "0", width: `${before?.width}px`, height: `${before?.height}px` });
    place?.insertBefore(element, next?.parentElement === place ? next : null);
  }
  return leaving.map(([element, { before }]) => {
    const at = element.getBoundingClientRect();
    const there = `translate(${(before?.left ?? 0) - at.left}px, ${(before?.top ?? 0) - at.top}px)`;
    return () => {
      Object.assign(element.style, { transform: there, opacity: "0" });
      element.animate([{ opacity: 1, transform: there }, { opacity: 0, transform: `${there} scale(.6)` }], { duration: time, easing: EASING });
      setTimeout(() => element.remove(), time);
    };
  });
}

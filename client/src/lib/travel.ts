import { type AnimationConfig, flip } from "svelte/animate";
import { cubicOut } from "svelte/easing";
import { scale, type TransitionConfig } from "svelte/transition";

import { settings } from "./settings.svelte";

/** Nothing moves: it is wished so here, or by the machine. */
export const still = (): boolean => settings.speed === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How long a card travels, in milliseconds. */
export const travelTime = (): number => (still() ? 0 : 380 / settings.speed);

const isSeen = ({ width, height }: DOMRect): boolean => width > 0 && height > 0;

const AT_ONCE = 1; // milliseconds

/** Cards that make room glide; where nothing takes time they do within a frame, so that browsers count no shift of the page.
 * Those that are not shown, as on a place that is not open on a phone, have nowhere to come from. */
export function glide(node: Element, ends: { from: DOMRect; to: DOMRect }): AnimationConfig {
  return isSeen(ends.from) && isSeen(ends.to) ? flip(node, ends, { duration: travelTime() || AT_ONCE }) : { duration: 0 };
}

type Ends = Map<unknown, Element>;
const [leaving, arriving]: [Ends, Ends] = [new Map(), new Map()];

/** Cards travel from where they were to where they are, by their handle; the others come and go by size. */
const travel =
  (own: Ends, others: Ends) =>
  (node: Element, { key }: { key: unknown }) => {
    own.set(key, node);
    return (): TransitionConfig => {
      const other = others.get(key);
      if (other) others.delete(key);
      else own.delete(key);
      const [from, to] = [other?.getBoundingClientRect(), node.getBoundingClientRect()];
      if (!isSeen(to)) return { duration: 0 };
      return from && isSeen(from) ? between(from, to) : scale(node, { duration: travelTime(), start: 0.6, easing: cubicOut });
    };
  };

function between(from: DOMRect, to: DOMRect): TransitionConfig {
  const [x, y] = [from.left - to.left, from.top - to.top];
  const [w, h] = [from.width / to.width, from.height / to.height];
  return {
    duration: travelTime(),
    easing: cubicOut,
    css: (t, u) => `opacity: ${t}; transform-origin: top left; transform: translate(${u * x}px, ${u * y}px) scale(${t + u * w}, ${t + u * h})`,
  };
}

export const send = travel(leaving, arriving);
export const receive = travel(arriving, leaving);

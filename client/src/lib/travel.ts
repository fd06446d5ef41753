import { cubicOut } from "svelte/easing";
import { crossfade, scale } from "svelte/transition";

import { settings } from "./settings.svelte";

/** Nothing moves: it is wished so here, or by the machine. */
export const still = (): boolean => settings.speed === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How long a card travels, in milliseconds. */
export const travelTime = (): number => (still() ? 0 : 380 / settings.speed);

/** Cards travel from where they were to where they are, by their handle; the others come and go by size. */
export const [send, receive] = crossfade({
  duration: travelTime,
  easing: cubicOut,
  fallback: (node) => scale(node, { duration: travelTime(), start: 0.6, easing: cubicOut }),
});

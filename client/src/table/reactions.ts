import type { Feeling } from "../play/talk.svelte";

/** The drawing of each reaction. */
export const ICONS: Record<Feeling, string> = {
  bravo: "thumb-up",
  laugh: "imp-laugh",
  surprise: "surprised",
  thinking: "think",
  ouch: "tear-tracks",
  thanks: "shaking-hands",
};

import type { Cue } from "../lib/sound";
import type { LogEvent, State } from "../net/protocol";

type Seen = Pick<State, "decision" | "result" | "log">;

/**
 * What is heard of events, the weightiest first. Each is seen too: a scoring by its banner or stage, points by the figure on the plate, what
 * is destroyed by its absence and its line in the log, a card by its place on the board. A turn is seen by the prompt and the title of
 * the page, the end by the page of the result.
 */
const SOUNDS: [LogEvent["kind"], Cue][] = [
  ["scoring", "crowd"],
  ["points", "coin"],
  ["destroyed", "slam"],
  ["played", "card"],
];

/** The sounds of what has just happened: at most two, the weightiest of each kind. */
export function cuesOf(before: Seen | null, after: Seen): Cue[] {
  if (after.result) return before?.result ? [] : ["end"];
  const kinds = new Set(after.log.map((line) => line.event?.kind));
  const cues = SOUNDS.flatMap(([kind, cue]) => (kinds.has(kind) ? [cue] : [])).slice(0, 1);
  if (after.decision?.mine && !before?.decision?.mine) cues.push("turn");
  return cues;
}

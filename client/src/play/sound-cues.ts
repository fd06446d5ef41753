import type { Cue } from "../lib/sound";
import type { State } from "../net/protocol";
import { scoredIn } from "./sentence";

type Seen = Pick<State, "decision" | "result" | "log">;

/** The sounds of what has just happened: at most two, the weightiest of each kind. */
export function cuesOf(before: Seen | null, after: Seen): Cue[] {
  if (after.result) return before?.result ? [] : ["end"];
  const told = after.log.map((line) => line.en);
  const cues: Cue[] = [];
  if (told.some((line) => scoredIn(line))) cues.push("crowd");
  else if (told.some((line) => /^Player \d gains \d+ VP/.test(line))) cues.push("coin");
  else if (told.some((line) => /is destroyed/.test(line))) cues.push("slam");
  else if (told.some((line) => /^Player \d (plays|attaches)/.test(line))) cues.push("card");
  if (after.decision?.mine && !before?.decision?.mine) cues.push("turn");
  return cues;
}

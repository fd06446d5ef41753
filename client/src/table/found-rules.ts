import type { RuleInfo } from "../net/protocol";

/** A text without case, accents and typographic apostrophes, as people type it. */
export const plain = (text: string): string =>
  text.replaceAll("’", "'").normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();

/** Whether all the words that are looked for, as `plain` has them, stand in the text. */
export function finds(text: string, wanted: string): boolean {
  const within = plain(text);
  return wanted.split(" ").every((word) => within.includes(word));
}

/** The rules that whoever plays the mode needs: its own, then the game's. A clause of another mode brings that mode's along. */
export function rulesFor(rules: RuleInfo[], mode: string, at = ""): RuleInfo[] {
  const cited = rules.find(({ id }) => id === at)?.mode;
  const wanted = mode === "standard" ? cited : (cited ?? mode);
  return [...(wanted ? rules.filter((rule) => rule.mode === wanted) : []), ...rules.filter((rule) => !rule.mode)];
}

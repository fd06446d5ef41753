import type { Choice } from "../net/protocol";

/**
 * What may be pressed, worked out from the options alone: `source` is the card or thing picked up first.
 *
 * Options name a thing, or a card and where it would go. Things and cards without a target answer at once.
 */
export interface Pressable {
  sources: Set<number>; // what can be pressed first
  targets: Set<number>; // where the picked source can go
}

/** The card or thing that an option is taken by. */
export const sourceOf = (choice: Choice): number | null => choice.card ?? choice.thing;

/** How many things the options are taken by; one that no thing stands for counts by itself. */
export const countOf = (options: Choice[]): number => new Set(options.map((choice) => sourceOf(choice) ?? `option ${choice.option}`)).size;

export function pressable(options: Choice[], picked: number | null): Pressable {
  const sources = new Set<number>();
  const targets = new Set<number>();
  for (const choice of options) {
    const source = sourceOf(choice);
    if (source === null) continue;
    sources.add(source);
    if (source === picked && choice.target !== null) targets.add(choice.target);
  }
  return { sources, targets };
}

/** The one source that all options share, so that nobody has to pick it up first. */
export function onlySource(options: Choice[]): number | null {
  const { sources } = pressable(options, null);
  const aimed = options.some((choice) => choice.target !== null);
  return aimed && sources.size === 1 ? ([...sources][0] ?? null) : null;
}

export type Press =
  | { kind: "answer"; option: number }
  | { kind: "pick"; source: number | null }
  | { kind: "ask"; choices: Choice[] } // several answers by the same press: let the player say which
  | { kind: "nothing" };

/** What pressing a thing does, given what has been picked up before, and what lies on it and has no place of its own. */
export function press(options: Choice[], picked: number | null, handle: number, lying: number[] = []): Press {
  const aimed = options.filter((choice) => picked !== null && sourceOf(choice) === picked && choice.target === handle);
  if (aimed.length > 0) return settle(aimed);
  if (picked === handle) return { kind: "pick", source: null };
  const taken = options.filter((choice) => sourceOf(choice) === handle);
  const beside = options.filter((choice) => picked === null && choice.target === null && lying.includes(sourceOf(choice) ?? -1));
  if (beside.length > 0) return settle([...taken, ...beside]);
  if (taken.length === 0) return { kind: "nothing" };
  if (taken.every((choice) => choice.target === null)) return settle(taken);
  if (taken.some((choice) => choice.target === null)) return { kind: "ask", choices: taken };
  return { kind: "pick", source: handle };
}

function settle(choices: Choice[]): Press {
  const first = choices[0];
  if (choices.length === 1 && first) return { kind: "answer", option: first.option };
  return { kind: "ask", choices };
}

/**
 * The options that are listed as buttons: those that the board neither shows nor has a button for, and those whose words say more
 * than what it shows.
 */
export function unplaced(options: Choice[], shown: Set<number>, hasButton?: (choice: Choice) => boolean): Choice[] {
  return options.filter((choice) => {
    const source = sourceOf(choice);
    return !choice.pass && !hasButton?.(choice) && (choice.told || source === null || !shown.has(source));
  });
}

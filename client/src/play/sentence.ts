import { de, say, t } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import type { Words } from "../net/protocol";

/** A piece of a sentence: plain text, or the name of a seat or of a printed card. */
export type Part = { text: string } | { seat: number; text: string } | { card: string; text: string };

/**
 * A sentence of the server in the language of the page, with the names that plates have in place of "Player 2".
 *
 * `you` is the seat that the sentence speaks to, whose pronoun stands as it is.
 */
export function partsOf(words: Words, nameOf: (seat: number) => string, you: number | null = null): Part[] {
  const text = say(words);
  const mentions = (words[settings.lang] === undefined ? words.mentions?.en : words.mentions?.[settings.lang]) ?? [];
  const parts: Part[] = [];
  let end = 0;
  for (const [start, length, named] of mentions) {
    const before = text.slice(end, start);
    const written = text.slice(start, start + length);
    end = start + length;
    const name = typeof named === "number" && named !== you ? nameOf(named) : written;
    if (before) parts.push({ text: typeof named === "number" ? elided(before, name) : before });
    parts.push(typeof named === "number" ? { seat: named, text: name } : { card: named, text: name });
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** What stands before a name: French shortens "de" before a vowel. */
const elided = (before: string, name: string): string => before.replace(/\bde $/, de(name).slice(0, -name.length));

const PLACE = /\ue000(\d+)\ue000/;

/** A message of the page with such sentences, or names, as its values. */
export function partsWithin(key: string, values: Record<string, Part[]>): Part[] {
  const said = Object.values(values);
  const places = Object.fromEntries(Object.keys(values).map((name, i) => [name, `\ue000${i}\ue000`]));
  return t(key, places)
    .split(PLACE)
    .flatMap((piece, i): Part[] => (i % 2 ? (said[Number(piece)] ?? []) : piece ? [{ text: piece }] : []));
}

/** The first card, champion or faction that the server names in a sentence, by its id. */
export const cardIn = (words: Words | undefined): string | undefined => words?.mentions?.en.map(([, , named]) => named).find((named) => typeof named === "string");

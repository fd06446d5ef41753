import { de } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import type { CardInfo } from "../net/cards";

/** A sentence of the server, taken apart so that seats and cards in it can be shown as such. */
export type Part = { text: string } | { seat: number; text: string } | { card: string; text: string };

const SEAT = /\b(?:Player|Joueur) (\d)\b/;

export class Reader {
  private readonly names = new Map<string, string>();
  private readonly pattern: RegExp;

  constructor(private readonly cards: CardInfo[]) {
    for (const card of cards) {
      for (const name of [card.name, dotted(card.name)]) this.names.set(name, card.id);
      if (card.name_fr) this.names.set(card.name_fr, card.id);
    }
    const longestFirst = [...this.names.keys()].sort((a, b) => b.length - a.length).map(escaped);
    const cardNames = longestFirst.length ? `|(?<![\\p{L}\\d])(${longestFirst.join("|")})(?![\\p{L}\\d])` : "";
    this.pattern = new RegExp(`${SEAT.source}${cardNames}`, "gu");
  }

  /** The name of a card in the language of the page, by its English name. */
  translated(english: string): string {
    const card = this.cards.find((one) => dotted(one.name) === dotted(english));
    return (settings.lang === "fr" && card?.name_fr) || english;
  }

  /** The text with the names of cards in the language of the page. */
  localised(text: string): string {
    return text.replace(this.pattern, (whole: string, _seat, name?: string) => (name ? this.translated(name) : whole));
  }

  /** `nameOf` has the names on the plates; a sentence that speaks to the seat `you` may begin with its pronoun. */
  read(text: string, nameOf: (seat: number) => string, you: number | null = null): Part[] {
    const parts: Part[] = [];
    const pronoun = you === null ? undefined : /^(?:You|Tu)(?= )/.exec(text)?.[0];
    let end = pronoun?.length ?? 0;
    if (pronoun && you !== null) parts.push({ seat: you, text: pronoun });
    for (const match of text.matchAll(this.pattern)) {
      const [whole, seat, name] = match;
      const called = seat ? nameOf(Number(seat) - 1) : "";
      const before = text.slice(end, match.index);
      if (before) parts.push({ text: seat ? before.replace(/\bde $/, de(called).slice(0, -called.length)) : before });
      if (seat) parts.push({ seat: Number(seat) - 1, text: called });
      else parts.push({ card: this.names.get(name ?? "") ?? "", text: whole });
      end = match.index + whole.length;
    }
    if (end < text.length) parts.push({ text: text.slice(end) });
    return parts;
  }
}

/** With one sign for the three dots, as the rules have it. */
const dotted = (name: string): string => name.replaceAll("...", "…");
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** The turn that a line of the log begins, if it does: its number, or that of the round it is part of, and its seat. */
export function turnOf(english: string): { turn: number; seat: number; inRound: boolean } | null {
  const match = /^(Turn|Round) (\d+): Player (\d+)(?:'s turn)?\.$/.exec(english);
  return match ? { turn: Number(match[2]), seat: Number(match[3]) - 1, inRound: match[1] === "Round" } : null;
}

/** The round of a period that a line of the log begins, if it does. */
export const beginsRound = (english: string): boolean => /^(?:Period \d+, round \d+|Extra round): Player \d+ begins\.$/.test(english);

/** What stands for the round that breaks a tie, where others have the number of their period. */
export const EXTRA = "extra";

/** What a line of the log tells the scoring of, if it does: the name of a base, the number of a period, or EXTRA. */
export function scoredIn(english: string): string | null {
  const [, base, period, extra] =
    /^(?:The scoring of (.+) begins|Period (\d+) ends: the whole mat is scored|(The extra round) ends: the whole mat is scored)\.$/.exec(english) ?? [];
  return base ?? period ?? (extra ? EXTRA : null);
}

export const isPeriod = (scored: string): boolean => scored === EXTRA || /^\d+$/.test(scored);

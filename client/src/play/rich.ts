import { settings } from "../lib/settings.svelte";
import type { CardInfo } from "../net/cards";

/** A sentence of the server, taken apart so that seats and cards in it can be shown as such. */
export type Part = { text: string } | { seat: number } | { card: string; text: string };

const SEAT = /(?:\b(?:le |Le )?[Jj]oueur|\b[Pp]layer)[  ](\d)\b|\((?:P|J)(\d), /;

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
    return text.replace(this.pattern, (whole: string, _seat, _short, name?: string) => (name ? this.translated(name) : whole));
  }

  read(text: string): Part[] {
    const parts: Part[] = [];
    let end = 0;
    for (const match of text.matchAll(this.pattern)) {
      if (match.index > end) parts.push({ text: text.slice(end, match.index) });
      const [whole, seat, short, name] = match;
      if (seat) parts.push({ seat: Number(seat) - 1 });
      else if (short) parts.push({ text: "(" }, { seat: Number(short) - 1 }, { text: ", " });
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

/** The turn that a line of the log begins, if it does: its number and seat. */
export function turnOf(english: string): { turn: number; seat: number } | null {
  const match = /^(?:Turn|Round) (\d+): player (\d+)(?:'s turn)?\.$/.exec(english);
  return match ? { turn: Number(match[1]), seat: Number(match[2]) - 1 } : null;
}

/** The round of a period that a line of the log begins, if it does. */
export const beginsRound = (english: string): boolean => /^(?:Period \d+, round \d+|Extra round): player \d+ begins\.$/.test(english);

/** What stands for the round that breaks a tie, where others have the number of their period. */
export const EXTRA = "extra";

/** What a line of the log tells the scoring of, if it does: the name of a base, the number of a period, or EXTRA. */
export function scoredIn(english: string): string | null {
  const [, base, period, extra] =
    /^(?:The scoring of (.+) begins|Period (\d+) ends: the whole mat is scored|(The extra round) ends: the whole mat is scored)\.$/.exec(english) ?? [];
  return base ?? period ?? (extra ? EXTRA : null);
}

export const isPeriod = (scored: string): boolean => scored === EXTRA || /^\d+$/.test(scored);

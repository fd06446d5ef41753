import type { Draft } from "./deck";

const KEY = "baston-decks";

/** The decks of this browser, the last one worked at first. */
export function savedDecks(): Draft[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(read) ? (read as Draft[]).filter(({ id, name, format, cards }) => id && format && typeof name === "string" && typeof cards === "object") : [];
  } catch {
    return [];
  }
}

/** Keep the deck; false where the browser keeps nothing. */
export const saveDeck = (deck: Draft): boolean => write([deck, ...savedDecks().filter(({ id }) => id !== deck.id)]);

export const deleteDeck = (id: string): boolean => write(savedDecks().filter((deck) => deck.id !== id));

function write(decks: Draft[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(decks));
    return true;
  } catch {
    return false;
  }
}

/** An id for a new deck of this browser. */
export const newId = (): string => Math.random().toString(36).slice(2, 10);

import { settings } from "../lib/settings.svelte";

interface Named {
  name: string;
  name_fr: string | null;
}

/** The name of a card in the language of the page. */
export const nameOf = (card: Named): string => (settings.lang === "fr" ? (card.name_fr ?? card.name) : card.name);

/** The text of a card in the language of the page; empty if it has none. */
export const textOf = (card: { text: string | null; text_fr: string | null }): string => (settings.lang === "fr" ? card.text_fr : card.text) ?? "";

/** The gist of a card in the language of the page, for where its text has no room; empty if it has none. */
export const gistOf = (card: { gist: string; gist_fr: string }): string => (settings.lang === "fr" ? card.gist_fr : card.gist);

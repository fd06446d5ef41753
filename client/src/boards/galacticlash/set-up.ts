import type { SetUp, TableDraft } from "../set-up.svelte";

const SEATS: Record<string, number> = { multi: 3, duo: 4 }; // the least of a format, where it is not two
const WITH_DECKS = ["format", "decks"]; // what is chosen in the section of the decks
const USUAL = ["open_decks", "even_windows"]; // the others are rival readings of the rules, of which most tables never hear

/** The format and decks of a table of Galacti'Clash. */
export class ClashSetUp implements SetUp {
  constructor(readonly draft: TableDraft) {
    const least = SEATS[draft.options.format ?? ""] ?? 2;
    if (draft.seats.length < least) draft.seat(least);
  }

  offers(option: string): boolean {
    return !WITH_DECKS.includes(option);
  }

  isMinor(option: string): boolean {
    return !USUAL.includes(option);
  }
}

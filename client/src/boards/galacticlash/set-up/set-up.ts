import { t } from "../../../lib/i18n.svelte";
import type { SetUp, TableDraft } from "../../set-up.svelte";

const SEATS: Record<string, number> = { multi: 3, duo: 4 }; // the least of a format, where it is not two
const FIGURES: Record<string, { life: number; size: number; minutes: [number, number] }> = {
  flash: { life: 20, size: 50, minutes: [15, 30] },
  standard: { life: 30, size: 60, minutes: [25, 45] },
  multi: { life: 20, size: 50, minutes: [30, 60] },
  duo: { life: 30, size: 60, minutes: [35, 60] },
};
const WITH_DECKS = ["format", "decks"]; // what is chosen in the section of the decks
const USUAL = ["open_decks", "even_windows"]; // the others are rival readings of the rules, of which most tables never hear

/** The format and decks of a table of Galacti'Clash. */
export class ClashSetUp implements SetUp {
  constructor(readonly draft: TableDraft) {
    const least = SEATS[draft.options.format ?? ""] ?? 2;
    if (draft.seats.length < least) draft.seat(least);
  }

  summary(): string[] {
    const { life, size } = this.figures;
    return [t(this.draft.options.format === "duo" ? "gc-sum-life-team" : "gc-sum-life", { life }), t("gc-sum-size", { size })];
  }

  minutes(): [number, number] {
    return this.figures.minutes;
  }

  private get figures(): (typeof FIGURES)[string] {
    const usual = this.draft.seats.length > 2 ? "multi" : "flash";
    return FIGURES[this.draft.options.format ?? usual] ?? FIGURES[usual] as (typeof FIGURES)[string];
  }

  offers(option: string): boolean {
    return !WITH_DECKS.includes(option);
  }

  isMinor(option: string): boolean {
    return !USUAL.includes(option);
  }
}

import { t } from "../../../lib/i18n.svelte";
import type { TextFile } from "../../../lib/OwnFile.svelte";
import type { SetUp, TableDraft } from "../../set-up.svelte";

const BY_NAME = ["teams", "pool"]; // champions by their ids: what a draft is there to choose

/** The arena of a table of Super Fantasy Brawl. */
export class ArenaSetUp implements SetUp {
  file = $state.raw<TextFile | null>(null); // an own arena

  constructor(private readonly draft: TableDraft) {}

  summary(): string[] {
    const teams = this.draft.seats.length > 2 ? [t("sfb-sum-teams")] : [];
    return [t("sfb-sum-goal"), ...teams, t(`option-draft-${this.draft.options.draft ?? "casual"}-what`)];
  }

  minutes(): [number, number] {
    return this.draft.seats.length > 2 ? [40, 60] : [25, 40];
  }

  offers(option: string): boolean {
    return !BY_NAME.includes(option);
  }

  complete(options: Record<string, string>): Record<string, string> {
    return this.file ? { ...options, arena: this.file.text } : options;
  }
}

import type { TextFile } from "../../lib/OwnFile.svelte";
import type { SetUp } from "../set-up.svelte";

const BY_NAME = ["teams", "pool"]; // champions by their ids: what a draft is there to choose

/** The arena of a table of Super Fantasy Brawl. */
export class ArenaSetUp implements SetUp {
  file = $state.raw<TextFile | null>(null); // an own arena

  offers(option: string): boolean {
    return !BY_NAME.includes(option);
  }

  complete(options: Record<string, string>): Record<string, string> {
    return this.file ? { ...options, arena: this.file.text } : options;
  }
}

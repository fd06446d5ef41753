import type { TextFile } from "../../../lib/OwnFile.svelte";
import { factionName, t } from "../../../lib/i18n.svelte";
import { api } from "../../../net/api";
import type { CardInfo } from "../../../net/cards";
import type { SetUp, TableDraft, Tag } from "../../set-up.svelte";
import { iconOf } from "../cards";
import { ALL, boxesOf, factionsOf, fillFactions, seatsFor } from "./factions";

export const MAT_MODE = "base-principale";
const MAT_OPTIONS = ["mat", "useless_cards", "change_base"]; // what there is to choose in that mode alone

/** The modes, factions and boxes of a table of Smash Up. */
export class SmashUpSetUp implements SetUp {
  mat = $state.raw<TextFile | null>(null); // an own one
  picks = $state<string[][]>([[], [], [], []]); // factions by seat
  private cards = $state.raw<CardInfo[]>([]);

  onMat = $derived.by(() => this.draft.options.mode === MAT_MODE);
  boxes = $derived(boxesOf(this.cards));
  boxesInUse = $derived.by(() => this.draft.options.boxes ?? ALL);
  copies = $derived.by(() => Number(this.draft.options.copies ?? 1));
  factions = $derived(factionsOf(this.cards, this.boxesInUse));
  picking = $derived.by(() => this.draft.options.factions === "pick");
  mostSeats = $derived(this.cards.length ? seatsFor(this.cards, this.boxesInUse, this.copies) : Infinity);
  /** Boxes that have too few factions on their own for those who play. */
  tooSmall = $derived.by(() => this.boxes.filter((box) => seatsFor(this.cards, box, this.copies) < this.draft.seats.length));
  // What was picked from a box that no longer takes part does not count.
  private ownPicks = $derived.by(() => this.picks.slice(0, this.draft.seats.length).map((both) => both.filter((faction) => this.factions.includes(faction))));

  constructor(readonly draft: TableDraft) {
    api.cards("smashup").then(
      (cards) => (this.cards = cards),
      () => undefined,
    );
  }

  get seatsNote(): string {
    return t("boxes-for", { players: this.mostSeats });
  }

  summary(): string[] {
    const how = this.draft.options.factions ?? "random";
    return [this.onMat ? t("su-sum-mat") : t("su-sum-bases", { bases: this.draft.seats.length + 1 }), t(`su-sum-${how}`)];
  }

  minutes(): [number, number] {
    const more = 12 * (this.draft.seats.length - 2);
    return [30 + more, 45 + more];
  }

  tagsOf(seat: number): Tag[] {
    if (!this.picking) return [];
    return (this.ownPicks[seat] ?? []).map((faction) => ({ theme: faction, icon: iconOf(faction), name: factionName(faction) }));
  }

  get file(): TextFile | null {
    return this.onMat ? this.mat : null;
  }

  isOfMode(option: string): boolean {
    return this.onMat && MAT_OPTIONS.includes(option);
  }

  offers(option: string): boolean {
    return option !== "factions" && option !== "mode" && !MAT_OPTIONS.includes(option);
  }

  disabled(option: string): string[] {
    return option === "copies" && this.cards.length && seatsFor(this.cards, this.boxesInUse, 1) < this.draft.seats.length ? ["1"] : [];
  }

  complete(options: Record<string, string>): Record<string, string> {
    const offered = Object.entries(options).filter(([option]) => this.onMat || !MAT_OPTIONS.includes(option));
    const sent: Record<string, string> = { ...Object.fromEntries(offered), boxes: this.boxesInUse };
    if (this.file) sent.mat = this.file.text;
    if (this.picking) sent.factions = fillFactions(this.ownPicks, this.factions, this.copies);
    return sent;
  }
}

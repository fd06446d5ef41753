import type { ClashView, Unit } from "./view";

/** A unit of this seat with nothing to it. */
export const unit = (handle: number, controller: number, attack = 2): Unit => ({
  card: "x", handle, kind: "creature", owner: controller, controller, engaged: false, stuck: false, attack, defense: 2,
  printed: [2, 2], why: [], wounds: 0, delayed: false, shield: 0, harmless: false, keywords: [], factions: [],
});

/** A position of two with two units each, but for what is changed. */
export const view = (changes: Partial<ClashView>): ClashView => ({
  seat: 0, players: 2, format: "flash", turn: 1, turn_number: 6, phase: "attack", life: [20, 20], sides: [0, 1], out: [false, false],
  laid: [false, false], roles: [null, null], shields: [0, 0], libraries: [30, 30], library_known: [[], []], hands: [[], []], pits: [[], []],
  energies: [[], []], ready: [], units: [unit(10, 0), unit(11, 0), unit(20, 1, 3), unit(21, 1, 4)], presences: [],
  fates: [], paying: [], energy_plays: { force: 0, mastery: 0, any: 0 }, chain: [], combat: null, answering: null, decision: null, winner: null, ...changes,
});

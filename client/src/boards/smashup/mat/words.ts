import { t } from "../../../lib/i18n.svelte";
import type { Camp, Slot } from "../view";

const ICONS: Record<string, string> = {
  presence: "footsteps",
  "turn-start": "sunrise",
  power: "biceps",
  keep: "checked-shield",
};

/** What kind of slot it is: when it acts, or that it gives power, keeps minions or does nothing. */
export const kindOf = (slot: Slot): string => slot.when || (slot.effect.startsWith("power") ? "power" : slot.effect);

export const iconOf = (slot: Slot): string | undefined => ICONS[kindOf(slot)];

export const headOf = (slot: Slot): string => t(`mat-head-${kindOf(slot)}`);

export const doesOf = (slot: Slot): string => t(`mat-does-${slot.effect}`, slot.numbers);

export const campName = (camp: Camp): string => t(`mat-camp-${camp.camp}`);

export const slotName = (camp: Camp, slot: Slot): string => `${campName(camp)} ${slot.number}`;

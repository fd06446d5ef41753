import { t } from "../lib/i18n.svelte";
import type { Seat } from "../net/protocol";

const BOT_NAMES = ["Ada", "Brigitte", "Nadir", "Rosalie"];

/** The name that people see for a seat; `third` when a sentence goes on about it. */
export function seatName(seats: Seat[], seat: number, third = false): string {
  const info = seats[seat];
  if (info?.name) return info.name;
  if (info?.kind === "bot") return BOT_NAMES[seat] ?? t("seat-number", { number: seat + 1 });
  if (!third && info?.mine && seats.filter((other) => other.mine).length === 1) return t("you");
  return t("seat-number", { number: seat + 1 });
}

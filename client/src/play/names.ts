import { has, say, t } from "../lib/i18n.svelte";
import type { Seat } from "../net/protocol";

const BOT_NAMES = ["Ada", "Brigitte", "Nadir", "Rosalie"];

/** The name that people see for a seat, on its plate and in sentences. */
export function seatName(seats: Seat[], seat: number): string {
  const info = seats[seat];
  if (info?.name) return info.name;
  if (info?.kind === "bot") return BOT_NAMES[seat] ?? t("seat-number", { number: seat + 1 });
  return isYou(seats, seat) ? t("you") : t("seat-number", { number: seat + 1 });
}

/** What a bot of this level is called; one of others has the name that the host gave it. */
export function levelName(level = "normal"): string {
  const named = level.replace(/^mirror:\d+$/, "mirror"); // whatever it has come to
  return has(`level-${named}`) ? t(`level-${named}`) : level;
}

/** What stands below the name of a bot: how it has lost by its own fault, else its level. */
export const botStatus = ({ fault, level }: Seat): string => (fault ? say(fault) : levelName(level ?? undefined));

/** Is the seat called You: the only one of this browser, and without a name? */
export function isYou(seats: Seat[], seat: number): boolean {
  const info = seats[seat];
  return info?.mine === true && !info.name && info.kind !== "bot" && seats.filter((other) => other.mine).length === 1;
}

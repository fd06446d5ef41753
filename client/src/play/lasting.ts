import { t } from "../lib/i18n.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something has lasted, in the words of the page; `seconds` of another machine's clock may be below zero. */
export function lasting(seconds: number): string {
  if (seconds < MINUTE) return t("just-now");
  if (seconds < HOUR) return t("minutes-long", { count: Math.floor(seconds / MINUTE) });
  if (seconds < DAY) return t("hours-long", { count: Math.floor(seconds / HOUR) });
  return t("days-long", { count: Math.floor(seconds / DAY) });
}

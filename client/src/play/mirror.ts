/** The level `mirror`, which follows who plays in this browser from game to game. */

import { settings } from "../lib/settings.svelte";
import type { Table } from "../net/protocol";

export const MIRROR = "mirror";

/** A level as it is asked for: the mirror's as strong as it has become in this game. */
export const levelNow = (level: string | undefined, game: string): string | undefined => (level === MIRROR ? (settings.mirrors[game]?.level ?? level) : level);

/** Keeps what the mirror is in the next game, once this one is over; an older game that is looked at again changes nothing. */
export function follow({ game, created, seats }: Table): void {
  const level = seats.find((seat) => seat.next_level !== undefined)?.next_level;
  if (level === undefined || !seats.some((seat) => seat.mine) || created < (settings.mirrors[game]?.made ?? 0)) return;
  settings.mirrors = { ...settings.mirrors, [game]: { level, made: created } };
  settings.save();
}

import { addressOf } from "../lib/position-link";
import { router } from "../lib/router.svelte";
import { api } from "../net/api";

/** Goes to the position of a moment of a finished game, of its last where none is named, to be played on otherwise. Fails as the server refuses. */
export async function whatIf(table: string, game: string, step?: number): Promise<void> {
  const { number, text, options } = await api.pastPosition(table, step);
  const asked: Record<string, string> = step === undefined ? {} : { step: String(step), shown: String(number) };
  router.go(await addressOf("board", game, text, { ...options, ...asked }));
}

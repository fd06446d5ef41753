import { t } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import type { GameInfo, Table } from "../net/protocol";
import { tilesOf } from ".";

/** The mode of a table that the home page offers beside the game, as a game of its own; null: the usual one. */
export function modeOf(table: Pick<Table, "game" | "options">): string | null {
  const modes = tilesOf(table.game).map((tile) => tile.mode);
  return modes.find((mode) => mode !== null && mode === table.options["mode"]) ?? null;
}

/** What a table plays, as people call it: its mode where that is a game of its own, else the game. */
export function titleOf(table: Pick<Table, "game" | "options">, games: GameInfo[]): string {
  const mode = modeOf(table);
  const game = games.find((one) => one.id === table.game);
  if (mode !== null) return t(`option-mode-${mode}`);
  return game ? (settings.lang === "fr" ? game.name_fr : game.name) : table.game;
}

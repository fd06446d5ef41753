import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const MODULE = "virtual:icons"; // `virtual:icons/GAME`: those of a game, which come with its board
const LIST_OF = (game: string): string => `src/boards/${game}/icons.json`;
const BOARDS = "src/boards";
/** The icons that pages need at once: their own, and those of the games' tiles. */
const COMMON = ["src/lib/icons.json", ...readdirSync(BOARDS).map((game) => `${BOARDS}/${game}/entry.icons.json`).filter((list) => existsSync(list))];

/** Offers `virtual:icons`: the drawings of the icons that the lists name, and of no others. */
export function icons(): Plugin {
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return undefined;
      const game = id.slice(MODULE.length + 2);
      const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
      const drawn: Record<string, string> = {};
      for (const list of game ? [LIST_OF(game)] : COMMON) {
        this.addWatchFile(list);
        for (const name of Object.values(JSON.parse(readFileSync(list, "utf8")) as Record<string, string>)) {
          drawn[name] = body(set, name);
        }
      }
      return `export default ${JSON.stringify(drawn)};`;
    },
  };
}

function body(set: IconSet, name: string): string {
  const icon = set.icons[set.aliases?.[name]?.parent ?? name];
  if (!icon) throw new Error(`game-icons has no icon ${name}`);
  return icon.body;
}

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const ASKED = /^virtual:icons(?:\/(\w+))?$/; // `virtual:icons/GAME`: those of a game
const FOUND = /^\0virtual:(?:(\w+)\/)?icons$/; // under this name the files that are made are called `icons`
const LIST_OF = (game: string): string => `src/boards/${game}/icons.json`;
const BOARDS = "src/boards";
/** The icons that pages need at once: their own, and those of the games' tiles. */
const COMMON = ["src/lib/icons.json", ...readdirSync(BOARDS).map((game) => `${BOARDS}/${game}/entry.icons.json`).filter((list) => existsSync(list))];

/** Offers `virtual:icons`: the drawings of the icons that the lists name, and of no others. */
export function icons(): Plugin {
  return {
    name: "icons",
    resolveId(id) {
      const asked = ASKED.exec(id);
      return asked ? `\0virtual:${asked[1] ? `${asked[1]}/` : ""}icons` : undefined;
    },
    load(id) {
      const found = FOUND.exec(id);
      if (!found) return undefined;
      const game = found[1];
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

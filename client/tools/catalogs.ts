import { readFileSync } from "node:fs";

import type { Plugin } from "vite";

const CATALOG = ".ftl?raw";

/** Leaves out of the catalogs what is said to whoever writes them, and no reader of a page is to load. */
export function catalogs(): Plugin {
  return {
    name: "catalogs",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(CATALOG)) return undefined;
      const text = readFileSync(id.slice(0, id.indexOf("?")), "utf-8");
      return `export default ${JSON.stringify(text.replace(/^#.*\n+/gm, ""))};`;
    },
  };
}

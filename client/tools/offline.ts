import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

import type { Plugin } from "vite";

export const WORKER = "service-worker";
const PUBLIC = "public";
const UNUSED = /\.woff$|vietnamese/; // fonts that only other browsers, or other languages, ask for

/** Writes into the service worker which files the pages of this version have, and a name that no other version has. */
export function offline(): Plugin {
  return {
    name: "offline",
    enforce: "post",
    apply: "build",
    generateBundle(_, bundle) {
      const worker = bundle[`${WORKER}.js`];
      if (worker?.type !== "chunk") return this.error("there is no service worker");
      const own = readdirSync(PUBLIC).map((name) => ({ name, content: readFileSync(`${PUBLIC}/${name}`) }));
      const files = [...Object.keys(bundle).filter((name) => name.startsWith("assets/") && !UNUSED.test(name)), ...own.map(({ name }) => name)].sort();
      const hash = createHash("sha256");
      for (const part of [worker.code, readFileSync("index.html"), ...files, ...own.map(({ content }) => content)]) hash.update(part);
      worker.code = worker.code
        .replaceAll("__FILES__", JSON.stringify(files.map((name) => `/${name}`)))
        .replaceAll("__VERSION__", JSON.stringify(hash.digest("hex").slice(0, 16)));
    },
  };
}

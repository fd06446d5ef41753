import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { catalogs } from "./tools/catalogs.ts";
import { icons } from "./tools/icons.ts";
import { offline, WORKER } from "./tools/offline.ts";

const server = process.env.BASTON_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [catalogs(), icons(), svelte(), offline()],
  build: {
    outDir: "../src/baston/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: { index: "index.html", [WORKER]: `src/${WORKER}.ts` },
      // The browser knows the service worker by its address, which has to stay the same.
      output: {
        entryFileNames: ({ name }) => (name === WORKER ? `${WORKER}.js` : "assets/[name]-[hash].js"),
        // What every page needs is one file: on a slow line each of many costs a round trip.
        codeSplitting: { groups: [{ name: "pages", tags: ["$initial"], test: (id) => !id.includes(WORKER) }] },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});

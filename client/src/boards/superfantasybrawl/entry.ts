import { drawSoon } from "../../lib/drawings.svelte";
import { addWords } from "../../lib/i18n.svelte";
import type { GameEntry } from "../board";
import en from "./entry.en.ftl?raw";
import fr from "./entry.fr.ftl?raw";
import Picture from "./Picture.svelte";

addWords({ en, fr });

export const entry: GameEntry = {
  id: "superfantasybrawl",
  rounds: true,
  tiles: [{ mode: null, Picture, how: () => import("./how/How.svelte"), turn: () => import("./how/Turn.svelte") }],
  modes: ["four"],
  position: () => import("./position").then(({ part }) => part),
  load: async () => {
    const { board } = await import(".");
    drawSoon(import("virtual:icons/superfantasybrawl")); // after it: they are half of all that a table fetches
    return board;
  },
  setUp: async () => (await import("./set-up/part")).part,
};

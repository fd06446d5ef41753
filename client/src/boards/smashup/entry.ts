import cards from "../../../../src/baston/locales/fr/smashup_cards.ftl?raw";
import { drawSoon } from "../../lib/drawings.svelte";
import { addWords } from "../../lib/i18n.svelte";
import type { GameEntry } from "../board";
import en from "./entry.en.ftl?raw";
import fr from "./entry.fr.ftl?raw";
import MatPicture from "./mat/Picture.svelte";
import Picture from "./Picture.svelte";

addWords({ en, fr });
addWords({ fr: cards }); // the factions of the poster are called as in the game

export const entry: GameEntry = {
  id: "smashup",
  tiles: [
    { mode: null, Picture, how: () => import("./how/How.svelte"), turn: () => import("./how/Turn.svelte") },
    { mode: "base-principale", Picture: MatPicture, how: () => import("./how/HowOnMat.svelte"), turn: () => import("./how/TurnOnMat.svelte") },
  ],
  position: () => import("./position").then(({ part }) => part),
  load: async () => {
    const { board } = await import(".");
    drawSoon(import("virtual:icons/smashup")); // after it: they are half of all that a table fetches
    return board;
  },
  setUp: async () => {
    drawSoon(import("virtual:icons/smashup"));
    return (await import("./set-up/part")).part;
  },
};

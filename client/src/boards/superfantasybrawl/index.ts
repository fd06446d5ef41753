import "./arena.css";

import icons from "virtual:icons/superfantasybrawl";

import { draw } from "../../lib/drawings";
import { learn } from "../../lib/i18n.svelte";
import type { Board } from "../index";
import ArenaBoard from "./Board.svelte";
import Dock from "./Dock.svelte";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";
import Header from "./Header.svelte";
import { reactions } from "./habits.svelte";
import Habits from "./Habits.svelte";
import Mini from "./Mini.svelte";
import Preview from "./Preview.svelte";
import Printed from "./Printed.svelte";
import Sheet from "./Sheet.svelte";
import Tray from "./Tray.svelte";
import { shelf } from "./cards";
import { type ArenaView, drawn, happened, moment } from "./view";

learn({ en, fr });
draw(icons);

/** The board of Super Fantasy Brawl, with its words and drawings. */
export const board: Board = {
  Board: ArenaBoard,
  Dock,
  Header,
  Mini,
  Tray,
  Sheet,
  Preview,
  Printed,
  Habits,
  shelf,
  drawn: (view) => drawn(view as ArenaView),
  moment: (view) => moment(view as ArenaView),
  passes: () => reactions.passed,
  happened: (before, after) => happened(before as ArenaView, after as ArenaView),
};

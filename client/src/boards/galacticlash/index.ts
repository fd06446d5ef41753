import "./board.css";

import drawings from "virtual:icons/galacticlash";

import { draw } from "../../lib/drawings";
import type { Board } from "..";
import BattlefieldBoard from "./Board.svelte";
import Card from "./Card.svelte";
import Dock from "./Dock.svelte";
import Header from "./Header.svelte";
import Mini from "./Mini.svelte";
import Preview from "./Preview.svelte";
import Sheet from "./Sheet.svelte";
import { passes, stops } from "./stops.svelte";
import Tray from "./Tray.svelte";
import { type ClashView, drawn, isThreatened, moment } from "./view";
import "./words";

draw(drawings);

/** The battlefield of Galacti'Clash. */
export const board: Board = {
  Board: BattlefieldBoard,
  Dock,
  Header,
  Mini,
  Tray,
  Sheet,
  Preview,
  Printed: Card,
  drawn: (view) => drawn(view as ClashView),
  moment: (view) => moment(view as ClashView),
  passes: (view, here) => passes(view as ClashView, (whose, window) => stops.has(here, whose, window)),
  stops: (view) => isThreatened(view as ClashView),
};

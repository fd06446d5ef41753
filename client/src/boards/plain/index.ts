import { factionName } from "../../lib/i18n.svelte";
import type { Board as BoardOf } from "../board";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Dock from "./Dock.svelte";

/** The board of games that bring none of their own. */
export const board: BoardOf<unknown> = {
  Board,
  Dock,
  Card,
  shownHandles: () => new Set(),
  shelf: ({ faction }) => ({ id: faction, name: factionName(faction), icon: "card-play" }),
};

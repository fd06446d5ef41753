import type { Component } from "svelte";

import type { CardInfo } from "../net/cards";
import type { Choice } from "../net/protocol";
import type { Trace } from "../play/arrows";
import type { Moment } from "../play/auto-pass.svelte";
import type { Hover, Sheet, Stage } from "../play/stage.svelte";
import Plain from "./plain/Board.svelte";
import PlainDock from "./plain/Dock.svelte";
import { happened } from "./smashup/arrows";
import SmashUpBoard from "./smashup/Board.svelte";
import SmashUpContext from "./smashup/Context.svelte";
import SmashUpDock from "./smashup/Dock.svelte";
import SmashUpHeader from "./smashup/Header.svelte";
import SmashUpMini from "./smashup/Mini.svelte";
import SmashUpPreview from "./smashup/Preview.svelte";
import SmashUpSheet from "./smashup/Sheet.svelte";
import SmashUpTray from "./smashup/Tray.svelte";
import { drawn, moment, showsUseless, type SmashUpView } from "./smashup/view";

/** What a game brings to the table; all the rest is the same for every game. */
export interface Board {
  Board: Component<{ stage: Stage }>;
  Dock: Component<{ stage: Stage }>;
  Header?: Component<{ stage: Stage }>;
  Mini?: Component<{ stage: Stage; card: string }>;
  Context?: Component<{ stage: Stage }>; // what an open question is about, beyond its sentence
  Tray?: Component<{ stage: Stage; choices: Choice[] }>;
  Sheet?: Component<{ stage: Stage; sheet: Sheet }>;
  Preview?: Component<{ stage: Stage; hover: Hover }>;
  drawn(view: unknown): Set<number>; // the handles that the board itself lets people press
  quiet?(choice: Choice): boolean; // has an option without a handle a button of its own on the board or in the dock?
  Printed?: Component<{ card: CardInfo }>; // a card in the gallery, if it does not look as those of Smash Up
  Habits?: Component; // switches for what is done on its own
  shelf?(card: CardInfo, cards: CardInfo[]): Shelf; // where a card lies in the gallery, if not with its faction
  moment?(view: unknown): Moment; // in games with responses that may be passed
  passes?(view: unknown, here: number): boolean; // does the wish of this one of the players here pass the response that is asked for?
  stops?(view: unknown): boolean; // does what is asked concern the player so much that nothing is passed unasked?
  happened?(before: unknown, after: unknown): Trace[]; // what arrows show for a moment
}

/** A heading of the gallery. */
export interface Shelf {
  id: string;
  name: string;
  icon: string;
}

const boards: Record<string, Board> = {
  smashup: {
    Board: SmashUpBoard,
    Dock: SmashUpDock,
    Header: SmashUpHeader,
    Mini: SmashUpMini,
    Context: SmashUpContext,
    Tray: SmashUpTray,
    Sheet: SmashUpSheet,
    Preview: SmashUpPreview,
    drawn: (view) => drawn(view as SmashUpView),
    quiet: showsUseless,
    moment: (view) => moment(view as SmashUpView),
    happened: (before, after) => happened(before as SmashUpView, after as SmashUpView),
  },
};

// Boards that are fetched when their game is first looked at.
const fetched: Record<string, () => Promise<{ board: Board }>> = {
  galacticlash: () => import("./galacticlash"),
  superfantasybrawl: () => import("./superfantasybrawl"),
};

const plain: Board = { Board: Plain, Dock: PlainDock, drawn: () => new Set() };

/** Have the board of a game here, before `boardOf` is asked for it. */
export async function loadBoard(game: string): Promise<Board> {
  const fetch = fetched[game];
  if (fetch && !boards[game]) boards[game] = (await fetch()).board;
  return boardOf(game);
}

/** The board of a game; the plain one for a game that brings none, or whose board is not here yet. */
export const boardOf = (game: string): Board => boards[game] ?? plain;

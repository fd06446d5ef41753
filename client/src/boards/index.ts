import type { Component } from "svelte";

import type { Choice } from "../net/protocol";
import type { Hover, Sheet, Stage } from "../play/stage.svelte";
import Plain from "./Plain.svelte";
import PlainDock from "./PlainDock.svelte";
import SmashUpBoard from "./smashup/Board.svelte";
import SmashUpDock from "./smashup/Dock.svelte";
import SmashUpHeader from "./smashup/Header.svelte";
import SmashUpMini from "./smashup/Mini.svelte";
import SmashUpPreview from "./smashup/Preview.svelte";
import SmashUpSheet from "./smashup/Sheet.svelte";
import SmashUpTray from "./smashup/Tray.svelte";
import { drawn, type SmashUpView } from "./smashup/view";

/** What a game brings to the table; all the rest is the same for every game. */
export interface Board {
  Board: Component<{ stage: Stage }>;
  Dock: Component<{ stage: Stage }>;
  Header?: Component<{ stage: Stage }>;
  Mini?: Component<{ stage: Stage; card: string }>;
  Tray?: Component<{ stage: Stage; choices: Choice[] }>;
  Sheet?: Component<{ stage: Stage; sheet: Sheet }>;
  Preview?: Component<{ stage: Stage; hover: Hover }>;
  drawn(view: unknown): Set<number>; // the handles that the board itself lets people press
}

const boards: Record<string, Board> = {
  smashup: {
    Board: SmashUpBoard,
    Dock: SmashUpDock,
    Header: SmashUpHeader,
    Mini: SmashUpMini,
    Tray: SmashUpTray,
    Sheet: SmashUpSheet,
    Preview: SmashUpPreview,
    drawn: (view) => drawn(view as SmashUpView),
  },
};

const plain: Board = { Board: Plain, Dock: PlainDock, drawn: () => new Set() };

/** The board of a game; the plain one for a game that brings none. */
export const boardOf = (game: string): Board => boards[game] ?? plain;

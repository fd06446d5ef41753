import type { Component } from "svelte";

import type { CardInfo } from "../net/cards";
import type { Choice, Line, Still, Table } from "../net/protocol";
import type { Arrow } from "../play/arrows";
import type { PassRules } from "../play/auto-pass.svelte";
import type { Piece } from "../play/changes";
import type { TurnRules } from "../play/end-of-turn.svelte";
import type { Film } from "../play/films.svelte";
import type { Plan } from "../play/plan";
import type { Sheet, Stage } from "../play/stage.svelte";
import type { PositionPart } from "./position";
import type { SetUpPart } from "./set-up.svelte";

/** What every part of a board is given: the table, and what the server shows of the position. */
export interface BoardProps<View> {
  stage: Stage;
  view: View;
}

/** The answers of the tray, and what stands under each of its cards. */
export interface TrayProps<View> extends BoardProps<View> {
  choices: Choice[];
  caption(handle: number): string;
}

/** What a game brings to the table and to the pages about it; all the rest is the same for every game. */
export interface Board<View> extends PassRules<View>, TurnRules {
  // At the table
  Board: Component<BoardProps<View>>;
  Dock: Component<BoardProps<View>>; // the seat below
  Header?: Component<BoardProps<View>>;
  goal?(view: View): string; // how it is won, in a line
  isIdle?(stage: Stage, choice: Choice): boolean; // whether nothing would come of an answer, as far as it is foreseen: its player is asked first
  context?(stage: Stage, view: View): string; // what a question is about, beyond its sentence
  Tray?: Component<TrayProps<View>>; // the answers that the board does not show
  Sheet?: Component<BoardProps<View> & { sheet: Sheet; all?: boolean }>; // about a card; `all`: everything
  Mini?: Component<{ stage: Stage; card: string }>; // the card that asks, beside its question
  PassOptions?: Component; // switches for what is passed unasked
  cardAt?(view: View, handle: number): string | null; // the printed card that a handle is, as far as it is seen
  aimWords?(card: string): { says: string; note: string }; // where a card that is held is to be aimed at something else than a place
  placeOf?(view: View): Sheet | null; // what is read where nothing else is: the place where play is
  pilesOf?(view: View): PileOf[]; // the piles that answers may come from
  kindName?(kind: string): string; // of a card's kind, as the catalog has it
  passWhole?(view: View): string; // what passing to the end of what all are asked about now is called
  film?: FilmMaker<View>; // what has happened that is shown step by step
  drafting?(view: View): boolean; // whether answers in words are drawn, whatever their number
  shownHandles(view: View): Set<number>; // what can be pressed on the board itself
  hasButton?(choice: Choice): boolean; // whether an option without a handle has a button of its own on the board
  plan?(stage: Stage, view: View): Plan | null; // what is put together on the board and not sent yet
  pieces?(view: View): Piece[]; // what is in play: what happens to it is shown, and seen again
  drawing?(stage: Stage, card: string): Drawn | null; // what stands for a card where there is room for an icon
  modeOf?(table: Played): string; // the mode whose rules are played at a table, if not as its options say
  isTakenBackInPart?(view: View): boolean; // whether more must be undone, as it was put together and sent as one
  arrows?(before: View, after: View): Arrow[]; // what has just come from where
  factions?(view: View): string[][]; // by seat, for the page of the result
  sides?(view: View): number[]; // by seat, where some play together

  // On other pages
  Card: Component<{ card: CardInfo }>; // a card in the gallery
  shelf(card: CardInfo, cards: CardInfo[]): Shelf; // the heading of the gallery that the card lies under
}

/** An icon, and the colour behind it. */
export interface Drawn {
  icon: string;
  hue?: string | undefined;
}

/** What of a game is shown step by step over the board, and how; what draws it is fetched when it is first shown. */
export interface FilmMaker<View> {
  of(stage: Stage, before: View, after: View, lines: Line[], stills: Still[]): Film | null;
  draw(): Promise<FilmParts | null>; // null if it could not be fetched
}

/** What stands on the left and on the right of a step. */
export interface FilmParts {
  Left: Component<{ stage: Stage; shows: never }>;
  Right: Component<{ stage: Stage; shows: never }>;
}

/** A pile of a seat, with what is seen of it. */
export interface PileOf {
  kind: "hand" | "deck" | "discard" | "pit" | "library";
  seat: number;
  handles: number[];
}

/** The piles of a kind as a view has them, by seat. */
export const pilesBySeat = (kind: PileOf["kind"], piles: ({ handle: number } | null)[][]): PileOf[] =>
  piles.map((pile, seat) => ({ kind, seat, handles: pile.flatMap((card) => (card ? [card.handle] : [])) }));

/** What tells by which rules a table plays. */
export type Played = Pick<Table, "options" | "players">;

/** A board whose views nobody looks into. */
export type AnyBoard = Board<never>;

/** A heading of the gallery. */
export interface Shelf {
  id: string;
  name: string;
  icon: string;
}

/** A game, or a mode that looks like none of the others, as the home page offers it. */
export interface Tile {
  mode: string | null; // null: the usual one
  Picture: Component;
  turn?: () => Promise<{ default: Component }>; // its turn, as steps of a list
  how?: () => Promise<{ default: Component }>; // how it goes, as steps of a list
}

/** What pages know of a game before its board is fetched. Its words and icons for that lie beside it. */
export interface GameEntry {
  id: string;
  tiles: Tile[];
  modes?: readonly string[]; // without tiles, that have rules of their own
  rounds?: boolean; // what its people count is rounds of all, not turns
  load(): Promise<AnyBoard>;
  setUp?: () => Promise<SetUpPart>; // what it asks for where a table is set up
  position?: () => Promise<PositionPart>; // what it brings to the page on which positions are set up
  workshop?: () => Promise<Component<{ shared: string | null }>>; // where decks are built; `shared`: one to begin with
}

import type { AnyBoard, GameEntry, Tile } from "./board";
import type { PositionPart } from "./position";
import type { SetUpPart } from "./set-up.svelte";
import { entry as galacticlash } from "./galacticlash/entry";
import { board as plain } from "./plain";
import Picture from "./plain/Picture.svelte";
import { entry as smashup } from "./smashup/entry";
import { entry as superfantasybrawl } from "./superfantasybrawl/entry";

export { pairOfTheDay } from "./smashup/poster";

/** All games with a board of their own: the only place of the client that lists them. */
const GAMES: readonly GameEntry[] = [smashup, superfantasybrawl, galacticlash];

/** The game that the home page plays at once, and that pages are about which name none. */
export const featured: GameEntry = smashup;

const boards = new Map<string, AnyBoard>();

const entryOf = (game: string): GameEntry | undefined => GAMES.find(({ id }) => id === game);

/** What the home page offers of a game. */
export const tilesOf = (game: string): Tile[] => entryOf(game)?.tiles ?? [{ mode: null, Picture }];

/** The modes of a game that have rules of their own, the usual one first, as the tiles name it. */
export const modesOf = (game: string): (string | null)[] => [...tilesOf(game).map(({ mode }) => mode), ...(entryOf(game)?.modes ?? [])];

/** Do people at this game count rounds of all, instead of turns? */
export const countsRounds = (game: string): boolean => entryOf(game)?.rounds === true;

/** The page on which decks for a game are built, if it has one. */
export const workshopOf = (game: string): GameEntry["workshop"] => entryOf(game)?.workshop;

/** A game's part of the page on which a table is set up, fetched when it is asked for. */
export const loadSetUp = async (game: string): Promise<SetUpPart | undefined> => entryOf(game)?.setUp?.();

/** A game's part of the page on which positions are set up, fetched when it is asked for. */
export const loadPosition = async (game: string): Promise<PositionPart | undefined> => entryOf(game)?.position?.();

/** Can positions of this game be set up? */
export const hasPositions = (game: string): boolean => entryOf(game)?.position !== undefined;

/** The board of a game, fetched when it is first asked for; the plain one for a game without its own. */
export async function loadBoard(game: string): Promise<AnyBoard> {
  const entry = entryOf(game);
  if (entry && !boards.has(game)) boards.set(game, await entry.load());
  return boardOf(game);
}

/** The board of a game that has been loaded; the plain one until then. */
export const boardOf = (game: string): AnyBoard => boards.get(game) ?? plain;

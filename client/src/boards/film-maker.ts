import type { FilmMaker, FilmParts } from "./board";

/** What of a game is shown step by step: all of it is fetched when what draws it is asked for first, or again after it could not be. */
export function filmMaker<View>(load: () => Promise<FilmParts & Pick<FilmMaker<View>, "of">>): FilmMaker<View> {
  let made: (FilmParts & Pick<FilmMaker<View>, "of">) | null = null;
  let coming: Promise<FilmParts | null> | null = null;
  const missed = (): null => (coming = null);
  const fetched = (): Promise<FilmParts | null> => load().then((parts) => (made = parts), missed);
  return {
    of: (...told) => made?.of(...told) ?? null,
    draw: () => (coming ??= fetched()),
  };
}

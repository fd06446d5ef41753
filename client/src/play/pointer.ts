const STILL = 3; // pixels that a resting hand may move

/**
 * Where the pointer was last seen to move. A browser also tells of cards that come to lie under a pointer at rest, as when
 * one is drawn or the page scrolls: nobody has pointed at those.
 */
export class Pointer {
  private x = NaN; // until it moves
  private y = NaN;

  /** It has moved. */
  moved(event: { clientX: number; clientY: number }): void {
    this.x = event.clientX;
    this.y = event.clientY;
  }

  /** Has it come where the event says from somewhere else? */
  comes(event: { clientX: number; clientY: number }): boolean {
    return !Number.isNaN(this.x) && (event.clientX !== this.x || event.clientY !== this.y);
  }
}

/** Is the second place so far from the first that somebody has moved there? */
export const isAway = (from: { clientX: number; clientY: number }, to: { clientX: number; clientY: number }): boolean =>
  Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > STILL;

/** The pointer of this browser; the page tells it each move. */
export const pointer = new Pointer();

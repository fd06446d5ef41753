import type { Line } from "../net/protocol";
import type { Arrow, Spot } from "./arrows";

/** A thing in play as a view has it: what is told of it when it comes, goes, moves or counts for something else. */
export interface Piece {
  id: string; // the same in every view
  card: string | null; // what is printed
  thing?: number; // its handle, where the log names it by that
  spot: Spot; // where it is drawn
  home: Spot | null; // what it lies at, where its ghost is drawn once it has gone; null: it leaves none
  seat: number | null; // whose it is
  value: string; // the figures on it; empty if there are none
}

/** How a thing has changed from one view to another. */
export interface Change {
  kind: "came" | "gone" | "moved" | "changed";
  piece: Piece; // as it is now, or was if it has gone
  from: Spot | null; // where it has come from
  was: string; // the figures before; empty if they are the same, or it is new
}

export function changesOf(before: readonly Piece[], after: readonly Piece[]): Change[] {
  const old = new Map(before.map((piece) => [piece.id, piece]));
  const changes: Change[] = [];
  for (const piece of after) {
    const was = old.get(piece.id);
    old.delete(piece.id);
    if (!was) changes.push({ kind: "came", piece, from: piece.seat === null ? null : { seat: piece.seat }, was: "" });
    else {
      const figures = was.value === piece.value ? "" : was.value;
      if (!same(was.home, piece.home)) changes.push({ kind: "moved", piece, from: was.home, was: figures });
      else if (figures) changes.push({ kind: "changed", piece, from: null, was: figures });
    }
  }
  return [...changes, ...[...old.values()].flatMap((piece): Change[] => (piece.home ? [{ kind: "gone", piece, from: null, was: "" }] : []))];
}

/**
 * From where the way of a thing is drawn: as it is seen again, and where nothing moves, since it is seen in no other way then, but for
 * those to which an arrow is drawn already.
 */
export function wayFrom({ piece, from }: Change, again: boolean, isStill: boolean, arrows: readonly Arrow[]): Spot | null {
  return again || (isStill && !arrows.some(({ to }) => same(to, piece.spot))) ? from : null;
}

const same = (one: Spot | null, other: Spot | null): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Which of the changes each of these groups of lines tells: that which names the thing, else the last one. */
export function sharedOut(changes: readonly Change[], groups: readonly (readonly Line[])[]): Change[][] {
  const shares: Change[][] = groups.map(() => []);
  for (const change of changes) {
    const named = groups.findIndex((lines) => lines.some((line) => names(line, change.piece)));
    shares.at(named)?.push(change);
  }
  return shares;
}

function names({ event, mentions }: Line, { card, thing, seat }: Piece): boolean {
  if (thing !== undefined && event?.thing !== undefined) return event.thing === thing;
  if (card === null) return event?.kind === "points" && seat !== null && event.seats.includes(seat);
  return event?.card === card || (mentions?.en.some(([, , named]) => named === card) ?? false);
}

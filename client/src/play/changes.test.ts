import { describe, expect, it } from "vitest";

import type { Line, LogEvent } from "../net/protocol";
import { changesOf, type Piece, sharedOut, wayFrom } from "./changes";

const piece = (handle: number, more: Partial<Piece> = {}): Piece => ({ id: `card ${handle}`, card: `card-${handle}`, spot: { handle }, home: { place: 1 }, seat: 1, value: "2", ...more });
const line = (named: string[], event?: Partial<LogEvent>): Line => ({
  number: 1,
  en: "",
  mentions: { en: named.map((one) => [0, 0, one]) },
  ...(event && { event: { kind: "played", seats: [], number: 0, ...event } as LogEvent }),
});

describe("what happens to things in play", () => {
  it("is that they come, move, count for something else, and go", () => {
    const before = [piece(1), piece(2), piece(3), piece(4), piece(5, { home: null })];
    const after = [piece(1), piece(2, { home: { place: 2 } }), piece(3, { value: "6" }), piece(6)];
    expect(changesOf(before, after).map(({ kind, piece: { id }, from, was }) => [kind, id, from, was])).toEqual([
      ["moved", "card 2", { place: 1 }, ""],
      ["changed", "card 3", null, "2"],
      ["came", "card 6", { seat: 1 }, ""],
      ["gone", "card 4", null, ""],
    ]);
  });

  it("is told by the lines that name them; the rest by the last ones", () => {
    const player: Piece = { id: "seat 0", card: null, spot: { seat: 0 }, home: null, seat: 0, value: "3" };
    const changes = changesOf([piece(1), piece(2), piece(3), player], [piece(1, { value: "4" }), { ...player, value: "5" }]);
    const shares = sharedOut(changes, [[line(["card-2"])], [line([], { kind: "points", seats: [0] })], [line([], { card: "card-1" })]]);
    expect(shares.map((share) => share.map(({ piece: { id } }) => id))).toEqual([["card 2"], ["seat 0"], ["card 1", "card 3"]]);
  });

  it("is told of the very thing where the log names that", () => {
    const twins = [piece(1, { card: "deryn", thing: 1 }), piece(2, { card: "deryn", thing: 2 })];
    const changes = changesOf(twins, twins.map((one) => ({ ...one, value: "9" })));
    const shares = sharedOut(changes, [[line(["deryn"], { kind: "walked", thing: 2 })], [line(["deryn"], { kind: "walked", thing: 1 })]]);
    expect(shares.map((share) => share.map(({ piece: { thing } }) => thing))).toEqual([[2], [1]]);
  });

  it("has its way drawn when it is seen again, and where nothing moves and no arrow leads there", () => {
    const [moved] = changesOf([piece(2)], [piece(2, { home: { place: 2 } })]);
    if (!moved) throw new Error("it has moved");
    expect(wayFrom(moved, false, false, [])).toBeNull();
    expect(wayFrom(moved, true, false, [])).toEqual({ place: 1 });
    expect(wayFrom(moved, false, true, [])).toEqual({ place: 1 });
    expect(wayFrom(moved, false, true, [{ from: { place: 1 }, to: { handle: 2 } }])).toBeNull();
  });
});

import { beforeEach, expect, it } from "vitest";

import "../words";
import { settings } from "../../../lib/settings.svelte";
import type { CardInfo } from "../../../net/cards";
import type { Line } from "../../../net/protocol";
import { Stage } from "../../../play/stage.svelte";
import type { Base, SmashUpView } from "../view";
import { filmOf, type DiscardShown, type PointsShown } from "./film";

const minion = (handle: number, owner: number) => ({ card: `minion ${handle}`, handle, owner, controller: owner, actions: [] });
const base = (place: number, id: string, handle: number, minions: unknown[] = []): Base =>
  ({ place, base: id, handle, breakpoint: 21, vp: [4, 3, 2], total: 0, totals: [], minions, actions: [], buried: [] }) as unknown as Base;
const view = (bases: Base[], changes: Partial<SmashUpView> = {}): SmashUpView =>
  ({ seat: 0, players: 2, vp: [9, 11], scoring: null, mat: null, bases, discards: [[], []], ...changes }) as unknown as SmashUpView;
const line = (kind: string, seats: number[], number = 0, card?: string): Line => ({ number: 1, en: kind, event: { kind, seats, number, ...(card && { card }) } }) as unknown as Line;
const TOTALS = [line("total", [0], 14), line("points", [0], 4), line("total", [1], 12), line("points", [1], 3)];

const HERE = base(1, "tortuga", 11, [minion(30, 0), minion(31, 0), minion(40, 1)]);
const THERE = base(2, "tar_pits", 12);
const stage = new Stage(() => undefined);

beforeEach(() => {
  settings.lang = "en";
  stage.setCards([{ id: "tortuga", name: "Tortuga" }, { id: "mall", name: "Mall" }] as unknown as CardInfo[]);
});

it("has no film where nothing scores", () => {
  expect(filmOf(stage, view([HERE, THERE]), view([HERE, THERE]), [line("points", [0], 1)])).toBeNull();
  expect(filmOf(stage, view([HERE, THERE]), view([HERE, THERE]), [line("scoring", [], 0, "tortuga")])).toBeNull();
});

it("shows the points, who leaves and what comes, where all of it happens at once", () => {
  const discards = [[{ card: "minion 30", handle: 30 }], [{ card: "minion 40", handle: 40 }]];
  const after = view([base(1, "mall", 13), base(2, "tar_pits", 12, [minion(31, 0)])], { vp: [13, 14], discards: discards as SmashUpView["discards"] });
  const began = line("scoring", [], 0, "tortuga");
  const film = filmOf(stage, view([HERE, THERE]), after, [line("played", [0]), began, ...TOTALS]);
  expect([film?.title, film?.line]).toEqual(["Tortuga scores", began]);
  expect(film?.steps.map(({ at }) => at)).toEqual([1, 3, 4]);
  const [points, leaving] = film?.steps.map(({ shows }) => shows) ?? [];
  expect((points as PointsShown).rows).toEqual([
    { seat: 0, total: 14, gain: 4, from: 9, to: 13 },
    { seat: 1, total: 12, gain: 3, from: 11, to: 14 },
  ]);
  const { piles, saved } = leaving as DiscardShown;
  expect(piles.map(({ seat, cards }) => [seat, cards.map(({ handle }) => handle)])).toEqual([[0, [30]], [1, [40]]]);
  expect(saved.map(({ card, base: where }) => [card.handle, where])).toEqual([[31, "tar_pits"]]);
});

it("shows of a scoring under way what has happened of it by now", () => {
  const before = view([HERE, THERE], { scoring: 1 });
  const awarded = filmOf(stage, before, view([HERE, THERE], { scoring: 1, vp: [13, 14] }), TOTALS);
  expect(awarded?.steps.map(({ at }) => at)).toEqual([1]);
  expect(filmOf(stage, before, view([base(1, "mall", 13), THERE]), [line("played", [1])])?.steps.map(({ at }) => at)).toEqual([3, 4]);
});

it("counts what each of two scorings in a row has brought", () => {
  const second = [line("total", [1], 20), line("points", [1], 3)];
  const after = view([base(1, "mall", 13), base(2, "mall", 14)], { vp: [13, 17] });
  const film = filmOf(stage, view([HERE, THERE]), after, [line("scoring", [], 0, "tortuga"), ...TOTALS, line("scoring", [], 0, "tar_pits"), ...second]);
  const points = film?.steps.filter(({ at }) => at === 1).map(({ shows }) => (shows as PointsShown).rows.map(({ seat, from, to }) => [seat, from, to]));
  expect(points).toEqual([[[0, 9, 13], [1, 11, 14]], [[1, 14, 17]]]);
});

it("shows the whole mat at once, and not who stays on it", () => {
  const mat = { period: 2, extra: false, scoring: true, handle: 99, camps: [], totals: [14, 12] };
  const before = view([base(1, "tortuga", 11, [minion(30, 0), minion(40, 1)])], { mat: mat as unknown as SmashUpView["mat"] });
  const after = view([base(1, "mall", 11, [minion(40, 1)])], { mat: { ...mat, handle: 98 } as unknown as SmashUpView["mat"], discards: [[{ card: "m", handle: 30, kind: "", power: 2 }], []] });
  const film = filmOf(stage, before, after, TOTALS);
  expect([film?.title, film?.steps.map(({ at }) => at)]).toEqual(["Period 2 scores", [1, 3, 4]]);
  const { piles, saved } = film?.steps[1]?.shows as DiscardShown;
  expect([piles.map(({ cards }) => cards.map(({ handle }) => handle)), saved]).toEqual([[[30]], []]);
});

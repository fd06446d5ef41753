import { beforeEach, expect, it } from "vitest";

import "../words";
import { settings } from "../../../lib/settings.svelte";
import type { Line } from "../../../net/protocol";
import { Stage } from "../../../play/stage.svelte";
import type { ClashView } from "../view";
import { type CombatShown, filmOf, type ResolvedShown } from "./film";

const unit = (handle: number, controller: number, wounds = 0) => ({ handle, controller, card: `unit ${handle}`, attack: 3, defense: 4, wounds });
const view = (changes: Partial<ClashView>): ClashView => ({ seat: 0, sides: [0, 1], life: [13, 11], units: [], combat: null, ...changes }) as unknown as ClashView;
const line = (kind: string, card?: string, seats: number[] = []): Line => ({ en: kind, event: { kind, seats, number: 2, ...(card && { card }) } }) as unknown as Line;

const COMBAT = { attackers: [{ handle: 10, against: 1, blocked: true }, { handle: 11, against: 1, blocked: false }], blocks: [[20, 10]] } as unknown as ClashView["combat"];
const stage = new Stage(() => undefined);

beforeEach(() => {
  settings.lang = "en";
  stage.seats = [0, 1].map((seat) => ({ seat, kind: "person", name: ["Camille", "Inès"][seat] ?? "", mine: false })) as never;
  stage.setCards([{ id: "will", name: "Will" }, { id: "vice", name: "Vice" }] as never);
});

it("shows a combat with what has become of the fighters and of the players", () => {
  const before = view({ combat: COMBAT, units: [unit(10, 0), unit(11, 0), unit(20, 1)] as never });
  const after = view({ life: [13, 8], units: [unit(10, 0, 2), unit(11, 0)] as never });
  const film = filmOf(stage, before, after, [line("wounded", "unit 10"), line("wounded", undefined, [1])]);
  expect([film?.title, film?.steps[0]?.says]).toEqual(["Combat", "1 dies · Inès: 11 → 8"]);
  const { fights, losses } = film?.steps[0]?.shows as CombatShown;
  expect(fights.map(({ attacker, blockers }) => [attacker.left, blockers.map(({ left }) => left)])).toEqual([[2, [null]], [4, []]]);
  expect(losses).toEqual([{ seat: 1, from: 11, to: 8 }]);
});

it("shows it as it stood when wounds were dealt and who had died of them had gone, whatever came then", () => {
  const units = [unit(10, 0), unit(11, 0), unit(20, 1)] as never;
  const stills = [view({ combat: COMBAT, units }), view({ life: [13, 8], combat: COMBAT, units: [unit(10, 0, 2), unit(11, 0)] as never })].map((seen, i) => ({ view: seen as never, lines: [1, 4][i] ?? 0 }));
  const lines = [line("attack"), line("wounded", "unit 10"), line("wounded", undefined, [1]), line("destroyed", "unit 20"), line("turn")];
  const film = filmOf(stage, view({ units }), view({ life: [13, 8], units: [unit(10, 0), unit(11, 0)] as never }), lines, stills);
  const { fights } = film?.steps[0]?.shows as CombatShown;
  expect(fights.map(({ attacker, blockers }) => [attacker.left, blockers.map(({ left }) => left)])).toEqual([[2, [null]], [4, []]]);
  expect(film?.line).toBe(lines[1]);
});

it("shows a chain item by item, with the lines of each", () => {
  const film = filmOf(stage, view({}), view({}), [line("resolved", "will", [1]), line("played"), line("resolved", "vice"), line("wounded", "unit 10")]);
  expect([film?.title, film?.names]).toEqual(["The chain resolves", ["Will", "Vice"]]);
  expect(film?.steps.map(({ shows }) => (shows as ResolvedShown).lines.length)).toEqual([2, 2]);
});

it("needs no film for one thing that nobody has answered, nor for wounds outside of combats", () => {
  expect(filmOf(stage, view({}), view({}), [line("resolved", "will")])).toBeNull();
  expect(filmOf(stage, view({ combat: COMBAT }), view({}), [line("resolved", "will"), line("wounded", "unit 10")])).toBeNull();
  expect(filmOf(stage, view({}), view({}), [line("wounded", "unit 10")])).toBeNull();
});

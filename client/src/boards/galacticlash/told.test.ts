import { beforeEach, describe, expect, it } from "vitest";

import "./words";
import { settings } from "../../lib/settings.svelte";
import type { Decision } from "../../net/protocol";
import { Stage } from "../../play/stage.svelte";
import { changesOf, lifeTold, tellings, toldOf, unitTold } from "./told";
import type { ClashView } from "./view";

const UNIT = 10;
const seats = ["Camille", "Inès"].map((name, seat) => ({ seat, kind: "person", name, mine: false }));
const view = { seat: 0, sides: [0, 1], life: [13, 11], units: [{ handle: UNIT, card: "adept" }] } as unknown as ClashView;

let stage: Stage;
beforeEach(() => {
  settings.lang = "en";
  stage = new Stage(() => undefined);
  stage.seats = seats as never;
  stage.setCards([{ id: "adept", name: "Adept" }] as never);
  stage.ask({ number: 3, player: 0, mine: true, options: [] } as unknown as Decision);
});

describe("what an answer would change", () => {
  it("is told by unit and by life points", () => {
    const told = { option: 0, known: true, asks: false, units: [{ handle: UNIT, attack: 1, left: 2 }], life: [10, 11] };
    stage.tellForeseen(3, [], { answers: [told] });
    expect(toldOf(stage).get(0)).toBe(told);
    expect(changesOf(stage, view, told)).toEqual(["Adept → 1/2", "Camille: 13 → 10"]);
    expect(unitTold({ ...told, units: [{ handle: UNIT, attack: null, left: null }] }, UNIT)).toBe("→ dies");
  });

  it("is told of a player who is the target", () => {
    const told = { option: 0, known: true, asks: false, units: [], life: [13, 8] };
    expect([0, 1].map((seat) => lifeTold(told, view, seat))).toEqual(["", "→ 8"]);
    expect(lifeTold({ option: 0, known: false }, view, 1)).toBe("");
  });

  it("is nothing, open or hidden in words", () => {
    expect(changesOf(stage, view, { option: 0, known: true, asks: false, units: [], life: [13, 11] })).toEqual(["Units and life stay as they are."]);
    expect(changesOf(stage, view, { option: 0, known: true, asks: true, units: [], life: [] })).toEqual(["That depends on what you choose then."]);
    expect(changesOf(stage, view, { option: 0, known: false })).toEqual(["That depends on what is hidden."]);
  });

  it("is left out where no answer changes anything, unless one is to do nothing", () => {
    const same = { known: true, asks: false, units: [], life: [13, 11] };
    const asked = (pass: boolean): number => {
      const options = [0, 1].map((option) => ({ option, pass: pass && option === 0, label: { en: "", fr: "" } }));
      stage.ask({ number: 3, player: 0, mine: true, options } as unknown as Decision);
      return tellings(stage, view).length;
    };
    asked(false);
    stage.tellForeseen(3, [], { answers: [{ option: 0, ...same }, { option: 1, ...same }] });
    expect(tellings(stage, view)).toEqual([]);
    stage.tellForeseen(3, [], { answers: [{ option: 0, ...same }, { option: 1, ...same, life: [13, 10] }] });
    expect(tellings(stage, view).map(({ changes }) => changes)).toEqual([["Units and life stay as they are."], ["Inès: 11 → 10"]]);
    asked(true);
    stage.tellForeseen(3, [], { answers: [{ option: 0, ...same }, { option: 1, ...same }] });
    expect(tellings(stage, view)).toHaveLength(2);
  });

  it("is told of what comes into play and of what is drawn", () => {
    const told = { option: 0, known: true, asks: false, units: [], enter: ["adept"], draw: [0, 2], life: [13, 11] };
    expect(changesOf(stage, view, told)).toEqual(["Adept enters play", "Inès draws 2 cards"]);
    settings.lang = "fr";
    expect(changesOf(stage, view, told)[1]).toBe("Inès pioche 2 cartes");
  });

  it("is told once for a team that shares its life", () => {
    const duo = { ...view, sides: [0, 1, 0, 1], life: [30, 30, 30, 30] } as ClashView;
    const told = { option: 0, known: true, asks: false, units: [], life: [30, 26, 30, 26] };
    stage.seats = [...seats, ...seats].map((one, seat) => ({ ...one, seat })) as never;
    expect(changesOf(stage, duo, told)).toEqual(["Inès: 30 → 26"]);
  });
});

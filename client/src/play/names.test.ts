import "../pages/replay/words";

import { describe, expect, it } from "vitest";

import { settings } from "../lib/settings.svelte";
import type { Seat } from "../net/protocol";
import { Stage } from "./stage.svelte";

const seat = (number: number, more: Partial<Seat>): Seat => ({
  seat: number,
  kind: "person",
  name: "",
  level: null,
  connected: true,
  mine: false,
  conceded: false,
  timed_out: false,
  stand_in: false,
  awaits_nonce: false, asked: null,
  ...more,
});

function stageOf(...seats: Seat[]): Stage {
  const stage = new Stage(() => undefined);
  stage.seats = seats;
  return stage;
}

describe("whoever has a seat", () => {
  it("is You without a name, and spoken to", () => {
    const stage = stageOf(seat(0, { mine: true }), seat(1, { kind: "bot", level: "normal" }));
    settings.lang = "en";
    expect([stage.nameOf(0), stage.nameOf(1), stage.you]).toEqual(["You", "Brigitte", 0]);
    expect([stage.about(0, "chance-of"), stage.about(1, "chance-of")]).toEqual(["Your chance to win", "Brigitte's chance to win"]);
    expect([stage.about(0, "winner"), stage.about(1, "winner")]).toEqual(["You win!", "Brigitte wins!"]);
    settings.lang = "fr";
    expect([stage.about(0, "chance-of"), stage.about(1, "chance-of")]).toEqual(["Tes chances de victoire", "Chances de victoire de Brigitte"]);
    expect(stage.aboutAll([1, 0], "winners")).toBe("Toi et Brigitte gagnez ensemble\u00a0!");
    settings.lang = "en";
  });

  it("has the nickname everywhere, which French shortens de before", () => {
    const stage = stageOf(seat(0, { mine: true, name: "Odile" }), seat(1, {}));
    settings.lang = "fr";
    expect([stage.nameOf(0), stage.nameOf(1), stage.you]).toEqual(["Odile", "Joueur 2", null]);
    expect(stage.about(0, "chance-of")).toBe("Chances de victoire d’Odile");
    settings.lang = "en";
  });

  it("has a number where several share the screen", () => {
    const stage = stageOf(seat(0, { mine: true }), seat(1, { mine: true }));
    expect([stage.nameOf(0), stage.nameOf(1), stage.you]).toEqual(["Player 1", "Player 2", null]);
  });
});

import { expect, it } from "vitest";

import { addWords } from "../../../lib/i18n.svelte";
import { settings } from "../../../lib/settings.svelte";
import type { Line } from "../../../net/protocol";
import { Stage } from "../../../play/stage.svelte";
import en from "../en.ftl?raw";
import type { ArenaView } from "../view";
import { filmOf, type ScoredShown } from "./film";

addWords({ en });

it("shows the challenges that were scored, with the points of both sides", () => {
  settings.lang = "en";
  const stage = new Stage(() => undefined);
  stage.seats = [0, 1].map((seat) => ({ seat, kind: "person", name: ["Camille", "Nadia"][seat] ?? "", mine: false })) as never;
  const view = (vp: number[]): ArenaView => ({ players: 2, vp, goal: 5 }) as unknown as ArenaView;
  const line = (kind: string): Line => ({ en: kind, event: { kind, seats: [1], number: 2 } }) as unknown as Line;
  const film = filmOf(stage, view([1, 2]), view([1, 4]), [line("turn-of-round"), line("met"), line("points")]);
  expect(film?.steps[0]?.says).toBe("Nadia gains 2 VP.");
  const { lines, sides } = film?.steps[0]?.shows as ScoredShown;
  expect([lines.length, sides]).toEqual([1, [{ side: 0, from: 1, to: 1 }, { side: 1, from: 2, to: 4 }]]);
  expect(filmOf(stage, view([1, 2]), view([1, 2]), [line("turn-of-round")])).toBeNull();
});

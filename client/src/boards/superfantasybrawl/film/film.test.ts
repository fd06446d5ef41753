import { beforeEach, describe, expect, it } from "vitest";

import { addWords } from "../../../lib/i18n.svelte";
import { settings } from "../../../lib/settings.svelte";
import type { Line, LogEvent } from "../../../net/protocol";
import { Stage } from "../../../play/stage.svelte";
import en from "../en.ftl?raw";
import type { ArenaView } from "../view";
import { filmOf, type ScoredShown } from "./film";

addWords({ en });

const stage = new Stage(() => undefined);
const view = (changes: Partial<ArenaView> = {}): ArenaView => ({ players: 2, vp: [1, 2], goal: 5, round: 3, turn: 0, action: null, ...changes }) as unknown as ArenaView;
const line = (kind: LogEvent["kind"]): Line => ({ number: 7, en: kind, event: { kind, seats: [1], number: 2 } });
const plain = (en: string): Line => ({ number: 7, en });
const ATTACK = { champion: 4, card: "maul", targets: [6] } as ArenaView["action"];

beforeEach(() => {
  settings.lang = "en";
  stage.seats = [0, 1].map((seat) => ({ seat, kind: "person", name: ["Camille", "Nadia"][seat] ?? "", mine: false })) as never;
});

describe("a film", () => {
  it("shows the challenges that were scored, with the points of both sides", () => {
    const film = filmOf(stage, view(), view({ vp: [1, 4] }), [line("turn-of-round"), line("met"), line("points")]);
    expect([film?.title, film?.steps[0]?.says]).toEqual(["Challenges scored", "Nadia gains 2 VP."]);
    const { lines, sides } = film?.steps[0]?.shows as ScoredShown;
    expect([lines.length, sides]).toEqual([1, [{ side: 0, from: 1, to: 1 }, { side: 1, from: 2, to: 4 }]]);
    expect(filmOf(stage, view(), view(), [line("turn-of-round")])).toBeNull();
  });

  it("shows on the board what an attack has led to, step by step", () => {
    const during = (round: number): ArenaView => view({ action: ATTACK, round });
    const lines = [plain("no Reaction"), line("wounded"), line("displaced"), line("destroyed"), line("turn-of-round")];
    const stills = [1, 2, 3, 4].map((count) => ({ view: during(count) as unknown as Record<string, unknown>, lines: count }));
    const film = filmOf(stage, during(0), view(), lines, stills);
    expect(film?.steps.map(({ at }) => film.names[at])).toEqual(["Damage", "Displaced", "Out of action"]);
    expect(film?.steps.map(({ change }) => [(change?.before as ArenaView).round, change?.lines.map(({ en }) => en).join()])).toEqual([[1, "wounded"], [2, "displaced"], [3, "destroyed"]]);
    expect(film?.steps.at(-1)?.change?.after).toEqual(view());
    expect([film?.line, film?.quiet]).toEqual([lines[1], undefined]);
  });

  it("begins where the attack does, which alone needs none, and is the same one until it is over", () => {
    const declared = filmOf(stage, view(), view({ action: ATTACK }), [line("played"), line("attacked")], [{ view: view() as never, lines: 1 }]);
    expect([declared?.steps.map(({ at }) => declared.names[at]), declared?.quiet]).toEqual([["Attack"], true]);
    const dealt = filmOf(stage, view({ action: ATTACK }), view(), [line("played"), line("wounded")], [{ view: view({ action: ATTACK }) as never, lines: 1 }]);
    expect(dealt?.steps.map(({ at }) => dealt.names[at])).toEqual(["Reaction", "Damage"]);
    expect(dealt?.id).toBe(declared?.id);
  });

  it("is none of what happens on one's way", () => {
    expect(filmOf(stage, view(), view(), [line("walked"), line("wounded")])).toBeNull();
  });
});

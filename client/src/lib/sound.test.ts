import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { settings } from "./settings.svelte";
import { type Cue, sound } from "./sound";

const CUES: Cue[] = ["card", "slam", "turn", "crowd", "coin", "end"];
const LOUDEST = 0.4; // of 1
const LONGEST = 0.8; // seconds

/** An audio context that notes when what it is given ends, and how loud it gets. */
const heard: { ends: number; loudest: number } = { ends: 0, loudest: 0 };
const note = (value: number): void => void (heard.loudest = Math.max(heard.loudest, value));
const param = () => ({ value: 0, setValueAtTime: note, exponentialRampToValueAtTime: note });
const node = () => ({ connect: (next: unknown) => next });

class Context {
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  resume = () => Promise.resolve();
  createGain = () => ({ ...node(), gain: param() });
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  createBiquadFilter = () => ({ ...node(), type: "", frequency: { value: 0 } });
  createOscillator = () => ({
    ...node(),
    type: "",
    frequency: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    start: () => undefined,
    stop: (when: number) => void (heard.ends = Math.max(heard.ends, when)),
  });
  createBufferSource = () => ({ ...node(), buffer: null, start: (when: number, _: number, lasts: number) => void (heard.ends = Math.max(heard.ends, when + lasts)) });
}

beforeEach(() => {
  vi.stubGlobal("AudioContext", Context);
  Object.assign(heard, { ends: 0, loudest: 0 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  settings.sound = false;
});

async function play(cue: Cue): Promise<void> {
  sound([cue]);
  await new Promise((resolve) => setTimeout(resolve));
}

it.each(CUES)("%s is silent unless it is wanted", async (cue) => {
  await play(cue);
  expect(heard).toEqual({ ends: 0, loudest: 0 });
});

it.each(CUES)("%s is short and soft, and as loud as is wanted", async (cue) => {
  settings.sound = true;
  settings.volume = 1;
  await play(cue);
  const full = { ...heard };
  expect(full.ends).toBeGreaterThan(0);
  expect(full.ends).toBeLessThanOrEqual(LONGEST);
  expect(full.loudest).toBeLessThanOrEqual(LOUDEST);
  heard.loudest = 0;
  settings.volume = 0.5;
  await play(cue);
  expect(heard.loudest).toBeCloseTo(full.loudest / 2);
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { settings } from "./settings.svelte";
import { destination, keyframes, setOut, still, travels, travelTime } from "./travel";

let frames: (() => void)[] = [];
const nextFrame = (): void => frames.splice(0).forEach((frame) => frame());

const machineWishes = (reduced: boolean): void => {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: reduced && query === "(prefers-reduced-motion: reduce)" }));
};

/** Where something is drawn that may be put elsewhere. */
class Place {
  isConnected = true;
  children: Card[] = [];

  insertBefore(card: Card): void {
    this.children.push(card);
  }
}

class Card {
  style = {};
  nextElementSibling = null;
  readonly animate = vi.fn<(frames: Keyframe[], options: KeyframeAnimationOptions) => { cancel(): void; playState?: string }>(() => ({ cancel: vi.fn(), playState: "running" }));
  readonly remove = vi.fn();

  constructor(
    public left: number,
    public width = 60,
    public parentElement = new Place(),
  ) {}

  getBoundingClientRect(): DOMRect {
    return { left: this.left, top: 0, width: this.width, height: this.width } as DOMRect;
  }
}

const drawn = (card: Card, key: unknown) => travels(card as unknown as HTMLElement, key);
let shown: ReturnType<typeof drawn>[] = [];
const show = (card: Card, key: unknown): ReturnType<typeof drawn> => {
  const one = drawn(card, key);
  shown.push(one);
  return one;
};

beforeEach(() => {
  [frames, shown] = [[], []];
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
  machineWishes(false);
});
afterEach(() => {
  for (const one of shown) one.destroy();
  nextFrame();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  settings.speed = 1;
});

it("takes half as long where it is wished so, and no time where nothing is to move", () => {
  const usual = travelTime();
  expect(usual).toBeGreaterThan(0);
  settings.speed = 2;
  expect(travelTime()).toBe(usual / 2);
  settings.speed = 0;
  expect(travelTime()).toBe(0);
});

it("moves nothing on a machine that asks for reduced motion", () => {
  machineWishes(true);
  expect(still()).toBe(true);
  expect(travelTime()).toBe(0);
});

it("a card that makes room glides from where it lay", () => {
  const [moves, stays] = [new Card(100), new Card(300)];
  show(moves, 1);
  show(stays, 2);
  setOut();
  moves.left = 40;
  nextFrame();
  expect(moves.animate).toHaveBeenCalledWith([{ transform: "translate(60px, 0px) scale(1, 1)" }, {}], expect.objectContaining({ duration: travelTime() }));
  expect(stays.animate).not.toHaveBeenCalled();
});

it("while a card travels, what is on it is known to come to lie where the card will", () => {
  const card = new Card(100, 60);
  show(card, 1);
  setOut();
  card.left = 400;
  nextFrame();
  [card.left, card.width] = [250, 30]; // on its way, smaller
  const mark = new Card(255, 10, card as unknown as Place);
  mark.parentElement = Object.assign(card, { parentElement: null }) as never;
  expect(destination(card as unknown as Element)).toMatchObject({ left: 400, width: 60 });
  expect(destination(mark as unknown as Element)).toMatchObject({ left: 410, width: 20 });
  const other = Object.assign(new Card(7), { parentElement: null });
  expect(destination(other as unknown as Element)).toMatchObject({ left: 7, width: 60 });
});

it("a card that is drawn elsewhere comes from where it was drawn before, and one that is new grows", () => {
  const inHand = show(new Card(0, 120), 1);
  setOut();
  inHand.destroy();
  const [played, drawnFromDeck] = [new Card(400, 60), new Card(500)];
  show(played, 1);
  show(drawnFromDeck, 2);
  nextFrame();
  expect(played.animate.mock.calls[0]?.[0]).toEqual([{ transform: "translate(-370px, 30px) scale(2, 2)" }, {}]);
  expect(drawnFromDeck.animate.mock.calls[0]?.[0][0]).toEqual({ opacity: 0, transform: "scale(.6)" });
});

it("a card that comes nowhere else is seen for a while where it lay, and can no longer be pressed", () => {
  const card = new Card(100);
  const one = show(card, 1);
  setOut();
  one.destroy();
  nextFrame();
  expect(card.parentElement.children).toEqual([card]);
  expect(card).toMatchObject({ inert: true, style: { position: "absolute", width: "60px" } });
  vi.advanceTimersByTime(travelTime());
  expect(card.remove).toHaveBeenCalledOnce();
});

it("a card that goes on a page that nobody sees, which has no frames, is not kept until somebody does", () => {
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: true }));
  const card = new Card(100);
  const one = show(card, 1);
  show(new Card(200), 2);
  setOut();
  one.destroy();
  vi.advanceTimersByTime(travelTime() + 10);
  expect([card.remove.mock.calls.length, frames.length]).toEqual([1, 0]);
});

it("where nothing takes time nothing comes or goes by size, and what makes room does it before a frame can show it elsewhere", async () => {
  settings.speed = 0;
  const [moves, goes] = [new Card(100), new Card(200)];
  show(moves, 1);
  const one = show(goes, 2);
  setOut();
  one.destroy();
  moves.left = 40;
  const comes = new Card(300);
  show(comes, 3);
  await Promise.resolve();
  expect(moves.animate.mock.calls[0]?.[1]).toMatchObject({ duration: 1 });
  expect(comes.animate).not.toHaveBeenCalled();
  expect(goes.parentElement.children).toEqual([]);
});

it("what is drawn while nothing has set out just stands there", () => {
  const card = new Card(0);
  show(card, 1);
  setOut();
  nextFrame();
  expect(card.animate).not.toHaveBeenCalled();
});

it("what is not shown travels from nowhere and to nowhere", () => {
  const [seen, unseen] = [new Card(0).getBoundingClientRect(), new Card(0, 0).getBoundingClientRect()];
  expect(keyframes(unseen, seen)).toBeNull();
  expect(keyframes(seen, unseen)).toBeNull();
});

it("where nothing takes time, a card that is put elsewhere twice at once comes from where it lay, not from where it seemed to", async () => {
  settings.speed = 0;
  const card = new Card(100);
  const way = { cancel: vi.fn(() => void (card.left = 40)) }; // what is drawn on its way lies where it set out
  card.animate.mockImplementationOnce(() => {
    card.left = 100;
    return way;
  });
  show(card, 1);
  setOut();
  card.left = 40;
  await Promise.resolve();
  setOut();
  expect(way.cancel).toHaveBeenCalled();
  await Promise.resolve();
  expect(card.animate).toHaveBeenCalledTimes(1);
});

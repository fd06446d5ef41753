import { covered } from "../play/note-place";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Place = "foot" | "head" | "hand"; // of the board; over the hand

const PRESSED = ".board .is-legal, .board .base-hit, .hand .is-legal"; // what must not be covered
const MUCH = 0.4; // of a thing: with so much of it covered it is hard to press

/** Does a box lie on the middle of a thing, or on much of it? */
export function hides(box: Box, thing: Box): boolean {
  const area = (thing.right - thing.left) * (thing.bottom - thing.top);
  const [x, y] = [(thing.left + thing.right) / 2, (thing.top + thing.bottom) / 2];
  return area > 0 && ((x > box.left && x < box.right && y > box.top && y < box.bottom) || covered(thing, box) > MUCH * area);
}

/** Of the places for a box, by name, the first that hides none of these things; null if each hides some. */
export function freePlace(places: [Place, Box][], things: Box[]): Place | null {
  return places.find(([, box]) => !things.some((thing) => hides(box, thing)))?.[0] ?? null;
}

/**
 * Where the words of a lesson lie on a screen without a column for them: first where they lie now, so that they seldom jump. `ofHand`: they speak
 * of the hand, which then is not covered.
 */
export function placeFor(card: HTMLElement, { width, height }: { width: number; height: number }, now: Place, spoken: Element[], ofHand: boolean): Place | null {
  const field = card.parentElement?.getBoundingClientRect();
  if (!field) return null;
  const tray = card.parentElement?.querySelector(".tray");
  const lying = tray?.getBoundingClientRect();
  const [head, foot] = [lying && tray?.matches(".high") ? lying.bottom : field.top, lying && !tray?.matches(".high") ? lying.top : field.bottom];
  const hand = document.querySelector(".hand")?.getBoundingClientRect();
  const at = (left: number, top: number): Box => ({ left, top, right: left + width, bottom: top + height });
  const middle = field.left + (field.width - width) / 2;
  const places: [Place, Box][] = [
    ["foot", at(middle, foot - height)],
    ["head", at(middle, head)],
  ];
  if (hand && !ofHand && hand.height >= height) places.push(["hand", at(hand.left, hand.top)]);
  places.sort(([one], [other]) => Number(other === now) - Number(one === now));
  const things = [...document.querySelectorAll(PRESSED), ...spoken].map((one) => one.getBoundingClientRect());
  return freePlace(places, things);
}

import type { Printed } from "./cards";

/** What a target box says, as it is drawn: hexes around who acts, or a line of them. */
export type Reach = { kind: "around"; hit: number[] } | { kind: "line" | "arc"; least: number; most: number };

const SHAPES: Record<string, number[]> = { arc3: [0, 1, 2], ring6: [0, 1, 2, 3, 4, 5] };

/** Null of a card that aims at nobody; an area of a shape that is not drawn has none either. */
export function reachOf(card: Pick<Printed, "box" | "reach">): Reach | null {
  if (card.box === "melee") return { kind: "around", hit: [1] };
  if (card.box === "area") {
    const hit = SHAPES[card.reach ?? ""];
    return hit ? { kind: "around", hit } : null;
  }
  if (card.box !== "direct" && card.box !== "indirect") return null;
  const [first = 1, last = first] = (card.reach ?? "1").split("–").map(Number);
  const least = card.reach?.includes("–") ? first : 1;
  return { kind: card.box === "indirect" ? "arc" : "line", least, most: last };
}

/** How far a card reaches. */
export function farthest(card: Pick<Printed, "box" | "reach">): number {
  const reach = reachOf(card);
  return !reach ? 0 : reach.kind === "around" ? 1 : reach.most;
}

import { cardIn, type Lane } from "../../boards/lanes";
import { t } from "../../lib/i18n.svelte";
import type { Stage } from "../../play/stage.svelte";

/** What a place of a position is called. */
export function laneName(stage: Stage, { name, part }: Lane): string {
  const [kind = "", which = ""] = name.split(" ");
  if (/^\d$/.test(which)) return t(`lane-${kind}`, { name: stage.nameOf(Number(which) - 1) });
  const isBase = kind === "base" && which !== "discard";
  if (!isBase && kind !== "camp") return t(`lane-${name.replaceAll(" ", "-")}`);
  const id = which.replace(/[*!].*$/, "");
  const base = isBase ? stage.cardName(id) || id : t(`camp-${id}-lane`);
  return t(part === 0 ? "lane-base" : part === 1 ? "lane-actions" : "lane-buried", { base });
}

/** The name of the card that a word of a position stands for. */
export const wordName = (stage: Stage, word: string): string => stage.cardName(cardIn(word)) || cardIn(word);

import { t } from "../lib/i18n.svelte";
import type { Chat, ChatRules, Seat } from "../net/protocol";
import { seatName } from "./names";

const TAG = 3; // letters by which spectators without a name are told apart

/** Who is called what in the chat; one who has not been heard for long has only a speaker. */
export function speakerName(line: Chat | undefined, seats: Seat[], you: string): string {
  if (!line) return t("somebody");
  if (line.seat !== null) return seatName(seats, line.seat);
  if (line.name) return line.name;
  if (line.speaker === you && you) return t("you");
  return line.speaker ? t("spectator-tagged", { tag: line.speaker.slice(0, TAG).toUpperCase() }) : t("spectator");
}

export interface Speaker {
  speaker: string;
  last: Chat | undefined;
  muted: boolean;
}

/** Whom the host may mute, or let write again: those who were heard, as they were last, and those who are muted. */
export function othersHeard(lines: readonly Chat[], rules: ChatRules): Speaker[] {
  const last = new Map<string, Chat | undefined>(rules.muted.map((speaker) => [speaker, undefined]));
  for (const line of lines) last.set(line.speaker, line);
  last.delete("");
  last.delete(rules.you);
  return [...last].map(([speaker, line]) => ({ speaker, last: line, muted: rules.muted.includes(speaker) }));
}

import type { Chat } from "../net/protocol";

/** The chat with one more line, where its time puts it: one that was missed comes after newer ones. */
export function withLine(chat: readonly Chat[], said: Chat): Chat[] {
  const after = chat.findLastIndex((line) => line.time <= said.time) + 1;
  return [...chat.slice(0, after), said, ...chat.slice(after)];
}

import { describe, expect, it } from "vitest";

import type { Chat, ChatRules, Seat } from "../net/protocol";
import { othersHeard, speakerName } from "./speakers";

const SEATS = [{ seat: 0, kind: "person", name: "Ada", mine: false }] as unknown as Seat[];
const line = (speaker: string, more: Partial<Chat> = {}): Chat => ({ type: "chat", seat: null, name: "", text: "!", time: 1, audience: "all", speaker, ...more });
const rules = (...muted: string[]): ChatRules => ({ type: "chat-rules", open_to: "all", you: "you", muted });

describe("who speaks", () => {
  it("is called as at the table, by the own name, or by letters that tell spectators apart", () => {
    const said = [line("a", { seat: 0 }), line("b", { name: "Zoé" }), line("c0ffee"), line("you"), line(""), undefined];
    const names = said.map((one) => speakerName(one, SEATS, "you"));
    expect(names).toEqual(["Ada", "Zoé", "Spectator C0F", "You", "Spectator", "Somebody who wrote earlier"]);
  });

  it("may be muted by the host: whoever was heard but the host, and those who are muted already", () => {
    const heard = [line("a", { time: 1 }), line("you"), line(""), line("a", { time: 2 })];
    expect(othersHeard(heard, rules("z")).map(({ speaker, last, muted }) => [speaker, last?.time, muted])).toEqual([["z", undefined, true], ["a", 2, false]]);
  });
});

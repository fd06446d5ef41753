import { describe, expect, it } from "vitest";

import type { Chat, ChatRules, Error as Refusal, FromClient } from "../net/protocol";
import { Talk } from "./talk.svelte";

const YOU = "ab12";
const line = (text: string, time: number, more: Partial<Chat> = {}): Chat => ({ type: "chat", seat: 0, name: "Ada", text, time, audience: "all", speaker: "cd34", ...more });
const rules = (more: Partial<ChatRules> = {}): ChatRules => ({ type: "chat-rules", open_to: "all", you: YOU, muted: [], ...more });
const refusal = (code: string): Refusal => ({ type: "error", code, en: "No.", fr: "Non.", number: 1 });

/** The chat of a page, and what it has sent; `online`: there is a line. */
function talking(online = true): { talk: Talk; sent: FromClient[] } {
  const sent: FromClient[] = [];
  const talk = new Talk((message) => online && sent.push(message) > 0);
  talk.rules = rules();
  return { talk, sent };
}

describe("what is written", () => {
  it("is sent, and gone from the page; blanks are no line", () => {
    const { talk, sent } = talking();
    talk.draft = "  ";
    talk.say();
    talk.draft = " Hello ";
    talk.say("Zoé");
    expect([sent, talk.draft]).toEqual([[{ type: "chat", text: "Hello", name: "Zoé" }], ""]);
  });

  it("stays there without a line to the table, and comes back if the line is lost on the way", () => {
    const alone = talking(false).talk;
    alone.draft = "Hello";
    alone.say();
    expect(alone.draft).toBe("Hello");
    const { talk } = talking();
    talk.draft = "Hello";
    talk.say();
    talk.again();
    expect([talk.draft, talk.lines]).toEqual(["Hello", []]);
    talk.hear(line("Hello", 1, { speaker: YOU })); // it had arrived after all
    expect(talk.draft).toBe("");
  });

  it("comes back if it is refused, unless something new is being written, and the page says why", () => {
    const { talk } = talking();
    for (const text of ["one", "two"]) {
      talk.draft = text;
      talk.say();
    }
    talk.hear(line("one", 1, { speaker: YOU }));
    expect(talk.refuse(refusal("too-much-said"))).toBe(true);
    expect([talk.draft, talk.refusal?.code]).toEqual(["two", "too-much-said"]);
    talk.say();
    expect(talk.refusal).toBeNull();
    talk.draft = "three";
    talk.refuse(refusal("muted"));
    expect(talk.draft).toBe("three");
  });

  it("comes back with refusals that are not of the chat alone, which the prompt shows", () => {
    const { talk } = talking();
    talk.draft = "Hello";
    talk.say();
    expect(talk.refuse(refusal("not-kept"))).toBe(false);
    expect([talk.draft, talk.refusal]).toEqual(["Hello", null]);
  });
});

describe("what is said", () => {
  it("is unread until it was looked at, by audience; one's own lines are read", () => {
    const { talk } = talking();
    [line("one", 1), line("two", 2, { speaker: YOU }), line("aside", 3, { audience: "spectators" })].forEach((said) => talk.hear(said));
    expect([talk.unread("all"), talk.unread("spectators")]).toEqual([1, 1]);
    talk.markRead("all");
    expect([talk.unread("all"), talk.unread("spectators")]).toEqual([0, 1]);
    talk.again();
    [line("one", 1), line("three", 4)].forEach((said) => talk.hear(said));
    expect(talk.unread("all")).toBe(1); // told again is not said again
  });
});

describe("what the host rules", () => {
  it.each<[ChatRules["open_to"], string[], boolean, boolean]>([
    ["all", [], true, true],
    ["all", ["cd34"], true, true],
    ["all", [YOU], false, false],
    ["players", [], true, false],
    ["nobody", [], false, false],
  ])("open to %s with %j muted, says whether one may write to all: %s, to spectators: %s", (openTo, muted, all, aside) => {
    const { talk } = talking();
    talk.rules = rules({ open_to: openTo, muted });
    expect([talk.mayWrite("all"), talk.mayWrite("spectators")]).toEqual([all, aside]);
  });

  it("is asked of the server", () => {
    const { talk, sent } = talking();
    talk.mute("cd34", true);
    talk.openTo("players");
    expect(sent).toEqual([{ type: "mute", speaker: "cd34", muted: true }, { type: "chat-open", to: "players" }]);
  });
});

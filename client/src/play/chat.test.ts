import { describe, expect, it } from "vitest";
import type { Chat } from "../net/protocol";
import { withLine } from "./chat";

const line = (text: string, time: number): Chat => ({ type: "chat", seat: 0, name: "Ada", text, time, audience: "all", speaker: "a" });

describe("what is said", () => {
  it("stands in the order of its time, whenever it comes", () => {
    const heard = [line("one", 1), line("three", 3), line("three again", 3), line("two", 2)];
    const chat = heard.reduce<Chat[]>(withLine, []);
    expect(chat.map((said) => said.text)).toEqual(["one", "two", "three", "three again"]);
  });
});

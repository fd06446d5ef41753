import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { preferred, settings } from "./settings.svelte";

beforeEach(() => void vi.stubGlobal("navigator", { languages: ["en-GB"] })); // older Nodes have none
afterEach(() => vi.unstubAllGlobals());

it("speaks the first of the browser's languages that the table speaks, else English", () => {
  expect(preferred(["de-DE", "fr-CA", "en"])).toBe("fr");
  expect(preferred(["en-GB", "fr"])).toBe("en");
  expect(preferred(["FR"])).toBe("fr");
  expect(preferred(["de", "it"])).toBe("en");
  expect(preferred([])).toBe("en");
});

it("speaks the browser's language where none was chosen", () => {
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("navigator", { languages: ["fr-FR"] });
  settings.load();
  expect(settings.lang).toBe("fr");
});

it("dresses the page by what was chosen at the last visit", () => {
  const page = { lang: "en", dataset: {} as Record<string, string> };
  vi.stubGlobal("document", { documentElement: page });
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify({ lang: "fr", scheme: "dark" }) });
  settings.load();
  expect(page).toEqual({ lang: "fr", dataset: { scheme: "dark" } });
});

it("says the page's language once, not with every choice that is kept", () => {
  const said: string[] = [];
  const page = {
    dataset: {},
    get lang() {
      return said.at(-1) ?? "en";
    },
    set lang(lang: string) {
      said.push(lang);
    },
  };
  vi.stubGlobal("document", { documentElement: page });
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify({ lang: "fr" }), setItem: () => undefined });
  settings.load();
  settings.save();
  settings.save();
  expect(said).toEqual(["fr"]);
});

it("keeps where the chat is hidden: at a table, or everywhere from now on", () => {
  let kept = "{}";
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("localStorage", { getItem: () => kept, setItem: (_: string, value: string) => (kept = value) });
  settings.load();
  settings.showChat(false, "one");
  settings.load();
  expect(["one", "two"].map((table) => settings.showsChat(table))).toEqual([false, true]);
  settings.showChat(false);
  settings.showChat(true, "two");
  settings.load();
  expect(["one", "two", "three"].map((table) => settings.showsChat(table))).toEqual([false, true, false]);
  settings.showChat(true);
  for (let i = 0; i < 60; i++) settings.showChat(false, `table ${i}`);
  expect([Object.keys(settings.chatAt).length, settings.showsChat("table 9"), settings.showsChat("table 10")]).toEqual([50, true, false]);
});

it("is silent until sound is wanted, and keeps how loud", () => {
  let kept = "{}";
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("localStorage", { getItem: () => kept, setItem: (_: string, value: string) => (kept = value) });
  settings.load();
  expect(settings.sound).toBe(false);
  settings.sound = true;
  settings.volume = 0.25;
  settings.save();
  settings.sound = false;
  settings.volume = 1;
  settings.load();
  expect([settings.sound, settings.volume]).toEqual([true, 0.25]);
  settings.sound = false;
});

it("keeps what is not wanted of the lesson at a table, of so many tables as of their chat", () => {
  let kept = "{}";
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("localStorage", { getItem: () => kept, setItem: (_: string, value: string) => (kept = value) });
  settings.load();
  expect(settings.lessonAt("one")).toEqual({ skipped: [], stopped: false });
  settings.wishOfLesson("one", { skipped: ["minion"], stopped: true });
  settings.lessons = {};
  settings.load();
  expect(settings.lessonAt("one")).toEqual({ skipped: ["minion"], stopped: true });
  expect(settings.lessonAt("two")).toEqual({ skipped: [], stopped: false });
  for (let i = 0; i < 50; i++) settings.wishOfLesson(`table ${i}`, { skipped: [], stopped: true });
  expect([Object.keys(settings.lessons).length, settings.lessonAt("one").stopped]).toEqual([50, false]);
});

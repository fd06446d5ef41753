import { beforeEach, expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: { dataset: {} } });

const { settings } = await import("../lib/settings.svelte");
const { follow, levelNow } = await import("./mirror");

type Table = Parameters<typeof follow>[0];

const table = (created: number, next: string | undefined, mine = true): Table =>
  ({ game: "one", created, seats: [{ mine }, { mine: false, ...(next !== undefined && { next_level: next }) }] }) as Table;

beforeEach(() => (settings.mirrors = {}));

test("the mirror is asked for as the last game left it, in that game alone", () => {
  expect(levelNow("mirror", "one")).toBe("mirror");
  follow(table(10, "mirror:5"));
  expect(levelNow("mirror", "one")).toBe("mirror:5");
  expect(levelNow("mirror", "another")).toBe("mirror");
  expect(levelNow("normal", "one")).toBe("normal");
});

test("a game that is looked at again changes nothing, nor does one that others played", () => {
  follow(table(10, "mirror:5"));
  follow(table(9, "mirror:2"));
  follow(table(11, "mirror:3", false));
  follow(table(12, undefined));
  expect(levelNow("mirror", "one")).toBe("mirror:5");
  follow(table(10, "mirror:5")); // the same table once more
  expect(levelNow("mirror", "one")).toBe("mirror:5");
});

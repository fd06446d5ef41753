import { expect, it, vi } from "vitest";

import { filmMaker } from "./film-maker";

it("fetches what draws films once, and again after it could not be fetched", async () => {
  const parts = { of: () => null, Left: null, Right: null } as never;
  const load = vi.fn().mockRejectedValueOnce(new Error("no server")).mockResolvedValue(parts);
  const films = filmMaker(load);
  expect(await films.draw()).toBeNull();
  expect(await films.draw()).toBe(parts);
  expect(await films.draw()).toBe(parts);
  expect(load).toHaveBeenCalledTimes(2);
});

import { afterEach, expect, it, vi } from "vitest";

import { keepPages, mayReload } from "./keep-pages";

afterEach(() => vi.unstubAllGlobals());

/** A browser with or without a network, that keeps things or refuses to. */
function browser(onLine: boolean, keeps = true): void {
  const kept = new Map<string, string>();
  vi.stubGlobal("navigator", { onLine });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (!keeps) throw new Error("refused");
      kept.set(key, value);
    },
  });
}

it("a page that lacks a part is loaded anew, but not again and again", () => {
  browser(true);
  expect([mayReload(1_000_000), mayReload(1_000_500), mayReload(1_059_000), mayReload(1_061_000)]).toEqual([true, false, false, true]);
});

it("not without a network, and not where it cannot be kept that it was", () => {
  browser(false);
  expect(mayReload(1_000_000)).toBe(false);
  browser(true, false);
  expect(mayReload(1_000_000)).toBe(false);
});

it("a page that lacks a part stays while the server does not answer", async () => {
  browser(true);
  const heard: Record<string, () => void> = {};
  vi.stubGlobal("addEventListener", (name: string, listener: () => void) => (heard[name] = listener));
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  keepPages();
  const fetch = vi.fn().mockRejectedValueOnce(new TypeError("no server")).mockResolvedValue({ ok: true });
  vi.stubGlobal("fetch", fetch);
  heard["vite:preloadError"]?.();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve)); // all that follows from the answer has been done
  expect(reload).not.toHaveBeenCalled();
  heard["vite:preloadError"]?.();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

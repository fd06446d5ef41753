/** Lets the browser keep the pages, and go on to a new version of them. */

import { reach } from "../net/reach.svelte";

const AT_REST = 4_000; // milliseconds after a page is there: what it needs itself comes first
const RELOADED = "baston-reloaded"; // when a page was last loaded anew for want of a part
const AGAIN = 60_000; // not sooner than after so many milliseconds, whatever is missing

export function keepPages(): void {
  if (import.meta.env.PROD && "serviceWorker" in navigator) {
    addEventListener("load", () => setTimeout(() => void navigator.serviceWorker.register("/service-worker.js").catch(() => undefined), AT_REST));
  }
  addEventListener("vite:preloadError", () => void reloadIfItHelps());
}

/** A part of the page could not be fetched. If the server answers there is a new version without it, which is loaded; else the page stays. */
async function reloadIfItHelps(): Promise<void> {
  await reach.look();
  if (!reach.lost && mayReload(Date.now())) location.reload();
}

/** Whether the page may be loaded anew: not again and again, and not without a network. */
export function mayReload(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (!navigator.onLine || now - last < AGAIN) return false;
    sessionStorage.setItem(RELOADED, String(now));
    return true;
  } catch {
    return false; // where nothing may be kept, pages would be loaded without end
  }
}

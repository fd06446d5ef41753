/** What has changed is laid out in a task of its own before the next frame, which is left to paint it: on a slow processor neither takes long. */

/** Does something soon, in a task of its own: before the next frame where a browser lets it choose. */
export function inTask(work: () => void): void {
  const { scheduler } = globalThis as { scheduler?: { postTask(work: () => void, options: { priority: "user-blocking" }): unknown } };
  if (scheduler) scheduler.postTask(work, { priority: "user-blocking" });
  else setTimeout(work);
}

const PLAYED = ".rival, .board, .over-board, .prompt, .dock"; // where presses change the table …
const OWN = "a, form, input, label, select, summary, textarea"; // … but for what a browser does something with itself

/**
 * From now on does what a press at the table asks for in a task after that of the press, in which a browser would lay out at once what it has changed.
 * Returns what ends that.
 */
export function pressInTasks(page: HTMLElement): () => void {
  const later = (event: MouseEvent): void => {
    const target = event.target as Element;
    if (!event.isTrusted || !target.closest(PLAYED) || target.closest(OWN)) return;
    event.stopImmediatePropagation();
    inTask(() => target.dispatchEvent(new PointerEvent("click", event)));
  };
  page.addEventListener("click", later, true);
  return () => page.removeEventListener("click", later, true);
}

/** From now on lays the page out ahead of its frames whenever something in it has changed. Returns what ends that. */
export function layOutAhead(page: HTMLElement): () => void {
  let due = false;
  const layOut = (): void => {
    due = false;
    void page.offsetHeight; // who asks for it has all laid out that has changed
  };
  const observer = new MutationObserver(() => {
    if (!due) inTask(layOut);
    due = true;
  });
  observer.observe(page, { subtree: true, childList: true, attributes: true, characterData: true });
  return () => observer.disconnect();
}

/** What has changed is laid out in a task of its own before the next frame, which is left to paint it: on a slow processor neither takes long. */

/** Does something soon, in a task of its own: before the next frame where a browser lets it choose. */
export function inTask(work: () => void): void {
  const { scheduler } = globalThis as { scheduler?: { postTask(work: () => void, options: { priority: "user-blocking" }): unknown } };
  if (scheduler) scheduler.postTask(work, { priority: "user-blocking" });
  else setTimeout(work);
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

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
  page.addEventListener("mouseup", leaveLetters);
  return () => {
    observer.disconnect();
    page.removeEventListener("mouseup", leaveLetters);
  };
}

/**
 * After a press a browser lays the page out within the same task, to see which letters may have been selected: none are on what is pressed. It does so
 * after whatever it is told, too, as long as a caret stands among letters that cannot be written: a press on a hex, or beside what can be pressed, leaves one.
 */
function leaveLetters(event: Event): void {
  if (!(event.target as Element).closest("button, [role='gridcell']")) return;
  event.preventDefault();
  const selection = getSelection();
  if (selection?.type === "Caret" && !document.activeElement?.matches("input, textarea")) selection.removeAllRanges();
}

/**
 * Fonts are made ready before anything is written in them. A browser prepares a font for each size, weight and stretch in which something is written for
 * the first time, and asks its other processes about it: films, ghosts and notes come in many at once, in the frame that shows them.
 */

type Fonts = Record<string, string[]>; // by family: sizes, weights and stretches

const WRITTEN = "Aa 0 → ●"; // the last are in none of our own fonts: what stands in for those is looked for once for each, too

/** Uses each font once that tables come to, unseen, whenever nothing else is to be done. Returns what calls it off. */
export function makeFontsReady(): () => void {
  const box = document.createElement("div");
  let over = !("requestIdleCallback" in globalThis); // where it is not known when nothing is to be done, they are left until they are used
  const end = (): void => {
    over = true;
    box.remove();
  };
  if (over) return end;
  // The list comes after what a table is drawn with; without a line fonts are left until they are used, too.
  Promise.all([import("./fonts.json"), document.fonts.ready]).then(
    ([{ default: fonts }]) => over || begin(fonts, box, () => over, end),
    () => undefined,
  );
  return end;
}

function begin(fonts: Fonts, box: HTMLElement, over: () => boolean, end: () => void): void {
  box.style.cssText = "position: fixed; width: 0; height: 0; contain: strict; visibility: hidden";
  // What changes in there concerns no style sheet and nobody who watches the page.
  const line = box.attachShadow({ mode: "closed" }).appendChild(document.createElement("span"));
  line.textContent = WRITTEN;
  document.body.append(box);
  const left = Object.entries(fonts).flatMap(([family, those]) => those.map((font) => ({ family, font })));
  const next = (): void => {
    const one = left.shift();
    if (over() || !one) return end();
    const [size = "", weight = "", stretch = ""] = one.font.split(" ");
    Object.assign(line.style, { fontFamily: `var(--font-${one.family})`, fontSize: size, fontWeight: weight, fontStretch: stretch });
    void line.offsetWidth; // who asks for it has it laid out
    requestIdleCallback(next);
  };
  requestIdleCallback(next);
}

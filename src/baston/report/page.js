"use strict";
const root = document.documentElement;
const plots = JSON.parse(document.getElementById("plots").textContent);
const formats = {
  en: { decimal: ".", thousands: ",", grouping: [3], currency: ["", ""] },
  fr: { decimal: ",", thousands: "\u202f", grouping: [3], currency: ["", ""], percent: "\u202f%", minus: "−" },
};

// What was chosen before; a page that is opened as a file may not be allowed to remember anything.
function remembered(what) {
  try { return localStorage.getItem(`baston-report-${what}`); } catch { return null; }
}
function remember(what, value) {
  try { localStorage.setItem(`baston-report-${what}`, value); } catch { /* not allowed: chosen for now only */ }
}

const NARROW = "(max-width: 719px)";
const PAIR_STEP = 34; // pixels from row to row where a name has two lines

function config() {
  const style = getComputedStyle(root);
  const of = (name) => style.getPropertyValue(`--${name}`).trim();
  const narrow = matchMedia(NARROW).matches;
  const text = { labelColor: of("ink"), titleColor: of("ink-2"), labelFontSize: 12, titleFontSize: 12 };
  return {
    background: "transparent",
    font: of("font-ui"),
    view: { stroke: null },
    axis: { ...text, gridColor: of("line"), domainColor: of("line-strong"), tickColor: of("line-strong"), titleFontWeight: 400 },
    axisY: { labelLimit: narrow ? 150 : 340 },
    axisX: { labelLimit: narrow ? 110 : 200, titleAnchor: narrow ? "end" : "middle" },
    axisXQuantitative: { tickCount: narrow ? 3 : 8, labelOverlap: "parity", labelSeparation: 8 },
    legend: { ...text, titleFontWeight: 400 },
    bar: { color: of("winners") },
    text: { color: of("ink"), fontSize: 11 },
    style: { fair: { stroke: of("ink-2"), strokeDash: [5, 4], strokeWidth: 2 } },
    range: { category: [of("high"), of("ink-2"), of("low")], diverging: [of("lose"), of("even"), of("win")] },
  };
}

// On a phone the two names of a pair stand one above the other: side by side they would be cut off.
function fitted(spec, key) {
  if (!key.endsWith("-pair") || !matchMedia(NARROW).matches) return spec;
  const axis = { labelExpr: "split(datum.label, ' + ')" };
  const layer = spec.layer.map(({ encoding, ...one }) => (
    { ...one, encoding: encoding.y ? { ...encoding, y: { ...encoding.y, axis } } : encoding }
  ));
  return { ...spec, layer, height: { step: PAIR_STEP } };
}

let drawing = Promise.resolve();
async function draw() {
  const lang = root.lang;
  const look = config();
  const sides = [getComputedStyle(root).getPropertyValue("--winners").trim(), getComputedStyle(root).getPropertyValue("--others").trim()];
  for (const place of document.querySelectorAll(`.plot[lang="${lang}"]`)) {
    const spec = fitted(plots[lang][place.dataset.plot], place.dataset.plot);
    const range = place.classList.contains("spread") ? { ...look.range, category: sides } : look.range;
    await vegaEmbed(place, spec, {
      actions: false, renderer: "svg", mode: "vega-lite", config: { ...look, range }, formatLocale: formats[lang],
    });
    // The table below says it all; readers need not walk through every mark.
    place.querySelector("svg").setAttribute("aria-hidden", "true");
  }
}
function redraw() {
  drawing = drawing.then(draw);
  drawing.then(() => { root.dataset.drawn = root.lang; });
}

function speak(lang) {
  root.lang = lang;
  delete root.dataset.drawn;
  document.title = document.querySelector(`h1[lang="${lang}"]`).textContent;
  for (const button of document.querySelectorAll("[data-lang]")) {
    button.setAttribute("aria-pressed", String(button.dataset.lang === lang));
  }
  redraw();
}
for (const button of document.querySelectorAll("[data-lang]")) {
  button.addEventListener("click", () => { remember("lang", button.dataset.lang); speak(button.dataset.lang); });
}
document.getElementById("scheme").addEventListener("click", () => {
  const dark = root.dataset.scheme ? root.dataset.scheme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.scheme = dark ? "light" : "dark";
  redraw();
});
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", redraw);
matchMedia(NARROW).addEventListener("change", redraw);
speak(remembered("lang") ?? root.lang);

// What of a table cannot be read where there is room for it, or reached by a thumb; see fit.py.
() => {
  const found = [];
  const table = document.querySelector(".table");
  const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1;
  const all = (what) => [...table.querySelectorAll(what)].filter(shown);
  const words = (one) => one.textContent.trim().slice(0, 40) || one.className;
  const isCut = (one) => one.scrollHeight > one.clientHeight + 1;
  const isPhone = innerWidth <= 720 || innerHeight < 500;
  const hasRoom = innerWidth >= 1024 && innerHeight >= 768;

  const tops = all(".base .band").map((band) => band.getBoundingClientRect()).map(({ top, height }) => `${Math.round(top)}, ${Math.round(height)} high`);
  if (new Set(tops).size > 1) found.push(`the bands are not level: ${tops.join("; ")}`);
  for (const slot of all(".slot")) {
    if (/auto|scroll/.test(getComputedStyle(slot).overflowY)) found.push(`the slot ${words(slot)} scrolls`);
  }

  if (hasRoom) {
    for (const name of [...table.querySelectorAll(".board .chip > .nm")]) {
      const range = document.createRange();
      range.selectNodeContents(name);
      const [text, box] = [range.getBoundingClientRect(), name.getBoundingClientRect()];
      const outside = Math.max(box.left - text.left, text.right - box.right, box.top - text.top, text.bottom - box.bottom);
      if (!shown(name)) found.push(`the name ${words(name)} is not shown on its card`);
      else if (outside > 1.5) found.push(`the name ${words(name)} does not fit its card by ${Math.round(outside)}`);
    }
    // A row that is full overlaps; its cards keep their size.
    const least = parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--card-chip"));
    for (const chip of all(".base .chip").filter((one) => one.offsetWidth < least - 1)) found.push(`the card ${words(chip)} has shrunk to ${chip.offsetWidth}`);
    for (const name of all(".board .bn > button").filter(isCut)) found.push(`the name of the base ${words(name)} is cut off`);
    for (const unit of all(".gc-half .gc-unit")) {
      let holder = unit.parentElement;
      while (holder !== table && getComputedStyle(holder).overflowY === "visible") holder = holder.parentElement;
      const [{ top, bottom }, seen] = [unit.getBoundingClientRect(), holder.getBoundingClientRect()];
      if (top < seen.top - 2 || bottom > seen.bottom + 2) found.push(`the unit ${words(unit)} is cut off`);
    }
    for (const gist of all(".track .gist").filter(isCut)) found.push(`the challenge ${words(gist)} is cut off`);
    for (const column of all(".column").filter(isCut)) found.push(`the column of ${words(column)} scrolls by ${column.scrollHeight - column.clientHeight}`);
  }
  if (innerWidth >= 1440 && innerHeight >= 900) {
    for (const text of all(".slot:not([data-seat]) > p > span").filter(isCut)) found.push(`the effect ${words(text)} is cut off`);
  }

  // A name lies beside the cost of its card and not over it, and stands whole on a unit beside a chain.
  for (const card of all(".gc-hand .gc-card:has(.gc-cost > b)")) {
    const [cost, name] = [".gc-cost", ".gc-name"].map((one) => card.querySelector(one).getBoundingClientRect());
    if (name.top < cost.bottom - 1 && name.left < cost.right - 1) found.push(`the name of ${words(card)} lies over its cost`);
  }
  for (const name of all(".gc-board:not(.crowded):has(.gc-chain ol) .u-name").filter(isCut)) found.push(`the name of the unit ${words(name)} is cut off`);

  // Words of a name stand apart, however narrow its letters are.
  for (const name of all(".chip > .nm, .hand .nm, .gc-name, .u-name")) {
    for (const text of [...name.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)) {
      for (const { index } of text.data.trim().matchAll(/ /g)) {
        const range = document.createRange();
        const from = text.data.indexOf(text.data.trim());
        range.setStart(text, from + index);
        range.setEnd(text, from + index + 1);
        const { width } = range.getBoundingClientRect(); // none where a line ends
        if (width > 0 && width < parseFloat(getComputedStyle(name).fontSize) * 0.2) found.push(`the words of ${words(name)} run together: ${width.toFixed(1)} pixels`);
      }
    }
  }

  // A hand is drawn as cards side by side, a deck as a stack: of several players too.
  for (const pile of all(".rival-plate:not(.gc-plate) > .pile[role='img']")) {
    if (![...pile.querySelectorAll(".backs i, .fan i, .stack")].some(shown)) found.push(`the pile ${words(pile)} is not drawn`);
  }

  // The arena has one size: its place filled one way.
  const [map] = all(".arena-map");
  if (map) {
    const hexes = all(".arena-map .hex").map((hex) => hex.getBoundingClientRect());
    const across = Math.max(...hexes.map(({ right }) => right)) - Math.min(...hexes.map(({ left }) => left));
    const down = Math.max(...hexes.map(({ bottom }) => bottom)) - Math.min(...hexes.map(({ top }) => top));
    const { width, height } = map.getBoundingClientRect();
    const [name] = all(".hex-name");
    const letters = parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM().a;
    if (hasRoom && letters < 11.9) found.push(`the names of hexes are ${Math.round(letters)} pixels high`);
    if (Math.max(across / width, down / height) < 0.85) found.push(`the arena takes ${Math.round(across)} x ${Math.round(down)} of ${Math.round(width)} x ${Math.round(height)}`);
  }

  // No name of a hex lies over a champion.
  const champions = all(".arena-map .token:not(.on-gate) .body").map((body) => body.getBoundingClientRect());
  for (const name of all(".hex-name")) {
    const box = name.getBoundingClientRect();
    const over = ({ left, right, top, bottom }) => Math.min(right, box.right) - Math.max(left, box.left) > 4 && Math.min(bottom, box.bottom) - Math.max(top, box.top) > 4;
    if (champions.some(over)) found.push(`the hex name ${words(name)} lies over a champion`);
  }

  // A thumb reaches the lower half of a phone; of one that lies on its side, the right.
  if (isPhone) {
    for (const one of all(".prompt .buttons, .hand, .foot-bar")) {
      const { top, right, left } = one.getBoundingClientRect();
      if (innerHeight >= 500 && top < innerHeight / 2) found.push(`${one.className} is out of a thumb's reach: ${Math.round(top)} of ${innerHeight}`);
      if (innerHeight < 500 && (left + right) / 2 < innerWidth * 0.58) found.push(`${one.className} is out of a thumb's reach: ${Math.round(left)} of ${innerWidth}`);
    }
    for (const tab of all(".strip [role='tab']:has(.mini)")) {
      const [total, breakpoint] = tab.querySelector(".m b").textContent.split("/").map(Number);
      const mini = tab.querySelector(".mini");
      const filled = [...mini.children].reduce((sum, part) => sum + part.getBoundingClientRect().width, 0);
      const wanted = Math.min(1, total / breakpoint) * mini.clientWidth;
      if (wanted > 8 && Math.abs(filled - wanted) > 8) found.push(`the bar of ${words(tab)} is filled by ${Math.round(filled)} and not ${Math.round(wanted)}`);
    }
    for (const bar of all(".bar, .strip, .foot-bar, .rival").filter((bar) => !bar.textContent.trim())) found.push(`${bar.className} is empty`);
  }
  return found;
}

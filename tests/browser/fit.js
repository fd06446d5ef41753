// What does not fit the window; see fit.py.
({ needed, apart, together, buttons, names, lowest, smallest, touched }) => {
  const found = [];
  const table = document.querySelector(".table");
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) found.push(`wider than the window by ${page.scrollWidth - innerWidth}`);
  if (innerHeight >= lowest && page.scrollHeight > innerHeight) found.push(`higher by ${page.scrollHeight - innerHeight}`);
  const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1;
  const all = (what) => [...table.querySelectorAll(what)].filter(shown);
  const out = ({ left, top, right, bottom }) =>
    left < -1 || top < -1 || right > innerWidth + 1 || bottom > Math.max(innerHeight, lowest) + 1;
  const scrolls = (one) => {
    for (let box = one.parentElement; box && box !== table; box = box.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
    }
    return false;
  };
  const drafting = table.querySelector(".sfb-draft") !== null;  // nobody has a hand yet
  for (const name of needed) {
    if (drafting && /hand|me|board/.test(name)) continue;
    const [one] = all(name);
    if (!one) found.push(`no ${name}`);
    else if (out(one.getBoundingClientRect())) found.push(`${name} sticks out`);
  }
  const boxes = apart.flatMap((name) => all(name).slice(0, 1).map((one) => [name, one, one.getBoundingClientRect()]));
  for (const [i, [name, one, a]] of boxes.entries()) {
    for (const [other, two, b] of boxes.slice(i + 1)) {
      if (one.contains(two) || together.includes(`${name} ${other}`)) continue;
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 1 && down > 1) found.push(`${name} and ${other} overlap by ${Math.round(across)} x ${Math.round(down)}`);
    }
  }
  for (const one of all(buttons).filter((one) => !scrolls(one))) {
    const box = one.getBoundingClientRect();
    const name = one.getAttribute("aria-label") || one.textContent.trim().slice(0, 30) || one.className;
    if (out(box)) found.push(`the button ${name} sticks out`);
    else if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === "visible") found.push(`the button ${name} is too narrow for its words`);
    else {
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (box.bottom <= innerHeight && !one.contains(top)) found.push(`the button ${name} is covered by ${top?.className || top?.tagName}`);
    }
    if (box.width < touched || box.height < touched) found.push(`the button ${name} is ${Math.round(box.width)} x ${Math.round(box.height)}`);
  }
  // Names that are read: whole, and under nothing.
  for (const one of all(names)) {
    const [text] = [...one.childNodes, ...one.querySelectorAll("span")].filter((node) => node.textContent.trim() && !node.matches?.(".vh"));
    const range = document.createRange();
    range.selectNodeContents(text);
    const name = text.textContent.trim();
    const cut = (rect) => {
      for (let box = one; box && box !== table; box = box.parentElement) {
        const shows = box.getBoundingClientRect();
        if (getComputedStyle(box).overflowX !== "visible" && (rect.left < shows.left - 1 || rect.right > shows.right + 1)) return true;
      }
      return false;
    };
    for (const rect of [...range.getClientRects()].filter(({ width }) => width > 1)) {
      const [left, right, y] = [rect.left + 2, rect.right - 2, rect.top + rect.height / 2];
      const over = [left, (left + right) / 2, right].map((x) => document.elementFromPoint(x, y));
      if (cut(rect)) found.push(`the name ${name} is cut off`);
      else if (y < innerHeight && over.some((top) => !one.contains(top) && !top?.contains(one))) found.push(`the name ${name} is covered`);
    }
  }
  const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  const small = new Set();
  while (texts.nextNode()) {
    const holder = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || holder.closest(".vh, svg") || !shown(holder)) continue;
    const size = parseFloat(getComputedStyle(holder).fontSize);
    if (size < smallest - 0.01 && size > 0) small.add(`letters of ${size} in ${holder.className || holder.tagName}: ${texts.currentNode.data.trim()}`);
  }
  return [...found, ...small];
}

// How well letters can be read on what really lies beneath them; see contrast.py.
async ({ targets, shown, bare }) => {
  const STRAY = 0.03; // of a text's pixels: where a letter meets an edge, two colors are mixed
  const LETTER = 24; // by how much a pixel differs where there is a letter
  const pixels = async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(0, 0, image.width, image.height);
  };
  const [lettered, ground] = [await pixels(shown), await pixels(bare)];
  const at = (image, x, y) => [...image.data.slice((y * image.width + x) * 4, (y * image.width + x) * 4 + 3)];
  const apart = (a, b) => a.reduce((sum, n, i) => sum + Math.abs(n - b[i]), 0);
  const light = (rgb) => {
    const [r, g, b] = rgb.map((n) => n / 255).map((n) => (n <= 0.03928 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, other) => {
    const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };

  const ink = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const rgba = (color) => {
    ink.clearRect(0, 0, 1, 1);
    ink.fillStyle = color;
    ink.fillRect(0, 0, 1, 1);
    return [...ink.getImageData(0, 0, 1, 1).data];
  };
  const inked = (holder) => {
    const { color, fill } = getComputedStyle(holder);
    return rgba(holder instanceof SVGElement ? fill : color);
  };
  const changed = (one) => {
    for (let box = one; box; box = box.parentElement) {
      const { filter, opacity } = getComputedStyle(box);
      if (filter !== "none" || opacity !== "1") return true;
    }
    return false;
  };
  // Of what is filtered or pale, the color is that of the pixel in which most is seen of a letter.
  const colorOf = (holder, letters) => {
    if (!changed(holder)) return inked(holder);
    const [most] = [...letters].sort((a, b) => apart(b.seen, b.beneath) - apart(a.seen, a.beneath));
    return [...(most?.seen ?? [0, 0, 0]), 255];
  };
  // Of what a drawer or the like covers for the most part, the rest lies in its shadow and is not read.
  const isInSight = (holder, { left, top, width, height }) => {
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    const points = steps.flatMap((x) => steps.map((y) => [left + width * x, top + height * y]));
    return points.filter(([x, y]) => holder.contains(document.elementFromPoint(x, y))).length > points.length / 2;
  };
  const lettersOf = (holder) => {
    const letters = [];
    const range = document.createRange();
    for (const text of [...holder.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())) {
      range.selectNodeContents(text);
      for (const box of [...range.getClientRects()].filter((box) => isInSight(holder, box))) {
        const { left, right, top, bottom } = box;
        for (let y = Math.max(0, Math.floor(top)); y < Math.min(ground.height, bottom); y++) {
          for (let x = Math.max(0, Math.floor(left)); x < Math.min(ground.width, right); x++) {
            const [seen, beneath] = [at(lettered, x, y), at(ground, x, y)];
            if (apart(seen, beneath) > LETTER && holder.contains(document.elementFromPoint(x, y))) letters.push({ seen, beneath });
          }
        }
      }
    }
    return letters;
  };

  const found = [];
  for (const target of targets) {
    const holder = document.querySelector(target);
    if (!holder?.checkVisibility() || holder.closest(":disabled, [aria-disabled=true], .vh")) continue;
    const letters = lettersOf(holder);
    const [r, g, b, alpha] = colorOf(holder, letters);
    const judged = letters.map(({ beneath }) => {
      const letter = [r, g, b].map((n, i) => Math.round((n * alpha + beneath[i] * (255 - alpha)) / 255));
      return { is: contrast(letter, beneath), letter, beneath };
    });
    const worst = judged.sort((a, b) => a.is - b.is)[Math.floor(judged.length * STRAY)];
    const { fontSize, fontWeight } = getComputedStyle(holder);
    const isLarge = parseFloat(fontSize) >= 24 || (parseFloat(fontSize) >= 18.66 && Number(fontWeight) >= 700);
    if (worst && worst.is < (isLarge ? 3 : 4.5)) {
      const words = holder.textContent.trim().slice(0, 30);
      found.push(`contrast of ${worst.is.toFixed(2)}: ${target}: ${words}: ${worst.letter} on ${worst.beneath}`);
    }
  }
  return found;
}

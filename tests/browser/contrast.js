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
  const { width, height } = ground;
  const [seen, beneath] = [lettered, ground].map(({ data }) => (place) => [...data.subarray(place, place + 3)]);
  const apart = (place) => {
    const [a, b] = [lettered.data, ground.data];
    return Math.abs(a[place] - b[place]) + Math.abs(a[place + 1] - b[place + 1]) + Math.abs(a[place + 2] - b[place + 2]);
  };
  const LIGHT = Float64Array.from({ length: 256 }, (_, n) => n / 255).map((n) =>
    n <= 0.03928 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4,
  );
  const light = ([r, g, b]) => 0.2126 * LIGHT[r] + 0.7152 * LIGHT[g] + 0.0722 * LIGHT[b];
  const contrast = (one, other) => {
    const [a, b] = [light(one), light(other)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
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
  // Of what a drawer or the like covers for the most part, the rest lies in its shadow and is not read.
  const isInSight = (holder, { left, top, width, height }) => {
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    const points = steps.flatMap((x) => steps.map((y) => [left + width * x, top + height * y]));
    return points.filter(([x, y]) => holder.contains(document.elementFromPoint(x, y))).length > points.length / 2;
  };
  // The pixels in a box in which letters are, by their places in the pictures.
  const lettersIn = ({ left, right, top, bottom }) => {
    const letters = [];
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y++) {
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x++) {
        const place = (y * width + x) * 4;
        if (apart(place) > LETTER) letters.push(place);
      }
    }
    return letters;
  };
  const linesOf = (holder) => {
    const range = document.createRange();
    const texts = [...holder.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    const boxes = texts.flatMap((text) => {
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    });
    return boxes.map((box) => ({ box, letters: lettersIn(box) })).filter(({ letters }) => letters.length);
  };
  // To ask the page what lies on top takes much longer than to reckon: it is asked of those alone that decide.
  const inSight = (holder, lines) => lines.filter(({ box }) => isInSight(holder, box)).flatMap(({ letters }) => letters);
  const isTop = (holder) => (place) =>
    holder.contains(document.elementFromPoint((place / 4) % width, Math.floor(place / 4 / width)));
  // Of what is filtered or pale, the color is that of the pixel in which most is seen of a letter.
  const colorOf = (holder, lines) => {
    if (!changed(holder)) return inked(holder);
    const most = inSight(holder, lines)
      .sort((a, b) => apart(b) - apart(a))
      .find(isTop(holder));
    return [...(most === undefined ? [0, 0, 0] : seen(most)), 255];
  };

  const found = [];
  for (const target of targets) {
    const holder = document.querySelector(target);
    if (!holder?.checkVisibility() || holder.closest(":disabled, [aria-disabled=true], .vh")) continue;
    const lines = linesOf(holder);
    const [r, g, b, alpha] = colorOf(holder, lines);
    const judge = (place) => {
      const under = beneath(place);
      const letter = [r, g, b].map((n, i) => Math.round((n * alpha + under[i] * (255 - alpha)) / 255));
      return { is: contrast(letter, under), letter, under };
    };
    const { fontSize, fontWeight } = getComputedStyle(holder);
    const isLarge = parseFloat(fontSize) >= 24 || (parseFloat(fontSize) >= 18.66 && Number(fontWeight) >= 700);
    const least = isLarge ? 3 : 4.5;
    if (!lines.some(({ letters }) => letters.some((place) => judge(place).is < least))) continue;
    const judged = inSight(holder, lines).filter(isTop(holder)).map(judge).sort((a, b) => a.is - b.is);
    const worst = judged[Math.floor(judged.length * STRAY)];
    if (worst && worst.is < least) {
      const words = holder.textContent.trim().slice(0, 30);
      found.push(`contrast of ${worst.is.toFixed(2)}: ${target}: ${words}: ${worst.letter} on ${worst.under}`);
    }
  }
  return found;
}

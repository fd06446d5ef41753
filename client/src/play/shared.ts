type Parts = Record<string, unknown>;

/** `after`, in which parts of `before` stand for its own wherever they say the same: what is drawn of those is not drawn anew. */
export const shared = <T>(before: unknown, after: T): T => settled(before, after) as T;

function settled(before: unknown, after: unknown): unknown {
  if (before === after || !hasParts(before) || !hasParts(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  let same = Object.keys(before).length === Object.keys(after).length;
  for (const name of Object.keys(after)) {
    after[name] = settled(partner(before, after[name], name), after[name]);
    same &&= after[name] === before[name];
  }
  return same ? before : after;
}

const hasParts = (value: unknown): value is Parts => typeof value === "object" && value !== null;

const handleOf = (value: unknown): unknown => (hasParts(value) ? value["handle"] : undefined);

/** What a part was before: a thing is known by its handle, wherever it stands in its list now. */
function partner(before: Parts, part: unknown, name: string): unknown {
  const [there, handle] = [before[name], handleOf(part)];
  return Array.isArray(before) && typeof handle === "number" && handleOf(there) !== handle ? before.find((one) => handleOf(one) === handle) : there;
}

import { readFileSync } from "node:fs";

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const bundle = new FluentBundle("en", { useIsolating: false });
for (const catalog of ["smashup", "smashup_base_principale"]) {
  bundle.addResource(new FluentResource(readFileSync(`../src/baston/locales/en/${catalog}.ftl`, "utf8")));
}

/** For tests: a line of the log as the server words it, from its own catalogs, about a seat from 1. */
export function logged(key: string, { seat = 1, ...values }: Record<string, FluentVariable>): string {
  const pattern = bundle.getMessage(`log-${key}`)?.value;
  if (!pattern) throw new Error(`the log has no ${key}`);
  return bundle.formatPattern(pattern, { player: `Player ${String(seat)}`, source: "none", ...values });
}

import { untrack } from "svelte";

import { settings } from "./settings.svelte";
import { soon } from "./soon";

/** A value as it is some frames after it has changed; where nothing takes time, as it is. For components, where they begin. */
export function later<T>(of: () => T): { readonly now: T } {
  let shown = $state.raw(untrack(of));
  $effect(() => {
    const value = of();
    return value === untrack(() => shown) ? undefined : soon(() => (shown = value));
  });
  return {
    get now() {
      return settings.speed === 0 ? of() : shown;
    },
  };
}

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

/** A long list as it is written: so many at once, and as many more in each frame that follows; where nothing takes time, all. For components, where they begin. */
export function inParts<T>(of: () => T[], many: number): { readonly now: T[]; readonly whole: boolean } {
  let written = $state(many);
  const rest = $derived(of().length - written);
  $effect(() => (rest > 0 ? soon(() => (written += many)) : undefined));
  return {
    get now() {
      return settings.speed === 0 ? of() : of().slice(0, written);
    },
    get whole() {
      return settings.speed === 0 || rest <= 0;
    },
  };
}

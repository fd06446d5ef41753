/** A value as it is, or as it last was once there is none: while a part of the page goes, what is in it still asks for it. */
export function kept<T>(of: () => T | null): { readonly now: T | null } {
  let before: T | null = null;
  const now = $derived((before = of() ?? before));
  return {
    get now() {
      return now;
    },
  };
}

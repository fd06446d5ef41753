import { api } from "../net/api";
import type { RuleInfo } from "../net/protocol";

/** The clauses of a game's rules; none until they are there. To be called where a component is made. */
export function rulesOf(game: () => string): { readonly clauses: RuleInfo[] } {
  let clauses = $state.raw<RuleInfo[]>([]);
  $effect(() => {
    api.rules(game()).then(
      (found) => (clauses = found),
      () => undefined,
    );
  });
  return {
    get clauses() {
      return clauses;
    },
  };
}

import mat from "../../../../src/baston/locales/en/smashup_mat.ftl?raw";
import { addWords } from "../../lib/i18n.svelte";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

addWords({ en, fr });
addWords({ en: mat });

// The French names of cards and factions, and the words of the mat, from the catalogs that the server has them from.
const cards: Record<string, string> = import.meta.glob(
  ["../../../../src/baston/locales/fr/smashup_*.ftl", "!../../../../src/baston/locales/fr/smashup_cards.ftl"],
  { query: "?raw", import: "default", eager: true },
);
for (const catalog of Object.values(cards)) addWords({ fr: catalog });

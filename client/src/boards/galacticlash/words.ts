import keywords from "../../../../src/baston/locales/en/galacticlash_keywords.ftl?raw";
import motsCles from "../../../../src/baston/locales/fr/galacticlash_keywords.ftl?raw";
import { addWords } from "../../lib/i18n.svelte";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

addWords({ en, fr });
addWords({ en: keywords, fr: motsCles }); // the same that the terminal has

import { addWords } from "../../lib/i18n.svelte";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

addWords({ en, fr });

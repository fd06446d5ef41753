import { addWords } from "../../lib/i18n.svelte";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

addWords({ en, fr });

/** Following turns, seeing them again and looking back: what a table fetches once it is shown. */
export { Following } from "./following.svelte";
export { fetchLater } from "./fetch-later";
export { default as Ghosts } from "./Ghosts.svelte";
export { default as PastBar } from "./PastBar.svelte";
export { default as Thread } from "./Thread.svelte";

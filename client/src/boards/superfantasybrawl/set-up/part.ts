import { addWords } from "../../../lib/i18n.svelte";
import type { SetUpPart } from "../../set-up.svelte";
import ArenaField from "./ArenaField.svelte";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";
import { ArenaSetUp } from "./set-up.svelte";

addWords({ en, fr });

export const part: SetUpPart = { start: (draft) => new ArenaSetUp(draft), fields: { arena: ArenaField } };

import "../words";

import { addWords } from "../../../lib/i18n.svelte";
import type { SetUpPart } from "../../set-up.svelte";
import DecksSection from "./DecksSection.svelte";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";
import { ClashSetUp } from "./set-up";

addWords({ en, fr });

export const part: SetUpPart = { start: (draft) => new ClashSetUp(draft), Below: DecksSection };

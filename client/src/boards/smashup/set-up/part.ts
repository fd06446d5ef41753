import "../words";

import { addWords } from "../../../lib/i18n.svelte";
import type { SetUpPart } from "../../set-up.svelte";
import BoxesField from "./BoxesField.svelte";
import en from "./en.ftl?raw";
import FactionsSection from "./FactionsSection.svelte";
import fr from "./fr.ftl?raw";
import MatSection from "./MatSection.svelte";
import { SmashUpSetUp } from "./set-up.svelte";

addWords({ en, fr });

export const part: SetUpPart = { start: (draft) => new SmashUpSetUp(draft), Above: MatSection, Below: FactionsSection, fields: { boxes: BoxesField } };

import { MediaQuery } from "svelte/reactivity";

import type { ClashView } from "./view";

const wide = new MediaQuery("(min-width: 1280px) and (min-height: 741px)");

/** Whether energies stand beside the life that they keep, one's own near the hand; else, as where there is no room, in the camps. */
export const energiesBeside = ({ players }: ClashView): boolean => players === 2 && wide.current;

import "./styles";

import { addWords, t } from "../../lib/i18n.svelte";
import { type Board as BoardOf, pilesBySeat } from "../board";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { coreTheme, iconOf, printedOf, shelf } from "./cards";
import { championIn } from "./draft";
import Dock from "./Dock.svelte";
import { filmMaker } from "../film-maker";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";
import Header from "./Header.svelte";
import Mini from "./Mini.svelte";
import { reactions } from "./pass-options.svelte";
import { pieces } from "./pieces";
import PassOptions from "./PassOptions.svelte";
import { planOf } from "./plan.svelte";
import Sheet from "./Sheet.svelte";
import Tray from "./Tray.svelte";
import { contextOf } from "./words";
import { arrows, type ArenaView, cardOf, moment, shownHandles, sideOf } from "./view";

addWords({ en, fr });

/** The arena of Super Fantasy Brawl. */
export const board: BoardOf<ArenaView> = {
  Board,
  Dock,
  Header,
  Tray,
  Sheet,
  Mini,
  PassOptions,
  goal: ({ goal }) => t("sfb-goal", { goal }),
  shownHandles,
  cardAt: cardOf,
  modeOf: ({ players }) => (players > 2 ? "four" : ""),
  kindName: (kind) => t(`sfb-kind-${kind}`),
  aimWords: (card) => ({ says: t("sfb-who-does", { card }), note: t("sfb-who-does-note") }),
  endsTurn: ({ clause }) => clause === "SFB-60",
  pilesOf: (view) => [...pilesBySeat("hand", view.hands), ...pilesBySeat("discard", view.discards), ...pilesBySeat("deck", view.deck_known)],
  context: contextOf,
  hasButton: (choice) => championIn(choice) !== null,
  moment,
  film: filmMaker(() => import("./film/draw")),
  passes: () => reactions.passed,
  plan: planOf,
  arrows,
  sides: ({ players }) => [...Array(players).keys()].map(sideOf),
  pieces,
  drawing: (stage, id) => {
    const card = printedOf(stage, id);
    return { icon: iconOf(card?.champion ?? id), hue: card?.core && coreTheme[card.core] };
  },
  Card,
  shelf,
};

import "./words";

import { factionName, t } from "../../lib/i18n.svelte";
import { type Board as BoardOf, pilesBySeat } from "../board";
import { arrows } from "./arrows";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { iconOf } from "./cards";
import { contextOf } from "./context";
import Dock from "./Dock.svelte";
import { filmMaker } from "../film-maker";
import { isIdle, isScoring } from "./foretold";
import Header from "./Header.svelte";
import Mini from "./Mini.svelte";
import { pieces } from "./pieces";
import PassOptions from "./PassOptions.svelte";
import Sheet from "./Sheet.svelte";
import Tray from "./Tray.svelte";
import { scoringStops } from "./stops.svelte";
import { cardOf, moment, placeToRead, showsUseless, shownHandles, type SmashUpView } from "./view";


/** The bases of Smash Up, or the mat of Base Principale. */
export const board: BoardOf<SmashUpView> = {
  Board,
  Dock,
  Header,
  Tray,
  Sheet,
  Mini,
  PassOptions,
  shownHandles,
  goal: ({ mat }) => t(mat ? "goal-mat" : "goal"),
  isIdle,
  context: contextOf,
  cardAt: cardOf,
  placeOf: (view) => placeToRead(view),
  kindName: (kind) => t(`kind-${kind}`),
  endsTurn: ({ clause }) => clause === "SU-12",
  pilesOf: (view) => [...pilesBySeat("hand", view.hands), ...pilesBySeat("discard", view.discards), ...pilesBySeat("deck", view.deck_known)],
  film: filmMaker(() => import("./scoring/draw")),
  drafting: (view) => view.open_factions.length > 0,
  hasButton: showsUseless,
  moment,
  declines: isScoring,
  passWhole: () => t("pass-scoring"),
  passes: (view) => scoringStops.passes(view),
  arrows,
  pieces,
  drawing: (stage, card) => ({ icon: iconOf(card), hue: stage.catalog.get(card)?.faction }),
  factions: (view) => view.factions,
  Card,
  shelf: ({ faction }) => ({ id: faction, name: factionName(faction), icon: iconOf(faction) }),
};

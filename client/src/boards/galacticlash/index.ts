import "./styles";
import "./words";

import { factionName, t } from "../../lib/i18n.svelte";
import { type Board as BoardOf, pilesBySeat } from "../board";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { asClash, hueOf, iconOf } from "./cards";
import Dock from "./Dock.svelte";
import { filmMaker } from "../film-maker";
import Header from "./Header.svelte";
import Mini from "./Mini.svelte";
import { pieces } from "./pieces";
import { planning, planOf } from "./plan.svelte";
import Sheet from "./Sheet.svelte";
import { passes, stops } from "./stops.svelte";
import Tray from "./Tray.svelte";
import { cardOf, type ClashView, isThreatened, moment, shownHandles } from "./view";


/** The battlefield of Galacti'Clash. */
export const board: BoardOf<ClashView> = {
  Board,
  Dock,
  Header,
  Tray,
  Sheet,
  Mini,
  goal: () => t("gc-goal"),
  shownHandles,
  cardAt: cardOf,
  kindName: (kind) => t(`gc-kind-${kind}`),
  endsTurn: ({ clause }) => clause === "G-27",
  pilesOf: (view) => [...pilesBySeat("hand", view.hands), ...pilesBySeat("pit", view.pits), ...pilesBySeat("library", view.library_known)],
  plan: planOf,
  pieces,
  drawing: (stage, card) => {
    const info = stage.catalog.get(card);
    return { icon: iconOf(card), hue: info && hueOf(asClash(info)) };
  },
  modeOf: ({ options }) => options["format"] ?? "",
  isTakenBackInPart: (view) => planning.isTakenBackInPart(view),
  moment,
  sides: ({ sides }) => sides,
  film: filmMaker(() => import("./film/draw")),
  passes: (view, here) => passes(view, (whose, window) => stops.has(here, whose, window)),
  mustAsk: isThreatened,
  Card,
  shelf: ({ faction }) => ({ id: faction, name: factionName(faction), icon: iconOf(faction) }),
};

import "@fontsource-variable/archivo/standard.css";
import "@fontsource/dela-gothic-one/latin-400.css";
import "@fontsource/dela-gothic-one/latin-ext-400.css";
import "./styles";

import { mount } from "svelte";

import App from "./App.svelte";
import { keepPages } from "./lib/keep-pages";
import { router } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import { reach } from "./net/reach.svelte";
import { pointer } from "./play/pointer";
import { dragByTouch } from "./play/touch-drag";
import { asked } from "./play/asked.svelte";
import { playing } from "./play/playing.svelte";

settings.load();
router.start();
addEventListener("pointermove", (event) => pointer.moved(event), { capture: true, passive: true });
asked.start();
playing.start();
reach.start();
keepPages();
dragByTouch();
const target = document.getElementById("app") as HTMLElement;
target.replaceChildren(); // what stood there until now
mount(App, { target });

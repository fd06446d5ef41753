import Left from "./FilmLeft.svelte";
import Right from "./FilmRight.svelte";

export { filmOf as of } from "./film";
export { Left, Right };

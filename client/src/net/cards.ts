/** A card as printed, from the catalog of its game (`baston cards GAME --json`). */
export interface CardInfo {
  id: string;
  name: string;
  name_fr: string | null;
  kind: string;
  set: string;
  faction: string;
  copies: number | null;
  power: number | null;
  breakpoint: number | null;
  vp: number[] | null;
  text: string | null;
  text_fr: string | null;
  gist: string; // what matters of the text, in up to 40 characters; empty where there is no text
  gist_fr: string;
}

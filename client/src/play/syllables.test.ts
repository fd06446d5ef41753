import { describe, expect, it } from "vitest";

import { parted } from "./syllables";

const shown = (name: string): string => parted(name).replaceAll("\u00ad", "-");

describe("a long name", () => {
  it("may break between syllables, in both languages", () => {
    expect(["Augmentation", "Enrôlement forcé", "Vents du changement", "Contrebandière agile"].map(shown)).toEqual([
      "Aug-men-ta-tion",
      "Enrô-le-ment forcé",
      "Vents du chan-ge-ment",
      "Con-tre-ban-dière agile",
    ]);
    expect(["Enchantress", "The Homeworld", "Powderkeg"].map(shown)).toEqual(["Enchan-tress", "The Home-world", "Pow-der-keg"]);
  });

  it("keeps together what is one sound, and never leaves fewer than three letters alone", () => {
    expect(["Bibliothèque", "Champignons", "Galactique", "Microbot"].map(shown)).toEqual(["Biblio-thè-que", "Cham-pi-gnons", "Galac-ti-que", "Micro-bot"]);
  });

  it("stays as it is where its words are short", () => {
    expect(["King Rex", "Raptor de combat", "L’île de la Tortue"].map(parted)).toEqual(["King Rex", "Raptor de combat", "L’île de la Tortue"]);
  });
});

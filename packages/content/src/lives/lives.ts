import { figures } from "../figures/figures.ts";
import { atLeast, number, quantity } from "../format/numbers.ts";
import type { Live } from "./lives.schema.ts";

/** The live broadcasts of /videos, in the order of the page. */
export const lives: readonly Live[] = [
  {
    id: "direct-expedition-transatlantique",
    title: "Expédition transatlantique",
    location: "Amérique latine",
    start: "2026-10",
    end: "2027-04",
    description:
      "Le pont, la table à cartes, le microscope, la cuisine : les caméras du bord restent allumées pendant que les deux bateaux traversent et longent l’Amérique latine.",
    facts: [
      { value: quantity(figures.transatlanticKilometres, "km"), label: "de traversée" },
      { value: number(figures.latinAmericanCountries), label: "pays d’Amérique latine" },
      { value: "24 h/7", label: "de diffusion" },
    ],
    channel: "https://films.sillages.example/direct/transatlantique",
    drawing: "scenes/transat",
  },
  {
    id: "direct-tours-d-europe",
    title: "Tours d’Europe",
    location: "Europe",
    start: "2026-03",
    end: "2026-08",
    description:
      "Arrivées de port, ateliers sur le quai, entretiens et manœuvres : on suit les deux bateaux d’escale en escale, comme si l’on tenait l’amarre.",
    facts: [
      { value: number(figures.europeanStopovers), label: "escales" },
      { value: atLeast(figures.europeanCountries), label: "pays" },
    ],
    channel: "https://films.sillages.example/direct/tours-d-europe",
    drawing: "scenes/escale",
  },
];

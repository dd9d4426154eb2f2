import { words } from "#data/pages/accueil";
import { collaboration } from "./accueil.collaboration.ts";
import { expeditions } from "./accueil.expeditions.ts";
import { words as mission } from "#data/pages/accueil.mission";
import { periods } from "#data/periods";
import { figures } from "#data/figures";
import { plannedStopovers } from "../figures/counts.ts";
import { monthInWords, monthRangeInWords } from "../format/months.ts";
import { counted } from "../format/numbers.ts";
import type { Phase } from "../status/phases.ts";
import type { Page } from "./page.schema.ts";

const tour = periods["stages/tours-d-europe"];
const crossing = periods["stages/expedition-transatlantique"];

/** Where the boats are, in each phase of the expedition. */
const today: Readonly<Record<Phase, string>> = {
  before: `Les deux bateaux se préparent à Lorient. Le départ des Tours d’Europe est prévu en ${monthInWords(tour.start)}.`,
  tour: `Au programme de l’année\u00a0: ${counted(figures.europeanStopovers, "escale")} en Europe (${monthRangeInWords(tour)}), puis le départ pour l’Amérique latine en ${monthInWords(crossing.start)}.`,
  crossing: `Les Tours d’Europe sont terminés. Les deux bateaux sont partis pour ${counted(figures.latinAmericanCountries, "pays", "pays")} d’Amérique latine ; ils rentrent à Lorient en ${monthInWords(crossing.end)}.`,
  after: `Les deux bateaux sont rentrés à Lorient en ${monthInWords(crossing.end)}, après ${counted(plannedStopovers(), "escale")}. La suite se prépare avec nos partenaires.`,
};

export const accueil = {
  ...words,
  today,
  mission,
  expeditions,
  collaboration,
} as const satisfies Page;

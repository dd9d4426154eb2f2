import { droitDeLaMer } from "./ocean-vivant/droit-de-la-mer.ts";
import { economieBleue } from "./ocean-vivant/economie-bleue.ts";
import { energiesMarines } from "./ocean-vivant/energies-marines.ts";
import { geographieDeLOcean } from "./ocean-vivant/geographie-de-l-ocean.ts";
import { oceanEtClimat } from "./ocean-vivant/ocean-et-climat.ts";
import { pollution } from "./ocean-vivant/pollution.ts";
import { vieMarine } from "./ocean-vivant/vie-marine.ts";
import type { Question } from "./question.schema.ts";

/** The bank « Océan vivant ». */
export const oceanVivant: readonly Question[] = [
  ...vieMarine,
  ...oceanEtClimat,
  ...economieBleue,
  ...droitDeLaMer,
  ...pollution,
  ...energiesMarines,
  ...geographieDeLOcean,
];

import { words } from "#data/pages/escales";
import { dayInWords } from "../format/months.ts";
import { counted, quantity } from "../format/numbers.ts";
import type { Page } from "./page.schema.ts";

/** The rutter: every call with its flags, its position and its story, to read along the road or to print for a class. */
export const escales = {
  ...words,
  caption: (voyage: string, calls: number) => `${voyage} : ${counted(calls, "escale")}`,
  total: (km: number, nauticalMiles: number) =>
    `De Lorient à Lorient, environ ${quantity(km, "km")} le long du tracé, soit ${quantity(nauticalMiles, "milles marins")}.`,
  leg: (km: number, nauticalMiles: number) => `${quantity(km, "km")}, ${quantity(nauticalMiles, "milles")}`,
  /** « À 340 km, 180 milles des Sables-d’Olonne » would need an article for each port: the port before is the entry above. */
  away: (km: number, nauticalMiles: number) =>
    `À ${quantity(km, "km")}, ${quantity(nauticalMiles, "milles")} du\u00A0port précédent.`,
  /** « Escale faite le 30 mars 2026 » */
  doneOn: (day: string) => `Escale faite le ${dayInWords(day)}`,
  homecoming: (harbour: string) => `Retour à ${harbour}`,
} as const satisfies Page;

import { words } from "#data/pages/escales";
import { counted, quantity } from "../format/numbers.ts";
import type { Page } from "./page.schema.ts";

/** Every call with its position, at `/documents/escales.html`: to print for a class, and to read where no script runs. */
export const escales = {
  ...words,
  caption: (voyage: string, calls: number) => `${voyage} : ${counted(calls, "escale")}`,
  total: (km: number, nauticalMiles: number) =>
    `De Lorient à Lorient, environ ${quantity(km, "km")} le long du tracé, soit ${quantity(nauticalMiles, "milles marins")}.`,
  leg: (km: number, nauticalMiles: number) => `${quantity(km, "km")}, ${quantity(nauticalMiles, "milles")}`,
  homecoming: (harbour: string) => `Retour à ${harbour}`,
} as const satisfies Page;

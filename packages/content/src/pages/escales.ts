import { counted, quantity } from "../format/numbers.ts";
import { identity } from "#data/identity";
import type { Page } from "./page.schema.ts";

/** Every call with its position, at `/documents/escales.html`: to print for a class, and to read where no script runs. */
export const escales = {
  meta: {
    title: `Les escales – ${identity.name}`,
    description:
      "Chaque escale prévue, de Lorient à la Baltique et à Cuba : son mois, sa position, la distance depuis le port d’avant et ce qu’il a de singulier.",
  },
  title: "Les escales, une à une",
  lead: "Chaque port où les deux bateaux font escale, dans l’ordre de la route : son mois, sa position, et le chemin depuis le port d’avant.",
  back: { label: "Revenir à la carte", path: "/#projet" },
  caption: (voyage: string, calls: number) => `${voyage} : ${counted(calls, "escale")}`,
  total: (km: number, nauticalMiles: number) =>
    `De Lorient à Lorient, environ ${quantity(km, "km")} le long du tracé, soit ${quantity(nauticalMiles, "milles marins")}.`,
  columns: {
    port: "Escale",
    month: "Mois",
    position: "Position",
    leg: "Depuis le port d’avant",
    note: "À savoir",
  },
  leg: (km: number, nauticalMiles: number) => `${quantity(km, "km")}, ${quantity(nauticalMiles, "milles")}`,
  homecoming: (harbour: string) => `Retour à ${harbour}`,
} as const satisfies Page;

import { noun } from "../format/numbers.ts";
import { sailStage } from "./devenir-partenaire.sail-stage.ts";

/** The sail plan, and the two ways to count its free spaces. */
export const opportunities = {
  id: sailStage.id,
  heading: "Opportunités sur les voiles",
  lines: ["Opportunités", "sur les voiles"],
  lead: "Les voiles sont posées à plat, comme au plancher de la voilerie. Chaque case est un espace à votre nom, dessiné à l’échelle.",
  figures: {
    area: "de voile",
    spaces: (count: number) => noun(count, "espace publicitaire", "espaces publicitaires"),
    available: (count: number) => noun(count, "espace disponible", "espaces disponibles"),
    active: (count: number) => noun(count, "partenaire actif", "partenaires actifs"),
  },
  /** The readings themselves are counted in `offer/opportunities.ts`. */
  readings:
    "Deux façons de compter, toutes deux justes : les cases libres du plan, ou les places encore à prendre.",
  /** The plan in a table, for who does not see it. */
  table: {
    caption: "Les voiles, leurs espaces et ce qu’il en reste",
    columns: {
      sail: "Voile",
      numbers: "Numéros",
      spaces: "Espaces",
      free: "Libres",
      area: "Surface",
    },
    /** From the first to the last number of a sail, and those of them that are taken. */
    range: (first: number, last: number, taken: readonly number[]) =>
      `${first} à ${last}` +
      (taken.length > 0 ? ` (${taken.join(", ")} ${noun(taken.length, "occupé", "occupés")})` : ""),
    /** The area of the smallest and of the largest space. */
    sizes: (smallest: string, largest: string) => `Un espace mesure de ${smallest} à ${largest}\u00A0m².`,
  },
  legend: { free: "Libre", chosen: "Votre choix", taken: (holders: string) => `Occupé : ${holders}` },
} as const;

import { noun, quantity } from "../format/numbers.ts";

/** The sail plan, and the two ways to count its free spaces. */
export const opportunities = {
  id: "voiles",
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
  /** The plan as it stands when the page opens. What is said while one chooses on it: `devenir-partenaire.space-choice.ts`. */
  plan: {
    label: "Plan de voilure : les espaces à prendre",
    scale: "Surfaces mesurées sur le plan. L’échelle vaut pour les voiles, pas pour les coques.",
  },
  /** A space in full, its state included. */
  space: {
    name: (space: number, sail: string, area: number, state: string) =>
      `Espace ${space}, ${sail}, ${quantity(area, "m²")}, ${state}`,
    free: "libre",
    taken: (holder: string) => `occupé par ${holder}`,
  },
  /** Beside the plan, until a space is chosen. */
  card: {
    heading: "Quel sera le vôtre ?",
    empty: "Choisissez une case sur le plan, ou un numéro dans la liste.",
    withoutScript:
      "Notez le numéro d’une case sur le plan : le tableau plus bas dit ce qui est libre, le courriel fait le reste.",
    ask: "Demander un espace",
    mail: {
      subject: "Un espace sur la voile",
      body: "Bonjour,\n\nNotre entreprise aimerait prendre un espace sur une voile.\n\nNuméro de l’espace, s’il est déjà choisi :\nNom de l’entreprise :\nUn numéro où nous rappeler :\n\nMerci.",
    },
  },
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

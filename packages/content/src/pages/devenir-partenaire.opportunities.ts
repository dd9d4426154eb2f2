import { noun } from "../format/numbers.ts";

/** The sail plan, and the two ways to count its free spaces. */
export const opportunities = {
  id: "voiles",
  heading: "Opportunités sur les voiles",
  lines: ["Opportunités", "sur les voiles"],
  lead: "Les voiles sont posées à plat, comme au plancher de la voilerie. Chaque case est un espace à votre nom, dessiné à l’échelle.",
  figures: {
    area: "de voile",
    spaces: (count: number) => noun(count, "espace publicitaire", "espaces publicitaires"),
    available: (count: number) => noun(count, "espace disponible", "espaces disponibles"),
    active: (count: number) => noun(count, "partenaire actif", "partenaires actifs"),
  },
  /** The readings themselves are counted in `offer/opportunities.ts`. */
  readings: {
    heading: "Deux façons de compter",
    lead: "Selon que l’on compte les cases libres du plan ou les places encore à prendre, on ne trouve pas le même nombre. Les deux sont justes.",
  },
  /** The plan in a table, for who does not see it. */
  table: {
    caption: "Les voiles, leurs espaces et ce qu’il en reste",
    columns: { sail: "Voile", use: "Son rôle", spaces: "Espaces", free: "Libres", area: "Surface" },
  },
  plan: {
    label: "Plan de voilure : les espaces à louer",
    select: "Aller à un espace",
    none: "Aucun espace choisi",
    legend: { free: "Libre", chosen: "Votre choix", taken: "Occupé" },
    option: (number: string, sail: string, area: string, state: string) =>
      `Espace ${number}, ${sail}, ${area} m², ${state}`,
    states: { free: "libre", chosen: "choisi", taken: "occupé" },
    details: {
      heading: (number: string) => `Espace ${number}`,
      sail: "Voile",
      area: "Surface",
      areaValue: (area: string) => `${area} m²`,
      place: "Place",
      placeValue: (column: number, row: number) =>
        `Laize ${column} depuis le guindant, rang ${row} depuis le bas`,
      state: "État",
      holder: (name: string) => `Occupé par ${name}`,
    },
    empty: "Choisissez une case sur le plan, ou un numéro dans la liste.",
    book: (number: string) => `Demander l’espace ${number}`,
    clear: "Annuler mon choix",
    note: "Choisir ne réserve rien : le bouton prépare un courriel, que vous relisez avant de l’envoyer.",
    scale: "Surfaces mesurées sur le plan. L’échelle vaut pour les voiles, pas pour les coques.",
    mail: {
      subject: (number: string) => `Espace ${number} sur la voile`,
      body: (number: string) =>
        `Bonjour,\n\nNotre entreprise aimerait prendre l’espace ${number}.\n\nNom de l’entreprise :\nUn numéro où nous rappeler :\n\nMerci.`,
    },
  },
} as const;

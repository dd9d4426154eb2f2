import type { ink } from "../theme/primitives.ts";

/** What designers call each ink. */
export const inkNames: Record<keyof typeof ink, string> = {
  papier: "Papier",
  papier2: "Papier 2",
  soleil: "Soleil",
  soleil2: "Soleil 2",
  aube: "Aube",
  aube2: "Aube 2",
  lagon: "Lagon",
  vermillon: "Vermillon",
  nuit: "Nuit",
  nuit2: "Nuit 2",
  iroise: "Iroise",
  brique: "Brique",
  algue: "Algue",
  grisDeMer: "Gris de mer",
  brume: "Brume",
  galet: "Galet",
  sable: "Sable",
  ardoise: "Ardoise",
};

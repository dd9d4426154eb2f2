import type { SurfaceName } from "../theme/surfaces.ts";

/** An ink that is never a ground. */
type Tint = "grisDeMer" | "brume" | "galet" | "sable" | "ardoise";

/** What designers call each ink. */
export const inkNames: Record<SurfaceName | Tint, string> = {
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

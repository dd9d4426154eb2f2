import type { SurfaceName } from "../theme/surfaces.ts";

/** What designers call each ink that can be a ground. */
export const inkNames: Record<SurfaceName, string> = {
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
};

import type { SurfaceName } from "../theme/surfaces.ts";

/** An ink that is never a ground. */
type Tint = "seaGrey" | "mist" | "pebble" | "sand" | "slate" | "abyss" | "plum" | "swell";

/** What designers call each ink. */
export const inkNames: Record<SurfaceName | Tint, string> = {
  paper: "Papier",
  cream: "Crème",
  sun: "Soleil",
  sunPale: "Soleil 2",
  dawn: "Aube",
  dawnPale: "Aube 2",
  lagoon: "Lagon",
  vermilion: "Vermillon",
  night: "Nuit",
  nightPale: "Nuit 2",
  sea: "Iroise",
  brick: "Brique",
  kelp: "Algue",
  seaGrey: "Gris de mer",
  mist: "Brume",
  pebble: "Galet",
  sand: "Sable",
  slate: "Ardoise",
  abyss: "Abysse",
  plum: "Prune",
  swell: "Houle",
};

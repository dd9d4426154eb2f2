import type { Tone } from "@sillages/content";
import type { SurfaceName } from "@sillages/ui";

/** The content names a plate's mood; the kit has the ink. */
export const surfaceOf: Record<Tone, SurfaceName> = {
  night: "nuit",
  sea: "iroise",
  lagoon: "lagon",
  vermilion: "vermillon",
  sun: "soleil",
  dawn: "aube",
  paper: "papier2",
};

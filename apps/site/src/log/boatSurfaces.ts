import type { BoatId } from "@sillages/content/journal";

/** The ink of each hull. */
export const boatSurfaces = { rouge: "vermilion", bleue: "sea" } as const satisfies Record<BoatId, string>;

import type { BoatId } from "@sillages/content/journal";

/** The ink of each hull. */
export const hulls = { rouge: "vermilion", bleue: "sea" } as const satisfies Record<BoatId, string>;

import type { VoyageId } from "@sillages/content";
import type { Frame } from "@sillages/illustrations";

/** The frame that each voyage is drawn in: Europe has the porthole. */
export const frames = { europe: "inset", "amerique-latine": "world" } as const satisfies Record<
  VoyageId,
  Frame
>;

import type { Drawing } from "./drawings.schema.ts";

/** The marks that every page shows: apart, so that a page's script need not carry the whole catalogue for them. */
export const brand = {
  "identity/logo": { alt: "Sillages.", width: 275, height: 44, focus: [50, 50] },
  "identity/favicon": { alt: "", width: 32, height: 32, focus: [50, 50] },
} as const satisfies Record<string, Drawing>;

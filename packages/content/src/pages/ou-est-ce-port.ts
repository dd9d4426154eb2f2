import { words } from "#data/pages/ou-est-ce-port";
import type { Page } from "./page.schema.ts";

/** The page of the game, apart from what its living part says. */
export const portGame = {
  ...words,
  /** « Entre Porto et Cadix » */
  between: (before: string, after: string) => `Entre ${before} et ${after}`,
} as const satisfies Page;

/** What the game says while it is played: sentences that count are made where they are said. */
export type PortGameWords = Omit<typeof words, "charts" | "door" | "lead" | "meta" | "noScript" | "title">;

import { words } from "#data/pages/jeux-concours.equipages";
import type { Page } from "./page.schema.ts";

/** The page of the board of crews. */
export const crewBoard = words satisfies Page;

/** What the board says while it is put together: sentences that count are made where they are said. */
export type CrewBoardWords = Omit<typeof words, "door" | "lead" | "meta" | "noScript" | "title" | "use">;

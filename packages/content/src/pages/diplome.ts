import { words } from "#data/pages/diplome";
import type { Page } from "./page.schema.ts";

/** The page of diplomas. */
export const diplomas = words satisfies Page;

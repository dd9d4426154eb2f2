import { words } from "#data/pages/mode-classe";
import type { Page } from "./page.schema.ts";

/** The page of the quiz before a class. */
export const classMode = words satisfies Page;

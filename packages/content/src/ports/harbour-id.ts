import type { ports } from "#data/ports";
import type { home } from "./home.ts";

/** Any place where a leg may start or end. */
export type HarbourId = typeof home.id | (typeof ports)[number]["id"];

import type { home } from "./home.ts";
import { latinAmerica } from "./latin-america.ts";
import { northernEurope } from "./northern-europe.ts";
import { southernEurope } from "./southern-europe.ts";

/** Every call of both voyages, in the order of the route. */
export const ports = [...southernEurope, ...northernEurope, ...latinAmerica] as const;

/** Any place where a leg may start or end. */
export type HarbourId = typeof home.id | (typeof ports)[number]["id"];

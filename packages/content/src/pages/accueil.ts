import { words } from "#data/pages/accueil";
import { collaboration } from "./accueil.collaboration.ts";
import { expeditions } from "./accueil.expeditions.ts";
import { words as mission } from "#data/pages/accueil.mission";
import type { Page } from "./page.schema.ts";

export const accueil = {
  ...words,
  mission,
  expeditions,
  collaboration,
} as const satisfies Page;

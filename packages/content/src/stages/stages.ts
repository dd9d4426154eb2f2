import { expeditionTransatlantique } from "./expedition-transatlantique.ts";
import { preparation } from "./preparation.ts";
import type { Stage } from "./stages.schema.ts";
import { toursDEurope } from "./tours-d-europe.ts";

/** The roadmap, in order: the home draws its posters, its panels and its map of it. */
export const stages = [
  ...preparation,
  toursDEurope,
  expeditionTransatlantique,
] as const satisfies readonly Stage[];

type StageId = (typeof stages)[number]["id"];

/** The stage that is chosen when the page opens. */
export const initialStage: StageId = "tours-d-europe";

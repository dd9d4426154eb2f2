import { expeditionTransatlantique } from "./expedition-transatlantique.ts";
import { preparation } from "./preparation.ts";
import type { Stage } from "./stages.schema.ts";
import { toursDEurope } from "./tours-d-europe.ts";

/** The roadmap, in order. The third one is selected when the page opens. */
export const stages: readonly Stage[] = [...preparation, toursDEurope, expeditionTransatlantique];

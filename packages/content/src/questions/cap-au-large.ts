import { bateaux } from "./cap-au-large/bateaux.ts";
import { courseAuLarge } from "./cap-au-large/course-au-large.ts";
import { geographie } from "./cap-au-large/geographie.ts";
import { histoireDeLaVoile } from "./cap-au-large/histoire-de-la-voile.ts";
import { navigation } from "./cap-au-large/navigation.ts";
import { securiteEnMer } from "./cap-au-large/securite-en-mer.ts";
import { ventsEtMarees } from "./cap-au-large/vents-et-marees.ts";
import type { Question } from "./question.schema.ts";

/** The bank « Cap au large ». */
export const capAuLarge: readonly Question[] = [
  ...bateaux,
  ...courseAuLarge,
  ...histoireDeLaVoile,
  ...navigation,
  ...ventsEtMarees,
  ...securiteEnMer,
  ...geographie,
];

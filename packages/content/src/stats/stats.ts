import { figures } from "../figures/figures.ts";
import { atLeast, number, quantity } from "../format/numbers.ts";
import type { StatTile } from "./stats.schema.ts";

/** The figures of the home's showcase. */
export const stats: readonly StatTile[] = [
  {
    icon: "pictograms/reveil",
    label: "prix de l’innovation",
    value: number(figures.innovationPrizes),
    drawing: "scenes/energie",
  },
  {
    icon: "pictograms/noeud",
    label: "partenaires",
    value: atLeast(figures.partners),
    drawing: "scenes/escale",
  },
  {
    icon: "pictograms/sonde",
    label: "objectifs de développement durable",
    value: number(figures.sustainableDevelopmentGoals),
    drawing: "scenes/transat",
  },
  {
    icon: "pictograms/portevoix",
    label: "impact social",
    value: quantity(figures.socialImpactPercent, "%"),
    drawing: "scenes/musique",
  },
];

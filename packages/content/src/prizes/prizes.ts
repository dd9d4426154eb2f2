import { figures } from "../figures/figures.ts";
import { quantity } from "../format/numbers.ts";
import type { Prize } from "./prizes.schema.ts";

const firstPrize = quantity(figures.firstPrizeEuros, "€");

/** The rewards of the contest, the first one first. */
export const prizes: readonly Prize[] = [
  {
    id: "prix-1",
    title: "Premier prix",
    description:
      "L’image que le jury voudrait accrocher au carré : celle qui donne envie de prendre soin de la mer.",
    value: firstPrize,
    drawing: "prizes/prix-1",
    rarity: "legendaire",
    category: "premium",
    participants: 1,
    details: [firstPrize, "L’affiche officielle de l’expédition", "L’adhésion d’honneur à l’association"],
    tone: "sun",
    icon: "pictograms/voile",
  },
  {
    id: "prix-2",
    title: "Deuxième prix",
    description:
      "L’image qui montre ce que l’on n’avait pas vu : un geste, une invention, une autre façon de faire.",
    value: "Visibilité",
    drawing: "prizes/prix-2",
    rarity: "epique",
    category: "innovation",
    participants: 1,
    details: [
      "Votre photo et votre nom mis en avant sur le site",
      "Une publication sur les réseaux de l’expédition",
    ],
    tone: "vermilion",
    icon: "pictograms/portevoix",
  },
  {
    id: "prix-3",
    title: "Troisième prix",
    description: "L’image qui apprend quelque chose à celui qui la regarde, et qui le dit en une légende.",
    value: "Visibilité",
    drawing: "prizes/prix-3",
    rarity: "rare",
    category: "education",
    participants: 1,
    details: [
      "Votre photo et son histoire dans le journal de bord",
      "Une publication sur les réseaux de l’expédition",
    ],
    tone: "sea",
    icon: "pictograms/longuevue",
  },
  {
    id: "decouverte",
    title: "Prix Découverte",
    description: "Dix images coup de cœur : un regard neuf, un instant, une surprise.",
    value: "Documentaires et cadeaux",
    drawing: "prizes/decouverte",
    rarity: "commun",
    category: "discovery",
    participants: 10,
    details: ["Les documentaires de l’expédition", "Des objets souvenirs aux couleurs des deux bateaux"],
    tone: "lagoon",
    icon: "pictograms/ancre",
  },
];

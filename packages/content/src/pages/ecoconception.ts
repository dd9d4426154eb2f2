import { words } from "#data/pages/ecoconception";
import type { TextPage } from "./page.schema.ts";
import { withSentences } from "../sentences.ts";

export const ecoconception = withSentences(words, {
  weights: {
    model: (grams: string, intensity: string) =>
      `L’estimation en grammes d’équivalent CO₂ est celle du modèle Sustainable Web Design, version 4, calculée par la bibliothèque libre de la Green Web Foundation. Ses données d’entrée : le poids de la page, une visite où rien n’est encore gardé, un hébergement ordinaire, l’électricité moyenne mondiale (${intensity} par kilowattheure). Un modèle n’est pas une mesure : d’autres donneraient un autre chiffre. Nous nous sommes fixé ${grams} au plus par visite.`,
  },
}) satisfies TextPage;

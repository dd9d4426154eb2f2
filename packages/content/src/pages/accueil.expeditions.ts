import { words } from "#data/pages/accueil.expeditions";
import { counted, noun, number } from "../format/numbers.ts";
import { withSentences } from "../sentences.ts";

/** The section `#projet` of the home page. */
export const expeditions = withSentences(words, {
  stages: {
    /** What the flag of a stage says, for who does not read flags. */
    flag: ({ meaning, name }: { meaning: string; name: string }) =>
      `${name}\u00a0: dans le code international de signaux, il dit «\u202f${meaning}\u202f».`,
  },
  counters: {
    stages: (count: number) => noun(count, "étape clé", "étapes clés"),
    stopovers: (count: number) => noun(count, "escale européenne", "escales européennes"),
  },
  map: {
    legend: {
      atlantic: (count: number) => counted(count, "pays d’Amérique latine", "pays d’Amérique latine"),
    },
    distance: {
      heading: (announced: number) => `Le calcul des ${number(announced)} km`,
      text: (announced: number, drawn: number) =>
        `Les ${number(announced)} km annoncés mènent de Lorient à l’équateur. Le tracé entier, aller, escales d’Amérique latine et retour, mesure environ ${number(drawn)} km sur cette carte.`,
    },
  },
});

import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: [
    "Deux à dix vues sans titre, dont l’ordre compte : on voit où l’on est, et l’on va droit à l’une d’elles.",
  ],
  instead: [
    ["des vues qui ont un titre", "Carousel, de la sorte `showcase`, qui les nomme"],
    ["plus de dix vues", "« n sur N », en mots"],
    ["des contenus de natures différentes", "Tabs"],
  ],
  keyboard: [
    ["Tab", "va d’une pastille à l’autre"],
    ["Entrée ou Espace", "montre la vue ; le focus reste sur sa pastille"],
  ],
  writing: ["Chaque pastille est nommée par son rang : « 2 sur 4 ». Le groupe dit de quoi : « Planches »."],
};

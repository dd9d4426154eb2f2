import type { Usage } from "@sillages/ui/stories";
import type { DayMarkProps } from "./DayMark.tsx";

export const usage: Usage<DayMarkProps> = {
  summary: "Un signe à côté d’un mot, reconnu à sa forme : l’`icon` d’un `Badge`.",
  aliases: ["marque de jour", "difficulté", "balise", "direct"],
  when: ["Dans une étiquette dont le sens se lit aussi sans couleur : une difficulté, un direct."],
  instead: [["une action, un objet", "une icône du jeu"]],
  props: {
    shape:
      "Une boule, un cône, un bicône : les marques de jour d’un bateau, à une, deux, trois vagues. `disc` pour ce qui est en direct.",
  },
};

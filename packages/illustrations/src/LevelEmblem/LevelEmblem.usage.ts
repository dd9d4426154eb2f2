import type { Usage } from "@sillages/ui/stories";
import type { LevelEmblemProps } from "./LevelEmblem.tsx";

export const usage: Usage<LevelEmblemProps> = {
  summary: "Le niveau que donne un quiz : un jeton, un nom, et où l’on en est le long des sillages.",
  aliases: ["niveau", "emblème", "insigne", "badge de niveau", "level", "récompense"],
  when: ["Le niveau atteint à la fin d’un quiz, avec le chemin parcouru."],
  instead: [
    ["le nombre de points", "ScoreBoard"],
    ["l’avancement pendant le quiz", "QuizProgress"],
    ["la rareté d’un lot", "Badge"],
  ],
  writing: [
    "Le nom du niveau tel que le règlement l’écrit : « Débutant », « Avancé ».",
    "Le pourcentage est dit en toutes lettres sous la barre : « 52 % de bonnes réponses ».",
  ],
  props: {
    picture: "Le jeton du niveau. Son `alt` n’est pas dit : le nom à côté en dit autant.",
    label: "Ce qu’est le nom : « Votre niveau ».",
    name: "Le niveau atteint : « Avancé ».",
    percentage: "Où l’on en est, de 0 à 100.",
    plate: "La scène que gagne le niveau : l’emblème devient une planche, la scène au-dessus de son titre.",
    valueText: "Le pourcentage en mots, écrit sous la barre : « 52 % de bonnes réponses ».",
  },
};

import type { Usage } from "@sillages/ui/stories";

export const usage: Usage = {
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
};

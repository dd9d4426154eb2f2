import type { Usage } from "@sillages/ui/stories";

export const usage: Usage = {
  aliases: ["portraits", "équipe", "avatar", "visages", "team", "trombinoscope"],
  when: ["Montrer une équipe d’un coup d’œil, et mener à chacun de ses membres."],
  instead: [["Présenter chaque membre", "ExpandableCard"]],
  writing: ["Le nom seul : le reste est sur sa page."],
  accessibility: ["Chaque portrait est un lien qui porte le nom de la personne."],
};

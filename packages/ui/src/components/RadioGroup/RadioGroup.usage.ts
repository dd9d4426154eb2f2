import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Formulaires",
  aliases: ["radio", "boutons radio", "choix unique", "option", "tuiles"],
  when: ["Un choix parmi quelques-uns, tous visibles : une banque de questions, un format."],
  instead: [
    ["plus de cinq choix", "SelectField"],
    ["une réponse de quiz", "ChoiceList"],
  ],
  keyboard: [
    ["Tab", "entre dans le groupe, sur le choix fait, puis en sort"],
    ["Flèches", "passent d’un choix à l’autre et le prennent"],
  ],
  writing: ["La question est dite par le groupe ; chaque tuile se comprend seule."],
  accessibility: ["Un groupe nommé par sa question, un seul arrêt de tabulation."],
};

import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Un choix parmi quelques-uns, tous visibles : une banque de questions, un format."],
  instead: [
    ["plus de cinq choix", "SelectField"],
    ["une réponse de quiz", "ChoiceList"],
    ["un oui ou un non", "Checkbox"],
  ],
  keyboard: [
    ["Tab", "entre dans le groupe, sur le choix fait, puis en sort"],
    ["Flèches", "passent d’un choix à l’autre et le prennent"],
  ],
  writing: ["La question est dite par le groupe ; chaque tuile se comprend seule."],
};

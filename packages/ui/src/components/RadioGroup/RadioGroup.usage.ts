import { noteProps } from "../../stories/fieldProps.ts";
import type { Usage } from "../../stories/usage.ts";
import type { RadioGroupProps } from "./RadioGroup.tsx";

export const usage: Usage<RadioGroupProps> = {
  summary:
    "Quelques choix, tous en vue, un seul pris. De vrais boutons radio : les flèches déplacent le choix, et choisir n’envoie rien.",
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
  accessibility: [
    "Un groupe nommé par sa question (`radiogroup`), un seul arrêt de tabulation.",
    "L’aide et l’erreur se lisent avant les choix, avec le groupe (`aria-describedby`, `aria-invalid`).",
  ],
  props: {
    ...noteProps,
    legend: "La question à laquelle répondent les tuiles : « Banque de questions ».",
    options: "Dans l’ordre ; chaque valeur une fois.",
    value: "Le choix, quand la page le tient ; un texte vide tant qu’il n’y en a pas.",
    defaultValue: "Le choix au début, quand le formulaire le tient.",
    name: "Le nom dans un formulaire ; il en est inventé un sans lui.",
    required: "Le formulaire ne part qu’avec un choix. Rien ne le montre : ce qui est facultatif le dit.",
    size: "`compact` pour des libellés d’un mot court.",
    onChange: "Reçoit la valeur du choix.",
  },
};

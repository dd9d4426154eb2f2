import { fieldProps } from "../../stories/fieldProps.ts";
import type { Usage } from "../../stories/usage.ts";
import type { SelectFieldProps } from "./SelectField.tsx";

export const usage: Usage<SelectFieldProps> = {
  summary:
    "Un choix parmi beaucoup, dans la liste du navigateur. Jusqu’à cinq, `RadioGroup` les montre tous.",
  group: "Formulaires",
  aliases: ["liste déroulante", "menu déroulant", "dropdown", "select", "combobox", "choix"],
  when: ["Un choix parmi beaucoup, dans la liste du navigateur."],
  instead: [
    ["cinq choix au plus", "RadioGroup"],
    ["restreindre avec plusieurs critères", "FilterBar"],
  ],
  keyboard: [
    ["Flèches", "changent de choix"],
    ["Une lettre", "va au premier choix qui commence ainsi"],
  ],
  writing: ["Le choix par défaut est un vrai choix : « Toutes les années »."],
  accessibility: [
    "Le `select` du navigateur : le clavier, le tactile et les lecteurs d’écran le connaissent déjà.",
    "L’aide et l’erreur sont rattachées au champ.",
  ],
  props: {
    ...fieldProps,
    name: "Son nom dans le formulaire.",
    options:
      "Dans l’ordre ; chaque valeur une fois. Celle qui est `disabled` est nommée et ne peut être prise : son libellé dit pourquoi.",
    value: "Le choix, quand la page le tient.",
    defaultValue: "Le choix au début, quand le formulaire le tient.",
    onChange: "Reçoit la valeur du choix.",
  },
};

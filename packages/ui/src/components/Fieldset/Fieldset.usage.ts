import { noteProps } from "../../stories/fieldProps.ts";
import type { Usage } from "../../stories/usage.ts";
import type { FieldsetProps } from "./Fieldset.tsx";

export const usage: Usage<FieldsetProps> = {
  summary: "Des commandes qui répondent ensemble à une question.",
  group: "Formulaires",
  aliases: ["groupe de champs", "formulaire", "form", "légende de groupe", "field group"],
  when: [
    "Plusieurs réglages qui répondent à une même question : les puces d’un filtre, les champs d’une adresse.",
  ],
  instead: [
    ["un choix parmi quelques-uns", "RadioGroup, qui porte déjà sa question"],
    ["un seul champ", "TextField ou SelectField, avec leur étiquette"],
    ["ranger ce qui n’est pas un formulaire", "Stack"],
  ],
  keyboard: [["Tab", "entre dans le premier réglage, puis va de l’un à l’autre"]],
  writing: [
    "La légende est un nom : « Année », « Support ». Elle est lue avant chaque réglage : courte.",
    "Les étiquettes ne la répètent pas.",
  ],
  accessibility: [
    "Un `fieldset` et sa `legend` : la légende est lue avant chaque réglage.",
    "L’aide et l’erreur de l’ensemble se lisent avant les réglages, avec le groupe (`aria-describedby`). Un groupe n’a pas d’état d’erreur : un réglage fautif porte aussi la sienne.",
  ],
  props: {
    ...noteProps,
    legend: "De quoi parlent les commandes : « Année ». Lue avant chacune.",
    children: "Des champs, des cases, des pastilles.",
    layout:
      "`row` pour des pastilles, qui passent à la ligne. `line` pour des pastilles en tête d’une liste : sur un téléphone, elles défilent sur une ligne.",
    quiet: "La légende s’entend et ne se voit pas : les commandes en disent assez.",
    disabled: "Aucune des commandes ne peut servir.",
  },
};

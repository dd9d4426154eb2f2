import { fieldProps } from "../../stories/fieldProps.ts";
import type { Usage } from "../../stories/usage.ts";
import type { TextFieldProps } from "./TextField.tsx";

export const usage: Usage<TextFieldProps> = {
  summary: "Une ligne à écrire, avec son étiquette, son aide et ce qui n’y va pas.",
  group: "Formulaires",
  aliases: [
    "champ",
    "champ de texte",
    "saisie",
    "input",
    "formulaire",
    "form",
    "email",
    "mot de passe",
    "téléphone",
    "date",
    "datepicker",
    "obligatoire",
  ],
  when: ["Demander une ligne de texte : un nom, une adresse, un mot à chercher."],
  instead: [
    ["choisir dans une liste courte", "RadioGroup ou SelectField"],
    ["s’abonner à la lettre", "NewsletterForm"],
    ["quelques lignes à écrire", "TextArea"],
  ],
  keyboard: [
    ["Tab", "entre dans le champ et en sort"],
    ["Entrée", "envoie le formulaire"],
  ],
  writing: [
    "L’étiquette reste visible ; l’exemple dans le champ ne la remplace pas.",
    "L’aide dit la forme attendue avant que l’on écrive.",
    "L’erreur dit ce qui manque, puis comment repartir : « Il manque l’arobase. Exemple : camille@sillages.example ». Jamais « invalide ».",
  ],
  accessibility: [
    "L’étiquette reste visible ; l’aide et l’erreur sont lues avec le champ (`aria-describedby`, `aria-invalid`).",
    "Avec `type`, un téléphone montre le bon clavier ; avec `autoComplete`, le navigateur remplit.",
  ],
  props: {
    ...fieldProps,
    name: "Son nom dans le formulaire.",
    type: "Ce que l’on écrit : un téléphone montre le clavier qui convient.",
    value: "Ce qu’il contient, quand la page le tient.",
    defaultValue: "Ce qu’il contient au début, quand le formulaire le tient.",
    onChange: "Reçoit ce qui est écrit, à chaque touche.",
  },
};

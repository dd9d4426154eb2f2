import { noteProps } from "../../stories/fieldProps.ts";
import type { Usage } from "../../stories/usage.ts";
import type { SearchFieldProps } from "./SearchField.tsx";

export const usage: Usage<SearchFieldProps> = {
  summary:
    "Des mots à chercher ; la liste répond à mesure qu’on les écrit. Dire à côté, dans un `<output>`, combien elle en trouve.",
  group: "Formulaires",
  aliases: ["recherche", "rechercher", "chercher", "search", "loupe", "champ de recherche"],
  when: ["Chercher dans la liste qui suit ; elle répond à mesure que l’on écrit."],
  instead: [["choisir parmi des valeurs connues", "SelectField ou ToggleButton"]],
  keyboard: [
    ["Échap", "vide le champ"],
    ["Tab", "passe au bouton qui vide le champ, s’il y a quelque chose à vider"],
  ],
  writing: [
    "L’étiquette dit où l’on cherche : « Chercher dans la presse ».",
    "Le résultat se dit avec son nombre, à côté.",
  ],
  accessibility: ["Le bouton qui vide le champ a un nom, et rend le focus au champ."],
  props: {
    ...noteProps,
    label: "Ce que l’on cherche : « Rechercher ». Nomme aussi le repère.",
    name: "Son nom dans le formulaire.",
    clearLabel: "Ce que fait le bouton qui le vide : « Effacer la recherche ».",
    value: "Ce qu’il contient : la page le tient.",
    onChange: "Reçoit ce qui est écrit, à chaque touche, et un texte vide quand on l’efface.",
  },
};

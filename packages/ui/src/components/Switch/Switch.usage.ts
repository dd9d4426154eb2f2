import { noteProps } from "../../stories/fieldProps.ts";
import type { Usage } from "../../stories/usage.ts";
import type { SwitchProps } from "./Switch.tsx";

export const usage: Usage<SwitchProps> = {
  summary: "Un réglage, allumé ou éteint, qui prend effet aussitôt.",
  group: "Formulaires",
  aliases: ["interrupteur", "bascule", "toggle", "réglage", "oui non"],
  status: "new",
  when: ["Un réglage qui prend effet aussitôt, sans rien envoyer."],
  instead: [
    ["restreindre une liste", "ToggleButton"],
    ["un choix parmi plusieurs", "RadioGroup"],
  ],
  keyboard: [["Espace", "allume et éteint"]],
  writing: [
    "Ce qui est vrai quand il est allumé, sans négation ; le texte ne change jamais.",
    "L’erreur dit ce qui n’a pu se faire, puis quoi faire ; le réglage est alors éteint.",
  ],
  accessibility: [
    "Une case à cocher de rôle `switch` : allumé ou éteint se dit tout seul, et se voit à la place du flotteur.",
    "L’aide et l’erreur sont lues avec lui (`aria-describedby`, `aria-invalid`).",
  ],
  props: {
    ...noteProps,
    children: "Ce qui est vrai quand il est allumé, et ne change jamais : « Sans limite de temps ».",
    checked: "S’il est allumé, quand la page le tient.",
    defaultChecked: "S’il est allumé au début, quand le formulaire le tient.",
    onChange: "Reçoit l’état que demande la pression : il vaut aussitôt, rien n’est à envoyer.",
  },
};

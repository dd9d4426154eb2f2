import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Formulaires",
  aliases: ["interrupteur", "bascule", "toggle", "réglage", "oui non"],
  status: "new",
  when: ["Un réglage qui prend effet aussitôt, sans rien envoyer."],
  instead: [
    ["restreindre une liste", "ToggleButton"],
    ["un choix parmi plusieurs", "RadioGroup"],
  ],
  keyboard: [["Espace", "allume et éteint"]],
  writing: ["Ce qui est vrai quand il est allumé, sans négation ; le texte ne change jamais."],
  accessibility: [
    "Une case à cocher de rôle `switch` : allumé ou éteint se dit tout seul, et se voit à la place du flotteur.",
  ],
};

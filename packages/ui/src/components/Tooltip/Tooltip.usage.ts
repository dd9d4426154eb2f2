import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Dire en toutes lettres ce que fait une icône seule, à qui la pointe ou l’atteint au clavier."],
  instead: [
    ["une information dont on ne peut se passer", "Text"],
    ["une aide à la saisie", "TextField"],
    ["plusieurs lignes, un lien", "Disclosure"],
  ],
  keyboard: [
    ["Tab", "montre la bulle de la commande atteinte"],
    ["Échap", "la range, sans bouger le focus"],
  ],
  writing: [
    "Quelques mots, sans point final ; les mêmes que le nom de la commande quand elle n’est qu’une icône.",
  ],
};

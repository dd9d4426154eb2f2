import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Retour d’information",
  aliases: ["infobulle", "bulle", "bulle d’aide", "hint", "aide"],
  status: "new",
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
    "Quelques mots, sans point final ; les mêmes que le nom de la commande quand elle n’est qu’une icône.",
  ],
  accessibility: [
    "Se montre au survol et au focus, reste tant que l’un ou l’autre dure, et Échap la range ; le pointeur peut aller sur ses mots.",
  ],
};

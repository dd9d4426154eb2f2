import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Contenu",
  aliases: ["accordéon", "accordion", "déplier", "replier", "collapse", "details", "FAQ", "en savoir plus"],
  when: [
    "Replier un texte utile à certains seulement : la suite d’un récit, un règlement, un portrait complet.",
    "Ce qui est replié reste trouvé par la recherche du navigateur, et s’imprime déplié.",
  ],
  instead: [
    ["choisir entre plusieurs vues d’égale importance", "Tabs"],
    ["un texte que tout le monde doit lire", "un Text, sans rien replier"],
    ["interrompre pour demander une réponse", "Dialog"],
  ],
  keyboard: [
    ["Entrée ou Espace", "déplie, puis replie"],
    ["Tab", "va de l’intitulé au contenu déplié"],
  ],
  writing: [
    "L’intitulé dit ce que l’on va trouver : « Découvrir l’aventure ».",
    "Déplié, il dit comment revenir : « Réduire ».",
    "Jamais « En savoir plus » tout court : de quoi ?",
  ],
  accessibility: [
    "Un `details` du navigateur : il marche sans script, et la recherche dans la page l’ouvre.",
  ],
};

import type { Usage } from "../../stories/usage.ts";
import type { DisclosureProps } from "./Disclosure.tsx";

export const usage: Usage<DisclosureProps> = {
  summary: "Du texte qui se déplie. Natif : il marche sans script, et une recherche dans la page l’ouvre.",
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
  props: {
    label: "Ce qui l’ouvre : « Découvrir l’aventure ».",
    closeLabel: "Ce qui le ferme, si c’est autre chose : « Réduire ».",
    children: "Ce qui se déplie.",
    defaultOpen:
      "Déplié au début ; `without-script`, seulement là où aucun script ne tourne, pour un texte dont la page ne peut se passer.",
    open: "Déplié ou non, quand la page décide ; elle le change comme `onOpenChange` le dit.",
    onOpenChange:
      "Reçoit s’il est déplié, chaque fois que cela change : par une pression, par une recherche dans la page, ou par `open`.",
    paper: "Sur papier rien n’est replié ; `none`, pour ce qui n’y sert à rien : des fichiers à télécharger.",
  },
};

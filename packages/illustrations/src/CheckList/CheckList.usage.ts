import type { Usage } from "@sillages/ui/stories";

export const usage: Usage = {
  aliases: ["liste de contrôle", "vérification", "contrôle", "validation", "checklist", "case à cocher"],
  when: ["Le bilan d’une vérification : un fichier, un envoi à préparer."],
  instead: [
    ["une seule erreur de saisie", "TextField"],
    ["ce qui vient de changer, en une phrase", "Status"],
  ],
  writing: ["Ce qui est constaté, puis quoi faire. Ne jamais dire conforme ce qui n’a pas été regardé."],
  accessibility: ["Chaque constat est dit en mots ; le dessin l’appuie."],
};

import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Le bilan d’une vérification : un fichier, un envoi à préparer."],
  instead: [
    ["une seule erreur de saisie", "TextField"],
    ["ce qui vient de changer, en une phrase", "Status"],
  ],
  writing: ["Ce qui est constaté, puis quoi faire. Ne jamais dire conforme ce qui n’a pas été regardé."],
};

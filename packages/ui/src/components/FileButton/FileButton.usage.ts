import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Regarder un fichier sur place, tout de suite, sans l’envoyer."],
  instead: [["un fichier qui part avec un formulaire", "FileField"]],
  keyboard: [["Entrée, Espace", "ouvrent le choix du fichier"]],
  writing: [
    "Un verbe et ce que l’on choisit : « Choisir une photo ». Les formats acceptés se disent à côté.",
  ],
};

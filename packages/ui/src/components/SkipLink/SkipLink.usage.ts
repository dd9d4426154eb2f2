import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Le premier lien de chaque page, pour sauter la navigation. Il ne se voit que quand il a le focus."],
  instead: [["aller à une partie de la page, pour tout le monde", "Link ou ActionLink vers une ancre"]],
  keyboard: [
    ["Tab", "depuis le haut de la page, le montre"],
    ["Entrée", "mène au contenu ; Tab continue de là"],
  ],
  writing: ["« Aller au contenu » : le même nom sur toutes les pages."],
};

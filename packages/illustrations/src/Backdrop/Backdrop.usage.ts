import type { Usage } from "@sillages/ui/stories";

export const usage: Usage = {
  aliases: ["fond", "arrière-plan", "background", "décor", "texture"],
  when: ["Donner au papier d’une longue page un fond qui la suit, une fois par page."],
  instead: [
    ["une image qui montre quelque chose", "Picture"],
    ["des mots sur une image", "MediaSection"],
  ],
  writing: ["Un dessin pâle, sans texte : deux encres de papier, rien d’autre."],
  accessibility: ["Décor : rien n’en est lu, et le texte posé dessus garde son contraste."],
};

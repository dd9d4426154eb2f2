import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Actions",
  aliases: ["copier", "presse-papiers", "clipboard", "copy", "partager"],
  when: ["Donner une adresse ou un lien de défi à emporter."],
  instead: [["ouvrir le lien soi-même", "Link"]],
  keyboard: [["Entrée ou Espace", "copie, et le dit"]],
  writing: [
    "Le bouton dit ce qui est copié : « Copier le lien ».",
    "Si le navigateur refuse, le texte s’affiche, prêt à être copié à la main.",
  ],
  accessibility: ["« Copié » est dit dans une région de statut, sans déplacer le focus."],
};

import type { Usage } from "../../stories/usage.ts";
import type { CopyButtonProps } from "./CopyButton.tsx";

export const usage: Usage<CopyButtonProps> = {
  summary:
    "Copie un texte et le dit ; là où le navigateur refuse, montre le texte, prêt à être copié à la main.",
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
  props: {
    text: "Ce qui va dans le presse-papiers ; une fonction quand il se lit dans la page au moment de la pression.",
    label: "Ce qu’il fait : « Copier le lien ».",
    buttonLabel:
      "Le nom du bouton là où plusieurs disent la même chose : l’intitulé, puis ce qu’il copie, « Copier le lien : escale 7 ».",
    copiedLabel: "Dit quand c’est fait : « Copié ».",
    refusedLabel:
      "Dit quand le navigateur refuse ; le texte est alors montré, sélectionné : « Copiez le texte sélectionné. »",
    textLabel: "Le nom de ce texte, pour un lecteur d’écran : « Lien à copier ».",
    variant: "L’emphase du bouton.",
  },
};

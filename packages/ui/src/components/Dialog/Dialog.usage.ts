import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Retour d’information",
  aliases: ["modale", "modal", "fenêtre", "pop-up", "popup", "boîte de dialogue", "overlay", "tiroir"],
  when: [
    "Demander ou dire une seule chose sans quitter la page : s’abonner à une alerte, présenter un partenaire.",
  ],
  instead: [
    ["une page entière de contenu", "une page, avec son adresse"],
    ["regarder une image", "Lightbox"],
    ["dire que c’est fait", "Status ou Toast"],
  ],
  keyboard: [
    ["Échap", "ferme, et rend le focus à ce qui l’avait ouvert"],
    ["Tab", "reste dans la fenêtre"],
  ],
  writing: [
    "Le titre dit de quoi il s’agit ; l’action est un verbe ; fermer n’annule rien de ce qui a été écrit.",
  ],
  accessibility: [
    "Un `dialog` du navigateur, nommé par son titre : la page derrière est inerte.",
    "Le focus y reste, et revient à ce qui l’avait ouvert.",
  ],
};

// The words of the game of ports.
import { group, sentences, words } from "../fields.ts";
import { pageFile } from "./page.schema.ts";
import { copy, heading, link } from "./shapes.schema.ts";

export const ouEstCePort = pageFile({
  door: link.meta({ title: "Lien vers le jeu" }),
  noScript: group("Sans JavaScript", { text: sentences("Texte"), link: link.meta({ title: "Lien" }) }),
  charts: group("Cartes", {
    europe: sentences("Description de la carte d’Europe"),
    "amerique-latine": sentences("Description de la carte de l’Atlantique"),
  }),
  start: group("Départ", { heading, text: sentences("Règle"), play: words("Bouton") }),
  hint: words("Aide"),
  pointed: words("Un point est choisi"),
  nothing: words("Rien n’est choisi"),
  damaged: sentences("Lien abîmé"),
  answer: words("Valider"),
  next: words("Suivant"),
  end: words("Dernier port"),
  again: words("Rejouer"),
  learn: words("Lien vers la route"),
  list: group("Liste", { open: words("Pour déplier"), close: words("Pour replier") }),
  challenge: group("Défi", { copy, note: sentences("Ce que dit le lien") }),
});

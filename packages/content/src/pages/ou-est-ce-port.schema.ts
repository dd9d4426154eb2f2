// The words of the game of ports.
import { z } from "zod";
import { label, paragraph } from "../fields.ts";
import { pageFile } from "./page.schema.ts";
import { heading, link } from "./shapes.schema.ts";

const words = (title: string) => label.meta({ title });

export const ouEstCePort = pageFile({
  door: link.meta({ title: "Lien vers le jeu" }),
  noScript: z
    .strictObject({ text: paragraph.meta({ title: "Texte" }), link: link.meta({ title: "Lien" }) })
    .meta({ title: "Sans JavaScript" }),
  charts: z
    .strictObject({
      europe: paragraph.meta({ title: "Description de la carte d’Europe" }),
      "amerique-latine": paragraph.meta({ title: "Description de la carte de l’Atlantique" }),
    })
    .meta({ title: "Cartes" }),
  start: z
    .strictObject({ heading, text: paragraph.meta({ title: "Règle" }), play: words("Bouton") })
    .meta({ title: "Départ" }),
  hint: words("Aide"),
  pointed: words("Un point est choisi"),
  nothing: words("Rien n’est choisi"),
  damaged: paragraph.meta({ title: "Lien abîmé" }),
  answer: words("Valider"),
  next: words("Suivant"),
  end: words("Dernier port"),
  again: words("Rejouer"),
  learn: words("Lien vers la route"),
  list: z
    .strictObject({ open: words("Pour déplier"), close: words("Pour replier") })
    .meta({ title: "Liste" }),
  challenge: z
    .strictObject({
      copy: words("Bouton"),
      copied: words("Lien copié"),
      refused: words("Copie refusée"),
      link: words("Nom du lien"),
      note: paragraph.meta({ title: "Ce que dit le lien" }),
    })
    .meta({ title: "Défi" }),
});

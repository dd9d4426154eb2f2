// The words of the framed quiz, and of the page that gives the lines for it.
import { z } from "zod";
import { label, paragraph } from "../fields.ts";
import { pageFile } from "./page.schema.ts";
import { anchor, heading, lead, link } from "./shapes.schema.ts";

const lines = z.strictObject({
  id: anchor,
  heading,
  lead,
  label: label.meta({ title: "Nom du champ" }),
});

export const jeuxConcoursIntegrer = pageFile({
  alone: link.meta({ title: "Lien vers le quiz seul" }),
  simple: lines.meta({ title: "Cadre seul" }),
  fitted: lines.meta({ title: "Cadre à sa hauteur" }),
  copy: z
    .strictObject({
      label: label.meta({ title: "Bouton" }),
      copied: label.meta({ title: "Lignes copiées" }),
      refused: label.meta({ title: "Copie refusée" }),
      field: label.meta({ title: "Nom du texte" }),
    })
    .meta({ title: "Copie" }),
  promises: z
    .strictObject({
      id: anchor,
      heading,
      items: z.array(paragraph).min(1).readonly().meta({ title: "Promesses" }),
      challenge: paragraph.meta({ title: "Les mêmes questions pour tous" }),
    })
    .meta({ title: "Ce que fait le cadre" }),
});

export const cadreQuiz = pageFile({
  name: label.meta({ title: "Nom du cadre", description: "Lu à qui ne voit pas la page." }),
  foot: paragraph.meta({ title: "Au pied du cadre" }),
  site: link.meta({ title: "Lien vers le site" }),
  keep: label.meta({ title: "Réglage" }),
  kept: paragraph.meta({ title: "Quand la partie est gardée" }),
  refused: paragraph.meta({ title: "Quand le navigateur refuse" }),
  dropped: paragraph.meta({ title: "Quand rien n’est gardé" }),
});

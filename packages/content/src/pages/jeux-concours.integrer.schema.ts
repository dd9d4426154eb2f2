// The words of the framed quiz, and of the page that gives the lines for it.
import { z } from "zod";
import { group, label, list, paragraph, sentences, words } from "../fields.ts";
import { pageFile } from "./page.schema.ts";
import { anchor, copy, heading, lead, link } from "./shapes.schema.ts";

const lines = z.strictObject({
  id: anchor,
  heading,
  lead,
  label: words("Nom du champ"),
});

export const jeuxConcoursIntegrer = pageFile({
  alone: link.meta({ title: "Lien vers le quiz seul" }),
  simple: lines.meta({ title: "Cadre seul" }),
  fitted: lines.meta({ title: "Cadre à sa hauteur" }),
  copy,
  promises: group("Ce que fait le cadre", {
    id: anchor,
    heading,
    items: list("Promesses", paragraph),
    challenge: sentences("Les mêmes questions pour tous"),
  }),
});

export const cadreQuiz = pageFile({
  name: label.meta({ title: "Nom du cadre", description: "Lu à qui ne voit pas la page." }),
  foot: sentences("Au pied du cadre"),
  site: link.meta({ title: "Lien vers le site" }),
  keep: words("Réglage"),
  kept: sentences("Quand la partie est gardée"),
  refused: sentences("Quand le navigateur refuse"),
  dropped: sentences("Quand rien n’est gardé"),
});

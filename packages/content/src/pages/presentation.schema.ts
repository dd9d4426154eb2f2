import { z } from "zod";
import { fact, figure, goal, group, list, scene, sentences, tone, words } from "../fields.ts";
import { pageFile } from "./page.schema.ts";
import {
  anchor,
  cut,
  dated,
  heading,
  lead,
  lines,
  link,
  mail,
  outsideLink,
  paragraphs,
  text,
} from "./shapes.schema.ts";

export const page = pageFile({
  lines,
  leadBefore: lead.meta({
    title: "Chapeau, avant le départ",
    description: "À la place du premier, jusqu’au départ des Tours d’Europe.",
  }),
  name: words("Nom de la page"),
  story: group("Histoire", { heading, paragraphs }),
  method: cut({
    heading,
    lines,
    rules: list("Règles", z.strictObject({ title: sentences("Titre"), text })),
  }).meta({ title: "Méthode" }),
  allies: cut({
    heading,
    lines,
    lead,
  }).meta({ title: "Alliés" }),
  next: group("Suite", {
    people: words("Intitulé des portraits"),
    team: link.meta({ title: "Lien de l’équipe" }),
    expeditions: link.meta({ title: "Lien des expéditions" }),
  }),
});

export const ambassadors = z.strictObject({
  id: anchor,
  heading,
  fields: list(
    "Domaines",
    z.strictObject({
      id: anchor,
      title: words("Titre"),
      text,
      drawing: scene.meta({ title: "Dessin" }),
      tone: tone.meta({ title: "Encre" }),
    }),
  ),
  call: group("Appel aux ambassadeurs", {
    states: dated(z.strictObject({ text, button: words("Texte du bouton") })).meta({
      title: "Selon la date",
    }),
    mail: mail.meta({ title: "Courriel" }),
  }),
});

/** A measure of the boat, and what it includes. */
const mark = figure.extend({ note: sentences("Note") });

export const boats = z.strictObject({
  id: anchor,
  items: list(
    "Éléments",
    z.strictObject({
      id: anchor,
      name: words("Nom"),
      drawing: scene.meta({ title: "Dessin" }),
      tone: tone.meta({ title: "Encre" }),
      facts: list("Faits", fact(words("Valeur"))),
    }),
  ),
  plan: cut({
    id: anchor,
    heading,
    lines,
    lead,
    marks: group("Cotes", {
      length: mark.meta({ title: "Longueur" }),
      beam: mark.meta({ title: "Largeur" }),
      mast: mark.meta({ title: "Tirant d’air" }),
      draught: mark.meta({ title: "Tirant d’eau" }),
      keel: mark.meta({ title: "Quille" }),
      sails: mark.meta({ title: "Voiles" }),
      foils: mark.meta({ title: "Foils" }),
    }),
    sources: group("Sources", {
      label: words("Intitulé"),
      links: list("Liens", outsideLink),
    }),
  }).meta({ title: "Plan" }),
  restored: group("Pourquoi restaurer", {
    id: anchor,
    heading,
    text,
    promise: sentences("Promesse"),
    figuresLabel: words("Intitulé des chiffres"),
    figures: list("Chiffres", figure),
    source: outsideLink.meta({ title: "Source" }),
  }),
});

export const goals = cut({
  id: anchor,
  heading,
  lines,
  lead,
  items: list(
    "Éléments",
    z.strictObject({
      goal,
      name: sentences("Nom"),
      text,
    }),
  ),
  others: group("Autres objectifs", {
    label: words("Intitulé"),
    openLabel: words("Bouton de repli"),
    items: list(
      "Éléments",
      z.strictObject({
        goal,
        name: words("Nom"),
        text,
      }),
    ),
  }),
  source: outsideLink.meta({ title: "Source" }),
});

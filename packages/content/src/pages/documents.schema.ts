import { z } from "zod";
import { externalUrl, group, label, list, paragraph, sentences, words } from "../fields.ts";
import { pageFile } from "./page.schema.ts";
import { anchor, heading, lead, link, outsideLink } from "./shapes.schema.ts";

export const dossier = pageFile({
  printHint: sentences("Conseil d’impression"),
  back: link.meta({ title: "Lien de retour" }),
  contents: words("Intitulé du sommaire"),
  about: group("Qui sommes-nous", {
    id: anchor,
    heading,
    restoring: sentences("L’association, pendant le chantier"),
    restored: sentences("L’association, après le chantier"),
    together: sentences("Qui y travaille"),
    togetherAfter: sentences("Qui y a travaillé, après le retour"),
  }),
  figures: group("Chiffres", {
    id: anchor,
    heading,
    countries: words("Pays d’Amérique latine"),
    months: words("Mois"),
    distance: words("Distance"),
    goals: words("Objectifs"),
  }),
  boats: group("Bateaux", { heading }),
  road: group("Route", {
    id: anchor,
    heading,
    lead,
  }),
  goals: group("Objectifs de développement durable", { id: anchor, heading }),
  team: group("Équipe", { id: anchor, heading }),
  opportunities: group("Espaces sur les voiles", {
    id: anchor,
    heading,
    link: link.meta({ title: "Lien" }),
  }),
  aboard: group("Partenaires déjà à bord", {
    id: anchor,
    heading,
    headingAfter: heading.meta({ title: "Titre, après le retour" }),
    lead,
  }),
  benefits: group("Contreparties", {
    id: anchor,
    heading,
    lead,
    leadClosed: lead.meta({ title: "Chapô, après la dernière escale" }),
  }),
  contact: group("Contact", {
    id: anchor,
    heading,
    mail: words("Intitulé du courriel"),
    telephone: words("Intitulé du téléphone"),
    address: words("Intitulé de l’adresse"),
    site: words("Intitulé du site"),
  }),
  running: words("Pied de chaque page imprimée"),
});

export const escales = pageFile({
  back: link.meta({ title: "Lien de retour" }),
  flags: sentences("Ce que sont les pavillons"),
  followLog: z.boolean().meta({
    title: "Suivre le journal",
    description:
      "Mener de l’escale à la page du journal qui y est écrite, et la dire faite dès ce jour-là. Sans page, elle est faite une fois son mois passé.",
  }),
  done: words("D’une escale faite"),
  charts: group("Cartes", {
    europe: paragraph.meta({
      title: "Description de la carte d’Europe",
      description: "Dite à qui ne la voit pas.",
    }),
    "amerique-latine": paragraph.meta({
      title: "Description de la carte de l’Atlantique",
      description: "Dite à qui ne la voit pas.",
    }),
  }),
  table: group("Tableaux", {
    heading,
    open: words("Pour déplier"),
    close: words("Pour replier"),
  }),
  columns: group("Colonnes du tableau", {
    port: words("Colonne des escales"),
    month: words("Colonne du mois"),
    position: words("Colonne de la position"),
    leg: words("Colonne du chemin"),
  }),
});

export const quizSheet = z.strictObject({
  hint: sentences("Aide"),
  fields: list("Lignes à remplir", label),
  key: group("Corrigé", {
    id: anchor,
    heading,
    columns: group("Colonnes du tableau", {
      place: words("Colonne du numéro"),
      answer: words("Colonne des réponses"),
      explanation: words("Colonne des explications"),
      source: words("Colonne de la source"),
    }),
  }),
  licence: group("Licence", {
    text: sentences("Ce que l’on peut faire des questions"),
    name: words("Nom de la licence"),
    url: externalUrl.meta({ title: "Adresse de la licence" }),
  }),
  back: link.meta({ title: "Lien de retour" }),
});

export const revueDePresse = pageFile({ back: link.meta({ title: "Lien de retour" }) });

const printed = {
  back: link.meta({ title: "Lien de retour" }),
  running: words("Pied de chaque page imprimée"),
};

export const dossierDePresse = pageFile({
  ...printed,
  presentations: group("Présentations", { id: anchor, heading }),
  facts: group("Faits", {
    id: anchor,
    heading,
    roadNote: sentences("Précision sur la route"),
  }),
  people: group("Interlocuteurs", { id: anchor, heading, office: words("Intitulé du service de presse") }),
  quotes: group("Citations", { id: anchor, heading, none: sentences("Sans citation") }),
  pictures: group("Illustrations", { id: anchor, heading, download: sentences("Où sont les fichiers") }),
  logos: group("Logos", { id: anchor, heading }),
});

export const fichePresse = pageFile(printed);

export const rapportRse = pageFile({
  ...printed,
  none: sentences("Avant le premier rapport"),
  done: group("Ce qui a été fait", {
    id: anchor,
    heading,
    figures: words("Intitulé des chiffres"),
    caption: words("Titre du tableau"),
    columns: group("Colonnes du tableau", {
      what: words("Colonne de l’action"),
      when: words("Colonne du jour"),
      where: words("Colonne du lieu"),
      goals: words("Colonne des objectifs"),
    }),
  }),
  measured: group("Ce qui a été mesuré", {
    id: anchor,
    heading,
    caption: words("Titre du tableau"),
    note: sentences("Ce que vaut une mesure"),
    columns: group("Colonnes du tableau", {
      what: words("Colonne de la grandeur"),
      value: words("Colonne de la valeur"),
      when: words("Colonne du jour"),
      where: words("Colonne du lieu"),
      method: words("Colonne de la méthode"),
    }),
  }),
  goals: group("Objectifs de développement durable", { id: anchor, heading }),
  say: group("Ce que l’on peut en dire", {
    heading,
    write: words("Intitulé de ce qui s’écrit"),
    avoid: words("Intitulé de ce qui ne s’écrit pas"),
    vague: sentences("Ce qui ne s’écrit pas"),
    unsaid: words("Intitulé de ce que le rapport ne dit pas"),
    limits: sentences("Ce que le rapport ne dit pas"),
    source: outsideLink.meta({ title: "Source" }),
  }),
});

import { z } from "zod";
import { fact, group, label, list, paragraph, sentences, words } from "../fields.ts";
import { session } from "./enseignants.session.schema.ts";
import { pageFile } from "./page.schema.ts";
import { anchor, heading, hereLink, lead, lines, link } from "./shapes.schema.ts";

export const page = pageFile({
  lines,
  actions: group("Boutons de l’en-tête", {
    sessions: hereLink.meta({ title: "Bouton des séances" }),
    maker: hereLink.meta({ title: "Bouton de la fiche" }),
    lexicon: link.meta({ title: "Bouton du lexique" }),
  }),
  sessions: group("Séances", {
    id: anchor,
    heading,
    lead,
    open: words("Lien vers la séance"),
    document: group("Document de la séance", {
      back: link.meta({ title: "Lien de retour" }),
      hint: sentences("Conseil d’impression"),
      aims: heading,
      programmes: heading,
      prepare: heading,
      steps: heading,
      columns: group("Colonnes", {
        minutes: words("Colonne des minutes"),
        step: words("Colonne des étapes"),
        text: words("Colonne du texte"),
        short: words("Colonne des minutes de la version courte"),
      }),
      short: group("Version courte", {
        heading,
        dropped: words("Ce que l’on retire"),
        homework: words("Ce qui se fait à la maison"),
      }),
      lexicon: link.meta({ title: "Lien vers le lexique", description: "au bout de « À préparer »" }),
      pupil: heading,
      documents: heading,
      compared: words("Colonne de ce que l’on compare"),
      sources: words("Intitulé des sources"),
      map: group("Carte muette", {
        heading,
        alt: paragraph.meta({ title: "Texte de la carte", description: "pour qui ne la voit pas" }),
        fields: list("Lignes à remplir sous la carte", label),
      }),
      quiz: heading,
      key: heading,
      opening: heading,
      tasks: heading,
      words: heading,
      fields: list("Lignes à remplir", label),
    }),
    items: list("Séances", session),
  }),
  play: group("Jouer en classe", {
    id: anchor,
    heading,
    lead,
    items: list(
      "De quoi jouer",
      z.strictObject({
        title: words("Titre"),
        text: sentences("À quoi cela sert"),
        link: link.meta({ title: "Lien" }),
      }),
    ),
  }),
  maker: group("Fabrique de fiches", { id: anchor, heading, lead, noScript: sentences("Sans JavaScript") }),
  whole: group("Banques entières", { id: anchor, heading, lead }),
});

export const fiche = z.strictObject({
  bank: words("Choix de la banque"),
  category: words("Choix du thème"),
  everyCategory: words("Tous les thèmes"),
  difficulty: words("Choix de la difficulté"),
  everyDifficulty: words("Toutes les difficultés"),
  level: words("Choix du niveau scolaire"),
  everyLevel: words("Tous les niveaux scolaires"),
  size: words("Choix du nombre"),
  version: words("Choix de la version"),
  code: words("Code"),
  codeHint: sentences("Aide du code"),
  another: words("Bouton d’un autre tirage"),
  print: words("Bouton d’impression"),
  noPrint: sentences("Quand rien ne s’imprime"),
  exports: heading,
  withoutPictures: sentences("Ce qui manque aux fichiers"),
  loading: sentences("Pendant le chargement"),
  failed: sentences("En cas d’échec"),
  retry: words("Bouton pour réessayer"),
  none: sentences("Quand aucune question ne répond"),
  preview: heading,
  start: words("Bouton de départ"),
  fields: list("Lignes à remplir", label),
  formats: group("Formats", {
    gift: words("Fichier GIFT"),
    xml: words("Fichier Moodle XML"),
    qti: words("Fichier QTI"),
    aiken: words("Fichier Aiken"),
  }),
});

export const cartesReponses = pageFile({
  back: link.meta({ title: "Lien de retour" }),
  play: link.meta({ title: "Lien vers le mode classe" }),
  printHint: sentences("Conseil d’impression"),
  hint: sentences("Au pied de chaque carte"),
  shapes: z
    .array(label)
    .length(4)
    .readonly()
    .meta({ title: "Noms des formes", description: "de A à D, avec leur article : « la boule »" }),
  running: words("Au pied de chaque feuille"),
});

export const lexique = pageFile({
  back: link.meta({ title: "Lien de retour" }),
  terms: list(
    "Mots",
    z.strictObject({
      id: anchor,
      ...fact(paragraph.meta({ title: "Définition", description: "une phrase" })).shape,
    }),
  ),
});

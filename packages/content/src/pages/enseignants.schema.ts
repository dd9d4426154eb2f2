import { z } from "zod";
import { fact, label, paragraph } from "../fields.ts";
import { session } from "./enseignants.session.schema.ts";
import { pageFile } from "./page.schema.ts";
import { anchor, heading, hereLink, lead, lines, link } from "./shapes.schema.ts";

export const enseignants = pageFile({
  lines,
  actions: z
    .strictObject({
      sessions: hereLink.meta({ title: "Bouton des séances" }),
      maker: hereLink.meta({ title: "Bouton de la fiche" }),
      lexicon: link.meta({ title: "Bouton du lexique" }),
    })
    .meta({ title: "Boutons de l’en-tête" }),
  sessions: z
    .strictObject({
      id: anchor,
      heading,
      lead,
      open: label.meta({ title: "Lien vers la séance" }),
      document: z
        .strictObject({
          back: link.meta({ title: "Lien de retour" }),
          hint: paragraph.meta({ title: "Conseil d’impression" }),
          aims: heading,
          programmes: heading,
          prepare: heading,
          steps: heading,
          columns: z
            .strictObject({
              minutes: label.meta({ title: "Colonne des minutes" }),
              step: label.meta({ title: "Colonne des étapes" }),
              text: label.meta({ title: "Colonne du texte" }),
              short: label.meta({ title: "Colonne des minutes de la version courte" }),
            })
            .meta({ title: "Colonnes" }),
          short: z
            .strictObject({
              heading,
              dropped: label.meta({ title: "Ce que l’on retire" }),
              homework: label.meta({ title: "Ce qui se fait à la maison" }),
            })
            .meta({ title: "Version courte" }),
          lexicon: link.meta({ title: "Lien vers le lexique", description: "au bout de « À préparer »" }),
          pupil: heading,
          documents: heading,
          compared: label.meta({ title: "Colonne de ce que l’on compare" }),
          sources: label.meta({ title: "Intitulé des sources" }),
          map: z
            .strictObject({
              heading,
              alt: paragraph.meta({ title: "Texte de la carte", description: "pour qui ne la voit pas" }),
              fields: z.array(label).min(1).readonly().meta({ title: "Lignes à remplir sous la carte" }),
            })
            .meta({ title: "Carte muette" }),
          quiz: heading,
          key: heading,
          opening: heading,
          tasks: heading,
          words: heading,
          fields: z.array(label).min(1).readonly().meta({ title: "Lignes à remplir" }),
        })
        .meta({ title: "Document de la séance" }),
      items: z.array(session).min(1).readonly().meta({ title: "Séances" }),
    })
    .meta({ title: "Séances" }),
  play: z
    .strictObject({
      id: anchor,
      heading,
      lead,
      items: z
        .array(
          z.strictObject({
            title: label.meta({ title: "Titre" }),
            text: paragraph.meta({ title: "À quoi cela sert" }),
            link: link.meta({ title: "Lien" }),
          }),
        )
        .min(1)
        .readonly()
        .meta({ title: "De quoi jouer" }),
    })
    .meta({ title: "Jouer en classe" }),
  maker: z
    .strictObject({ id: anchor, heading, lead, noScript: paragraph.meta({ title: "Sans JavaScript" }) })
    .meta({ title: "Fabrique de fiches" }),
  whole: z.strictObject({ id: anchor, heading, lead }).meta({ title: "Banques entières" }),
});

export const enseignantsFiche = z.strictObject({
  bank: label.meta({ title: "Choix de la banque" }),
  category: label.meta({ title: "Choix du thème" }),
  everyCategory: label.meta({ title: "Tous les thèmes" }),
  difficulty: label.meta({ title: "Choix de la difficulté" }),
  everyDifficulty: label.meta({ title: "Toutes les difficultés" }),
  level: label.meta({ title: "Choix du niveau scolaire" }),
  everyLevel: label.meta({ title: "Tous les niveaux scolaires" }),
  size: label.meta({ title: "Choix du nombre" }),
  version: label.meta({ title: "Choix de la version" }),
  code: label.meta({ title: "Code" }),
  codeHint: paragraph.meta({ title: "Aide du code" }),
  another: label.meta({ title: "Bouton d’un autre tirage" }),
  print: label.meta({ title: "Bouton d’impression" }),
  noPrint: paragraph.meta({ title: "Quand rien ne s’imprime" }),
  exports: heading,
  withoutPictures: paragraph.meta({ title: "Ce qui manque aux fichiers" }),
  loading: paragraph.meta({ title: "Pendant le chargement" }),
  failed: paragraph.meta({ title: "En cas d’échec" }),
  retry: label.meta({ title: "Bouton pour réessayer" }),
  none: paragraph.meta({ title: "Quand aucune question ne répond" }),
  preview: heading,
  start: label.meta({ title: "Bouton de départ" }),
  fields: z.array(label).min(1).readonly().meta({ title: "Lignes à remplir" }),
  formats: z
    .strictObject({
      gift: label.meta({ title: "Fichier GIFT" }),
      xml: label.meta({ title: "Fichier Moodle XML" }),
      qti: label.meta({ title: "Fichier QTI" }),
      aiken: label.meta({ title: "Fichier Aiken" }),
    })
    .meta({ title: "Formats" }),
});

export const cartesReponses = pageFile({
  back: link.meta({ title: "Lien de retour" }),
  play: link.meta({ title: "Lien vers le mode classe" }),
  printHint: paragraph.meta({ title: "Conseil d’impression" }),
  hint: paragraph.meta({ title: "Au pied de chaque carte" }),
  shapes: z
    .array(label)
    .length(4)
    .readonly()
    .meta({ title: "Noms des formes", description: "de A à D, avec leur article : « la boule »" }),
  running: label.meta({ title: "Au pied de chaque feuille" }),
});

export const lexique = pageFile({
  back: link.meta({ title: "Lien de retour" }),
  terms: z
    .array(
      z.strictObject({
        id: anchor,
        ...fact(paragraph.meta({ title: "Définition", description: "une phrase" })).shape,
      }),
    )
    .min(1)
    .readonly()
    .meta({ title: "Mots" }),
});

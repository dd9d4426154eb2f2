import { z } from "zod";
import { count, externalUrl, id, label, paragraph } from "../fields.ts";
import { pageFile } from "./page.schema.ts";
import { anchor, heading, hereLink, lead, lines, link } from "./shapes.schema.ts";

const SESSION_MINUTES = 55;

const list = (title: string) => z.array(z.string().min(3).max(300)).min(1).readonly().meta({ title });

/** An hour of class, minute by minute. */
const session = z
  .strictObject({
    id: id.meta({ title: "Nom", description: "celui de son document ; ne change plus une fois publié" }),
    level: label.meta({ title: "Classe" }),
    title: label.meta({ title: "Titre" }),
    lead: z.string().min(20).max(320).meta({ title: "En une phrase" }),
    aims: list("Objectifs"),
    programmes: z
      .array(
        z.strictObject({
          text: paragraph.meta({
            title: "Ce que dit le programme",
            description: "la discipline, la classe, l’intitulé entre guillemets, le Bulletin officiel",
          }),
          href: externalUrl.optional().meta({ title: "Adresse du texte" }),
        }),
      )
      .min(1)
      .readonly()
      .meta({ title: "Programmes" }),
    prepare: list("À préparer"),
    steps: z
      .array(
        z.strictObject({
          minutes: count.meta({ title: "Minutes" }),
          title: label.meta({ title: "Étape" }),
          text: paragraph.meta({ title: "Ce que l’on fait" }),
        }),
      )
      .min(1)
      .readonly()
      .meta({ title: "Déroulé" }),
    tasks: z
      .array(
        z.strictObject({
          ask: paragraph.meta({ title: "Consigne" }),
          answer: paragraph.meta({ title: "Réponse attendue" }),
        }),
      )
      .min(1)
      .readonly()
      .meta({ title: "Consignes de la fiche" }),
    questions: z.array(id).min(5).max(15).readonly().meta({
      title: "Questions du quiz",
      description: "les noms de leurs fichiers, sans « .yaml »",
    }),
  })
  .refine(({ steps }) => steps.reduce((sum, { minutes }) => sum + minutes, 0) === SESSION_MINUTES, {
    path: ["steps"],
    error: `les minutes des étapes doivent faire ${SESSION_MINUTES} en tout`,
  });

export type TeachingSession = z.infer<typeof session>;

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
            })
            .meta({ title: "Colonnes" }),
          pupil: heading,
          key: heading,
          tasks: heading,
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
        term: label.meta({ title: "Mot" }),
        definition: paragraph.meta({ title: "Définition", description: "une phrase" }),
      }),
    )
    .min(1)
    .readonly()
    .meta({ title: "Mots" }),
});

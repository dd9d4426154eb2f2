import { z } from "zod";
import { count, externalUrl, group, id, label, list, paragraph, sentences, words } from "../fields.ts";
import { position } from "../ports/ports.schema.ts";

/** An hour of class as timetables have it, and what is left of it once a class has come in and sat down. */
const SESSION_MINUTES = 55;
const SHORT_MINUTES = 50;

const line = z.string().min(3).max(300);

const answered = z.strictObject({ ask: sentences("Question"), answer: sentences("Réponse attendue") });

const step = z.strictObject({
  minutes: count.meta({ title: "Minutes" }),
  short: z
    .int()
    .min(0)
    .optional()
    .meta({
      title: `Minutes, en ${SHORT_MINUTES} minutes`,
      description: "quand elles changent ; 0 quand l’étape est retirée",
    }),
  title: words("Étape"),
  text: sentences("Ce que l’on fait"),
  questions: z
    .array(answered)
    .min(1)
    .readonly()
    .optional()
    .meta({ title: "Questions posées à voix haute", description: "leurs réponses vont au corrigé" }),
});

/** A coast as a pupil reads it: facts that have their source, and no other. */
const coast = z.strictObject({
  port: id.meta({ title: "Escale", description: "le nom de son fichier, sans « .yaml »" }),
  facts: list(
    "Faits",
    z.strictObject({
      about: words("Sujet"),
      text: sentences("Fait"),
      source: z
        .strictObject({
          name: words("Nom de la source"),
          url: externalUrl.optional().meta({ title: "Adresse" }),
        })
        .optional()
        .meta({ title: "Source" }),
    }),
  ),
});

const minutesOf = (steps: readonly z.infer<typeof step>[], version: "whole" | "short") =>
  steps.reduce((sum, { minutes, short }) => sum + (version === "short" ? (short ?? minutes) : minutes), 0);

/** An hour of class, minute by minute. */
export const session = z
  .strictObject({
    id: id.meta({ title: "Nom", description: "celui de son document ; ne change plus une fois publié" }),
    level: words("Classe"),
    title: words("Titre"),
    lead: z.string().min(20).max(320).meta({ title: "En une phrase" }),
    aims: list("Objectifs", line),
    programmes: list(
      "Programmes",
      z.strictObject({
        text: paragraph.meta({
          title: "Ce que dit le programme",
          description: "la discipline, la classe, l’intitulé entre guillemets, le Bulletin officiel",
        }),
        href: externalUrl.optional().meta({ title: "Adresse du texte" }),
      }),
    ),
    prepare: list("À préparer", line),
    terms: z.array(id).min(2).max(10).readonly().meta({
      title: "Mots du lexique",
      description: "leurs noms dans le lexique : « mille-marin »",
    }),
    steps: list("Déroulé", step),
    short: group(`En ${SHORT_MINUTES} minutes`, {
      dropped: sentences("Ce que l’on retire"),
      homework: sentences("Ce qui se fait à la maison"),
    }),
    coasts: z
      .strictObject({
        texts: z.tuple([coast, coast]).readonly().meta({ title: "Ce que la fiche dit de chacun" }),
        compared: list(
          "Tableau à remplir",
          z.strictObject({
            about: words("Ce que l’on compare"),
            answers: z.tuple([paragraph, paragraph]).readonly().meta({ title: "Réponses attendues" }),
          }),
        ),
      })
      .optional()
      .meta({ title: "Deux littoraux à comparer" }),
    map: z
      .strictObject({
        blanks: z
          .array(
            z.strictObject({
              words: label.meta({ title: "Nom à compléter", description: "« Océan ………… »" }),
              at: position.meta({ title: "Position" }),
            }),
          )
          .readonly()
          .meta({ title: "Noms à compléter" }),
        lines: count.meta({ title: "Lignes à remplir sous la carte" }),
      })
      .optional()
      .meta({ title: "Carte muette" }),
    tasks: list(
      "Consignes de la fiche",
      z.strictObject({ ask: sentences("Consigne"), answer: sentences("Réponse attendue") }),
    ),
    questions: z.array(id).min(5).max(15).readonly().meta({
      title: "Questions du quiz",
      description: "les noms de leurs fichiers, sans « .yaml »",
    }),
  })
  .refine(({ steps }) => minutesOf(steps, "whole") === SESSION_MINUTES, {
    path: ["steps"],
    error: `les minutes des étapes doivent faire ${SESSION_MINUTES} en tout`,
  })
  .refine(({ steps }) => minutesOf(steps, "short") === SHORT_MINUTES, {
    path: ["steps"],
    error: `les minutes de la version courte doivent faire ${SHORT_MINUTES} en tout`,
  });

export type TeachingSession = z.infer<typeof session>;

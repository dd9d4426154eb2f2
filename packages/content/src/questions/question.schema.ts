import { z } from "zod";
import { alternative } from "../drawings/drawings.schema.ts";
import { fileId, group, isoDate, paragraph, questionDrawing, webAddress, words } from "../fields.ts";
import { schoolLevels } from "./school-levels.ts";

const option = z.string().min(1).max(80);

/** What a right answer brings, by difficulty. */
const points = { Facile: 10, Moyen: 15, Difficile: 20 } as const;

/** One question of the quiz: a checked fact, four options, one that is right. */
export const question = z
  .strictObject({
    /** Never changed once published: shared challenges name it. Example: `posidonie`. */
    id: fileId,
    category: z
      .enum([
        "Vie marine",
        "Océan et climat",
        "Pollution",
        "Économie bleue",
        "Énergies marines",
        "Droit de la mer",
        "Développement durable",
        "Bateaux",
        "Course au large",
        "Histoire de la navigation",
        "Navigation",
        "Vents et marées",
        "Sécurité en mer",
        "Métiers de la mer",
        "Géographie",
      ])
      .meta({ title: "Thème" }),
    /** The stage of the French school whose programmes give what it takes to answer, or to work the answer out. */
    level: z
      .enum(schoolLevels)
      .meta({ title: "Niveau scolaire", description: "la première classe qui a de quoi répondre" }),
    /** Whether the answer is worked out from what is asked, rather than known. */
    reasoning: z
      .boolean()
      .optional()
      .meta({ title: "Raisonnement", description: "la réponse se calcule ou se déduit" }),
    question: z
      .string()
      .min(15)
      .max(180)
      .endsWith("?")
      .meta({ title: "Question", description: "elle finit par un point d’interrogation" }),
    /** Without it, words alone ask. */
    picture: z
      .strictObject({
        drawing: questionDrawing.meta({ title: "Dessin" }),
        /** What is seen, as who looks would tell it: naming it would answer. */
        alt: alternative.min(20).meta({
          title: "Texte de remplacement",
          description: "ce que l’on voit, sans donner la réponse",
        }),
      })
      .optional()
      .meta({ title: "Image" }),
    /** Of the same kind and about the same length: the right one must not stand out. */
    options: z
      .tuple([option, option, option, option])
      .readonly()
      .meta({ title: "Réponses", description: "quatre, de même sorte et de même longueur" }),
    /** The place of the right option, from 0 to 3. */
    correct: z
      .union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
      .meta({ title: "Bonne réponse", description: "sa place, de 0 à 3" }),
    difficulty: z.enum(["Facile", "Moyen", "Difficile"]).meta({ title: "Difficulté" }),
    points: z
      .union([z.literal(10), z.literal(15), z.literal(20)])
      .meta({ title: "Points", description: "10, 15 ou 20 selon la difficulté" }),
    /** One or two sentences, shown with the results. */
    explanation: paragraph
      .max(280)
      .meta({ title: "Explication", description: "une ou deux phrases, montrées avec les résultats" }),
    source: group("Source", {
      /** Who says it. Example: « Classe IMOCA ». */
      name: words("Qui le dit"),
      url: webAddress,
      /** The day when the page was last read. */
      consulted: isoDate.optional().meta({ title: "Lue le", description: "année-mois-jour" }),
    }),
  })
  .refine((entry) => entry.points === points[entry.difficulty], {
    path: ["points"],
    error: "une question facile vaut 10 points, moyenne 15, difficile 20",
  })
  .refine((entry) => new Set(entry.options).size === entry.options.length, {
    path: ["options"],
    error: "deux réponses sont identiques",
  });

export type Question = z.infer<typeof question>;

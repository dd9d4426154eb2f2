import { z } from "zod";
import { fact, isoDate, list } from "../fields.ts";
import {
  anchor,
  anyLink,
  heading,
  lead,
  lines,
  linesSayAgain,
  meta,
  otherLines,
  paragraphs,
} from "./shapes.schema.ts";

/** The h1. */
const title = z.string().min(3).max(80).meta({ title: "Titre", description: "Le grand titre de la page." });

/** A section of a page of plain text. */
export const section = z.strictObject({
  id: anchor,
  heading,
  facts: z
    .array(fact(z.string().min(2).max(200).meta({ title: "Valeur" })))
    .readonly()
    .optional()
    .meta({
      title: "Faits",
      description: "Ce qu’on cherche plus qu’on ne le lit : « Siège » et son adresse.",
    }),
  paragraphs: paragraphs.readonly().optional(),
  list: z
    .array(z.string().min(3).max(300))
    .readonly()
    .optional()
    .meta({ title: "Liste", description: "Un élément par tiret." }),
  links: z.array(anyLink).readonly().optional().meta({ title: "Liens" }),
});

const ofPage = { meta, title, lines: lines.optional(), lead };

const ofText = {
  updated: isoDate.meta({
    title: "Relu le",
    description: "Le jour où le texte a été relu : « 2026-11-20 ».",
  }),
  sections: list("Sections", section),
};

/** What every page says; its own sections come besides. */
export const page = z.looseObject(ofPage).refine(linesSayAgain, otherLines);

/** A page of plain text: legal notice, privacy, accessibility, eco-design. */
export const textPage = page.and(z.looseObject(ofText));

/** The file of a page, with the fields of its own. */
export const pageFile = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ ...ofPage, ...shape }).refine(linesSayAgain, otherLines);

/** The file of a page of plain text, with the fields of its own. */
export const textFile = (shape: z.ZodRawShape = {}) => pageFile({ ...ofText, ...shape });

export type Page = z.infer<typeof page>;
export type TextPage = z.infer<typeof textPage>;

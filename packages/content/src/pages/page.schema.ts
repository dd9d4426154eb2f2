import { z } from "zod";
import { internalPath, label } from "../fields.ts";

/** What a search engine and a shared link show. */
const meta = z.strictObject({
  /** Unique on the site. Example: « Notre équipe – Sillages ». */
  title: z.string().min(5).max(60),
  /** One or two whole sentences. */
  description: z.string().min(120).max(160),
});

/** A headline cut by hand: the lines, put end to end, say the title again. */
const lines = z.array(z.string().min(1).max(24)).min(1).max(4).readonly();

/** A button or a link towards a page of the site. */
const link = z.strictObject({ label, path: internalPath });

/** What every page says; its own sections come besides. */
export const page = z
  .looseObject({
    meta,
    /** The h1. */
    title: z.string().min(3).max(80),
    lines: lines.optional(),
    /** One or two sentences under the h1. */
    lead: z.string().min(20).max(320),
  })
  .refine((words) => !words.lines || words.lines.join(" ") === words.title, {
    path: ["lines"],
    error: "les lignes, mises bout à bout, doivent redire le titre",
  });

/** A page of plain text: legal notice, privacy, accessibility, eco-design. */
export const textPage = page.and(
  z.looseObject({
    /** The day when the text was last read again. */
    updated: z.iso.date(),
    sections: z
      .array(
        z.strictObject({
          id: z.string().regex(/^[a-z-]+$/),
          heading: label,
          /** What is looked up rather than read: « Siège » and its address. */
          facts: z
            .array(z.strictObject({ term: label, value: z.string().min(2).max(200) }))
            .readonly()
            .optional(),
          paragraphs: z.array(z.string().min(10).max(900)).readonly().optional(),
          list: z.array(z.string().min(3).max(300)).readonly().optional(),
          links: z
            .array(
              z.union([link, z.strictObject({ label, href: z.string().regex(/^(https:|mailto:|tel:)/) })]),
            )
            .readonly()
            .optional(),
        }),
      )
      .min(1)
      .readonly(),
  }),
);

export type Page = z.infer<typeof page>;
export type TextPage = z.infer<typeof textPage>;

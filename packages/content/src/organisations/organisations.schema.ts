import { z } from "zod";
import { externalUrl, id, label, logo, paragraph, scene } from "../fields.ts";

/** What a partner organisation does for the expedition; one organisation for each. */
const organisationRole = z.enum([
  "marine-technology",
  "biodiversity",
  "energy",
  "virtual-regatta",
  "culture",
  "education",
]);

export type OrganisationRole = z.infer<typeof organisationRole>;

/** An organisation that takes part in the expedition, beyond its logo in the strip. */
export const organisation = z
  .strictObject({
    id,
    role: organisationRole,
    /** The role in words, shown as a badge. Example: « Partenaire officiel énergie ». */
    roleLabel: label,
    name: label,
    /** Its trade, in two or three words. Example: « Technologie marine ». */
    category: label,
    description: paragraph,
    logo,
    drawing: scene,
    url: externalUrl,
    /** What it brings, three to five lines without a final full stop. */
    features: z.array(label).min(3).max(5),
    /** The playlist that it presents on /videos; for the cultural and the educational partner. */
    playlist: id.optional(),
    /** The id of the video that its window opens outside the site; for the educational partner. */
    video: id.optional(),
  })
  .refine(({ role, playlist }) => (role === "culture" || role === "education") === (playlist !== undefined), {
    error: "une liste de lecture va aux partenaires culturel et éducatif, et à eux seuls",
    path: ["playlist"],
  });

export type Organisation = z.infer<typeof organisation>;

import { z } from "zod";
import { fileId, id, label, ownLogo, scene, sentences, webAddress, words } from "../fields.ts";

/** What a partner organisation does for the expedition; one organisation for each. */
const organisationRole = z.enum([
  "marine-technology",
  "biodiversity",
  "energy",
  "virtual-regatta",
  "culture",
  "education",
]);

/** An organisation that takes part in the expedition, beyond its logo in the strip. */
export const organisation = z
  .strictObject({
    id: fileId,
    role: organisationRole.meta({ title: "Rôle" }),
    /** The role in words, shown as a badge. Example: « Partenaire officiel pour l’énergie ». */
    roleLabel: label.meta({ title: "Rôle, en toutes lettres", description: "l’étiquette de la carte" }),
    name: words("Nom"),
    /** Its trade, in two or three words. Example: « Technologie marine ». */
    category: label.meta({ title: "Métier", description: "en deux ou trois mots" }),
    description: sentences("Texte"),
    logo: ownLogo,
    drawing: scene.meta({ title: "Dessin" }),
    url: webAddress,
    /** What it brings, three to five lines without a final full stop. */
    features: z
      .array(label)
      .min(3)
      .max(5)
      .meta({ title: "Ce qu’elle apporte", description: "trois à cinq lignes, sans point" }),
    /** The playlist that it presents on /videos; for the cultural and the educational partner. */
    playlist: id.optional().meta({ title: "Liste de vidéos", description: "le nom du fichier de la liste" }),
    /** The id of the video that its window opens outside the site; for the educational partner. */
    video: id
      .optional()
      .meta({ title: "Vidéo", description: "le nom du fichier de la vidéo, pour le partenaire éducatif" }),
  })
  .refine(({ role, playlist }) => (role === "culture" || role === "education") === (playlist !== undefined), {
    error: "une liste de lecture va aux partenaires culturel et éducatif, et à eux seuls",
    path: ["playlist"],
  });

export type Organisation = z.infer<typeof organisation>;

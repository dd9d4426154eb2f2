import { z } from "zod";
import { fileId, isoDate, memberId, words } from "../fields.ts";

/** The day before which something is said to nobody: neither a page, a document nor the press kit carries it. */
export const embargo = isoDate.optional().meta({
  title: "Sous embargo jusqu’au",
  description: "année-mois-jour ; avant ce jour, ni la page, ni les documents, ni le kit ne le publient",
});

/** Words that a newspaper may print, with who said them and when. */
export const quote = z.strictObject({
  id: fileId,
  /** The anchor of a member of the team. */
  speaker: memberId,
  said: isoDate.meta({ title: "Dit le", description: "année-mois-jour : 2026-11-02" }),
  about: words("Sujet"),
  text: z
    .string()
    .min(40)
    .max(300)
    .meta({ title: "Citation", description: "sans guillemets : le site les ajoute" }),
  embargo,
});

export type Quote = z.infer<typeof quote>;

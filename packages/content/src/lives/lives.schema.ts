import { z } from "zod";
import {
  externalUrl,
  figure,
  fileId,
  firstMonth,
  id,
  lastMonth,
  lateStart,
  scene,
  sentences,
  startsBeforeItEnds,
  words,
} from "../fields.ts";

/** A live broadcast to come, running or past. Its status is computed. */
export const live = z
  .strictObject({
    /** Also the stable name of the calendar file. Example: `direct-tours-d-europe`. */
    id: fileId,
    title: words("Titre"),
    location: words("Lieu"),
    start: firstMonth,
    /** The last month of the broadcast, included. */
    end: lastMonth,
    description: sentences("Texte"),
    /** The figures of the card, as printed. */
    facts: z.array(figure).min(2).max(4).meta({ title: "Chiffres de la carte" }),
    /** The channel outside the site, for « Suivre le direct ». */
    channel: externalUrl.meta({ title: "Chaîne", description: "l’adresse où l’on suit le direct" }),
    /** The id of the recording, once there is one, for « Revoir ». */
    replay: id.optional().meta({
      title: "Enregistrement",
      description: "le nom du fichier de la vidéo, une fois qu’elle existe",
    }),
    drawing: scene.meta({ title: "Dessin" }),
  })
  .refine(startsBeforeItEnds, lateStart);

export type Live = z.infer<typeof live>;

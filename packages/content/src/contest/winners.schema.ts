import { z } from "zod";
import { fileId, id, label, words } from "../fields.ts";

/** Who won a prize of the photo contest or of the video challenge, and with what. */
export const winner = z.strictObject({
  id: fileId,
  /** A file of `data/prizes/` or of `data/video-prizes/`. */
  prize: id.meta({
    title: "Prix",
    description: "le nom de sa fiche dans prizes/ ou video-prizes/ : decouverte, video-1",
  }),
  /** As it signs: somebody, a class, a crew. */
  name: label.meta({ title: "Signature", description: "une personne, une classe, une équipe" }),
  title: words("Titre de l’œuvre"),
});

export type Winner = z.infer<typeof winner>;

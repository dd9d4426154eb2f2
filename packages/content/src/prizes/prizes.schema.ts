import { z } from "zod";
import {
  count,
  fileId,
  label,
  pictogram,
  plateInk,
  prizeDrawing,
  rarityDrawing,
  sentences,
  tone,
  words,
} from "../fields.ts";

const rarityId = z.enum(["legendaire", "epique", "rare", "commun"]);

export type RarityId = z.infer<typeof rarityId>;

/** How rare a prize is: the word, and the frame laid over its picture. */
export const rarity = z.strictObject({
  id: rarityId,
  label,
  drawing: rarityDrawing,
  inks: z.tuple([tone, tone]).readonly(),
});

export type Rarity = z.infer<typeof rarity>;

/** A reward of the contest. The picture is `images/prizes/<id>.svg`. */
export const prize = z
  .strictObject({
    id: fileId,
    title: words("Titre"),
    description: sentences("Texte"),
    /** What it is worth, as printed: a sum only where the rules promise one. Examples: « 3 000 € », « Visibilité ». */
    value: z.string().min(2).max(30).meta({
      title: "Valeur",
      description: "telle qu’elle s’affiche ; une constante se nomme : $firstPrizeEuros",
    }),
    drawing: prizeDrawing.meta({ title: "Dessin" }),
    rarity: rarityId.meta({ title: "Rareté" }),
    category: z.enum(["premium", "innovation", "education", "discovery"]).meta({ title: "Catégorie" }),
    /** How many people win it. */
    participants: count.meta({ title: "Nombre de gagnants" }),
    /** What the winner receives, one line each, without a final full stop. */
    details: z
      .array(z.string().min(3).max(120))
      .min(1)
      .max(5)
      .meta({ title: "Ce que l’on gagne", description: "une ligne chacun, sans point" }),
    tone: plateInk,
    icon: pictogram.meta({ title: "Pictogramme" }),
  })
  .refine((entry) => entry.drawing === `prizes/${entry.id}`, {
    error: "l’image porte l’id du prix : « prix-1 » → « prizes/prix-1 »",
    path: ["drawing"],
  });

export type Prize = z.infer<typeof prize>;

/** A prize of the video challenge. The picture is `images/prizes/<id>.svg`. */
export const videoPrize = z.strictObject({
  id: fileId,
  rank: count.meta({ title: "Rang", description: "1 pour le premier" }),
  title: words("Titre"),
  drawing: prizeDrawing.meta({ title: "Dessin" }),
  /** What the winner receives, one line each, without a final full stop. */
  details: z
    .array(z.string().min(3).max(120))
    .min(2)
    .max(4)
    .meta({ title: "Ce que l’on gagne", description: "une ligne chacun, sans point" }),
});

export type VideoPrize = z.infer<typeof videoPrize>;

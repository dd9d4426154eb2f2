import { z } from "zod";
import { count, id, label, paragraph, pictogram, prizeDrawing, rarityDrawing, tone } from "../fields.ts";

const rarityId = z.enum(["legendaire", "epique", "rare", "commun"]);

export type RarityId = z.infer<typeof rarityId>;

/** How rare a prize is: the word, and the frame laid over its picture. */
export const rarity = z.strictObject({ id: rarityId, label, drawing: rarityDrawing, tone });

export type Rarity = z.infer<typeof rarity>;

/** A reward of the contest. The picture is `images/prizes/<id>.svg`. */
export const prize = z
  .strictObject({
    id,
    title: label,
    description: paragraph,
    /** What it is worth, as printed: a sum only where the rules promise one. Examples: « 3 000 € », « Visibilité ». */
    value: z.string().min(2).max(30),
    drawing: prizeDrawing,
    rarity: rarityId,
    category: z.enum(["premium", "innovation", "education", "discovery"]),
    /** How many people win it. */
    participants: count,
    /** What the winner receives, one line each, without a final full stop. */
    details: z.array(z.string().min(3).max(120)).min(1).max(5),
    tone,
    icon: pictogram,
  })
  .refine((entry) => entry.drawing === `prizes/${entry.id}`, {
    error: "l’image porte l’id du prix : « prix-1 » → « prizes/prix-1 »",
    path: ["drawing"],
  });

export type Prize = z.infer<typeof prize>;

/** A prize of the video challenge. The picture is `images/prizes/<id>.svg`. */
export const videoPrize = z.strictObject({
  id,
  rank: count,
  title: label,
  drawing: prizeDrawing,
  /** What the winner receives, one line each, without a final full stop. */
  details: z.array(z.string().min(3).max(120)).min(2).max(4),
});

export type VideoPrize = z.infer<typeof videoPrize>;

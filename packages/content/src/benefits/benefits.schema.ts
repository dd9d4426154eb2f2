import { z } from "zod";
import { id, label, paragraph, pictogram, tone } from "../fields.ts";

/** What a partner gains, on /devenir-partenaire. */
export const benefit = z.strictObject({
  id,
  title: label,
  description: paragraph,
  icon: pictogram,
  /** Never the tone of the card before: the plates touch. */
  tone,
});

export type Benefit = z.infer<typeof benefit>;

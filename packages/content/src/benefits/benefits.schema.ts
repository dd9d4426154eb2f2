import { z } from "zod";
import { id, label, paragraph, pictogram, tone } from "../fields.ts";

/** What a partner gains, on /devenir-partenaire. */
export const benefit = z.strictObject({
  id,
  title: label,
  description: paragraph,
  icon: pictogram,
  /** Never that of one of the three cards before: the plates touch, on one, two or three columns. */
  tone,
});

export type Benefit = z.infer<typeof benefit>;

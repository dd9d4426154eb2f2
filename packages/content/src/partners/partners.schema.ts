import { z } from "zod";
import { externalUrl, id, label, logo } from "../fields.ts";

/** A partner of the home's strip. */
export const partner = z.strictObject({
  id,
  /** As the partner writes it; read aloud in place of the logo. */
  name: label,
  logo,
  url: externalUrl,
});

export type Partner = z.infer<typeof partner>;

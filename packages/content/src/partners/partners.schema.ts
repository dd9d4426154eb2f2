import { z } from "zod";
import { count, externalUrl, label, logo } from "../fields.ts";

/** A partner of the home's strip. The logo is `images/logos/<logo>.svg`. */
export const partner = z.strictObject({
  /** Also the place in the strip, from 1. */
  id: count,
  /** As the partner writes it; read aloud in place of the logo. */
  name: label,
  logo,
  url: externalUrl,
});

export type Partner = z.infer<typeof partner>;

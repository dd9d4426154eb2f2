import { z } from "zod";
import { fileId, label, ownLogo, webAddress } from "../fields.ts";

/** A partner of the home's strip. */
export const partner = z.strictObject({
  id: fileId,
  /** As the partner writes it; read aloud in place of the logo. */
  name: label.meta({ title: "Nom", description: "lu à voix haute à la place du logo" }),
  logo: ownLogo,
  url: webAddress,
});

export type Partner = z.infer<typeof partner>;

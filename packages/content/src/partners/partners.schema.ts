import { z } from "zod";
import { externalUrl, id, label, logo } from "../fields.ts";

/** A partner of the home's strip. */
export const partner = z.strictObject({
  id: id.meta({
    title: "Nom du fichier",
    description: "en minuscules, sans accent, mots séparés par un tiret ; ne change plus une fois publié",
  }),
  /** As the partner writes it; read aloud in place of the logo. */
  name: label.meta({ title: "Nom", description: "lu à voix haute à la place du logo" }),
  logo: logo.meta({ title: "Logo", description: "SVG, PNG, JPEG ou WebP : il est ramené à une encre" }),
  url: externalUrl.meta({ title: "Adresse", description: "complète, en https" }),
});

export type Partner = z.infer<typeof partner>;

import { z } from "zod";
import { count, fileId } from "../fields.ts";
import { wordCount } from "../format/words.ts";
import { phases } from "../status/phases.ts";

/** A whole presentation, in one paragraph. */
const text = z.string().min(100).max(1800);

/** The presentation of the expedition at one length, as it is true in each phase. */
export const presentation = z
  .strictObject({
    id: fileId,
    /** As the page announces it: each of the four texts holds exactly so many. */
    words: count.meta({ title: "Nombre de mots", description: "exact : la vérification compte" }),
    before: text.meta({ title: "Avant les Tours d’Europe" }),
    tour: text.meta({ title: "Pendant les Tours d’Europe", description: "et jusqu’au départ d’octobre" }),
    crossing: text.meta({ title: "Pendant l’expédition transatlantique" }),
    after: text.meta({ title: "Après le retour" }),
  })
  .superRefine((entry, context) => {
    for (const phase of phases) {
      const counted = wordCount(entry[phase]);
      if (counted === entry.words) continue;
      const message = `ce texte compte ${counted} mots, la page en annonce ${entry.words}`;
      context.addIssue({ code: "custom", path: [phase], message });
    }
  });

export type Presentation = z.infer<typeof presentation>;

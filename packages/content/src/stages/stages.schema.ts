import { z } from "zod";
import {
  figureValue,
  fileId,
  firstMonth,
  flagDrawing,
  group,
  id,
  label,
  lastMonth,
  lateStart,
  pictogram,
  plateInk,
  scene,
  sentences,
  startsBeforeItEnds,
  words,
} from "../fields.ts";
import { countryCode, voyage } from "../ports/ports.schema.ts";

const keyPointsCard = z.strictObject({
  icon: pictogram.meta({ title: "Pictogramme" }),
  title: words("Titre"),
  subtitle: words("Sous-titre"),
  description: sentences("Texte"),
  tone: plateInk,
});

/** A stage of the roadmap. */
export const stage = z
  .strictObject({
    /** Also its anchor: `/#tours-d-europe`. */
    id: fileId,
    start: firstMonth,
    /** The last month of the stage, included. */
    end: lastMonth,
    /** Once the site is made its months are those that the log tells. */
    followLog: z.boolean().optional().meta({
      title: "Suivre le journal",
      description: "prendre pour mois du départ et du retour ceux que dit le journal, dès qu’il les dit",
    }),
    title: words("Titre"),
    /** What the map shows once the stage is chosen, for who does not see it. Example: « Carte : la route des Tours d’Europe ». */
    mapLabel: label.meta({ title: "Carte", description: "ce que montre la carte, pour qui ne la voit pas" }),
    /** The flag that the stage hoists, from the International Code of Signals, and what it says there. */
    flag: group("Pavillon", {
      drawing: flagDrawing.meta({ title: "Dessin" }),
      /** Example: « Pavillon P ». */
      name: label.meta({ title: "Nom du pavillon", description: "« Pavillon P »" }),
      /** The official meaning. Example: « Le navire va prendre la mer ». */
      meaning: label.meta({ title: "Son sens officiel", description: "« Le navire va prendre la mer »" }),
    }),
    location: words("Lieu"),
    /** At sea, the voyage of `ports/` that the map draws for it. */
    leg: voyage.optional().meta({ title: "Voyage", description: "tour d’Europe ou Amérique latine" }),
    /** Ashore, the country that the map inks for it. */
    countryCode: countryCode.optional().meta({ title: "Code du pays", description: "deux capitales : GB" }),
    /** Ashore, the harbour of `ports/` that the map marks for it. Example: `lorient`. */
    harbour: id.optional().meta({ title: "Port", description: "à terre : le nom du fichier du port" }),
    /** A large figure on the poster once it is chosen, and what it counts. */
    figure: group("Grand chiffre", { value: figureValue.max(4), text: sentences("Ce qu’il compte") }),
    /** What is told of it before its first month, from it to the last, and once it is over. */
    description: group("Texte, selon le mois où on le lit", {
      upcoming: sentences("Avant le premier mois"),
      current: sentences("Du premier au dernier mois"),
      past: sentences("Après le dernier mois"),
    }),
    /** Three to five facts, one line each, without a final full stop; true before, during and after. */
    details: z.array(z.string().min(3).max(120)).min(3).max(5).readonly().meta({
      title: "Faits",
      description: "trois à cinq, une ligne chacun, sans point ; vrais avant, pendant et après",
    }),
    keyPointsCards: z.array(keyPointsCard).length(3).readonly().meta({ title: "Trois cartes" }),
    drawing: scene.meta({ title: "Dessin" }),
  })
  .refine(startsBeforeItEnds, lateStart);

export type Stage = z.infer<typeof stage>;

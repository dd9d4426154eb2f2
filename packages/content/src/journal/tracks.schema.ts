import { z } from "zod";
import { id, list } from "../fields.ts";
import { boat, instant } from "./journal.schema.ts";
import { parsePosition } from "./position.ts";

/** `2026-10-13T18:40Z 47°43,2′N 3°21,6′O`: when, then where. */
const point = z.string().refine(
  (text) => {
    const [at = "", ...position] = text.split(" ");
    return instant.safeParse(at).success && parsePosition(position.join(" ")) !== undefined;
  },
  { error: "écrire l’instant puis la position : « 2026-10-13T18:40Z 47.72, -3.36 »" },
);

/** Positions taken without a word written: by a tracker, or by whoever had no more time. */
export const track = z.strictObject({
  id: id.meta({
    title: "Nom du fichier",
    description: "en minuscules, sans accent, mots séparés par un tiret",
  }),
  boat: boat.meta({ title: "Bateau" }),
  points: list("Positions", point).describe("une par ligne : 2026-10-13T18:40Z 47.72, -3.36"),
});

export type Track = z.infer<typeof track>;

import { z } from "zod";
import { count, fileId, words } from "../fields.ts";
import { embargo } from "../press/quotes.schema.ts";

/** What is written of a picture of the press library. The picture is `images/photos/<id>.jpg`. */
export const photoFile = z.strictObject({
  id: fileId,
  /** What the picture shows, for who does not see it. */
  alt: z.string().min(10).max(160).endsWith(".").meta({
    title: "Texte de remplacement",
    description: "ce que montre l’image, pour qui ne la voit pas : une phrase",
  }),
  /** What a newspaper would print under it. */
  caption: z
    .string()
    .min(10)
    .max(160)
    .meta({ title: "Légende", description: "celle qu’un journal imprimerait" }),
  /** Who must be named beside it, to the letter. */
  credit: words("Crédit"),
  embargo,
});

/** A picture of the press library, with the size of its file in pixels. */
export const photo = photoFile.extend({ width: count, height: count });

export type Photo = z.infer<typeof photo>;

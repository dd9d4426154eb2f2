import { z } from "zod";
import { count, id, label } from "../fields.ts";

/** What is written of a picture of the press library. The picture is `images/photos/<id>.jpg`. */
export const photoFile = z.strictObject({
  id,
  /** What the picture shows, for who does not see it. */
  alt: z.string().min(10).max(160).endsWith("."),
  /** What a newspaper would print under it. */
  caption: z.string().min(10).max(160),
  /** Who must be named beside it, to the letter. */
  credit: label,
});

/** A picture of the press library, with the size of its file in pixels. */
export const photo = photoFile.extend({ width: count, height: count });

export type Photo = z.infer<typeof photo>;

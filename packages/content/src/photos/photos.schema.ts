import { z } from "zod";
import { count, id, label } from "../fields.ts";

/** A picture of the press library. The file is `images/photos/<id>.jpg`. */
export const photo = z.strictObject({
  id,
  /** What the picture shows, for who does not see it. */
  alt: z.string().min(10).max(160).endsWith("."),
  /** What a newspaper would print under it. */
  caption: z.string().min(10).max(160),
  /** Who must be named beside it, to the letter. */
  credit: label,
  /** Size of the file, in pixels. */
  width: count,
  height: count,
});

export type Photo = z.infer<typeof photo>;

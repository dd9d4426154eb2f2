import { z } from "zod";

/** A drawing of `images/`: the file is the key, this says what it shows and how to crop it. */
export const drawing = z.strictObject({
  /** What the drawing shows, for who does not see it: one sentence, no « image de ». Empty if it only decorates. */
  alt: z
    .string()
    .max(220)
    .regex(/^$|\.$/, "terminer le texte par un point"),
  /** Size of the drawing's own frame, in its units: last two numbers of its `viewBox`. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** The point that a crop must keep, in percent from the left and from the top. Example: `[74, 58]`. */
  focus: z.tuple([z.int().min(0).max(100), z.int().min(0).max(100)]).readonly(),
});

export type Drawing = z.infer<typeof drawing>;

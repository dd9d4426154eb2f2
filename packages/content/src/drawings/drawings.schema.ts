import { z } from "zod";

/** The text for who does not see a picture: one sentence, no « image de ». Empty if it only decorates. */
export const alternative = z
  .string()
  .max(220)
  .regex(/^$|\.$/, "terminer le texte par un point");

const percent = z.int().min(0).max(100);

/** What the owner says of the drawings of `images/`, by the path of the file without its ending. */
export const descriptions = z.record(
  z.string(),
  z.strictObject({
    alt: alternative.optional(),
    /** The point that a crop must keep, in percent from the left and from the top. Example: `[74, 58]`. */
    focus: z.tuple([percent, percent]).optional(),
  }),
);

export interface Drawing {
  /** Empty if the drawing only decorates. */
  readonly alt: string;
  /** Size of the drawing's own frame, in its units. */
  readonly width: number;
  readonly height: number;
  /** The point that a crop must keep, in percent from the left and from the top. */
  readonly focus: readonly [number, number];
}

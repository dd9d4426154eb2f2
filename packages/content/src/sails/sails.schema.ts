import { z } from "zod";
import { count, label, paragraph, sailDrawing } from "../fields.ts";

export const sailId = z.enum(["gv-rouge", "j2-rouge", "gv-bleue", "spi-bleue"]);

/** A sail that carries advertising spaces. */
export const sail = z.strictObject({
  /** Also the id of its group in the drawing, and the `data-voile` of its spaces. */
  id: sailId,
  /** Example: « Grand-voile, la rouge ». */
  name: label,
  boat: z.enum(["rouge", "bleue"]),
  /** In square metres, rounded; the spaces give the exact sum. */
  area: count,
  /** What the sail is for. */
  description: paragraph,
  drawing: sailDrawing,
});

export type Sail = z.infer<typeof sail>;

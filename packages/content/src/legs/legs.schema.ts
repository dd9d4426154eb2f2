import { z } from "zod";
import { id } from "../fields.ts";
import type { HarbourId } from "../ports/harbour-id.ts";
import { position } from "../ports/ports.schema.ts";

/** A sail from one harbour to the next. */
export const leg = z.strictObject({
  from: id,
  to: id,
  /** The points where the course bends, the two harbours left out; straight lines between them cross no land. */
  via: z.array(position).min(1).readonly(),
});

export type Leg = Omit<z.infer<typeof leg>, "from" | "to"> & {
  readonly from: HarbourId;
  readonly to: HarbourId;
};

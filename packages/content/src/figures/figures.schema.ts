import { z } from "zod";

/** Business constants: whole numbers, the unit in the name when it is not obvious. */
export const figures = z.record(z.string().regex(/^[a-z][A-Za-z0-9]+$/), z.int().nonnegative());

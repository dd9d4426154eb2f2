import type { BoatId } from "./journal.schema.ts";

/** The two boats, as a sentence begins with them. */
export const boats: readonly { readonly id: BoatId; readonly name: string }[] = [
  { id: "rouge", name: "La rouge" },
  { id: "bleue", name: "La bleue" },
];

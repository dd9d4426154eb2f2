import type { Identity } from "../identity/identity.schema.ts";

/** The last line of an address, never parted: « 56100 Lorient ». */
export function town({ city, postalCode }: Pick<Identity["address"], "city" | "postalCode">): string {
  return `${postalCode}\u00A0${city}`;
}

import { quantity } from "./numbers.ts";

/** The weight of a file: « 2,4 Mo », « 340 ko », « 12 octets ». */
export function weight(bytes: number): string {
  // What would be « 1 000 ko » once rounded.
  if (bytes >= 999_500) return quantity(Math.round(bytes / 1e5) / 10, "Mo");
  if (bytes >= 1e3) return quantity(Math.round(bytes / 1e3), "ko");
  return quantity(bytes, bytes < 2 ? "octet" : "octets");
}

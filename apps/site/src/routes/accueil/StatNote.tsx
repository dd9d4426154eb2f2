import type { StatTile } from "@sillages/content";
import { Phased } from "../../sections/Phased.tsx";

/** Where a figure comes from, as it is true on the day of the visit. */
export function StatNote({ note, noteAfter }: Pick<StatTile, "note" | "noteAfter">) {
  if (!noteAfter) return note;
  return <Phased as="span" states={{ before: note, tour: note, crossing: note, after: noteAfter }} />;
}

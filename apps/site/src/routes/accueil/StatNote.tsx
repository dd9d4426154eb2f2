import type { StatTile } from "@sillages/content";
import { UntilReturn } from "../../sections/UntilReturn.tsx";

/** Where a figure comes from, as it is true on the day of the visit. */
export function StatNote({ note, noteAfter }: Pick<StatTile, "note" | "noteAfter">) {
  if (!noteAfter) return note;
  return (
    <UntilReturn as="span" after={noteAfter}>
      {note}
    </UntilReturn>
  );
}

import type { VoyageId } from "@sillages/content";
import { boats, fixesOf, logEntries, logWords, voyageAt } from "@sillages/content/journal";
import { LogList } from "@sillages/illustrations";
import { Heading, Stack } from "@sillages/ui";
import { listed } from "../../log/logList.ts";
import { VoyageTracks } from "../../log/VoyageTracks.tsx";

/** The voyages, the one that is sailed last at the head. */
const voyages: readonly VoyageId[] = ["amerique-latine", "europe"];

/** How many pages are shown of each voyage; the others are in their month. */
const LATEST = 5;

/** What was sailed, voyage by voyage, beside the last pages that were written on the way. */
export function Tracks() {
  return voyages.map((voyage, at) => {
    const isLast = at === 0;
    const days = boats
      .flatMap(({ id }) => fixesOf(id))
      .filter((fix) => voyageAt(fix.at) === voyage)
      .map((fix) => fix.at.slice(0, 10))
      .toSorted();
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) return null;
    const entries = logEntries().filter((entry) => entry.voyage === voyage);
    return (
      <VoyageTracks key={voyage} id={voyage} surface={isLast ? "dawnPale" : "lagoon"} days={[first, last]}>
        {entries.length > 0 && (
          <Stack space="near">
            <Heading level={3} size="subtitle">
              {logWords.latest.heading}
            </Heading>
            <LogList level={4} entries={entries.slice(0, LATEST).map(listed)} />
          </Stack>
        )}
      </VoyageTracks>
    );
  });
}

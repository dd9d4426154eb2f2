import { boats, logWords, standingOf } from "@sillages/content/journal";
import { Text } from "@sillages/ui";
import { LastNews } from "./LastNews.tsx";
import { LogLink } from "./LogLink.tsx";

/** Where each boat was last, in a sentence that may be copied; nothing as long as nothing is known. */
export function LastPositions() {
  const standings = boats.flatMap(({ id }) => standingOf(id) ?? []);
  const latest = standings
    .map(({ last }) => last.at)
    .toSorted()
    .at(-1);
  if (latest === undefined) return null;
  return (
    <LastNews at={latest} over={logWords.strip.over.positions}>
      {standings.map((standing) => (
        <Text key={standing.last.boat}>{logWords.standingInWords(standing)}</Text>
      ))}
      <LogLink />
    </LastNews>
  );
}

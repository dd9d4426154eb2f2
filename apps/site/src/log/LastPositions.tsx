import { boats, logWords, standingOf } from "@sillages/content/journal";
import { Stack, Text } from "@sillages/ui";
import { Living } from "../shell/Living.tsx";
import { LogLink } from "./LogLink.tsx";
import { Since } from "./Since.tsx";

const { over, silent } = logWords.strip;

/** Where each boat was last, in a sentence that may be copied; nothing as long as nothing is known. */
export function LastPositions() {
  const standings = boats.flatMap(({ id }) => standingOf(id) ?? []);
  const latest = standings
    .map(({ last }) => last.at)
    .toSorted()
    .at(-1);
  if (latest === undefined) return null;
  return (
    <Living dated="month">
      <Since
        at={latest}
        silent={<Text size="small">{silent}</Text>}
        over={<Text size="small">{over.positions}</Text>}
      >
        <Stack space="hair">
          {standings.map((standing) => (
            <Text key={standing.last.boat}>{logWords.standingInWords(standing)}</Text>
          ))}
          <LogLink />
        </Stack>
      </Since>
    </Living>
  );
}

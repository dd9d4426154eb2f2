import { logPath } from "@sillages/content";
import { logEntries, logWords } from "@sillages/content/journal";
import { Heading, Link, Stack, Text } from "@sillages/ui";
import { Living } from "../shell/Living.tsx";
import { LogLink } from "./LogLink.tsx";
import { Since } from "./Since.tsx";

const { heading, over, silent } = logWords.strip;

/** The last page of the log, with its date and its place; nothing as long as there is none. */
export function LastEntry({ level = 2 }: { level?: 2 | 3 }) {
  const [last] = logEntries();
  if (!last) return null;
  return (
    <Living dated="month">
      <Since
        at={last.at}
        silent={<Text size="small">{silent}</Text>}
        over={<Text size="small">{over.page}</Text>}
      >
        <Stack space="hair">
          <Stack direction="row" space="near">
            <Heading level={level} size="subtitle">
              {heading}
            </Heading>
            <LogLink />
          </Stack>
          <Text>
            <Link href={logPath(last.id)} variant="standalone">
              {last.title}
            </Link>
          </Text>
          <Text size="small">{logWords.entryLead(last)}</Text>
        </Stack>
      </Since>
    </Living>
  );
}

import { logPath } from "@sillages/content";
import { logEntries, logWords } from "@sillages/content/journal";
import { Heading, Link, Stack, Text } from "@sillages/ui";
import { LastNews } from "./LastNews.tsx";
import { LogLink } from "./LogLink.tsx";

const { heading, over } = logWords.strip;

/** The last page of the log, with its date and its place; nothing as long as there is none. */
export function LastEntry({ level = 2 }: { level?: 2 | 3 }) {
  const [last] = logEntries();
  if (!last) return null;
  return (
    <LastNews at={last.at} over={over.page}>
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
    </LastNews>
  );
}

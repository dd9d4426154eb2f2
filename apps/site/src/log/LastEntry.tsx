import { logEntries, logWords } from "@sillages/content/journal";
import { LogList } from "@sillages/illustrations";
import { Heading, Stack } from "@sillages/ui";
import { LastNews } from "./LastNews.tsx";
import { LogLink } from "./LogLink.tsx";
import { listed } from "./logList.ts";

const { heading, over } = logWords.strip;

/** The last page of the log, as the log itself lists it; nothing as long as there is none. */
export function LastEntry({ level = 2 }: { level?: 2 | 3 }) {
  const [last] = logEntries();
  if (!last) return null;
  return (
    <LastNews at={last.at} over={over.page}>
      <Stack space="close">
        <Stack direction="row" space="near">
          <Heading level={level} size="subtitle">
            {heading}
          </Heading>
          <LogLink />
        </Stack>
        <LogList level={level === 2 ? 3 : 4} entries={[listed(last)]} />
      </Stack>
    </LastNews>
  );
}

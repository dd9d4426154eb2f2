import { logEntries, logWords } from "@sillages/content/journal";
import { Text } from "@sillages/ui";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { UntilReturn } from "../../sections/UntilReturn.tsx";

/** What the log holds; once the boats are back, that it is over. */
export function LogHeader() {
  const [last] = logEntries();
  return (
    <PageHeader title={logWords.title} lead={logWords.lead} surface="cream">
      {!last && <Text>{logWords.empty}</Text>}
      {last && <UntilReturn after={<Text tone="strong">{logWords.strip.over.positions}</Text>} />}
    </PageHeader>
  );
}

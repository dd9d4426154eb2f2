import { logEntries, logWords } from "@sillages/content/journal";
import { Text } from "@sillages/ui";
import { PageHeader } from "../../sections/PageHeader.tsx";

export function LogHeader() {
  const [last] = logEntries();
  return (
    <PageHeader title={logWords.title} lead={logWords.lead} surface="cream">
      {!last && <Text>{logWords.empty}</Text>}
    </PageHeader>
  );
}

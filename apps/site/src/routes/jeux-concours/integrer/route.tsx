import { quizEmbedding } from "@sillages/content";
import { List, Section, SectionHeader, Text } from "@sillages/ui";
import { PageHeader } from "../../../sections/PageHeader.tsx";
import { Page } from "../../../shell/Page.tsx";
import { PageAction } from "../../../shell/PageAction.tsx";
import { frameLines, heightLines } from "./lines.ts";
import { LinesToCopy } from "./LinesToCopy.tsx";

/** The lines by which another site shows the quiz. */
export default function EmbeddingRoute() {
  const { alone, fitted, lead, promises, simple, title } = quizEmbedding;
  return (
    <Page>
      <PageHeader title={title} lead={lead} surface="sun">
        <div>
          <PageAction {...alone} />
        </div>
      </PageHeader>
      <LinesToCopy {...simple} lines={frameLines} rows={11} />
      <LinesToCopy {...fitted} lines={heightLines} rows={8} surface="cream" />
      <Section id={promises.id} labelledBy={`${promises.id}-titre`} surface="lagoon" stack="regular">
        <SectionHeader id={`${promises.id}-titre`} title={promises.heading} />
        <List items={promises.items} />
        <Text>{promises.challenge}</Text>
      </Section>
    </Page>
  );
}

import { quizEmbedding } from "@sillages/content";
import { ActionLink, List, Section, SectionHeader, Text } from "@sillages/ui";
import { PageHeader } from "../../../sections/PageHeader.tsx";
import { Page } from "../../../shell/Page.tsx";
import { frameLines, heightLines } from "./lines.ts";
import { LinesToCopy } from "./LinesToCopy.tsx";

/** The lines by which another site shows the quiz. */
export default function EmbeddingRoute() {
  const { alone, fitted, lead, promises, simple, title } = quizEmbedding;
  return (
    <Page>
      <PageHeader title={title} lead={lead} surface="sun">
        <div>
          <ActionLink href={alone.path}>{alone.label}</ActionLink>
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

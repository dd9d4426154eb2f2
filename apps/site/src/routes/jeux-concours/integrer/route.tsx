import { quizEmbedding } from "@sillages/content";
import { List, Text } from "@sillages/ui";
import { PageHeader } from "../../../sections/PageHeader.tsx";
import { TitledSection } from "../../../sections/TitledSection.tsx";
import { Page } from "../../../shell/frame/Page.tsx";
import { PageAction } from "../../../shell/links/PageAction.tsx";
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
      <TitledSection id={promises.id} title={promises.heading} surface="lagoon" stack="regular">
        <List items={promises.items} />
        <Text>{promises.challenge}</Text>
      </TitledSection>
    </Page>
  );
}

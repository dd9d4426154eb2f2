import { lexique } from "@sillages/content";
import { DescriptionList, Heading, Section, Text } from "@sillages/ui";
import { Document } from "../../Document.tsx";
import { PageLink } from "../../shell/links/PageLink.tsx";

const { back, lead, meta, terms, title } = lexique;

/** The words of the sea, one sentence each; each has its address. */
export function LexiconDocument({ builtAt }: { builtAt: string }) {
  return (
    <Document builtAt={builtAt} meta={meta}>
      <main>
        <Section space="close" stack="regular">
          <Heading level={1}>{title}</Heading>
          <Text size="lead">{lead}</Text>
          <PageLink {...back} />
          <DescriptionList
            items={terms.map(({ definition, id, term }) => ({
              term,
              definition: <span id={id}>{definition}</span>,
            }))}
          />
        </Section>
      </main>
    </Document>
  );
}

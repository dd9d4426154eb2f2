import { dayInWords, dossier, identity, pdfWords, reglement, textPages } from "@sillages/content";
import { PrintDocument } from "@sillages/illustrations";
import { Heading, Section, Text } from "@sillages/ui";
import { Document } from "../../Document.tsx";
import { PrintedBar } from "../pdf/PrintedBar.tsx";
import { TextSections } from "../../sections/TextSections.tsx";

const back = { label: dossier.back.label, path: "/reglement" };

/** The rules of the contests as one keeps them: whole, dated, without the site around them. */
export function ContestRulesDocument({ builtAt }: { builtAt: string }) {
  const { lead, meta, sections, title, updated } = reglement;
  return (
    <Document builtAt={builtAt} meta={meta}>
      <PrintDocument bar={<PrintedBar path="/documents/reglement.html" back={back} />}>
        <Section space="close" stack="regular">
          <Text tone="strong">
            {pdfWords.edition(builtAt.slice(0, 10))}. {textPages.updated(dayInWords(updated))}
          </Text>
          <Heading level={1} size="section">
            {title}
          </Heading>
          <Text size="lead">{lead}</Text>
          {identity.demonstration && <Text>{identity.demonstrationLine}</Text>}
          <TextSections sections={sections} />
        </Section>
      </PrintDocument>
    </Document>
  );
}

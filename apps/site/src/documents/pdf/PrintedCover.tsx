import { devenirPartenaire, identity } from "@sillages/content";
import { PrintPage, type PrintPageProps } from "@sillages/illustrations";
import { Heading, Text } from "@sillages/ui";

interface PrintedCoverProps extends Pick<PrintPageProps, "picture" | "surface"> {
  title: string;
  lead: string;
  /** Of which day it is. */
  edition: string;
}

/** The first page of a printed document. */
export function PrintedCover({ title, lead, edition, ...page }: PrintedCoverProps) {
  return (
    <PrintPage {...page}>
      <Text tone="strong">{edition}</Text>
      {identity.demonstration && <Text>{devenirPartenaire.demonstration}</Text>}
      <Heading level={1} size="poster">
        {title}
      </Heading>
      <Text size="lead">{lead}</Text>
    </PrintPage>
  );
}

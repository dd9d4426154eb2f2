import { devenirPartenaire, dossier, identity } from "@sillages/content";
import { PrintPage } from "@sillages/illustrations";
import { Heading, Text } from "@sillages/ui";
import { pictureOf } from "../shell/pictureOf.ts";

export function Cover({ date }: { date: string }) {
  return (
    <PrintPage surface="dawn" picture={pictureOf("scenes/aube-haute")}>
      <Text tone="strong">{dossier.edition(date)}</Text>
      {identity.demonstration && <Text>{devenirPartenaire.demonstration}</Text>}
      <Heading level={1} size="poster">
        {dossier.title}
      </Heading>
      <Text size="lead">{dossier.lead}</Text>
    </PrintPage>
  );
}
